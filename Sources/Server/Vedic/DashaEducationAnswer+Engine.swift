import Astrology
import Ephemeris
import Readings
import Wire

extension DashaEducationAnswer {
  /// What tradition makes of the periods that run.
  init(_ facts: DashaFacts) {
    func guide(_ level: DashaGuide.Level, _ period: DashaPeriod) -> Guide {
      let guide = DashaGuide(level, of: period.lord, language: .english)
      return Guide(
        title: guide.title, level: guide.level.rawValue, lord: guide.lord.englishName,
        duration: Explanation.span(facts.years(period)), overview: guide.overview, advice: guide.advice,
        keywords: guide.keywords, opportunities: guide.opportunities, challenges: guide.challenges,
        typicalExperiences: guide.experiences)
    }
    self.init(
      mahadashaGuide: guide(.mahadasha, facts.running[0]), antardashaGuide: guide(.antardasha, facts.running[1]),
      calculationExplanation: Explanation(facts))
  }
}

extension DashaEducationAnswer.Explanation {
  fileprivate init(_ facts: DashaFacts) {
    let moon = facts.chart.place(of: .moon)
    self.init(
      title: "How these dates are found", moonLongitude: moon.longitude, nakshatra: moon.nakshatra.nakshatra.name,
      nakshatraLord: moon.nakshatra.nakshatra.lord.englishName, balanceYears: facts.dasha.balanceYears,
      steps: Self.steps(facts, moon).enumerated().map {
        .init(step: $0.offset + 1, title: $0.element.title, description: $0.element.description)
      })
  }

  private static func steps(_ facts: DashaFacts, _ moon: GrahaPlace) -> [(title: String, description: String)] {
    let first = facts.dasha.mahadashas()[0]
    let zodiac = ZodiacPosition(longitude: moon.longitude)
    let share = (moon.nakshatra.fraction * 1000).rounded() / 10
    let balance = (facts.dasha.balanceYears * 100).rounded() / 100
    let minute = (facts.daysPerMinute * 10).rounded() / 10
    return [
      (
        "Find the Moon",
        "At birth the Moon stood at \(zodiac.degree)°\(ClockFigures.two(zodiac.minute))′ of \(zodiac.sign.rashiName), in "
          + "\(moon.nakshatra.nakshatra.name), quarter \(moon.nakshatra.pada) (ayanamsa: \(facts.chart.ayanamsa.rawValue))."
      ),
      (
        "Find the first lord",
        "That nakshatra opens the cycle with \(first.lord.englishName), whose period lasts \(span(facts.years(first)))."
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
  fileprivate static func span(_ years: Double) -> String {
    let (count, unit) = abs(years - years.rounded()) < 1e-6 ? (years.rounded(), "year") : (years * 12, "month")
    let rounded = (count * 10).rounded() / 10
    let text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    return "\(text) \(unit)\(rounded == 1 ? "" : "s")"
  }
}
