import Astrology
import Ephemeris
import Readings
import Wire

extension DashaPeriodAnswer {
  init(_ period: DashaPeriod) {
    self.init(
      lord: period.lord.englishName, graha: period.lord.name, yogini: period.yogini?.name, start: period.start.civilDay,
      end: period.end.civilDay, startsAt: period.start.civilSecond, endsAt: period.end.civilSecond)
  }
}

extension DashaPolicyAnswer {
  /// How the dates of an answer were reckoned.
  init(_ facts: DashaFacts) {
    self.init(
      system: facts.dasha.system.wireName, ayanamsa: facts.chart.ayanamsa.rawValue, yearLength: facts.dasha.year.wireName,
      daysPerYear: facts.dasha.year.days, daysPerMinuteOfBirthTime: facts.daysPerMinute, timezone: facts.birth.timezone)
  }
}

extension DashasAnswer {
  /// The periods of a day, with the boundaries around it and the workings when they were asked for.
  init(_ facts: DashaFacts, showsBoundaries: Bool, showsWorkings: Bool) {
    func told(_ level: DashaGuide.Level, _ period: DashaPeriod) -> Period {
      Period(period: DashaPeriodAnswer(period), annotation: DashaGuide(level, of: period, language: .english).annotation)
    }
    self.init(
      mahadasha: told(.mahadasha, facts.running[0]), antardasha: told(.antardasha, facts.running[1]),
      boundaries: showsBoundaries ? Boundaries(facts) : nil, debug: showsWorkings ? Workings(facts) : nil,
      policy: DashaPolicyAnswer(facts), disclaimer: VedicNotice.disclaimer)
  }
}

extension DashasAnswer.Boundaries {
  fileprivate init(_ facts: DashaFacts) {
    let parts = facts.dasha.parts(of: facts.running[0])
    self.init(
      mahadasha: DashaPeriodAnswer(facts.running[0]), antardasha: parts.map(DashaPeriodAnswer.init),
      breakpoints: (parts.map(\.start) + [facts.running[0].end]).map(\.civilDay))
  }
}

extension DashasAnswer.Workings {
  fileprivate init(_ facts: DashaFacts) {
    let order = facts.dasha.mahadashas().map(\.lord)
    let balance = facts.dasha.balanceYears
    let moon = facts.chart.place(of: .moon)
    self.init(
      startLord: order[0].englishName, startBalanceYears: balance, startBalanceYearsInt: Int(clamping: balance),
      startBalanceMonthsApprox: Int(clamping: (balance - balance.rounded(.down)) * 12),
      mahadashaOrder: order.map(\.englishName), moonLongitude: moon.longitude, nakshatra: moon.nakshatra.nakshatra.name)
  }
}

extension DashaCompleteAnswer {
  /// Everything that is to be said of the periods of a life.
  init(_ facts: DashaFacts, showsTransitions: Bool, showsEducation: Bool) {
    let (mahadasha, antardasha) = (facts.running[0], facts.running[1])
    var impact: Impact?
    if let years = facts.bearing(of: mahadasha.lord), let months = facts.bearing(of: antardasha.lord) {
      impact = Impact(years, months)
    }
    self.init(
      dasha: Periods(facts),
      currentPeriod: Current(
        mahadasha: Period(mahadasha, facts), antardasha: Period(antardasha, facts),
        pratyantardasha: Period(facts.running[2], facts),
        narrative: DashaReading(facts.running, in: facts.chart, language: .english) { $0.civilDate }?.narrative ?? ""),
      impactAnalysis: impact,
      planetaryKeywords: Keywords(
        mahadasha: DashaGuide(.mahadasha, of: mahadasha.lord, language: .english).keywords,
        antardasha: DashaGuide(.antardasha, of: antardasha.lord, language: .english).keywords),
      natalSnapshot: Snapshot(
        lagna: facts.chart.lagnaSign?.rashiName, lagnaDegrees: facts.chart.lagna.map(LagnaAnswer.init),
        planets: JSONMap(
          facts.chart.places.map { (name: $0.graha.englishName.lowercased(), value: GrahaPlaceAnswer($0)) })),
      transitions: showsTransitions ? DashaTransitionsAnswer(facts) : nil,
      education: showsEducation ? DashaEducationAnswer(facts) : nil, birth: facts.birth, policy: DashaPolicyAnswer(facts),
      disclaimer: VedicNotice.disclaimer)
  }
}

extension DashaCompleteAnswer.Period {
  /// A period with its length in the unit that fits the level: years, twelfths of a year, days.
  fileprivate init(_ period: DashaPeriod, _ facts: DashaFacts) {
    let years = facts.years(period)
    self.init(
      period: DashaPeriodAnswer(period), durationYears: period.level == 1 ? years : nil,
      durationMonths: period.level == 2 ? years * 12 : nil,
      durationDays: period.level > 2 ? years * facts.dasha.year.days : nil)
  }
}

extension DashaCompleteAnswer.Periods {
  fileprivate init(_ facts: DashaFacts) {
    func periods(_ list: [DashaPeriod]) -> [DashaCompleteAnswer.Period] { list.map { .init($0, facts) } }
    self.init(
      birthDate: facts.birth.date, targetDate: ISO8601.date(facts.targetDate),
      startingDasha: .init(
        lord: facts.dasha.mahadashas()[0].lord.englishName, balanceYears: facts.dasha.balanceYears),
      mahadasha: .init(facts.running[0], facts), antardasha: .init(facts.running[1], facts),
      pratyantardasha: .init(facts.running[2], facts), allAntardashas: periods(facts.dasha.parts(of: facts.running[0])),
      allPratyantardashas: periods(facts.dasha.parts(of: facts.running[1])), upcomingMahadashas: periods(facts.following(3)))
  }
}

