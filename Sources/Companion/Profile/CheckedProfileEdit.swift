package import Astrology
import Atlas
package import Wire

/// A change of a profile of which every field has been checked.
package struct CheckedProfileEdit: Sendable {
  private let edit: ProfileEdit
  /// Whether what is left out is to be cleared.
  private let isWhole: Bool

  /// Checks a change.
  ///
  /// - Throws: ``CompanionError`` that names the field and what is allowed.
  package init(_ edit: ProfileEdit, isWhole: Bool) throws(CompanionError) {
    var checked = edit
    try Choices.shortText(edit.name.value, limit: 400, field: "name")
    if let data = edit.birthData.value { _ = try DrawnChart(ReadBirth(data), options: ChartOptions()) }
    if let tag = edit.language.value, !Self.isLanguageTag(tag) {
      throw CompanionError.invalid("language must be a language tag such as en or pt-BR.", field: "language")
    }
    if let name = edit.houseSystem.value {
      checked.houseSystem = .given(try Choices.houseSystem(name, field: "houseSystem").name)
    }
    if let zodiac = edit.zodiac.value { _ = try Self.zodiac(zodiac, field: "zodiac") }
    try Self.check(edit.theme.value, among: ["system", "light", "dark"], field: "theme")
    try Self.check(edit.units.value, among: ["metric", "imperial"], field: "units")
    if let zone = edit.timezone.value {
      checked.timezone = .given(try CivilText.zone(zone, field: "timezone").identifier)
    }
    self.edit = checked
    self.isWhole = isWhole
  }

  /// Writes the change into a profile.
  package func apply(to profile: inout StoredProfile) {
    profile.name = edit.name.applied(to: profile.name, isWhole: isWhole).flatMap { $0.isEmpty ? nil : $0 }
    switch edit.birthData {
    case .given(let data) where data != profile.birth?.birthData:
      profile.birth = StoredBirth(birthData: data, chartType: nil, houseSystem: nil)
    case .given: break
    case .cleared: profile.birth = nil
    case .unchanged: if isWhole { profile.birth = nil }
    }
    profile.language = edit.language.applied(to: profile.language, isWhole: isWhole)
    profile.houseSystem = edit.houseSystem.applied(to: profile.houseSystem, isWhole: isWhole)
    profile.zodiac = edit.zodiac.applied(to: profile.zodiac, isWhole: isWhole)
    profile.theme = edit.theme.applied(to: profile.theme, isWhole: isWhole)
    profile.units = edit.units.applied(to: profile.units, isWhole: isWhole)
    profile.timezone = edit.timezone.applied(to: profile.timezone, isWhole: isWhole)
    profile.preparesReadings = edit.preparesReadings.applied(to: profile.preparesReadings, isWhole: isWhole)
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
