public import Astrology
import Ephemeris
import Readings

/// Two people compared: the answer of `match` and `compatibility`, with the fields of both eras of the contract.
public struct MatchAnswer: JSONEncodable, Sendable {
  let first: MatchSide
  let second: MatchSide
  let matchType: String?
  /// The score of two tropical charts; `nil` when it was not asked for.
  public let western: SynastryScore?
  /// The aspects of one chart to the other.
  public let synastry: Synastry
  /// The kootas; `nil` when they were not asked for.
  public let vedic: VedicMatch?
  /// The animals; `nil` when they were not asked for or the calendar does not reach.
  public let chinese: AnimalMatch?

  /// Compares two people in some systems.
  ///
  /// - Parameters:
  ///   - bride: who is taken for the bride; when it is not said both ways are reckoned.
  public init(
    _ first: MatchSide, _ second: MatchSide, matchType: String? = nil, systems: [ChartSystem], bride: MutualAshtakoota.Bride?,
    policy: KootaPolicy
  ) {
    self.first = first
    self.second = second
    self.matchType = matchType
    western = systems.contains(.western) ? SynastryScore(first.chart, second.chart) : nil
    synastry = Synastry(first.chart, second.chart)
    vedic = systems.contains(.vedic) ? VedicMatch(first.vedic, second.vedic, bride: bride, policy: policy) : nil
    if systems.contains(.chinese), let one = first.animal, let other = second.animal {
      chinese = AnimalMatch(one, other)
    } else {
      chinese = nil
    }
  }

  /// Mars in both charts.
  public var manglik: (first: Manglik, second: Manglik) { (first.manglik, second.manglik) }

  /// The plain mean of the systems, each from 0 to 100.
  public var overall: Double {
    let scores = [western?.total, vedic?.percent, chinese.map { Double($0.score()) }].compactMap(\.self)
    return scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("matchType", ifPresent: matchType)
      json.key("overallScore")
      json.number(overall, decimals: 1)
      json.field("overallIntensity", MatchIntensity(score: overall).name)
      json.score("western", western.map { ($0.total, $0.total) })
      json.score("vedic", vedic.map { ($0.kootas.total, $0.percent) })
      json.score("chinese", chinese.map { (Double($0.score()), Double($0.score())) })
      aspects(&json)
      json.field("western", western.map(WesternMatchAnswer.init))
      json.field("ashtakoota", vedic.map(AshtakootaAnswer.init))
      json.field("animals", chinese.map(AnimalMatchAnswer.init))
      json.object("manglik") { json in
        json.field("person1", ManglikAnswer(first.manglik))
        json.field("person2", ManglikAnswer(second.manglik))
      }
      json.field("userChart", ThirteenPoints(side: first))
      json.field("partnerChart", ThirteenPoints(side: second))
      first.asked.writePerson("person1", to: &json)
      second.asked.writePerson("person2", to: &json)
      json.field("method", Self.method)
      json.field("warnings", warnings)
      json.field("disclaimer", Self.disclaimer)
    }
  }

  private func aspects(_ json: inout JSONWriter) {
    json.key("synastryAspects")
    json.array(synastry.aspects) { json, aspect in AspectAnswer(aspect, tellsPhase: false).encode(to: &json) }
    json.key("synastrySummary")
    json.array(synastry.aspects) { json, aspect in
      let orb = (aspect.orb * 10).rounded() / 10
      json.string("\(aspect.first.name) \(aspect.kind.name) \(aspect.second.name) (\(orb)°)")
    }
  }

  private var warnings: [VedicNotice] {
    let unknown = [(first, "person1"), (second, "person2")].filter { $0.0.chart.houses == nil }.map(\.1)
    guard !unknown.isEmpty else { return [] }
    return [
      .timeUnknown(
        "This is so for \(unknown.joined(separator: " and ")): Ascendant and houses are left out, the Moon’s aspects too, and the kootas are "
          + "those of local noon with the range that the day allows.")
    ]
  }

  private static let method = """
    overallScore is the plain mean of the systems that were asked for, each from 0 to 100; vedicScore is out of 36 and counts as a share of \
    it. Intensities: gentle below 40, moderate from 40, strong from 55, intense from 70, peak from 85.
    """

  private static let disclaimer = """
    The positions are computed; the scores follow customs that differ from school to school. They are a language for reflection on two \
    people, and decide nothing about them.
    """
}

extension JSONWriter {
  /// The score of a system on its own scale, and its intensity, which goes by 0 … 100; both `null` when it was not asked for.
  fileprivate mutating func score(_ system: String, _ score: (own: Double, percent: Double)?) {
    key(named: "\(system)Score")
    if let score { number(score.own, decimals: 1) } else { null() }
    key(named: "\(system)Intensity")
    if let score { string(MatchIntensity(score: score.percent).name) } else { null() }
  }
}

/// The thirteen points of a chart that the contract shows beside a match: Sun to Pluto, Ascendant, Rahu and Ketu, all tropical.
struct ThirteenPoints: JSONEncodable {
  let side: MatchSide

  func encode(to json: inout JSONWriter) {
    json.object { json in
      for placement in side.chart.placements where CelestialBody.planets.contains(placement.body) {
        point(placement.body.name, placement.position.longitude, &json)
      }
      if let angles = side.chart.angles { point("Ascendant", angles.ascendant, &json) }
      for node in [Graha.rahu, .ketu] {
        point(node.englishName, side.vedic.chart.place(of: node).longitude + side.vedic.chart.ayanamsaValue, &json)
      }
    }
  }

  private func point(_ name: String, _ longitude: Double, _ json: inout JSONWriter) {
    let zodiac = ZodiacPosition(longitude: longitude)
    json.key(named: name)
    json.object { json in
      json.field("sign", zodiac.sign.name)
      json.field("degree", zodiac.degreesInSign)
      json.field("longitude", zodiac.longitude)
    }
  }
}
