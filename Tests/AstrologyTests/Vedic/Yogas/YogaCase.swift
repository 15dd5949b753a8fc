import Testing

@testable import Astrology

/// A yoga in a chart that has it, and the smallest change that takes it away.
struct YogaCase: Sendable, CustomTestStringConvertible {
  let yoga: Yoga
  let rule: YogaRule
  /// The rising sign.
  let lagna: ZodiacSign
  /// Who stands where, in sidereal degrees; the others stand as in ``base``.
  let places: [Graha: Double]
  /// What is moved to lose it.
  let change: [Graha: Double]
  /// The rising sign that loses it, when nobody is moved.
  var otherLagna: ZodiacSign?

  var testDescription: String { "\(yoga) by \(rule)" }

  /// Nobody in particular dignity: Sun to Ketu.
  static let base: [Double] = [130, 205, 70, 142, 225, 160, 316, 100, 280]

  static func chart(_ lagna: ZodiacSign?, _ places: [Graha: Double], over base: [Double] = base) throws -> VedicChart {
    var longitudes = base
    for (graha, longitude) in places { longitudes[Int(graha.rawValue)] = longitude }
    return try #require(VedicChart(longitudes: longitudes, lagna: lagna.map { Double($0.rawValue) * 30 + 12 }))
  }

  var positive: VedicChart { get throws { try Self.chart(lagna, places) } }

  var negative: VedicChart { get throws { try Self.chart(otherLagna ?? lagna, places.merging(change) { $1 }) } }

  init(
    _ yoga: Yoga, _ rule: YogaRule, _ lagna: ZodiacSign, _ places: [Graha: Double], not change: [Graha: Double] = [:],
    otherLagna: ZodiacSign? = nil
  ) {
    self.yoga = yoga
    self.rule = rule
    self.lagna = lagna
    self.places = places
    self.change = change
    self.otherLagna = otherLagna
  }

  /// The seven in some signs of the zodiac, counted from Aries as 1, round and round.
  static func seven(_ signs: [Int]) -> [Graha: Double] {
    var places: [Graha: Double] = [:]
    for (index, graha) in Graha.seven.enumerated() { places[graha] = Double(signs[index % signs.count] - 1) * 30 + 11 }
    return places
  }
}

extension YogaCase {
  static let great: [YogaCase] = [
    YogaCase(.ruchaka, .exaltedInKendra, .aries, [.mars: 275], not: [.mars: 305]),
    YogaCase(.ruchaka, .ownSignInKendra, .leo, [.mars: 215], not: [.mars: 245]),
    YogaCase(.bhadra, .ownSignInKendra, .pisces, [.mercury: 65], otherLagna: .aries),
    YogaCase(.bhadra, .exaltedInKendra, .gemini, [.mercury: 155], not: [.mercury: 185]),
    YogaCase(.hamsa, .exaltedInKendra, .aries, [.jupiter: 93], not: [.jupiter: 123]),
    YogaCase(.malavya, .ownSignInKendra, .cancer, [.venus: 190], otherLagna: .virgo),
    YogaCase(.shasha, .ownSignInKendra, .aries, [.saturn: 285], not: [.saturn: 315]),
  ]

