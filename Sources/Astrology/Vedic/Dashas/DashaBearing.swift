/// How much the lord of a period has to say about each part of life, 0 … 10.
///
/// Our own measure. It says how loud a voice is, not whether it is kind: the sum of the lord's ties to the houses of the area, the
/// chief house in full and the other two by half, at most 1; times a half, and the other half times the lord's ``DashaStrength``; times
/// ten. Nothing in it is guessed or drawn by lot: the ties are listed.
public struct DashaBearing: Sendable, Hashable {
  /// A tie that was counted.
  public struct Reason: Sendable, Hashable {
    /// 1 … 12.
    public let house: Int
    /// How the lord of the period is tied to that house.
    public let tie: HouseTie
  }

  /// The lord of the period.
  public let lord: Graha
  /// How well it stands.
  public let strength: DashaStrength
  /// Everything that binds the lord to a house, each house once by its strongest tie; in the order of houses.
  public let reasons: [Reason]

  /// The bearing of a lord; `nil` for a chart without a lagna, which has no houses.
  public init?(of lord: Graha, in chart: VedicChart, facts: StrengthFacts) {
    guard let lagna = chart.lagnaSign else { return nil }
    self.lord = lord
    strength = DashaStrength(of: lord, in: chart, facts: facts)
    var reasons: [Reason] = []
    for house in 1...12 {
      if let tie = Self.tie(of: lord, toHouse: house, from: lagna, in: chart) { reasons.append(Reason(house: house, tie: tie)) }
    }
    self.reasons = reasons
  }

  /// The score of an area, 0 … 10.
  public func score(of area: LifeArea) -> Double {
    var sum = 0.0
    for (index, house) in area.houses.enumerated() {
      let tie = reasons.first { $0.house == house }?.tie.weight ?? 0
      sum += index == 0 ? tie : tie / 2
    }
    return 10 * min(1, sum) * (1 + strength.overall) / 2
  }

  /// The score of an area over two levels: six tenths of the mahadasha's and four of the antardasha's.
  public static func combined(_ mahadasha: DashaBearing, _ antardasha: DashaBearing, _ area: LifeArea) -> Double {
    0.6 * mahadasha.score(of: area) + 0.4 * antardasha.score(of: area)
  }

  /// The strongest tie of a graha to a house.
  private static func tie(of lord: Graha, toHouse house: Int, from lagna: ZodiacSign, in chart: VedicChart) -> HouseTie? {
    let sign = lagna.advanced(by: house - 1)
    let own = chart.place(of: lord).sign
    if own == sign { return .occupies }
    if lord.rules(sign) { return .rules }
    if lord.body == nil, own.rashiLord.rules(sign) { return .rulesThroughSignLord }
    if GrahaDrishti.looks(lord, from: own, on: sign) { return .aspects }
    return HouseSignificator.graha(ofHouse: house) == lord ? .signifies : nil
  }
}
