public import Astrology
public import Ephemeris

/// A birth chart: the fields of both eras of the contract (`charts.western`, `westernChart`) and everything else we know.
public struct ChartAnswer: JSONEncodable, Sendable {
  /// The chart's id; `nil` when it is not kept.
  public var id: String?
  /// `natal`, or what the caller called it.
  public var type: String
  /// When it was made and until when it is kept; a chart that has an owner does not expire.
  public var lifetime: (created: UTC, expires: UTC?)?
  /// How the birth was read.
  public var birth: BirthAnswer
  /// The figure.
  public var chart: NatalChart
  /// When each aspect of the chart is exact, by its place in `chart.aspects`; empty when not worked out.
  public var exactTimes: [UTC?]
  /// The wheel as base64 of an SVG document; empty when it was not asked for.
  public var wheel: String
  /// Whether the Western system was asked for.
  public var isWestern = true
  /// What the Vedic system adds, when it was asked for.
  public var vedic: VedicPart?
  /// What the Chinese system adds, when it was asked for.
  public var chinese: ChinesePart?

  /// An answer.
  public init(
    id: String?, type: String, lifetime: (created: UTC, expires: UTC?)?, birth: BirthAnswer, chart: NatalChart,
    exactTimes: [UTC?], wheel: String
  ) {
    self.id = id
    self.type = type
    self.lifetime = lifetime
    self.birth = birth
    self.chart = chart
    self.exactTimes = exactTimes
    self.wheel = wheel
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("chartId", ifPresent: id)
      json.field("type", type)
      if let lifetime {
        json.field("createdAt", ISO8601.string(lifetime.created))
        json.field("expiresAt", lifetime.expires.map { ISO8601.string($0) })
      }
      json.field("timeKnown", chart.houses != nil)
      json.field("birth", birth)
      json.field("westernChart", isWestern ? FigureAnswer(chart, exactTimes: exactTimes) : nil)
      json.object("charts") { json in
        if isWestern {
          json.object("western") { json in
            json.field("positions", JSONMap<PositionAnswer>(chart.placements))
            json.field("svg", wheel)
          }
        }
        if let vedic {
          json.key("vedic")
          vedic.encodeSummary(to: &json)
        }
        if let chinese {
          json.key("chinese")
          chinese.animal.encode(to: &json)
        }
      }
      json.field("vedicChart", vedic)
      json.field("chineseChart", chinese)
      json.field("warnings", ChartNotice.all(of: chart))
      json.field(
        "disclaimer",
        "The positions are computed; what they mean is a language for reflection, not advice on health, law or money.")
    }
  }
}
