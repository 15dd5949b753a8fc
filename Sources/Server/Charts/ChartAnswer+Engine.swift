package import Astrology
package import Ephemeris
package import Wire

extension ChartAnswer {
  /// A birth chart in the traditions that it was asked for in.
  ///
  /// - Parameters:
  ///   - id: `nil` when it is not kept.
  ///   - lifetime: when it was made and until when it is kept; a chart that has an owner does not expire.
  ///   - notices: what must be told besides the numbers; what the chart itself has to say when left out.
  ///   - exactTimes: when each aspect of the chart is exact, by its place in `chart.aspects`; empty when not worked out.
  package init(
    id: String?, type: String, lifetime: (created: UTC, expires: UTC?)?, birth: BirthAnswer, chart: NatalChart,
    exactTimes: [UTC?], parts: ChartParts = ChartParts(), notices: [ChartNotice]? = nil
  ) {
    let figure = parts.isWestern ? WesternChartAnswer(chart, exactTimes: exactTimes) : nil
    self.init(
      chartId: id, type: type, createdAt: lifetime.map { ISO8601.string($0.created) },
      expiresAt: lifetime.map { $0.expires.map { ISO8601.string($0) } }, timeKnown: chart.houses != nil, birth: birth,
      westernChart: figure,
      charts: Parts(
        western: figure.map { Western(positions: $0.positions, svg: Base64Bytes(parts.wheel)) },
        vedic: parts.vedic.map { Vedic(positions: $0.part.positions, svg: Base64Bytes($0.drawing)) }),
      vedicChart: parts.vedic?.part, chineseChart: parts.chinese,
      warnings: WarningAnswer.all(notices ?? ChartNotice.all(of: chart, tellsDay: true)),
      disclaimer: "The positions are computed; what they mean is a language for reflection, not advice on health, law or money.")
  }

  /// Room for its bytes: figures, and the drawings as they are.
  var room: Int { 16_384 + (charts.western?.svg.encodedCount ?? 0) + (charts.vedic?.svg.encodedCount ?? 0) }
}
