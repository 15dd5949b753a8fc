import Astrology
import Ephemeris
import Readings
import Wire

extension ForecastMonthAnswer {
  init(_ month: ForecastMonth) {
    self.init(
      month: "\(month.year)-\(ClockFigures.two(month.month))", primaryTheme: month.theme,
      secondaryTheme: month.secondTheme, headline: month.headline, doAction: month.act, avoidAction: month.temptation,
      triggerSummary: month.trigger, eventClass: month.eventClass.rawValue, probabilityBand: month.band.rawValue,
      keyDates: month.keyDates.map { ISO8601.date($0) }, triggers: month.transits.map { ForecastTriggerAnswer($0) })
  }
}

extension ForecastTriggerAnswer {
  init(_ transit: Transit) {
    let span = transit.span
    self.init(
      date: Forecast.day(of: transit).map { ISO8601.date($0) },
      instant: span == nil ? ISO8601.string(UTC(transit.instant)) : nil, exactFrom: span.map { ISO8601.string(UTC($0.from)) },
      exactTo: span.map { ISO8601.string(UTC($0.until)) }, transitingPlanet: transit.body.name, natalPoint: transit.point.name,
      aspectType: transit.kind.name, retrograde: transit.isRetrograde)
  }
}

extension PeakWindowAnswer {
  init(_ window: PeakWindow) {
    self.init(
      dateRange: window.dates, theme: window.theme, probability: window.band.rawValue, start: ISO8601.date(window.start),
      end: ISO8601.date(window.end))
  }
}

extension ArchetypeAnswer {
  init(_ archetype: MirrorReading.Archetype) {
    self.init(
      primary: archetype.primary, secondary: archetype.secondary, synthesis: archetype.synthesis,
      signalsDetected: archetype.signals)
  }
}

extension StandingMatrixAnswer {
  init(_ standings: [GrahaStanding]) {
    self.init(
      planets: standings.map { Planet($0) }, exaltedCount: standings.count { $0.status == .exalted },
      debilitatedCount: standings.count { $0.status == .debilitated })
  }
}

extension StandingMatrixAnswer.Planet {
  fileprivate init(_ standing: GrahaStanding) {
    let place = standing.place
    let houses = standing.ruledHouses.map(String.init).joined(separator: ", ")
    self.init(
      planet: place.graha.englishName, sign: place.sign.name, status: standing.status.rawValue, statusReason: standing.reason,
      directionalStrengthNote: standing.direction, rulingHouses: houses.isEmpty ? nil : houses, house: place.house,
      degree: standing.degree, retrograde: standing.isRetrograde,
      dignity: standing.dignity.map { DashaStrengthAnswer.name(of: $0) })
  }
}

extension ConstraintAnswer {
  init(_ constraint: MirrorReading.Constraint) {
    self.init(
      title: constraint.title, description: constraint.description, guardrail: constraint.guardrail,
      severity: constraint.isHigh ? "high" : "moderate", affectedPlanet: constraint.graha.englishName,
      affectedHouse: constraint.house)
  }
}

extension DashaPulseAnswer {
  init(_ pulse: MirrorReading.Pulse) {
    self.init(
      currentLord: pulse.mahadasha.lord.englishName, daysRemaining: pulse.daysRemaining, transitionHint: pulse.hint,
      antardashaLord: pulse.antardasha.lord.englishName, nextTransitionDate: ISO8601.date(pulse.nextTransition))
  }
}