  static let lunar: [YogaCase] = [
    YogaCase(.gajakesari, .inKendra, .aries, [.moon: 40, .jupiter: 130], not: [.jupiter: 160]),
    YogaCase(.chandraMangala, .conjunction, .aries, [.moon: 71, .mars: 88], not: [.mars: 91]),
    YogaCase(.chandraMangala, .mutualAspect, .aries, [.moon: 71, .mars: 245], not: [.mars: 275]),
    YogaCase(
      .adhi, .beneficsInSixSevenEight, .aries, [.moon: 5, .mercury: 155, .venus: 185, .jupiter: 215], not: [.jupiter: 245]),
    YogaCase(.sunapha, .inSecond, .aries, [.moon: 5, .mars: 35], not: [.mars: 65]),
    YogaCase(.anapha, .inTwelfth, .aries, [.moon: 5, .saturn: 335, .mars: 65], not: [.saturn: 305]),
    YogaCase(.durudhara, .onBothSides, .aries, [.moon: 5, .saturn: 335, .mars: 35], not: [.mars: 65]),
    YogaCase(.kemadruma, .onNeitherSide, .aries, [.moon: 5, .saturn: 305], not: [.venus: 35]),
    YogaCase(.shakata, .inSixEightTwelve, .aries, [.moon: 35, .jupiter: 245], not: [.jupiter: 275]),
    YogaCase(.vasumati, .beneficsInUpachayas, .aries, [.mercury: 65, .venus: 155, .jupiter: 305], not: [.jupiter: 335]),
    YogaCase(.vasumati, .beneficsInUpachayas, .taurus, [.moon: 5, .mercury: 65, .venus: 155, .jupiter: 305], not: [.venus: 185]),
    YogaCase(.amala, .beneficsInTenth, .aries, [.jupiter: 290, .ketu: 250], not: [.ketu: 289]),
    YogaCase(.amala, .beneficsInTenth, .taurus, [.moon: 5, .venus: 290, .ketu: 250], not: [.venus: 301]),
  ]

  static let solar: [YogaCase] = [
    YogaCase(.vesi, .inSecond, .aries, [.sun: 5, .mars: 35], not: [.mars: 65]),
    YogaCase(.vasi, .inTwelfth, .aries, [.sun: 5, .saturn: 335], not: [.saturn: 305]),
    YogaCase(.ubhayachari, .onBothSides, .aries, [.sun: 5, .saturn: 335, .mars: 35], not: [.saturn: 305]),
    // The Moon does not count.
    YogaCase(.vesi, .inSecond, .aries, [.sun: 5, .moon: 35, .mars: 36], not: [.mars: 65]),
    YogaCase(.budhaAditya, .conjunction, .aries, [.sun: 121, .mercury: 149], not: [.mercury: 151]),
  ]

  static let lords: [YogaCase] = [
    // Aries rises: Moon rules the fourth, Sun the fifth, Venus the seventh, Jupiter the ninth, Saturn the tenth.
    YogaCase(.raja, .conjunction, .aries, [.moon: 65, .sun: 85, .mars: 5], not: [.moon: 95]),
    YogaCase(.raja, .mutualAspect, .aries, [.moon: 65, .sun: 245, .mars: 5], not: [.moon: 95]),
    YogaCase(.raja, .exchange, .aries, [.moon: 125, .sun: 95], not: [.moon: 35]),
    YogaCase(.dharmaKarmadhipati, .conjunction, .aries, [.jupiter: 65, .saturn: 85], not: [.saturn: 95]),
    YogaCase(.dharmaKarmadhipati, .exchange, .gemini, [.saturn: 335, .jupiter: 305], not: [.jupiter: 5]),
    // Mars rules the fifth and tenth from Cancer; from Gemini the sixth and eleventh.
    YogaCase(.yogakaraka, .rulesKendraAndTrikona, .cancer, [:], otherLagna: .gemini),
    YogaCase(.harsha, .lordInDusthana, .aries, [.mercury: 215], not: [.mercury: 245]),
    YogaCase(.sarala, .lordInDusthana, .aries, [.mars: 155], not: [.mars: 125]),
    YogaCase(.vimala, .lordInDusthana, .aries, [.jupiter: 335], not: [.jupiter: 5]),
    YogaCase(.daridra, .lordInDusthana, .aries, [.saturn: 155], not: [.saturn: 185]),
    // Mars in the twelfth, Jupiter in the first, Venus, lord of the second and seventh, with Mars.
    YogaCase(.daridra, .exchangeUnderMaraka, .aries, [.mars: 335, .jupiter: 5, .venus: 340], not: [.venus: 65]),
    // Between 9 and 10, 6 and 9, 3 and 9.
    YogaCase(.mahaParivartana, .exchange, .aries, [.jupiter: 275, .saturn: 245], not: [.saturn: 215]),
    YogaCase(.dainyaParivartana, .exchange, .aries, [.jupiter: 155, .mercury: 245], not: [.mercury: 275]),
    YogaCase(.khalaParivartana, .exchange, .aries, [.jupiter: 65, .mercury: 245], not: [.jupiter: 155]),
  ]

