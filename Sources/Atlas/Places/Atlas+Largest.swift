extension Atlas {
  /// The place of a zone in which the most people live.
  ///
  /// Looks first among the places that the gazetteer gives to that very name, and where it gives it none, among those of all names that mean
  /// the same clocks: `Asia/Calcutta` is a name for those of `Asia/Kolkata`. The first call goes through all places once, which takes a few
  /// milliseconds, and keeps one place for each zone, some hundreds; every other call looks the zone up.
  ///
  /// - Returns: `nil` for a zone without a place of the gazetteer, such as `Antarctica/Vostok`, and for a scale of its own, such as `UTC`.
  public static func largestPlace(in zone: TimeZoneHistory) -> Place? {
    let largest = LargestPlaces.shared
    return (largest.byName[zone.identifier] ?? largest.byCanonicalName[zone.canonicalIdentifier]).map { Place(index: $0) }
  }
}

/// The index of the largest place of each zone.
private struct LargestPlaces: Sendable {
  static let shared = LargestPlaces(PlacesFile.shared)

  /// By the names that the gazetteer gives its places.
  let byName: [String: Int]
  /// By the names that these are links to, or the same.
  let byCanonicalName: [String: Int]

  private init(_ file: PlacesFile) {
    func isLarger(_ index: Int, than known: Int?) -> Bool {
      guard let known else { return true }
      return file.record(index).population > file.record(known).population
    }
    var ofZone: [Int: Int] = [:]
    for index in 0..<file.records.count {
      let zone = file.record(index).zone
      if isLarger(index, than: ofZone[zone]) { ofZone[zone] = index }
    }
    var byName: [String: Int] = [:]
    var byCanonicalName: [String: Int] = [:]
    for (zone, index) in ofZone.sorted(by: { $0.key < $1.key }) {
      let name = file.zoneName(zone)
      byName[name] = index
      guard let canonical = (try? TimeZoneHistory(identifier: name))?.canonicalIdentifier else { continue }
      if isLarger(index, than: byCanonicalName[canonical]) { byCanonicalName[canonical] = index }
    }
    (self.byName, self.byCanonicalName) = (byName, byCanonicalName)
  }
}
