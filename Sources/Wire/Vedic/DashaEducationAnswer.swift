import Astrology
import Ephemeris
import Readings

/// What tradition makes of the running periods, and how their dates are found.
struct DashaEducationAnswer: JSONEncodable {
  let facts: DashaFacts

  init(_ facts: DashaFacts) { self.facts = facts }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.object("mahadasha_guide") { json in
        guide(
          DashaGuide(.mahadasha, of: facts.running[0].lord, language: .english), Self.span(facts.years(facts.running[0])), &json)
      }
      json.object("antardasha_guide") { json in
        guide(
          DashaGuide(.antardasha, of: facts.running[1].lord, language: .english), Self.span(facts.years(facts.running[1])), &json)
      }
      json.object("calculation_explanation", explanation)
    }
  }

  private func guide(_ guide: DashaGuide, _ duration: String, _ json: inout JSONWriter) {
    json.field("title", guide.title)
    json.field("level", guide.level.rawValue)
    json.field("lord", guide.lord.englishName)
    json.field("duration", duration)
    json.field("overview", guide.overview)
    json.field("advice", guide.advice)
    json.field("keywords", guide.keywords)
    json.field("opportunities", guide.opportunities)
    json.field("challenges", guide.challenges)
    json.field("typical_experiences", guide.experiences)
  }

  private func explanation(_ json: inout JSONWriter) {
    let moon = facts.chart.place(of: .moon)
    let first = facts.dasha.mahadashas()[0]
    json.field("title", "How these dates are found")
    json.field("moon_longitude", moon.longitude)
    json.field("nakshatra", moon.nakshatra.nakshatra.name)
    json.field("nakshatra_lord", moon.nakshatra.nakshatra.lord.englishName)
    json.field("balance_years", facts.dasha.balanceYears, decimals: 6)
    json.key("steps")
    json.array(steps(moon, first).enumerated()) { json, step in
      json.object { json in
        json.field("step", step.offset + 1)
        json.field("title", step.element.title)
        json.field("description", step.element.description)
      }
    }
  }

  private func steps(_ moon: GrahaPlace, _ first: DashaPeriod) -> [(title: String, description: String)] {
    let zodiac = ZodiacPosition(longitude: moon.longitude)
    let share = (moon.nakshatra.fraction * 1000).rounded() / 10
    let balance = (facts.dasha.balanceYears * 100).rounded() / 100
    let minute = (facts.daysPerMinute * 10).rounded() / 10
    return [
      (
        "Find the Moon",
        "At birth the Moon stood at \(zodiac.degree)°\(zodiac.minute < 10 ? "0" : "")\(zodiac.minute)′ of \(zodiac.sign.rashiName), in "
          + "\(moon.nakshatra.nakshatra.name), quarter \(moon.nakshatra.pada) (ayanamsa: \(facts.chart.ayanamsa.rawValue))."
      ),
      (
        "Find the first lord",
        "That nakshatra opens the cycle with \(first.lord.englishName), whose period lasts \(Self.span(facts.years(first)))."
      ),
      (
        "Take what is left",
        "\(share) percent of the nakshatra was passed at birth, so \(balance) years of the first period were left; it began on "
          + "\(first.start.civilDay), before the birth."
      ),
      (
        "Count on",
        "The lords follow in a fixed order, with years of \(facts.dasha.year.days) days. Each period divides among all lords in the "
          + "proportion of their years, beginning with its own."
      ),
      (
        "Mind the clock",
        "A minute of birth time moves every date by \(minute) days, so the dates are as good as the time of birth is."
      ),
    ]
  }

  /// `6 years`, `34.2 months`: years where they are whole.
  private static func span(_ years: Double) -> String {
    let (count, unit) = abs(years - years.rounded()) < 1e-6 ? (years.rounded(), "year") : (years * 12, "month")
    let rounded = (count * 10).rounded() / 10
    let text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return "\(text) \(unit)\(rounded == 1 ? "" : "s")"
  }
}
