import Ephemeris

extension Atlas {
  /// The zone by whose clocks a country lives: that of its largest place, where at least nine of ten who live in its places have the same, or
  /// one whose clocks show the same all year round, as those of Büsingen do those of Berlin.
  ///
  /// The first call goes through all places once and keeps some two hundred zones; every other call looks the country up.
  ///
  /// - Parameter country: two capital letters (ISO 3166-1).
  /// - Returns: `nil` for a country with several clocks, such as Canada or Indonesia, and for what is none.
  public static func zone(ofCountry country: String) -> TimeZoneHistory? { CountryZones.shared.byCode[country] }
}

/// The zones of the countries that have one.
private struct CountryZones: Sendable {
  static let shared = CountryZones(PlacesFile.shared)

  let byCode: [String: TimeZoneHistory]

  private init(_ file: PlacesFile) {
    var populations: [Int: [Int: Inhabitants]] = [:]
    for index in 0..<file.records.count {
      let record = file.record(index)
      let country = file.country(ofRegion: record.region)
      populations[country, default: [:]][record.zone, default: Inhabitants()].add(record.population)
    }
    var byCode: [String: TimeZoneHistory] = [:]
    for (country, zones) in populations {
      let ranked = zones.sorted { ($1.value.largest, $0.key) < ($0.value.largest, $1.key) }
      let named = ranked.map { (name: file.zoneName($0.key), inhabitants: $0.value.all) }
      if let zone = Self.zone(of: named) { byCode[file.countryCode(country)] = zone }
    }
    self.byCode = byCode
  }

  /// Who lives in the places of a zone, and in its largest.
  private struct Inhabitants {
    var all = 0, largest = 0

    mutating func add(_ population: Int) {
      all += population
      largest = max(largest, population)
    }
  }

  /// The first of several zones; `nil` where for more than one in ten another one’s clocks show something else.
  private static func zone(of zones: [(name: String, inhabitants: Int)]) -> TimeZoneHistory? {
    guard let name = zones.first?.name, let first = try? TimeZoneHistory(identifier: name) else { return nil }
    var (same, all) = (0, 0)
    for (other, inhabitants) in zones {
      all += inhabitants
      guard let zone = try? TimeZoneHistory(identifier: other) else { continue }
      if weeks.allSatisfy({ agree(first, zone, at: $0) }) { same += inhabitants }
    }
    return same * 10 >= all * 9 ? first : nil
  }

  private static func agree(_ one: TimeZoneHistory, _ other: TimeZoneHistory, at instant: UTC) -> Bool {
    one.clock(at: instant).seconds == other.clock(at: instant).seconds
  }

  /// The weeks of 2030: by then every zone goes by the rules that it goes by now.
  private static let weeks = (0..<52).map { UTC(daysSinceJ2000: 10_957.5 + 7 * Double($0)) }
}