  static let neecha: [YogaCase] = [
    // Saturn in Aries: Mars its dispositor, Venus lord of Libra, the Sun exalted there.
    YogaCase(.neechaBhanga, .dispositorInKendra, .cancer, [.saturn: 5, .mars: 185, .moon: 65], not: [.mars: 125]),
    YogaCase(.neechaBhanga, .exaltationLordInKendra, .cancer, [.saturn: 5, .venus: 185, .moon: 65], not: [.venus: 215]),
    YogaCase(.neechaBhanga, .exaltedThereInKendra, .cancer, [.saturn: 5, .sun: 95, .moon: 65], not: [.sun: 125]),
    YogaCase(.neechaBhanga, .dispositorLooks, .leo, [.saturn: 5, .mars: 155], not: [.mars: 125]),
    YogaCase(.neechaBhanga, .lordsInMutualKendra, .leo, [.saturn: 5, .mars: 65, .venus: 155], not: [.venus: 185]),
    // The seventh navamsha of Aries is Libra.
    YogaCase(.neechaBhanga, .exaltedInNavamsha, .leo, [.saturn: 21], not: [.saturn: 25]),
  ]

  static let wealth: [YogaCase] = [
    // Aries rises: Venus rules the second, Saturn the eleventh, Sun the fifth, Jupiter the ninth.
    YogaCase(.dhana, .conjunction, .aries, [.venus: 65, .sun: 85], not: [.venus: 95]),
    YogaCase(.dhana, .mutualAspect, .aries, [.saturn: 65, .jupiter: 245], not: [.jupiter: 215]),
    YogaCase(.dhana, .exchange, .aries, [.saturn: 35, .venus: 305], not: [.venus: 335]),
    // Capricorn rises: Venus in Taurus, the fifth, and Mars in Scorpio, the eleventh.
    YogaCase(.dhana, .fifthLordAtHome, .capricorn, [.venus: 35, .mars: 215], not: [.mars: 245]),
    YogaCase(.dhana, .fifthLordAtHome, .aries, [.sun: 125, .saturn: 305, .moon: 310, .jupiter: 315], not: [.moon: 335]),
    YogaCase(.dhana, .lagnaLordAtHome, .leo, [.sun: 125, .mars: 130, .jupiter: 5], not: [.jupiter: 35]),
    YogaCase(.lakshmi, .ninthLordAndVenus, .aries, [.jupiter: 245, .venus: 185], not: [.venus: 215]),
    YogaCase(.lakshmi, .ninthLordAndLagnaLord, .aries, [.jupiter: 245, .mars: 5], not: [.mars: 35]),
    YogaCase(.chamara, .lagnaLordExalted, .capricorn, [.saturn: 185, .jupiter: 65], otherLagna: .aquarius),
    YogaCase(.chamara, .lagnaLordExalted, .aries, [.mars: 285, .jupiter: 105], not: [.jupiter: 135]),
    YogaCase(.chamara, .beneficsTogether, .aries, [.jupiter: 185, .venus: 200, .moon: 65], not: [.venus: 215]),
    YogaCase(.kahala, .mutualKendra, .aries, [.mars: 5, .moon: 65, .jupiter: 155], not: [.jupiter: 185]),
    YogaCase(.kahala, .fourthLordWithTenth, .aries, [.moon: 35, .saturn: 40], not: [.saturn: 65]),
    YogaCase(
      .saraswati, .beneficsInGoodHouses, .aries, [.jupiter: 245, .venus: 35, .mercury: 125], not: [.mercury: 65]),
    YogaCase(
      .saraswati, .beneficsInGoodHouses, .taurus, [.jupiter: 125, .venus: 35, .mercury: 65], not: [.jupiter: 185]),
    YogaCase(
      .parvata, .beneficsInKendras, .aries, [.jupiter: 5, .venus: 95, .rahu: 70, .ketu: 250, .moon: 65], not: [.saturn: 215]),
  ]

