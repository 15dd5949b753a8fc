import Atlas

/// Whether the gazetteer answers.
enum PlacesCheck {
  static var finding: Finding {
    // GeoNames' New York City, found by name and by where it lies.
    let newYork = 5_128_581
    let byName = Atlas.search("New York", limit: 1).first?.place
    let byPoint = Atlas.nearestPlace(latitude: 40.71427, longitude: -74.00597)?.place
    guard byName?.id == newYork, byPoint?.id == newYork else {
      return .ill("places", "New York is not where it should be", remedy: "the executable is damaged; build or copy it again")
    }
    return .well("places", "\(Atlas.placeCount) places; New York is found by name and by coordinates")
  }
}