extension DashaCompleteAnswer.Impact {
  fileprivate init(_ mahadasha: DashaBearing, _ antardasha: DashaBearing) {
    func impact(_ bearing: DashaBearing) -> DashaImpactAnswer {
      DashaImpactAnswer(
        lord: bearing.lord.englishName, scores: ImpactScoresAnswer { bearing.score(of: $0) },
        bearing: DashaBearingAnswer(bearing))
    }
    self.init(
      mahadashaImpact: impact(mahadasha), antardashaImpact: impact(antardasha),
      combinedScores: ImpactScoresAnswer { DashaBearing.combined(mahadasha, antardasha, $0) }, method: Self.method)
  }

  private static let method = """
    Scores from 0 to 10 say how much a lord has to say about an area, not how kindly. They are our own measure: its ties to three houses of \
    the area (standing in it 1, ruling it 0.8, ruling it through the lord of the sign 0.5, looking on it or signifying it 0.4; the chief \
    house in full, the others by half), times 0.5 plus half its strength. Strength is half position (uchcha bala and dignity), a quarter \
    direction (dig bala), a quarter time (nathonnatha and paksha bala), after Brihat Parashara Hora Shastra, chapter 27. Combined: six tenths \
    of the mahadasha, four of the antardasha.
    """
}

extension ImpactScoresAnswer {
  /// A score for each area of life.
  init(_ score: (LifeArea) -> Double) {
    self.init(
      career: score(.career), relationships: score(.relationships), health: score(.health), spiritual: score(.spiritual))
  }
}

extension DashaBearingAnswer {
  init(_ bearing: DashaBearing) {
    let tone = DashaTone(bearing.strength)
    self.init(
      keywords: DashaGuide(.mahadasha, of: bearing.lord, language: .english).keywords, tone: tone.rawValue,
      toneDescription: tone.sentence(of: bearing.lord, language: .english), strength: DashaStrengthAnswer(bearing.strength),
      evidence: bearing.reasons.map { Tie(house: $0.house, tie: $0.tie.name) })
  }
}

extension DashaStrengthAnswer {
  fileprivate init(_ strength: DashaStrength) {
    func percent(_ share: Double) -> Double { (share * 1000).rounded() / 10 }
    let dignity = Self.name(of: strength.dignity)
    self.init(
      planet: strength.lord.englishName, measured: strength.measured.englishName, overallScore: percent(strength.overall),
      strengthLabel: strength.label, dignity: dignity,
      components: Components(
        positional: Positional(
          score: percent(strength.positional), dignity: dignity,
          factors: Factors(
            exaltationComponent: percent(strength.exaltation), dignityComponent: percent(strength.dignityShare))),
        directional: percent(strength.directional),
        temporal: Temporal(
          score: percent(strength.temporal), dayNight: percent(strength.dayNight), lunarLight: percent(strength.lunarLight))))
  }

  static func name(of dignity: GrahaDignity) -> String {
    switch dignity {
    case .greatFriend: "great_friend"
    case .greatEnemy: "great_enemy"
    default: "\(dignity)"
    }
  }
}

extension DashaTransitionsAnswer {
  init(_ facts: DashaFacts) {
    let next = facts.following(1).first
    var comparison: Comparison?
    if let next, let from = facts.bearing(of: facts.running[0].lord), let to = facts.bearing(of: next.lord) {
      comparison = Comparison(from, to)
    }
    self.init(
      timing: Timing(mahadasha: Rest(1, facts), antardasha: Rest(2, facts), pratyantardasha: Rest(3, facts)),
      insights: next.map { Insights(facts, $0) }, impactComparison: comparison)
  }
}

extension DashaTransitionsAnswer.Rest {
  fileprivate init(_ level: Int, _ facts: DashaFacts) {
    let period = facts.running[level - 1]
    let days = facts.daysRemaining(period)
    self.init(
      currentLord: period.lord.englishName, nextLord: facts.next(after: level)?.lord.englishName, endsOn: period.end.civilDay,
      daysRemaining: days, monthsRemaining: Double(days) / 30.4375, yearsRemaining: Double(days) / 365.25)
  }
}

extension DashaTransitionsAnswer.Insights {
  fileprivate init(_ facts: DashaFacts, _ next: DashaPeriod) {
    let current = facts.running[0]
    let guide = DashaGuide(.mahadasha, of: next, language: .english)
    self.init(
      currentLord: current.lord.englishName,
      currentKeywords: DashaGuide(.mahadasha, of: current.lord, language: .english).keywords,
      nextLord: next.lord.englishName, nextKeywords: guide.keywords, daysUntil: facts.daysRemaining(current),
      timeRemaining: Self.span(days: facts.daysRemaining(current)), preparationTips: guide.preparation,
      summary: guide.annotation)
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

extension DashaTransitionsAnswer.Comparison {
  fileprivate init(_ from: DashaBearing, _ to: DashaBearing) {
    func lord(_ bearing: DashaBearing) -> ComparedLordAnswer {
      ComparedLordAnswer(
        dashaLord: bearing.lord.englishName, impactScores: ImpactScoresAnswer { bearing.score(of: $0) },
        bearing: DashaBearingAnswer(bearing))
    }
    let transition = DashaTransition(from: from, to: to, language: .english)
    self.init(
      current: lord(from), next: lord(to), deltas: ImpactScoresAnswer { to.score(of: $0) - from.score(of: $0) },
      majorShifts: transition.shifts, transitionSummary: transition.summary)
  }
}
