import Astrology

/// The condition of a yoga in one sentence.
struct YogaSentence {
  let text: String

  init(_ condition: YogaCondition) {
    let sentence = Self.sentence(condition)
    // A ruler named last leaves the comma of its apposition behind.
    let whole = sentence.hasSuffix(",") ? sentence.dropLast() : sentence[...]
    text = whole.prefix(1).uppercased() + whole.dropFirst() + "."
  }

  private static func sentence(_ condition: YogaCondition) -> String {
    let members = condition.members
    let all = list(members.map(subject))
    let origin = "from \(name(condition.origin))"
    switch condition.rule {
    case .ownSignInKendra: return "\(all) is in \(signs(members)), its own sign, in the \(houses(condition.houses))"
    case .exaltedInKendra: return "\(all) is exalted in \(signs(members)), in the \(houses(condition.houses))"
    case .inKendra, .inSixEightTwelve: return "\(subject(members[0])) is in the \(houses(condition.houses)) \(origin)"
    case .conjunction: return "\(all) share \(signs(members))"
    case .mutualAspect: return "\(all) look at each other from \(signs(members))"
    case .exchange: return "\(all) stand in each other’s signs, \(signs(members))"
    case .beneficsInSixSevenEight, .beneficsInUpachayas: return "\(all) stand in the \(houses(condition.houses)) \(origin)"
    case .inSecond: return "\(all) \(stand(members)) in the sign after that of \(name(condition.origin))"
    case .inTwelfth: return "\(all) \(stand(members)) in the sign before that of \(name(condition.origin))"
    case .onBothSides: return "\(all) stand in the signs on both sides of \(name(condition.origin))"
    case .onNeitherSide: return "none of the five from Mars to Saturn stands in a sign beside the Moon’s"
    case .beneficsInTenth: return "\(all) alone \(members.count == 1 ? "holds" : "hold") the tenth house \(origin)"
    case .rulesKendraAndTrikona: return "\(name(members[0].graha)) rules both the \(houses(members[0].rules))"
    case .lordInDusthana: return "\(all) is in the \(houses(condition.houses))"
    case .dispositorInKendra, .exaltationLordInKendra, .exaltedThereInKendra, .dispositorLooks, .lordsInMutualKendra,
      .exaltedInNavamsha:
      return "\(fallen(members[0])); \(help(condition))"
    case .fifthLordAtHome:
      return "\(name(members[0].graha)) is at home in the fifth house, and \(others(members)) in the eleventh"
    case .lagnaLordAtHome: return "\(name(members[0].graha)) is at home in the first house, and \(company(members))"
    case .ninthLordAndVenus:
      return "\(all) \(stand(members)) in \(members.count == 1 ? "its own or exalting sign" : "their own or exalting signs")"
    case .ninthLordAndLagnaLord:
      return
        "\(subject(members[0])) is in its own or exalting sign, and the Ascendant’s ruler, \(name(members[1].graha)), is strong"
    case .lagnaLordExalted:
      return "the Ascendant’s ruler, \(name(members[0].graha)), is exalted in an angle, and Jupiter looks at it"
    case .beneficsTogether: return "\(all) share the \(houses(condition.houses))"
    case .mutualKendra:
      let pair = list(members.prefix(2).map(subject))
      return "\(pair) stand in angles from each other, and the Ascendant’s ruler, \(name(members[2].graha)), is strong"
    case .fourthLordWithTenth:
      return "\(subject(members[0])) is in its own or exalting sign, together with \(subject(members[1]))"
    case .exchangeUnderMaraka:
      return "\(list(members.prefix(2).map(subject))) stand in each other’s houses, with \(subject(members[2])) in touch"
    case .beneficsInGoodHouses: return "\(all) stand in the \(houses(condition.houses)), with Jupiter in a welcoming sign"
    case .beneficsInKendras: return "\(all) stand in angles, and the seventh and eighth houses hold no hard planet"
    case .oneModality: return "all seven planets stand in \(modality(members[0].sign)) signs"
    case .inHouses: return "all seven planets stand in the \(houses(condition.houses))"
    case .signCount:
      return "all seven planets stand in \(count(condition.signs.count)) \(condition.signs.count == 1 ? "sign" : "signs")"
    case .kendrasOfOneNature: return "\(all) hold the \(houses(condition.houses)), and no planet of the other kind holds an angle"
    }
  }

  // MARK: - neecha bhanga

  private static func fallen(_ member: YogaMember) -> String {
    "\(name(member.graha)) is in its hardest sign, \(member.sign.name)"
  }

  private static func help(_ condition: YogaCondition) -> String {
    let helpers = condition.grahas.dropFirst().map { name($0) }
    let helper = helpers.first ?? ""
    let place = "is in the \(houses(condition.houses)) from \(name(condition.origin))"
    switch condition.rule {
    case .dispositorInKendra: return "that sign’s ruler, \(helper), \(place)"
    case .exaltationLordInKendra: return "\(helper), ruler of its best sign, \(place)"
    case .exaltedThereInKendra: return "\(helper), at its best there, \(place)"
    case .dispositorLooks: return "that sign’s ruler, \(helper), stands with it or looks at it"
    case .lordsInMutualKendra: return "\(list(helpers)), rulers of its hardest and its best sign, stand in angles from each other"
    default: return "in the navamsha it is in its best sign"
    }
  }

  // MARK: - words

  static func name(_ graha: Graha) -> String {
    switch graha {
    case .sun: "the Sun"
    case .moon: "the Moon"
    case .mars: "Mars"
    case .mercury: "Mercury"
    case .jupiter: "Jupiter"
    case .venus: "Venus"
    case .saturn: "Saturn"
    case .rahu: "Rahu"
    case .ketu: "Ketu"
    }
  }

  private static func name(_ origin: YogaOrigin) -> String {
    switch origin {
    case .lagna: "the Ascendant"
    case .moon: "the Moon"
    case .sun: "the Sun"
    case .jupiter: "Jupiter"
    }
  }

  /// `Saturn, ruler of the tenth,` when it is there as a ruler.
  private static func subject(_ member: YogaMember) -> String {
    let name = name(member.graha)
    return member.rules.isEmpty ? name : "\(name), ruler of the \(list(member.rules.map(ordinal))),"
  }

  private static func others(_ members: [YogaMember]) -> String {
    "\(list(members.dropFirst().map { name($0.graha) })) \(members.count == 2 ? "is" : "are")"
  }

  private static func company(_ members: [YogaMember]) -> String {
    let rest = list(members.dropFirst().map { name($0.graha) })
    return members.count == 2 ? "\(rest) stands with it or looks at it" : "\(rest) stand with it or look at it"
  }

  private static func stand(_ members: [YogaMember]) -> String { members.count == 1 ? "stands" : "stand" }

  private static func signs(_ members: [YogaMember]) -> String {
    list(ZodiacSign.allCases.filter { sign in members.contains { $0.sign == sign } }.map { $0.name })
  }

  private static func modality(_ sign: ZodiacSign) -> String {
    switch sign.modality {
    case .cardinal: "movable"
    case .fixed: "fixed"
    case .mutable: "dual"
    }
  }

  /// `fourth house`, `first and seventh houses`.
  private static func houses(_ houses: [Int]) -> String {
    "\(list(houses.map(ordinal))) \(houses.count == 1 ? "house" : "houses")"
  }

  private static func ordinal(_ house: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
    ]
    return words[house - 1]
  }

  private static func count(_ number: Int) -> String { ["one", "two", "three", "four", "five", "six", "seven"][number - 1] }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
  }
}
