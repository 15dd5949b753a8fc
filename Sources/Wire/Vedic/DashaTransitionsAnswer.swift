import Astrology
import Ephemeris
import Readings

/// What comes after the running periods, and when.
struct DashaTransitionsAnswer: JSONEncodable {
  let facts: DashaFacts

  init(_ facts: DashaFacts) { self.facts = facts }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.object("timing") { json in
        timing(1, &json, "mahadasha")
        timing(2, &json, "antardasha")
        timing(3, &json, "pratyantardasha")
      }
      guard let next = facts.following(1).first else { return }
      json.object("insights") { json in insights(next, &json) }
      guard let from = facts.bearing(of: facts.running[0].lord), let to = facts.bearing(of: next.lord) else { return }
      json.object("impact_comparison") { json in compare(from, to, &json) }
    }
  }

  private func timing(_ level: Int, _ json: inout JSONWriter, _ name: StaticString) {
    let period = facts.running[level - 1]
    json.object(name) { json in
      json.field("current_lord", period.lord.englishName)
      json.field("next_lord", facts.next(after: level)?.lord.englishName)
      json.field("ends_on", period.end.civilDay)
      json.field("days_remaining", daysRemaining(period))
      json.field("months_remaining", Double(daysRemaining(period)) / 30.4375, decimals: 1)
      json.field("years_remaining", Double(daysRemaining(period)) / 365.25, decimals: 2)
    }
  }

  private func insights(_ next: DashaPeriod, _ json: inout JSONWriter) {
    let current = facts.running[0]
    let guide = DashaGuide(.mahadasha, of: next, language: .english)
    json.field("current_lord", current.lord.englishName)
    json.field("current_keywords", DashaGuide(.mahadasha, of: current.lord, language: .english).keywords)
    json.field("next_lord", next.lord.englishName)
    json.field("next_keywords", guide.keywords)
    json.field("days_until", daysRemaining(current))
    json.field("time_remaining", Self.span(days: daysRemaining(current)))
    json.field("preparation_tips", guide.preparation)
    json.field("summary", guide.annotation)
  }

  private func compare(_ from: DashaBearing, _ to: DashaBearing, _ json: inout JSONWriter) {
    let transition = DashaTransition(from: from, to: to, language: .english)
    json.field("current", BearingAnswer(from, lordField: "dasha_lord", scoresField: "impact_scores"))
    json.field("next", BearingAnswer(to, lordField: "dasha_lord", scoresField: "impact_scores"))
    json.key("deltas")
    json.scores { to.score(of: $0) - from.score(of: $0) }
    json.field("major_shifts", transition.shifts)
    json.field("transition_summary", transition.summary)
  }

  /// Civil days from the day that is asked about to the last of a period.
  private func daysRemaining(_ period: DashaPeriod) -> Int {
    period.end.civilDate.dayNumber(in: .gregorian) - facts.targetDate.dayNumber(in: .gregorian)
  }

  /// `4 years and 7 months`, `23 days`.
  private static func span(days: Int) -> String {
    func told(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
    let months = Int(Double(days) / 30.4375)
    if months == 0 { return told(days, "day") }
    if months < 12 { return told(months, "month") }
    return months % 12 == 0 ? told(months / 12, "year") : "\(told(months / 12, "year")) and \(told(months % 12, "month"))"
  }
}
