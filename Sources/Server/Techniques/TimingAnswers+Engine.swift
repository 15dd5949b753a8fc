package import Astrology
package import Ephemeris
import Readings
package import Wire

extension TransitListAnswer {
  /// The transits in the order in which they are to be told.
  package init(from start: UTC, to end: UTC, _ transits: [Astrology.Transit]) {
    self.init(
      from: ISO8601.string(start), to: ISO8601.string(end),
      transits: transits.map { transit in
        let span = transit.span
        return Transit(
          instant: span == nil ? transit.instant.iso8601 : nil, exactFrom: span?.from.iso8601, exactTo: span?.until.iso8601,
          title: Language.english.lines.text(transit), body: transit.body.name, aspect: transit.kind.name,
          point: transit.point.name, sign: (span.map(\.sign) ?? ZodiacSign(longitude: transit.longitude))?.name,
          longitude: span == nil ? transit.longitude : nil, retrograde: transit.isRetrograde, weight: transit.weight)
      })
  }
}

extension ReturnsAnswer {
  /// The returns of a span, in order of time; `end` is `nil` when they were counted instead.
  ///
  /// - Parameters:
  ///   - place: for which the charts were cast.
  ///   - charts: the chart of every return, in the same order; empty when none were cast.
  package init(
    _ body: CelestialBody, longitude: Double, from start: UTC, to end: UTC?, _ returns: [Astrology.Return],
    at place: GeographicLocation? = nil, charts: [NatalChart] = []
  ) {
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
  init(_ progressed: ProgressedChart, angles policy: ProgressedAngles) {
    self.init(
      at: progressed.target.iso8601, progressedTo: progressed.progressed.iso8601, years: progressed.years,
      anglesBy: policy.wireName, placements: PlacementsAnswer(progressed.placements, progressed.angles, progressed.houses),
      aspectsToBirth: AspectAnswer.all(progressed.aspectsToBirth), aspects: AspectAnswer.all(progressed.aspects))
  }

  /// What must be told of a progressed chart.
  static func notices(of progressed: ProgressedChart) -> [ChartNotice] {
    (progressed.warnings + (progressed.houses?.warning.map { [$0] } ?? [])).map(ChartNotice.chart)
  }
}

extension DirectionsAnswer {
  /// A directed chart and the key by which it was directed.
  init(_ directed: DirectedChart, key: DirectionKey) {
    self.init(
      at: directed.target.iso8601, key: key.wireName, arc: directed.arc,
      points: directed.points.map { PointDegreeAnswer($0.point, longitude: $0.longitude) },
      aspectsToBirth: AspectAnswer.all(directed.aspects))
  }
}
