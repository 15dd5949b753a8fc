package import Astrology
import Atlas
package import Readings
package import Store

extension Companion {
  /// What today suggests to somebody, by the meters of their day; nothing while their birth is not known.
  ///
  /// - Parameter timezone: the zone that a request names; one in the profile comes first.
  /// - Throws: ``CompanionError`` that names `timezone`.
  package func suggestions(
    for account: Account, timezone: String?, language: Language
  ) async throws -> (day: LocalDay, suggestions: [PassageSuggestion], chart: NatalChart?) {
    guard let person = try await readings.person(account, timezone: timezone, language: language) else {
      let zone = try CivilText.zone(try await practice.place(account, timezone: timezone).zone, field: "timezone")
      return (readings.today(in: zone), [], nil)
    }
    let day = readings.today(in: person.zone)
    let meters = try self.meters.readings(of: person.drawn.chart, on: day)
    return (
      day,
      PassageSuggestion.of(meters, day: day.number, seed: ReadingPerson.seed(account.id), language: language), person.drawn.chart
    )
  }
}