  static let nodal: [YogaCase] = [
    YogaCase(.guruChandala, .conjunction, .aries, [.jupiter: 101], not: [.jupiter: 131]),
    YogaCase(.grahana, .conjunction, .aries, [.sun: 281], not: [.sun: 311]),
    YogaCase(.grahana, .conjunction, .aries, [.moon: 99], not: [.moon: 89]),
  ]

  static let nabhasa: [YogaCase] = [
    YogaCase(.rajju, .oneModality, .taurus, seven([1, 4, 7]), not: [.moon: 40]),
    YogaCase(.musala, .oneModality, .aries, seven([2, 5, 8]), not: [.moon: 5]),
    YogaCase(.nala, .oneModality, .aries, seven([3, 6, 9]), not: [.moon: 5]),
    YogaCase(.mala, .kendrasOfOneNature, .aries, [.mercury: 5, .venus: 95, .jupiter: 185, .mars: 40], not: [.mars: 280]),
    YogaCase(.sarpa, .kendrasOfOneNature, .aries, [.sun: 5, .mars: 95, .saturn: 185, .jupiter: 40], not: [.jupiter: 275]),
  ]

  /// A figure with Aries rising: whose signs, and where the Sun goes to break it.
  private static func figure(_ yoga: Yoga, _ signs: [Int], not elsewhere: Int) -> YogaCase {
    YogaCase(yoga, .inHouses, .aries, seven(signs), not: [.sun: Double(elsewhere - 1) * 30 + 3])
  }

  static let figures: [YogaCase] = [
    figure(.gada, [4, 7], not: 9), figure(.shakataNabhasa, [1, 7], not: 4), figure(.vihaga, [4, 10], not: 1),
    figure(.shringataka, [1, 5, 9], not: 2), figure(.hala, [3, 7, 11], not: 12), figure(.kamala, [1, 4, 7, 10], not: 2),
    figure(.vapi, [3, 6, 9, 12], not: 1), figure(.yupa, [1, 2, 3, 4], not: 5), figure(.shara, [4, 5, 6, 7], not: 8),
    figure(.shakti, [7, 8, 9, 10], not: 11), figure(.danda, [10, 11, 12, 1], not: 2),
    figure(.nau, [1, 2, 3, 4, 5, 6, 7], not: 9), figure(.kuta, [4, 5, 6, 7, 8, 9, 10], not: 12),
    figure(.chhatra, [7, 8, 9, 10, 11, 12, 1], not: 3), figure(.chapa, [10, 11, 12, 1, 2, 3, 4], not: 6),
    figure(.ardhachandra, [2, 3, 4, 5, 6, 7, 8], not: 10), figure(.chakra, [1, 3, 5, 7, 9, 11], not: 2),
    figure(.samudra, [2, 4, 6, 8, 10, 12], not: 1),
  ]

  /// The seven in so many signs, and where Saturn goes to make them one more or less.
  private static func count(_ yoga: Yoga, _ signs: [Int], not elsewhere: Int) -> YogaCase {
    YogaCase(yoga, .signCount, .aries, seven(signs), not: [.saturn: Double(elsewhere - 1) * 30 + 3])
  }

  static let counts: [YogaCase] = [
    count(.gola, [1], not: 2), count(.yuga, [1, 3], not: 5), count(.shula, [1, 2, 7], not: 8),
    count(.kedara, [1, 2, 5, 6], not: 12),
    count(.pasha, [1, 2, 5, 6, 7], not: 12), count(.dama, [1, 2, 5, 6, 7, 10], not: 12),
    count(.vina, [1, 2, 4, 6, 7, 9, 11], not: 1),
  ]

  static let all: [YogaCase] = [great, lunar, solar, lords, neecha, wealth, nodal, nabhasa, figures, counts].flatMap { $0 }
}
