package import Astrology
package import Ephemeris
import Readings
package import Wire

extension TransitListAnswer {
  /// The transits in the order in which they are to be told.
  ///
  /// - Parameter zodiac: in which signs and degrees are told.
  /// - Throws: ``EphemerisError`` when the star that anchors an ayanamsa cannot be reckoned at one of the moments.
  package init(
    from start: UTC, to end: UTC, _ transits: [Astrology.Transit], in zodiac: Zodiac = .tropical
  ) throws(EphemerisError) {
    self.init(
      from: ISO8601.string(start), to: ISO8601.string(end),
      transits: try transits.map { transit throws(EphemerisError) in
        let span = transit.span
        let offset = zodiac == .tropical ? 0 : try zodiac.offset(in: Sky(at: transit.instant))
        let sign = span.map { $0.sign(after: offset) } ?? ZodiacSign(longitude: normalizedDegrees(transit.longitude - offset))
        return Transit(
          instant: span == nil ? transit.instant.iso8601 : nil, exactFrom: span?.from.iso8601, exactTo: span?.until.iso8601,
          title: Language.english.lines.text(transit), body: transit.body.name, aspect: transit.kind.name,
          point: transit.point.name, sign: sign?.name,
          longitude: span == nil ? normalizedDegrees(transit.longitude - offset) : nil, retrograde: transit.isRetrograde,
          weight: transit.weight)
      })
  }
}

extension TransitSpan {
  /// The sign in which the body stands at every moment of the span, in a zodiac that begins so many degrees after the equinox.
  fileprivate func sign(after offset: Double) -> ZodiacSign? {
    let sign = ZodiacSign(longitude: normalizedDegrees(low - offset))
    return sign == ZodiacSign(longitude: normalizedDegrees(high - offset)) ? sign : nil
  }
}

extension ReturnsAnswer {
  /// The returns of a span, in order of time; `end` is `nil` when they were counted instead.
  ///
  /// - Parameters:
  ///   - place: for which the charts were cast.
  ///   - charts: the chart of every return, in the same order, as it is told; empty when none were cast.
  ///   - offset: degrees to take from the longitude for the zodiac in which it is told.
  package init(
    _ body: CelestialBody, longitude: Double, from start: UTC, to end: UTC?, _ returns: [Astrology.Return],
    at place: GeographicLocation? = nil, charts: [NatalChart] = [], after offset: Double = 0
  ) {
    let longitude = normalizedDegrees(longitude - offset)
    self.init(
      body: body.name, longitude: longitude, natal: DegreeAnswer(longitude: longitude), from: ISO8601.string(start),
      to: end.map { ISO8601.string($0) }, location: place.map(LocationAnswer.init),
      returns: returns.indices.map { index in
        Return(
          instant: returns[index].instant.iso8601, retrograde: returns[index].isRetrograde,
          chart: charts.indices.contains(index) ? FigureAnswer(charts[index]) : nil)
      })
  }

  /// What the charts of returns have to say, each thing once.
  package static func notices(of charts: [NatalChart]) -> [ChartNotice] {
    charts.flatMap { ChartNotice.all(of: $0) }.reduce(into: []) { known, notice in
      if !known.contains(notice) { known.append(notice) }
    }
  }
}

extension ProgressionsAnswer {
  /// A progressed chart and how its angles were carried forward.
  ///
  /// - Parameter zodiac: in which signs and degrees are told.
  /// - Throws: ``EphemerisError`` when the star that anchors an ayanamsa cannot be reckoned at the progressed instant.
  init(
    _ progressed: ProgressedChart, angles policy: ProgressedAngles, in zodiac: Zodiac
  ) throws(EphemerisError) {
    let offset = zodiac == .tropical ? 0 : try zodiac.offset(in: Sky(at: progressed.progressed))
    self.init(
      at: progressed.target.iso8601, progressedTo: progressed.day == nil ? progressed.progressed.iso8601 : nil,
      progressedSpan: progressed.day.map { SpanAnswer($0.start, $0.end) },
      years: progressed.yearsRange == nil ? progressed.years : nil, yearsFrom: progressed.yearsRange?.lowerBound,
      yearsTo: progressed.yearsRange?.upperBound, anglesBy: policy.wireName,
      placements: FigurePlacementsAnswer(
        progressed.told.placements, progressed.angles, progressed.houses, arcs: progressed.told.arcs, after: offset),
      aspectsToBirth: AspectAnswer.all(progressed.aspectsToBirth, spreads: progressed.spreadsToBirth),
      aspects: AspectAnswer.all(progressed.aspects, spreads: progressed.spreads))
  }

  /// What must be told of a progressed chart.
  static func notices(of progressed: ProgressedChart) -> [ChartNotice] {
    (progressed.warnings + (progressed.houses?.warning.map { [$0] } ?? [])).map(ChartNotice.chart)
  }
}

extension DirectionsAnswer {
  /// A directed chart and the key by which it was directed.
  ///
  /// - Parameter chart: the birth, in whose zodiac signs and degrees are told.
  init(_ directed: DirectedChart, key: DirectionKey, of chart: NatalChart) {
    self.init(
      at: directed.target.iso8601, key: key.wireName, arc: directed.arcRange == nil ? directed.arc : nil,
      arcFrom: directed.arcRange?.lowerBound, arcTo: directed.arcRange?.upperBound,
      points: directed.points.map {
        PointDegreeAnswer($0.point, longitude: $0.longitude, arc: $0.arc, after: chart.zodiacOffset)
      },
      aspectsToBirth: AspectAnswer.all(directed.aspects, spreads: directed.spreads))
  }
}
