package import Astrology
package import Ephemeris
package import Wire

extension ProfectionsAnswer {
  /// Years of life in a row, of which the first holds the instant; at least one.
  package init(at instant: TT, from point: ChartPoint, _ years: [Profection]) {
    let all = years.map(Year.init)
    let months = years[0].months
    self.init(
      at: instant.iso8601, point: point.name, year: all[0], month: months.last { $0.start <= instant }.map(Month.init),
      months: months.map(Month.init), years: all)
  }
}

extension ProfectionsAnswer.Year {
  fileprivate init(_ year: Profection) {
    self.init(
      age: year.age, house: year.house, sign: year.sign.name, lord: year.lord.name, span: SpanAnswer(year.start, year.end))
  }
}

extension ProfectionsAnswer.Month {
  fileprivate init(_ month: ProfectedMonth) {
    self.init(
      number: month.number, sign: month.sign.name, lord: month.sign.domicileRuler.body.name,
      span: SpanAnswer(month.start, month.end))
  }
}

/// The periods of releasing around an instant.
package struct ReleasingPeriods {
  /// The periods that hold the instant, one a level; empty when it is not in the first hundred years.
  package let running: [ReleasingPeriod]
  /// On each level the periods within the one that runs above; those of the first level fill a hundred years of 360 days.
  package let levels: [[ReleasingPeriod]]

  /// The periods around an instant on the first `depth` levels, 1 … 4.
  package init(_ releasing: ZodiacalReleasing, at instant: TT, depth: Int) {
    running = releasing.periods(at: instant, depth: depth)
    var whole = releasing.periods()
    if let last = running.first, let end = whole.last?.end, last.start >= end {
      whole = releasing.periods(years: Int(100 + (last.end.daysSinceJ2000 - end.daysSinceJ2000) / 360))
    }
    levels = [whole] + running.prefix(depth - 1).map { releasing.periods(within: $0) }
  }
}

extension ReleasingAnswer {
  /// The periods of a lot around an instant.
  package init(_ lot: Lot, _ releasing: ZodiacalReleasing, at instant: TT, _ periods: ReleasingPeriods) {
    self.init(
      at: instant.iso8601, lot: lot.wireName, sign: releasing.sign.name, running: periods.running.map(Period.init),
      levels: periods.levels.map { $0.map(Period.init) })
  }
}

extension ReleasingAnswer.Period {
  fileprivate init(_ period: ReleasingPeriod) {
    self.init(
      level: period.level, sign: period.sign.name, lord: period.sign.domicileRuler.body.name, peak: period.isPeak,
      loosingOfBond: period.isLoosingOfBond, span: SpanAnswer(period.start, period.end))
  }
}

extension Firdaria {
  /// The nine periods of 75 years that hold an instant: a round begins where the one before ends.
  package func round(at instant: TT) -> [FirdariaPeriod] {
    var cycle = 0
    var periods = periods()
    while let last = periods.last, last.end <= instant {
      cycle += 1
      periods = self.periods(cycle: cycle)
    }
    return periods
  }
}

extension FirdariaAnswer {
  /// The firdaria of a life, seen from an instant.
  package init(_ firdaria: Firdaria, at instant: TT) {
    self.init(
      at: instant.iso8601, sect: (firdaria.isDiurnal ? Sect.day : .night).wireName,
      running: firdaria.period(at: instant).map(Part.init),
      periods: firdaria.round(at: instant).map { period in
        let parts = firdaria.parts(of: period).map(Part.init)
        return Period(whole: Part(period), parts: parts.isEmpty ? nil : parts)
      })
  }
}

extension FirdariaAnswer.Part {
  fileprivate init(_ period: FirdariaPeriod) {
    self.init(lord: period.lord.name, sublord: period.sublord?.name, span: SpanAnswer(period.start, period.end))
  }
}

extension FirdariaLord {
  /// The name of the planet, `NorthNode` or `SouthNode`.
  package var name: String {
    switch self {
    case .planet(let body): body.name
    case .northNode: "NorthNode"
    case .southNode: "SouthNode"
    }
  }
}
