package import Astrology
package import Atlas
package import Ephemeris
import Readings
package import Wire

extension AspectAnswer {
  /// An aspect and the instant at which it is exact, when that is known.
  ///
  /// - Parameter tellsPhase: no for figures of two moments, where nothing applies or separates.
  package init(_ aspect: Astrology.Aspect, exact: UTC? = nil, tellsPhase: Bool = true) {
    let phase =
      switch aspect.phase {
      case .applying: "applying"
      case .exact: "exact"
      case .separating: "separating"
      }
    self.init(
      planet1: aspect.first.name, planet2: aspect.second.name, type: aspect.kind.name, aspect: aspect.kind.name,
      angle: aspect.kind.angle, orb: aspect.orb, orbLimit: aspect.orbLimit, phase: tellsPhase ? phase : nil,
      applying: tellsPhase ? aspect.phase == .applying : nil, exactAt: exact.map(ISO8601.string))
  }

  /// Aspects and the instants at which they are exact; `exactTimes` is empty when not worked out.
  package static func all(_ aspects: [Astrology.Aspect], exactTimes: [UTC?] = []) -> [AspectAnswer] {
    aspects.indices.map { AspectAnswer(aspects[$0], exact: exactTimes.indices.contains($0) ? exactTimes[$0] : nil) }
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
    let balance = ChartBalance(chart)
    self.init(
      placements: PlacementsAnswer(chart.placements, chart.angles, chart.houses),
      aspects: AspectAnswer.all(chart.aspects, exactTimes: exactTimes),
      balance: Balance(
        elements: JSONMap(Element.allCases.map { ($0.name, balance.bodies(in: $0).map(\.name)) }),
        modalities: JSONMap(Modality.allCases.map { ($0.name, balance.bodies(in: $0).map(\.name)) })),
      moonRange: chart.moonRange.map { range in
        MoonRange(
          start: DegreeAnswer(longitude: range.start), end: DegreeAnswer(longitude: range.end), signs: range.signs.map(\.name))
      })
  }
}

extension BigThreeAnswer {
  /// The three of a chart.
  ///
  /// - Parameter offset: degrees to take from tropical longitudes for the zodiac that the person chose.
  package init(_ chart: NatalChart, offset: Double = 0) {
    func shifted(_ longitude: Double) -> DegreeAnswer { DegreeAnswer(longitude: normalizedDegrees(longitude - offset)) }
    let sun = chart.placement(of: .sun).map { shifted($0.position.longitude) }
    let rising = chart.angles.map { shifted($0.ascendant) }
    // Without the hour the Moon has a degree only as far as its sign holds for the whole day.
    let moon = chart.moonRange == nil ? chart.placement(of: .moon).map { shifted($0.position.longitude) } : nil
    let moonSigns =
      chart.moonRange.map { range in
        LongitudeRange(start: normalizedDegrees(range.start - offset), end: normalizedDegrees(range.end - offset)).signs.map(
          \.name)
      } ?? (moon.map { [$0.sign] } ?? [])
    self.init(
      sunSign: sun?.sign, moonSign: moonSigns.count == 1 ? moonSigns[0] : nil, moonSigns: moonSigns, risingSign: rising?.sign,
      sun: sun, moon: moon, rising: rising)
  }
}

extension TransitAnswer {
  /// The moving sky over a chart; `exactTimes` goes with `comparison.aspects`.
  package init(
    moment: UTC, comparison: SkyComparison, exactTimes: [UTC?], chartId: String?, birth: BirthAnswer, notices: [ChartNotice]
  ) {
    self.init(
      timestamp: ISO8601.string(moment), chartId: chartId, birth: birth, positions: JSONMap(comparison.moving),
      aspects: AspectAnswer.all(comparison.aspects, exactTimes: exactTimes),
      warnings: (notices + comparison.warnings.map(ChartNotice.chart)).map(WarningAnswer.init))
  }
}

extension WarningAnswer {
  /// A notice, as the API tells it.
  package init(_ notice: ChartNotice) { self.init(code: notice.code, message: notice.message) }
}
