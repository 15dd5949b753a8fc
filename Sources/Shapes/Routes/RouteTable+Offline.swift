extension Route {
  // MARK: without a connection
  /// What a device holds, and what a browser shows in the place of a page that it cannot reach.
  public static let offlinePage = Route(.get, "/offline", for: .person)
  /// What the service worker is to hold for whoever asks.
  public static let offlineList = Route(.get, "/offline.json", for: .person)

  static let offlineRoutes: [Route] = [offlinePage, offlineList]
}
