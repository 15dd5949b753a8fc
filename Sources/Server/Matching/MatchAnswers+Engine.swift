import Astrology
import Ephemeris
package import Readings
package import Wire

extension MatchAnswer {
  /// Two people compared.
  ///
  /// - Parameter language: of the sentences. Names of points, aspects and kootas are those of the API.
  package init(_ match: Match, in language: Language = .english) {
    let (first, second) = (match.first, match.second)
    let (western, vedic, chinese) = (match.western?.total, match.vedic, match.chinese.map { $0.score() })
    let told = PeopleReading(
      match.synastry.aspects, spreads: match.isTimeKnown ? nil : match.synastry.spreads,
      intensity: MatchIntensity(score: match.overall), language: language)
    let aspects = match.synastry.aspects.map { aspect in
      "\(aspect.first.name) \(aspect.kind.name) \(aspect.second.name) (\(Self.orb(aspect, match.synastry.spread(of: aspect))))"
    }
    let (mine, theirs) = (Self.thirteenPoints(first), Self.thirteenPoints(second))
    func intensity(_ percent: Double) -> String { MatchIntensity(score: percent).name }
    self.init(
      matchType: match.matchType, compatibilityScore: match.overall / 100, summary: told.summary, detailedAnalysis: told.analysis,
      strengths: told.strengths,
      challenges: told.challenges, overall: match.overall, overallScore: Int(clamping: match.overall.rounded()),
      overallIntensity: intensity(match.overall),
      westernScore: western, westernIntensity: western.map(intensity),
      vedicScore: (vedic?.total).map { Int(clamping: $0.rounded()) },
      vedicIntensity: (vedic?.intensity).map(\.name), chineseScore: chinese,
      chineseIntensity: chinese.map { intensity(Double($0)) },
      synastryAspects: aspects, synastrySummary: aspects,
      synastry: AspectAnswer.all(match.synastry.aspects, spreads: match.synastry.spreads, tellsPhase: false),
      western: match.western.map(WesternMatchAnswer.init), ashtakoota: vedic.map { AshtakootaAnswer($0, in: language) },
      animals: match.chinese.map(AnimalMatchAnswer.init),
      manglik: Pair(person1: ManglikAnswer(first.manglik), person2: ManglikAnswer(second.manglik)),
      userChart: Self.degrees(mine), partnerChart: Self.degrees(theirs), userSigns: Self.signs(mine),
      partnerSigns: Self.signs(theirs), person1: PersonAnswer(first.asked),
      person2: PersonAnswer(second.asked), method: Self.method,
      warnings: WarningAnswer.all(first.asked.clock + second.asked.clock) + match.warnings.map(WarningAnswer.init),
      disclaimer: Self.disclaimer)
  }

  /// `2.1°`, or `1.8° to 2.4°` by hours of birth that are not known.
  private static func orb(_ aspect: Aspect, _ spread: AspectSpread?) -> String {
    func tenths(_ degrees: Double) -> String { "\((degrees * 10).rounded() / 10)°" }
    guard let spread else { return tenths(aspect.orb) }
    // Cut off downwards and upwards, so that no hour lies outside.
    let (least, greatest) = ((spread.orbs.lowerBound * 10).rounded(.down) / 10, (spread.orbs.upperBound * 10).rounded(.up) / 10)
    return "\(least)° to \(greatest)°"
  }

  /// A point as the contract shows it beside a match, with its way on a day whose hour is not known.
  private typealias NamedPoint = (name: String, longitude: Double, arc: DayArc?)

  /// The thirteen points of a chart that the contract shows beside a match: Sun to Pluto, Ascendant, Rahu and Ketu, all tropical.
  private static func thirteenPoints(_ side: MatchSide) -> [NamedPoint] {
    let bodies: [NamedPoint] = side.chart.placements.filter { CelestialBody.planets.contains($0.body) }.map {
      ($0.body.name, $0.position.longitude, side.chart.day?.arc(of: $0.body))
    }
    let ascendant: [NamedPoint] = side.chart.angles.map { [("Ascendant", $0.ascendant, nil)] } ?? []
    let ayanamsa = side.vedic.chart.ayanamsaValue
    let nodes: [NamedPoint] = [Graha.rahu, .ketu].map {
      ($0.englishName, side.vedic.chart.place(of: $0).longitude + ayanamsa, side.vedic.arc(of: $0)?.moved(back: -ayanamsa))
    }
    return bodies + ascendant + nodes
  }

