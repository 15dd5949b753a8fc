import Astrology
import Ephemeris

/// What a chart makes of its own points: dignity, rule of the Ascendant, angularity.
struct MeterWeights {
  private let ascendantRuler: MeterPoint?
  /// By point, the houses whose cusps stand in its signs.
  private var ruled: [Set<Int>] = Array(repeating: [], count: MeterPoint.allCases.count)

  init(_ chart: NatalChart) {
    guard let angles = chart.angles, let houses = chart.houses else {
      ascendantRuler = nil
      return
    }
    // docs/meters.md: modern rulers.
    ascendantRuler = MeterPoint(Rulership.modern.ruler(of: ZodiacSign(longitude: angles.ascendant)))
    for house in 1...12 {
      guard let ruler = MeterPoint(Rulership.modern.ruler(of: ZodiacSign(longitude: houses.cusps[house - 1]))) else { continue }
      ruled[ruler.rawValue].insert(house)
    }
  }

  func houses(ruledBy point: MeterPoint) -> Set<Int> { ruled[point.rawValue] }

  /// What multiplies the weight of a point, about 0.6 … 1.9. Without a birth time only its dignity does, as far as it is the same at both
  /// ends of the arc of the day: no arc is as wide as what a dignity spans.
  func factor(of point: MeterPoint, from low: Double, to high: Double, house: Int) -> Float {
    let dignity = Self.dignity(of: point, at: low)
    let certain = low == high || dignity == Self.dignity(of: point, at: high) ? dignity : 0
    // The original adds dignity and rule (5 each) to bases of 3 … 10 and multiplies by 1 … 3 for the house, which lets a few planets drown all
    // others; the order is kept, the reach is halved.
    var factor = 1 + 0.05 * Float(certain)
    if point == ascendantRuler { factor += 0.25 }
    guard house > 0 else { return factor }
    switch house % 3 {
    case 1: return factor * 1.25
    case 2: return factor
    default: return factor * 0.8
    }
  }

  /// Points of essential dignity by the degree: domicile 5, exaltation 4 within five degrees of its own degree, detriment −5, fall −4
  /// within five degrees opposite (docs/meters.md; the points are Lilly's, see ``EssentialDignity/points``).
  ///
  /// Both rulers are at home in Scorpio, Aquarius and Pisces.
  static func dignity(of point: MeterPoint, at longitude: Double) -> Int {
    guard let body = point.body, point != .node else { return 0 }
    let sign = ZodiacSign(longitude: longitude)
    func rules(_ sign: ZodiacSign) -> Bool {
      Rulership.traditional.ruler(of: sign) == body || Rulership.modern.ruler(of: sign) == body
    }
    var score = 0
    if rules(sign) { score += EssentialDignity.domicile.points }
    if rules(sign.opposite) { score += EssentialDignity.detriment.points }
    if let planet = ClassicalPlanet(body) {
      let (home, ordinal) = planet.exaltation
      // The nineteenth degree is 18° … 19°: its middle.
      let degree = 30 * Double(home.rawValue) + Double(ordinal) - 0.5
      if abs(signedDegrees(longitude - degree)) <= 5 { score += EssentialDignity.exaltation.points }
      if abs(signedDegrees(longitude - degree - 180)) <= 5 { score += EssentialDignity.fall.points }
    }
    return score
  }
}
