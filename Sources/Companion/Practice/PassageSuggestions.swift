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
    let chart = person.drawn.chart
    return (day, try suggestions(for: chart, of: account.id, on: day, language: language), chart)
  }

  /// What a day suggests to whoever has a chart.
  ///
  /// - Parameter id: the account, or the chart of a visitor: two people are not suggested the same.
  package func suggestions(
    for chart: NatalChart, of id: String, on day: LocalDay, language: Language
  ) throws -> [PassageSuggestion] {
    PassageSuggestion.of(
      try meters.readings(of: chart, on: day), day: day.number, seed: ReadingPerson.seed(id), language: language)
  }
}
