/// How well the lord of a period stands at birth, 0 … 1.
///
/// Our own summary of published strengths (Brihat Parashara Hora Shastra ch. 27), not a strength that the texts name: half of it position,
/// a quarter direction, a quarter time. The full six-fold strength is ``Shadbala``.
public struct DashaStrength: Sendable, Hashable {
  /// The lord of the period.
  public let lord: Graha
  /// Whose strength is measured: the lord itself or, for a node, the lord of the sign that it stands in, whose results it gives
  /// (Laghu Parashari 1.13).
  public let measured: Graha
  /// The dignity of ``measured``.
  public let dignity: GrahaDignity
  /// Nearness to the degree of exaltation, 0 … 1: uchcha bala over 60.
  public let exaltation: Double
  /// By dignity, 0 … 1: the points of saptavargaja bala for the rashi over 60, exaltation in full and debilitation with nothing.
  public let dignityShare: Double
  /// Dig bala over 60, 0 … 1.
  public let directional: Double
  /// By day or night, 0 … 1: nathonnatha bala over 60.
  public let dayNight: Double
  /// By the light of the Moon, 0 … 1: paksha bala over 60.
  public let lunarLight: Double

  /// The mean of ``exaltation`` and ``dignityShare``.
  public var positional: Double { (exaltation + dignityShare) / 2 }
  /// The mean of ``dayNight`` and ``lunarLight``.
  public var temporal: Double { (dayNight + lunarLight) / 2 }
  /// Half position, a quarter direction, a quarter time.
  public var overall: Double { positional / 2 + directional / 4 + temporal / 4 }

  /// The strength of a lord in a chart, from the facts of the same birth.
  public init(of lord: Graha, in chart: VedicChart, facts: StrengthFacts) {
    let measured = lord.body == nil ? chart.place(of: lord).sign.rashiLord : lord
    let dignity = chart.dignity(of: measured) ?? .neutral
    self.lord = lord
    self.measured = measured
    self.dignity = dignity
    exaltation = SthanaBala.uchcha(measured, at: chart.place(of: measured).longitude) / 60
    dignityShare = Self.share(of: dignity)
    directional = DigBala.virupas(measured, in: facts) / 60
    dayNight = KalaBala.nathonnatha(measured, sunHourAngle: facts.sunHourAngle) / 60
    lunarLight = KalaBala.paksha(measured, in: facts, NaturePolicy()) / 60
  }

  /// Brihat Parashara Hora Shastra ch. 27.2–4: 45, 30, 20, 15, 10, 4, 2 of 60 for what lies between.
  private static func share(of dignity: GrahaDignity) -> Double {
    switch dignity {
    case .exalted: 1
    case .moolatrikona: 45 / 60
    case .own: 30 / 60
    case .greatFriend: 20 / 60
    case .friend: 15 / 60
    case .neutral: 10 / 60
    case .enemy: 4 / 60
    case .greatEnemy: 2 / 60
    case .debilitated: 0
    }
  }
}