  private static func degrees(_ points: [NamedPoint]) -> JSONMap<Point> {
    JSONMap(
      points.map { point in
        if let arc = point.arc { return (point.name, Point(longitudeFrom: arc.low, longitudeTo: arc.high)) }
        let place = ZodiacPosition(longitude: point.longitude)
        return (point.name, Point(degree: place.degreesInSign, longitude: place.longitude))
      })
  }

  private static func signs(_ points: [NamedPoint]) -> JSONMap<String> {
    JSONMap(
      points.compactMap { point in
        let sign = point.arc == nil ? ZodiacSign(longitude: normalizedDegrees(point.longitude)) : point.arc?.sign
        return sign.map { (point.name, $0.name) }
      })
  }

  private static let method = """
    overall is the plain mean of the systems that were asked for, each from 0 to 100; the kootas are out of 36 and count as a share of \
    it. Intensities: gentle below 40, moderate from 40, strong from 55, intense from 70, peak from 85.
    """

  private static let disclaimer = """
    The positions are computed; the scores follow customs that differ from school to school. They are a language for reflection on two \
    people, and decide nothing about them.
    """
}

extension WesternMatchAnswer {
  fileprivate init(_ score: SynastryScore) {
    let told = Set(score.parts.map(\.component))
    self.init(
      score: score.total,
      components: score.parts.map { Component(name: $0.component.wireName, score: $0.score, weight: $0.component.weight) },
      leftOut: SynastryScore.Component.allCases.filter { !told.contains($0) }.map(\.wireName), aspectMean: score.aspectMean,
      aspectCount: score.aspects.count, formula: Self.formula)
  }

  private static let formula = """
    A quarter the Suns’ signs, three tenths the Moons’, a quarter Venus and Mars, a fifth the rising signs, plus five times the mean weight \
    of the aspects (conjunction 1, sextile 0.8, square -0.6, trine 1, opposition -0.4) between Sun, Moon, Mercury, Venus, Mars and Jupiter. \
    What is left out for want of a birth time gives its weight to the rest.
    """
}

extension AshtakootaAnswer {
  fileprivate init(_ match: VedicMatch, in language: Language) {
    self.init(
      total: match.total, range: match.range.map(Range.init), bride: match.bride?.wireName,
      totals: Totals(
        person1AsBride: match.certain { $0.firstAsBride.total }, person2AsBride: match.certain { $0.secondAsBride.total }),
      kootas: Koota.allCases.map { koota in
        let points = match.certain { $0.points(of: koota) }
        return Points(
          name: koota.name, points: points, range: points == nil ? Range(match.range(of: koota)) : nil, maximum: koota.maximum,
          meaning: koota.meaning(in: language))
      },
      // Doshas and cancellations are the same whoever is the bride.
      bhakootDosha: Dosha(match, { $0.hasBhakootDosha }, { $0.bhakootCancellations }, in: language),
      nadiDosha: Dosha(match, { $0.hasNadiDosha }, { $0.nadiCancellations }, in: language),
      policy: Policy(
        vashya: match.policy.vashya.wireName, yoni: match.policy.yoni.wireName, gana: match.policy.gana.wireName,
        cancelledDoshasScore: match.policy.cancelledDoshasScore))
  }
}

extension AshtakootaAnswer.Range {
  fileprivate init(_ range: ClosedRange<Double>) { self.init(minimum: range.lowerBound, maximum: range.upperBound) }
}

extension AshtakootaAnswer.Dosha {
  fileprivate init(
    _ match: VedicMatch, _ isPresent: (Ashtakoota) -> Bool, _ cancellations: (Ashtakoota) -> [KootaCancellation],
    in language: Language
  ) {
    self.init(
      present: match.certain { isPresent($0.firstAsBride) }, cancelled: match.certain { !cancellations($0.firstAsBride).isEmpty },
      cancellations: match.cancellations(cancellations).map { $0.reason(in: language) })
  }
}

extension AnimalMatchAnswer {
  fileprivate init(_ match: AnimalMatch) {
    self.init(
      person1: match.first.name, person2: match.second.name, score: match.score(), relations: match.relations.map(\.name),
      formula:
        "50 and the weights of all relations: harmony 40, trine 35, same 10, break -10, punishment -20, harm -30, clash -40; our own, for want "
        + "of any in the classics.")
  }
}
