extension Route {
  // MARK: the person
  /// Who somebody is to us: name, birth, preferences.
  public static let profile = Route(.get, "/api/v1/profile", for: .program, access: .account(scope: .profile))
  /// Puts a whole profile in the place of what stood.
  public static let replaceProfile = Route(.put, "/api/v1/profile", for: .program, access: .account(scope: .profile))
  /// Changes fields of the profile.
  public static let editProfile = Route(.patch, "/api/v1/profile", for: .program, access: .account(scope: .profile))
  /// The birth of the profile, as the first clients ask for it.
  public static let chatBirthData = Route(.get, "/api/v1/chat/birth-data", for: .program, access: .account(scope: .profile))
  /// Sets the birth of the profile.
  public static let setChatBirthData = Route(.post, "/api/v1/chat/birth-data", for: .program, access: .account(scope: .profile))

  // MARK: charts of an account
  /// The charts that an account keeps.
  public static let charts = Route(.get, "/api/v1/charts", for: .program, access: .account(scope: .profile))
  /// The same under the name that stands beside the other histories.
  public static let chartHistory = Route(.get, "/api/v1/chart/history", for: .program, access: .account(scope: .profile))
  /// Deletes a chart.
  public static let deleteChart = Route(.delete, "/api/v1/chart/{id}", for: .program, access: .account(scope: .profile))
  /// Takes a chart over that was made before signing up.
  public static let claimChart = Route(.post, "/api/v1/charts/{id}/claim", for: .program, access: .account(scope: .profile))

  // MARK: what is kept
  /// The readings that somebody wants to find again.
  public static let bookmarks = Route(.get, "/api/v1/bookmarks", for: .program, access: .account(scope: .records))
  /// Keeps a reading.
  public static let makeBookmark = Route(.post, "/api/v1/bookmarks", for: .program, access: .account(scope: .records))
  /// Lets a reading go.
  public static let deleteBookmark = Route(.delete, "/api/v1/bookmarks/{id}", for: .program, access: .account(scope: .records))
  /// The readings so far.
  public static let horoscopeHistory = Route(
    .get, "/api/v1/horoscope/history", for: .program, access: .account(scope: .records))
  /// The comparisons so far.
  public static let matchHistory = Route(.get, "/api/v1/match/history", for: .program, access: .account(scope: .profile))

  // MARK: exchange
  /// What changed since a token.
  public static let changes = Route(.get, "/api/v1/sync", for: .program, access: .account(scope: .records))
  /// Brings changes of a device.
  public static let applyChanges = Route(.post, "/api/v1/sync", for: .program, access: .account(scope: .records))
  /// Everything that is known of an account.
  public static let export = Route(.get, "/api/v1/export", for: .program, access: .person, limit: .generation)
  /// Takes an export back.
  public static let importRecords = Route(.post, "/api/v1/import", for: .program, access: .person, limit: .generation)

  static let keeping: [Route] = [
    profile, replaceProfile, editProfile, chatBirthData, setChatBirthData,
    charts, chartHistory, deleteChart, claimChart,
    bookmarks, makeBookmark, deleteBookmark, horoscopeHistory, matchHistory,
    changes, applyChanges, export, importRecords,
  ]
}
