import Astrology
import Ephemeris
import Readings

/// The periods of a life at an instant with what is to be said of them: the answer of `astrology/dashas/complete`.
public struct DashaCompleteAnswer: JSONEncodable, Sendable {
  let facts: DashaFacts
  let showsTransitions: Bool
  let showsEducation: Bool

  /// An answer.
  public init(_ facts: DashaFacts, showsTransitions: Bool, showsEducation: Bool) {
    self.facts = facts
    self.showsTransitions = showsTransitions
    self.showsEducation = showsEducation
  }

  public func encode(to json: inout JSONWriter) {
    let (mahadasha, antardasha) = (facts.running[0], facts.running[1])
    json.object { json in
      json.object("dasha", periods)
      json.object("current_period") { json in
        period(mahadasha, &json, "mahadasha")
        period(antardasha, &json, "antardasha")
        period(facts.running[2], &json, "pratyantardasha")
        json.field(
          "narrative", DashaReading(facts.running, in: facts.chart, language: .english) { $0.civilDate }?.narrative ?? "")
      }
      if let years = facts.bearing(of: mahadasha.lord), let months = facts.bearing(of: antardasha.lord) {
        json.field("impact_analysis", DashaImpactAnswer(mahadasha: years, antardasha: months))
      }
      json.object("planetary_keywords") { json in
        json.field("mahadasha", DashaGuide(.mahadasha, of: mahadasha.lord, language: .english).keywords)
        json.field("antardasha", DashaGuide(.antardasha, of: antardasha.lord, language: .english).keywords)
      }
      json.object("natal_snapshot", snapshot)
      if showsTransitions { json.field("transitions", DashaTransitionsAnswer(facts)) }
      if showsEducation { json.field("education", DashaEducationAnswer(facts)) }
      json.field("birth", facts.birth)
      json.dashaPolicy(facts)
      json.field("disclaimer", VedicNotice.disclaimer)
    }
  }

  private func periods(_ json: inout JSONWriter) {
    json.field("birth_date", facts.birth.date)
    json.field("target_date", ISO8601.date(facts.targetDate))
    json.object("starting_dasha") { json in
      json.field("lord", facts.dasha.mahadashas()[0].lord.englishName)
      json.field("balance_years", facts.dasha.balanceYears, decimals: 6)
    }
    period(facts.running[0], &json, "mahadasha")
    period(facts.running[1], &json, "antardasha")
    period(facts.running[2], &json, "pratyantardasha")
    list(facts.dasha.parts(of: facts.running[0]), &json, "all_antardashas")
    list(facts.dasha.parts(of: facts.running[1]), &json, "all_pratyantardashas")
    list(facts.following(3), &json, "upcoming_mahadashas")
  }

  private func list(_ periods: [DashaPeriod], _ json: inout JSONWriter, _ name: StaticString) {
    json.key(name)
    json.array(periods) { json, period in json.object { json in fields(of: period, &json) } }
  }

  private func period(_ period: DashaPeriod, _ json: inout JSONWriter, _ name: StaticString) {
    json.object(name) { json in fields(of: period, &json) }
  }

  /// The length is given in the unit that fits the level: years, twelfths of a year, days.
  private func fields(of period: DashaPeriod, _ json: inout JSONWriter) {
    json.periodFields(period)
    switch period.level {
    case 1: json.field("duration_years", facts.years(period), decimals: 4)
    case 2: json.field("duration_months", facts.years(period) * 12, decimals: 4)
    default: json.field("duration_days", facts.years(period) * facts.dasha.year.days, decimals: 2)
    }
  }

  /// The sky of the birth.
  private func snapshot(_ json: inout JSONWriter) {
    json.field("lagna", facts.chart.lagnaSign?.rashiName)
    json.field("lagnaDegrees", facts.chart.lagna.map(LagnaAnswer.init))
    json.object("planets") { json in
      for place in facts.chart.places {
        json.key(named: place.graha.englishName.lowercased())
        json.object { json in json.grahaFields(place) }
      }
    }
  }
}
