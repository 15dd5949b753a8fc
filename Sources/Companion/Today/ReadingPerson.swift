import Astrology
package import Atlas
import Crypto
import Ephemeris
import Foundation
package import Readings
package import Store

/// Somebody a reading is made for: the chart, the clocks they live by, and what sets them apart from everybody else.
package struct ReadingPerson: Sendable {
  package let account: Account
  package let profile: StoredProfile
  package let drawn: DrawnChart
  /// The chart as the meters need it.
  package let measured: MeterChart
  /// Whose days are the person’s days.
  package let zone: TimeZoneHistory
  /// Whether that is the zone they live by; otherwise it is that of the place of birth, and hours must name it.
  package let isZoneKnown: Bool
  /// What the readings are made from; another birth, house system or home makes another.
  package let fingerprint: String
  /// In which language they read.
  package let language: Language
  /// Where the person begins in every list of texts.
  package let seed: UInt64

  /// Puts a person together.
  ///
  /// - Parameters:
  ///   - drawn: the chart of the profile.
  ///   - language: in which they read.
  ///   - timezone: the zone that a request names; a zone in the profile comes first.
  package init(
    _ account: Account, _ profile: StoredProfile, _ drawn: DrawnChart, timezone: String?, language: Language
  ) throws(CompanionError) {
    self.drawn = drawn
    measured = MeterChart(drawn.chart)
    let asked = try timezone.map { (name) throws(CompanionError) in try CivilText.zone(name, field: "timezone") }
    let current = profile.currentZone(asked: asked?.identifier)
    zone = if let current { try CivilText.zone(current, field: "timezone") } else { drawn.birth.moment.zone }
    isZoneKnown = current != nil
    self.account = account
    self.language = language
    self.profile = profile
    let data = drawn.birth.data
    // Name and place are words; they move no planet.
    let facts: [String] = [
      data.date, data.time ?? "-", data.timezone ?? "-", "\(data.latitude)", "\(data.longitude)", data.fold ?? "-",
      data.calendar ?? "-", drawn.options.houseSystem.name, profile.timezone ?? profile.deviceTimezone ?? "-",
    ]
    // What was kept before there was a choice was English and tropical, told by 24 hours and the day first.
    var spoken = language.tag == "en" ? facts : facts + [language.tag]
    let format = language.format
    if format != .usual { spoken.append("\(format.hours.rawValue) \(format.order.rawValue)") }
    if drawn.chart.zodiac != .tropical { spoken.append("zodiac " + (profile.zodiac ?? "")) }
    fingerprint = String(NaturalKey.hashed("birth", spoken.joined(separator: "|")).prefix(38))
    seed = Self.seed(account.id)
  }

  /// A number that stands for a text and says nothing of it.
  package static func seed(_ text: String) -> UInt64 {
    SHA256.hash(data: Array("reading \(text)".utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
