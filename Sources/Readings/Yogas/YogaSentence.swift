import Astrology
import Ephemeris

/// The condition of a yoga in one sentence.
struct YogaSentence {
  let text: String

  init(_ condition: YogaCondition, _ language: Language) {
    let sentence = YogaClauses(condition: condition, language: language).sentence
    // A ruler named last leaves the comma of its apposition behind.
    let whole = sentence.hasSuffix(",") ? sentence.dropLast() : sentence[...]
    text = whole.prefix(1).uppercased() + whole.dropFirst() + "."
  }
}

/// The parts of such a sentence.
private struct YogaClauses {
  let condition: YogaCondition
  let language: Language

  private var members: [YogaMember] { condition.members }
  private var names: SkyNames { language.names }
  private var counts: CountWords { language.counts }

  var sentence: String {
    switch condition.rule {
    case .ownSignInKendra: told("ownSignInKendra", all, signs, houses)
    case .exaltedInKendra: told("exaltedInKendra", all, signs, houses)
    case .inKendra, .inSixEightTwelve: told("inHouseFrom", ("all", subject(0)), houses, origin)
    case .conjunction: told("conjunction", all, signs)
    case .mutualAspect: told("mutualAspect", all, signs)
    case .exchange: told("exchange", all, signs)
    case .beneficsInSixSevenEight, .beneficsInUpachayas: told("standFrom", all, houses, origin)
    case .inSecond: told("inSecond \(plural(members.count))", all, origin)
    case .inTwelfth: told("inTwelfth \(plural(members.count))", all, origin)
    case .onBothSides: told("onBothSides", all, origin)
    case .onNeitherSide: told("onNeitherSide")
    case .beneficsInTenth: told("beneficsInTenth \(plural(members.count))", all, origin)
    case .rulesKendraAndTrikona: told("rulesKendraAndTrikona", who, ("rules", counts.houses(members[0].rules)))
    case .lordInDusthana: told("lordInDusthana", all, houses)
    case .dispositorInKendra, .exaltationLordInKendra, .exaltedThereInKendra, .dispositorLooks, .lordsInMutualKendra,
      .exaltedInNavamsha:
      told("fallen", who, ("sign", names.name(members[0].sign)), ("help", help))
    case .fifthLordAtHome: told("fifthLordAtHome \(plural(members.count - 1))", who, others)
    case .lagnaLordAtHome: told("lagnaLordAtHome \(plural(members.count - 1))", who, others)
    case .ninthLordAndVenus: told("ninthLordAndVenus \(plural(members.count))", all)
    case .ninthLordAndLagnaLord:
      told("ninthLordAndLagnaLord", ("first", subject(0)), ("second", names.phrase(members[1].graha)))
    case .lagnaLordExalted: told("lagnaLordExalted", who)
    case .beneficsTogether: told("beneficsTogether", all, houses)
    case .mutualKendra: told("mutualKendra", pair, ("third", names.phrase(members[2].graha)))
    case .fourthLordWithTenth: told("fourthLordWithTenth", ("first", subject(0)), ("second", subject(1)))
    case .exchangeUnderMaraka: told("exchangeUnderMaraka", pair, ("third", subject(2)))
    case .beneficsInGoodHouses: told("beneficsInGoodHouses", all, houses)
    case .beneficsInKendras: told("beneficsInKendras", all)
    case .oneModality: told("oneModality \(members[0].sign.modality.key)")
    case .inHouses: told("inHouses", houses)
    case .signCount:
      told("signCount \(plural(condition.signs.count))", ("count", counts.word(condition.signs.count)))
    case .kendrasOfOneNature: told("kendrasOfOneNature", all, houses)
    }
  }

  /// What lifts a planet out of its hardest sign.
  private var help: String {
    let helpers = condition.grahas.dropFirst().map { names.phrase($0) }
    let helper = ("helper", helpers.first ?? "")
    switch condition.rule {
    case .dispositorInKendra: return told("help dispositorInKendra", helper, houses, origin)
    case .exaltationLordInKendra: return told("help exaltationLordInKendra", helper, houses, origin)
    case .exaltedThereInKendra: return told("help exaltedThereInKendra", helper, houses, origin)
    case .dispositorLooks: return told("help dispositorLooks", helper)
    case .lordsInMutualKendra: return told("help lordsInMutualKendra", ("helpers", counts.list(helpers)))
    default: return told("help navamsha")
    }
  }

  // MARK: - words

  private func told(_ line: String, _ values: (name: String, value: String)...) -> String {
    language.book.phrase("yoga-line \(line)").filled(values)
  }

  private func plural(_ count: Int) -> String { count == 1 ? "one" : "many" }

  private var all: (name: String, value: String) { ("all", counts.list(members.indices.map(subject))) }
  private var pair: (name: String, value: String) { ("pair", counts.list(members.indices.prefix(2).map(subject))) }
  private var who: (name: String, value: String) { ("who", names.phrase(members[0].graha)) }
  private var others: (name: String, value: String) {
    ("others", counts.list(members.dropFirst().map { names.phrase($0.graha) }))
  }
  private var houses: (name: String, value: String) { ("houses", counts.houses(condition.houses)) }
  private var signs: (name: String, value: String) {
    ("signs", counts.list(ZodiacSign.allCases.filter { sign in members.contains { $0.sign == sign } }.map { names.name($0) }))
  }
  private var origin: (name: String, value: String) {
    let name =
      switch condition.origin {
      case .lagna: names.ascendantPhrase
      case .moon: names.phrase(CelestialBody.moon)
      case .sun: names.phrase(CelestialBody.sun)
      case .jupiter: names.phrase(CelestialBody.jupiter)
      }
    return ("origin", name)
  }

  /// `Saturn, ruler of the tenth,` when it is there as a ruler.
  private func subject(_ index: Int) -> String {
    let member = members[index]
    let name = names.phrase(member.graha)
    return member.rules.isEmpty
      ? name : told("ruling", ("who", name), ("places", counts.list(member.rules.map { counts.ordinal($0) })))
  }
}
