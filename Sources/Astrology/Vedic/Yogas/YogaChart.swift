/// A chart as the yogas ask about it: by signs.
struct YogaChart {
  let chart: VedicChart
  let nature: NaturePolicy

  static let kendras = [1, 4, 7, 10]
  static let trikonas = [1, 5, 9]
  static let dusthanas = [6, 8, 12]
  static let upachayas = [3, 6, 10, 11]
  /// The three that are always counted as benefics.
  static let benefics: [Graha] = [.mercury, .jupiter, .venus]
  static let malefics: [Graha] = [.sun, .mars, .saturn]

  var lagna: ZodiacSign? { chart.lagnaSign }

  func sign(of graha: Graha) -> ZodiacSign { chart.place(of: graha).sign }

  /// The house of a graha from the lagna.
  func house(of graha: Graha) -> Int? { lagna.map { sign(of: graha).house(from: $0) } }

  func house(of graha: Graha, from origin: Graha) -> Int { sign(of: graha).house(from: sign(of: origin)) }

  func isIn(_ houses: [Int], _ graha: Graha) -> Bool { house(of: graha).map { houses.contains($0) } ?? false }

  func areMutual(_ houses: [Int], _ a: Graha, _ b: Graha) -> Bool { houses.contains(house(of: a, from: b)) }

  /// The lord of a house from the lagna.
  func lord(of house: Int) -> Graha? { lagna.map { $0.advanced(by: house - 1).rashiLord } }

  /// The houses that a graha rules, in order.
  func houses(ruledBy graha: Graha) -> [Int] { (1...12).filter { lord(of: $0) == graha } }

  func areTogether(_ a: Graha, _ b: Graha) -> Bool { sign(of: a) == sign(of: b) }

  /// Whether one looks on the other in full.
  func looks(_ a: Graha, on b: Graha) -> Bool { GrahaDrishti.looks(a, from: sign(of: a), on: sign(of: b)) }

  /// Whether one stands with the other or looks on it.
  func touches(_ a: Graha, _ b: Graha) -> Bool { areTogether(a, b) || looks(a, on: b) }

  /// How two different grahas are bound to each other, if they are.
  func bond(_ a: Graha, _ b: Graha) -> YogaRule? {
    if a.rules(sign(of: b)), b.rules(sign(of: a)) { return .exchange }
    if areTogether(a, b) { return .conjunction }
    return looks(a, on: b) && looks(b, on: a) ? .mutualAspect : nil
  }

  func isExalted(_ graha: Graha) -> Bool { sign(of: graha) == graha.exaltationSign }
  func isDebilitated(_ graha: Graha) -> Bool { sign(of: graha) == graha.debilitationSign }
  func isAtHome(_ graha: Graha) -> Bool { graha.rules(sign(of: graha)) }
  func isDignified(_ graha: Graha) -> Bool { isExalted(graha) || isAtHome(graha) }
  func isBenefic(_ graha: Graha) -> Bool { chart.nature(of: graha, policy: nature) == .benefic }

  /// What we take the texts' "strong" to mean: in its own sign, exalted, or in a kendra or trikona, and neither debilitated nor
  /// combust.
  func isStrong(_ graha: Graha) -> Bool {
    (isDignified(graha) || isIn(Self.kendras + Self.trikonas, graha)) && !isDebilitated(graha) && !chart.isCombust(graha)
  }

  func member(_ graha: Graha, rules: [Int] = []) -> YogaMember {
    YogaMember(graha: graha, sign: sign(of: graha), house: house(of: graha), rules: rules)
  }

  func members(_ grahas: [Graha]) -> [YogaMember] { grahas.map { member($0) } }

  /// The houses of some grahas from another graha or, without one, from the lagna: in order and once.
  func houses(of grahas: [Graha], from origin: Graha? = nil) -> [Int] {
    (1...12).filter { house in
      grahas.contains { graha in (origin.map { self.house(of: graha, from: $0) } ?? self.house(of: graha)) == house }
    }
  }

  /// What weakens grahas by their place: debilitation and combustion.
  func weaknesses(_ grahas: [Graha]) -> [YogaCancellation] {
    var found: [YogaCancellation] = []
    for graha in grahas {
      if isDebilitated(graha) { found.append(YogaCancellation(reason: .debilitated, graha: graha)) }
      if chart.isCombust(graha) { found.append(YogaCancellation(reason: .combust, graha: graha)) }
    }
    return found
  }

  func formation(
    _ yoga: Yoga, _ rule: YogaRule, from origin: YogaOrigin = .lagna, _ members: [YogaMember], houses: [Int] = [],
    _ cancellations: [YogaCancellation] = []
  ) -> YogaFormation {
    YogaFormation(
      yoga: yoga, condition: YogaCondition(rule: rule, origin: origin, members: members, houses: houses),
      cancellations: cancellations)
  }
}
