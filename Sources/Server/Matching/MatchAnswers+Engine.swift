import Astrology
import Ephemeris
import Readings
package import Wire

extension MatchAnswer {
  /// Two people compared.
  package init(_ match: Match) {
    let (first, second) = (match.first, match.second)
    let (western, vedic, chinese) = (match.western?.total, match.vedic, match.chinese.map { $0.score() })
    let told = PeopleReading(
      match.synastry.aspects, intensity: MatchIntensity(score: match.overall), language: .english)
    let aspects = match.synastry.aspects.map { aspect in
      let orb = (aspect.orb * 10).rounded() / 10
      return "\(aspect.first.name) \(aspect.kind.name) \(aspect.second.name) (\(orb)°)"
    }
    let (mine, theirs) = (Self.thirteenPoints(first), Self.thirteenPoints(second))
    func intensity(_ percent: Double) -> String { MatchIntensity(score: percent).name }
    self.init(
      matchType: match.matchType, compatibilityScore: match.overall / 100, summary: told.summary, detailedAnalysis: told.analysis,
      strengths: told.strengths,
      challenges: told.challenges, overall: match.overall, overallScore: Int(clamping: match.overall.rounded()),
      overallIntensity: intensity(match.overall),
      westernScore: western, westernIntensity: western.map(intensity),
      vedicScore: (vedic?.kootas.total).map { Int(clamping: $0.rounded()) },
      vedicIntensity: (vedic?.percent).map(intensity), chineseScore: chinese,
      chineseIntensity: chinese.map { intensity(Double($0)) },
      synastryAspects: aspects, synastrySummary: aspects,
      synastry: match.synastry.aspects.map { AspectAnswer($0, tellsPhase: false) },
      western: match.western.map(WesternMatchAnswer.init), ashtakoota: vedic.map(AshtakootaAnswer.init),
      animals: match.chinese.map(AnimalMatchAnswer.init),
      manglik: Pair(person1: ManglikAnswer(first.manglik), person2: ManglikAnswer(second.manglik)),
      userChart: Self.degrees(mine), partnerChart: Self.degrees(theirs), userSigns: Self.signs(mine),
      partnerSigns: Self.signs(theirs), person1: PersonAnswer(first.asked),
      person2: PersonAnswer(second.asked), method: Self.method,
      warnings: WarningAnswer.all(first.asked.clock + second.asked.clock) + match.warnings.map(WarningAnswer.init),
      disclaimer: Self.disclaimer)
  }

  /// The thirteen points of a chart that the contract shows beside a match: Sun to Pluto, Ascendant, Rahu and Ketu, all tropical.
  private static func thirteenPoints(_ side: MatchSide) -> [(name: String, place: ZodiacPosition)] {
    let bodies = side.chart.placements.filter { CelestialBody.planets.contains($0.body) }.map {
      ($0.body.name, $0.position.longitude)
    }
    let ascendant = side.chart.angles.map { [("Ascendant", $0.ascendant)] } ?? []
    let nodes = [Graha.rahu, .ketu].map {
      ($0.englishName, side.vedic.chart.place(of: $0).longitude + side.vedic.chart.ayanamsaValue)
    }
    return (bodies + ascendant + nodes).map { ($0.0, ZodiacPosition(longitude: $0.1)) }
  }

  private static func degrees(_ points: [(name: String, place: ZodiacPosition)]) -> JSONMap<Point> {
    JSONMap(points.map { ($0.name, Point(degree: $0.place.degreesInSign, longitude: $0.place.longitude)) })
  }

  private static func signs(_ points: [(name: String, place: ZodiacPosition)]) -> JSONMap<String> {
    JSONMap(points.map { ($0.name, $0.place.sign.name) })
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
  fileprivate init(_ match: VedicMatch) {
    let kootas = match.kootas
    // Doshas and cancellations are the same whoever is the bride.
    let one = kootas.firstAsBride
    self.init(
      total: kootas.total, range: match.range.map { Range(minimum: $0.lowerBound, maximum: $0.upperBound) },
      bride: kootas.bride?.wireName,
      totals: Totals(person1AsBride: kootas.firstAsBride.total, person2AsBride: kootas.secondAsBride.total),
      kootas: Koota.allCases.map {
        Points(name: $0.name, points: kootas.points(of: $0), maximum: $0.maximum, meaning: $0.meaning(in: .english))
      }, bhakootDosha: Dosha(one.hasBhakootDosha, one.bhakootCancellations),
      nadiDosha: Dosha(one.hasNadiDosha, one.nadiCancellations),
      policy: Policy(
        vashya: one.policy.vashya.wireName, yoni: one.policy.yoni.wireName, gana: one.policy.gana.wireName,
        cancelledDoshasScore: one.policy.cancelledDoshasScore))
  }
}

extension AshtakootaAnswer.Dosha {
  fileprivate init(_ isPresent: Bool, _ cancellations: [KootaCancellation]) {
    self.init(present: isPresent, cancelled: !cancellations.isEmpty, cancellations: cancellations.map { $0.reason(in: .english) })
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
