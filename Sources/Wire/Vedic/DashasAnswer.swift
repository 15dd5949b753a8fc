import Astrology
import Ephemeris
import Readings

/// The mahadasha and the antardasha of a day: the answer of `astrology/dashas`.
public struct DashasAnswer: JSONEncodable, Sendable {
  let facts: DashaFacts
  let showsBoundaries: Bool
  let showsWorkings: Bool

  /// An answer, with the boundaries around the day and the workings when they were asked for.
  public init(_ facts: DashaFacts, showsBoundaries: Bool, showsWorkings: Bool) {
    self.facts = facts
    self.showsBoundaries = showsBoundaries
    self.showsWorkings = showsWorkings
  }

  public func encode(to json: inout JSONWriter) {
    let (mahadasha, antardasha) = (facts.running[0], facts.running[1])
    json.object { json in
      json.object("mahadasha") { json in
        json.periodFields(mahadasha)
        json.field("annotation", DashaGuide(.mahadasha, of: mahadasha, language: .english).annotation)
      }
      json.object("antardasha") { json in
        json.periodFields(antardasha)
        json.field("annotation", DashaGuide(.antardasha, of: antardasha, language: .english).annotation)
      }
      if showsBoundaries { json.object("boundaries", boundaries) }
      if showsWorkings { json.object("debug", workings) }
      json.dashaPolicy(facts)
      json.field("disclaimer", VedicNotice.disclaimer)
    }
  }

  private func boundaries(_ json: inout JSONWriter) {
    let parts = facts.dasha.parts(of: facts.running[0])
    json.object("mahadasha") { json in json.periodFields(facts.running[0]) }
    json.key("antardasha")
    json.array(parts) { json, part in json.object { json in json.periodFields(part) } }
    json.key("breakpoints")
    json.array(parts.map(\.start) + [facts.running[0].end]) { json, instant in json.string(instant.civilDay) }
  }

  private func workings(_ json: inout JSONWriter) {
    let order = facts.dasha.mahadashas().map(\.lord)
    let balance = facts.dasha.balanceYears
    json.field("start_lord", order[0].englishName)
    json.field("start_balance_years", balance)
    json.field("start_balance_years_int", Int(clamping: balance))
    json.field("start_balance_months_approx", Int(clamping: (balance - balance.rounded(.down)) * 12))
    json.field("mahadasha_order", order.map(\.englishName))
    json.field("moon_longitude", facts.chart.place(of: .moon).longitude)
    json.field("nakshatra", facts.chart.place(of: .moon).nakshatra.nakshatra.name)
  }
}

extension JSONWriter {
  /// How the dates of an answer were reckoned, and how far they can be trusted.
  mutating func dashaPolicy(_ facts: DashaFacts) {
    field("system", facts.dasha.system.wireName)
    field("ayanamsa", facts.chart.ayanamsa.rawValue)
    field("yearLength", facts.dasha.year.wireName)
    field("daysPerYear", facts.dasha.year.days)
    field("daysPerMinuteOfBirthTime", facts.daysPerMinute, decimals: 2)
    field("timezone", facts.birth.timezone)
  }
}
