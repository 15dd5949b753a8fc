package import Astrology
import Atlas
package import Ephemeris
import Readings

/// A change of a profile. What is `nil` stays as it is; what is given as `nil` is cleared.
package struct ProfileChange: Sendable {
  /// What the person is called.
  package var name: String??
  package var birth: BirthDetails??
  /// A language tag.
  package var language: String??
  /// A house system by name.
  package var houseSystem: String??
  /// `tropical`, or an ayanamsa.
  package var zodiac: String??
  /// `system`, `light` or `dark`.
  package var theme: String??
  /// `metric` or `imperial`.
  package var units: String??
  /// The zone whose days are the person's days.
  package var timezone: String??
  /// `h12` or `h23`.
  package var hourCycle: String??
  /// `dayFirst` or `monthFirst`.
  package var dateOrder: String??
  /// Whether tomorrow’s reading is to be prepared the evening before.
  package var preparesReadings: Bool??

  /// A change of nothing.
  package init() {}

  /// The change with every field checked, and names as we write them.
  ///
  /// - Parameter now: when it is told; `nil` for what was kept before.
  /// - Throws: ``CompanionError`` that names the field and what is allowed.
  package func checked(at now: UTC?) throws(CompanionError) -> ProfileChange {
    var checked = self
    try Choices.shortText(name ?? nil, limit: 400, field: "name")
    if let birth = birth ?? nil {
      checked.birth = try DrawnChart(ReadBirth(birth, now.map { .told(at: $0) } ?? .kept), options: ChartOptions()).birth.data
    }
    if let tag = language ?? nil, !Self.isLanguageTag(tag) {
      throw CompanionError.invalid("language must be a language tag such as en or pt-BR.", field: "language")
    }
    if let name = houseSystem ?? nil { checked.houseSystem = try Choices.houseSystem(name, field: "houseSystem").name }
    if let zodiac = zodiac ?? nil { _ = try Self.zodiac(zodiac, field: "zodiac") }
    try Self.check(theme ?? nil, among: ["system", "light", "dark"], field: "theme")
    try Self.check(units ?? nil, among: ["metric", "imperial"], field: "units")
    try Self.check(hourCycle ?? nil, among: RegionalFormat.HourCycle.allCases.map(\.rawValue), field: "hourCycle")
    try Self.check(dateOrder ?? nil, among: RegionalFormat.DateOrder.allCases.map(\.rawValue), field: "dateOrder")
    if let zone = timezone ?? nil { checked.timezone = try CivilText.zone(zone, field: "timezone").identifier }
    return checked
  }

  /// Writes the change into a profile.
  package func apply(to profile: inout StoredProfile) {
    // A name of blanks is none.
    if let name { profile.name = name.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 } }
    if let birth, birth != profile.birth?.birthData {
      profile.birth = birth.map { StoredBirth(birthData: $0, chartType: nil, houseSystem: nil) }
    }
    if let language { profile.language = language }
    if let houseSystem { profile.houseSystem = houseSystem }
    if let zodiac { profile.zodiac = zodiac }
    if let theme { profile.theme = theme }
    if let units { profile.units = units }
    if let timezone { profile.timezone = timezone }
    if let hourCycle { profile.hourCycle = hourCycle }
    if let dateOrder { profile.dateOrder = dateOrder }
    if let preparesReadings { profile.preparesReadings = preparesReadings }
  }

  /// A zodiac by name.
  package static func zodiac(_ name: String, field: String) throws(CompanionError) -> Zodiac {
    if name == "tropical" { return .tropical }
    guard let ayanamsa = Ayanamsa(rawValue: String(name.prefix(64))) else {
      let names = ["tropical"] + Ayanamsa.allCases.map(\.rawValue)
      throw CompanionError.invalid(
        "\(field) must be tropical or an ayanamsa such as lahiri, got “\(name.prefix(32))”.", field: field,
        allowed: names)
    }
    return .sidereal(ayanamsa)
  }

  private static func check(_ value: String?, among allowed: [String], field: String) throws(CompanionError) {
    guard let value, !allowed.contains(value) else { return }
    throw CompanionError.invalid("\(field) must be one of \(allowed.joined(separator: ", ")).", field: field, allowed: allowed)
  }

  /// Whether a text has the form of a language tag (RFC 5646, section 2.1): subtags of 1 to 8 letters and digits, a language first.
  private static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return text.utf8.count <= 35 && (2...3).contains(parts[0].utf8.count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
      && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }
}
