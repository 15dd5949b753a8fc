package import Astrology
package import Atlas
package import Ephemeris
import Readings
package import Wire

extension AspectAnswer {
  /// An aspect and the instant at which it is exact, when that is known.
  ///
  /// - Parameters:
  ///   - tellsPhase: no for figures of two moments, where nothing applies or separates.
  ///   - spread: of an aspect of a birth whose hour is not known.
  ///   - span: between what instants it is exact, by an hour of birth that is not known.
  package init(
    _ aspect: Astrology.Aspect, exact: UTC? = nil, tellsPhase: Bool = true, spread: AspectSpread? = nil,
    span: (from: UTC, until: UTC)? = nil
  ) {
    let phase: AspectPhase? = tellsPhase ? (spread.map(\.phase) ?? aspect.phase) : nil
    self.init(
      planet1: aspect.first.name, planet2: aspect.second.name, type: aspect.kind.name, aspect: aspect.kind.name,
      angle: aspect.kind.angle, orb: spread == nil ? aspect.orb : nil, orbFrom: spread?.orbs.lowerBound,
      orbTo: spread?.orbs.upperBound, orbLimit: aspect.orbLimit, phase: phase?.name, applying: phase.map { $0 == .applying },
      exactAt: exact.map(ISO8601.string), exactFrom: span.map { ISO8601.string($0.from) },
      exactTo: span.map { ISO8601.string($0.until) })
  }

  /// Aspects of a figure.
  ///
  /// - Parameters:
  ///   - spreads: how far each is from exactness by hours of birth that are not known; empty when they are known.
  ///   - tellsPhase: no for figures of two moments, where nothing applies or separates.
  package static func all(
    _ aspects: [Astrology.Aspect], spreads: [AspectSpread] = [], tellsPhase: Bool = true
  ) -> [AspectAnswer] {
    aspects.indices.map { index in
      AspectAnswer(
        aspects[index], tellsPhase: tellsPhase, spread: spreads.indices.contains(index) ? spreads[index] : nil)
    }
  }

  /// The aspects of a birth and the instants at which they are exact; `exactTimes` is empty when not worked out.
  package static func all(of chart: NatalChart, exactTimes: [UTC?] = []) -> [AspectAnswer] {
    chart.aspects.indices.map { index in
      AspectAnswer(
        chart.aspects[index], exact: exactTimes.indices.contains(index) ? exactTimes[index] : nil,
        spread: chart.day?.spread(of: chart.aspects[index]))
    }
  }

  /// The contacts of a moving sky with a birth, and when they are exact.
  static func all(_ sky: SkyComparison, over chart: NatalChart) -> [AspectAnswer] {
    sky.aspects.map { aspect in
      // The searches stop at the edge of the ephemeris; a contact without a known moment does not name one.
      let exact = (try? sky.exactMoment(of: aspect, in: chart)).flatMap { $0 }
      let span = (try? sky.exactSpan(of: aspect, in: chart)).flatMap { $0 }
      return AspectAnswer(
        aspect, exact: exact.map { UTC($0) }, spread: sky.spread(of: aspect, in: chart),
        span: span.map { (UTC($0.from), UTC($0.until)) })
    }
  }
}

extension BirthAnswer {
  /// How `data` was read.
  package init(_ data: BirthData, as birth: BirthMoment) {
    let offset = birth.time?.clock.seconds
    self.init(
      date: data.date, time: data.time, timezone: birth.zone.identifier, latitude: data.latitude, longitude: data.longitude,
      fold: data.fold, calendar: data.calendar, place: data.place, name: data.name, utc: ISO8601.string(birth.utc),
      julianDateTT: TT(birth.utc).julianDate, offsetSeconds: offset, offset: offset.map(ISO8601.offset),
      abbreviation: birth.time?.clock.abbreviation, explanation: birth.explanation(in: .english))
  }
}

extension FigureAnswer {
  /// A figure; `exactTimes` goes with `chart.aspects` and is empty when not worked out.
  package init(_ chart: NatalChart, exactTimes: [UTC?] = []) {
    self.init(
      placements: PlacementsAnswer(chart.placements, chart.angles, chart.houses),
      aspects: AspectAnswer.all(of: chart, exactTimes: exactTimes), balance: Balance(ChartBalance(chart)),
      moonRange: chart.moonRange.map(MoonRange.init))
  }
}

extension WesternChartAnswer {
  /// The figure of a birth; `exactTimes` goes with `chart.aspects` and is empty when not worked out.
  init(_ chart: NatalChart, exactTimes: [UTC?]) {
    self.init(
      positions: JSONMap(chart), angles: chart.angles.map(AnglesAnswer.init), houseSystem: chart.houses?.system.name,
      houses: chart.houses.map { JSONMap($0) }, aspects: AspectAnswer.all(of: chart, exactTimes: exactTimes),
      balance: FigureAnswer.Balance(ChartBalance(chart)), moonRange: chart.moonRange.map { FigureAnswer.MoonRange($0) })
  }
}

extension FigureAnswer.Balance {
  fileprivate init(_ balance: ChartBalance) {
    self.init(
      elements: JSONMap(Element.allCases.map { ($0.name, balance.bodies(in: $0).map(\.name)) }),
      modalities: JSONMap(Modality.allCases.map { ($0.name, balance.bodies(in: $0).map(\.name)) }))
  }
}

extension FigureAnswer.MoonRange {
  fileprivate init(_ range: LongitudeRange) {
    self.init(
      start: DegreeAnswer(longitude: range.start), end: DegreeAnswer(longitude: range.end), signs: range.signs.map(\.name))
  }
}

extension BigThreeAnswer {
  /// The three of a chart.
  ///
  /// - Parameter offset: degrees to take from tropical longitudes for the zodiac that the person chose.
  package init(_ chart: NatalChart, offset: Double = 0) {
    func shifted(_ longitude: Double) -> DegreeAnswer { DegreeAnswer(longitude: normalizedDegrees(longitude - offset)) }
    func known(_ body: CelestialBody) -> DegreeAnswer? {
      chart.day == nil ? chart.placement(of: body).map { shifted($0.position.longitude) } : nil
    }
    let (sun, moon) = (known(.sun), known(.moon))
    let rising = chart.angles.map { shifted($0.ascendant) }
    func signs(_ body: CelestialBody, _ known: DegreeAnswer?) -> [String] {
      chart.day.map { $0.arc(of: body)?.moved(back: offset).signs.map(\.name) ?? [] } ?? known.map { [$0.sign] } ?? []
    }
    let (sunSigns, moonSigns) = (signs(.sun, sun), signs(.moon, moon))
    self.init(
      sunSign: sunSigns.count == 1 ? sunSigns[0] : nil, moonSign: moonSigns.count == 1 ? moonSigns[0] : nil, moonSigns: moonSigns,
      risingSign: rising?.sign,
      sun: sun, moon: moon, rising: rising)
  }
}

extension TransitAnswer {
  /// The moving sky over a chart.
  init(
    moment: UTC, comparison: SkyComparison, over chart: NatalChart, chartId: String?, birth: BirthAnswer, notices: [ChartNotice]
  ) {
    self.init(
      timestamp: ISO8601.string(moment), chartId: chartId, birth: birth, positions: JSONMap(comparison.moving),
      aspects: AspectAnswer.all(comparison, over: chart),
      warnings: (notices + comparison.warnings.map(ChartNotice.chart)).map(WarningAnswer.init))
  }
}

extension WarningAnswer {
  /// A notice, as the API tells it.
  package init(_ notice: ChartNotice) { self.init(code: notice.code, message: notice.message) }
}
