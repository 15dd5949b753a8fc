/// Figures that the seven draw in the sky, whoever stands where (Brihat Parashara Hora Shastra ch. 35; Brihat Jataka ch. 12).
///
/// All houses that a figure names are occupied, and no other. Vajra and Yava, which want Sun and Venus a quarter of the circle
/// apart, are left out: Varahamihira himself (12.6) says that they cannot be.
extension YogaChart {
  var nabhasa: [YogaFormation] {
    let signs = ZodiacSign.allCases.filter { sign in Graha.seven.contains { self.sign(of: $0) == sign } }
    let figures = akriti
    let modality: Yoga? =
      signs.allSatisfy { $0.modality == signs[0].modality }
      ? [Yoga.rajju, .musala, .nala][Int(signs[0].modality.rawValue)] : nil
    var found = figures
    let another = [YogaCancellation(reason: .anotherNabhasa, graha: nil)]
    if let modality {
      // An asraya that meets a figure is without fruit of its own (Brihat Jataka 12.12).
      found.append(formation(modality, .oneModality, members(Graha.seven), figures.isEmpty ? [] : another))
    }
    found += dala
    let sankhya: [Yoga] = [.gola, .yuga, .shula, .kedara, .pasha, .dama, .vina]
    found.append(formation(sankhya[signs.count - 1], .signCount, members(Graha.seven), found.isEmpty ? [] : another))
    return found
  }

  private static let akriti: [(yoga: Yoga, houses: [[Int]])] = [
    (.gada, [[1, 4], [4, 7], [7, 10], [1, 10]]), (.shakataNabhasa, [[1, 7]]), (.vihaga, [[4, 10]]), (.shringataka, [[1, 5, 9]]),
    (.hala, [[2, 6, 10], [3, 7, 11], [4, 8, 12]]), (.kamala, [[1, 4, 7, 10]]), (.vapi, [[2, 5, 8, 11], [3, 6, 9, 12]]),
    (.yupa, [[1, 2, 3, 4]]), (.shara, [[4, 5, 6, 7]]), (.shakti, [[7, 8, 9, 10]]), (.danda, [[1, 10, 11, 12]]),
    (.chakra, [[1, 3, 5, 7, 9, 11]]), (.samudra, [[2, 4, 6, 8, 10, 12]]),
  ]

  private var akriti: [YogaFormation] {
    let occupied = houses(of: Graha.seven)
    for (yoga, sets) in Self.akriti where sets.contains(occupied) {
      return [formation(yoga, .inHouses, members(Graha.seven), houses: occupied)]
    }
    // Seven on end: the one house that is empty while the next is not comes before the first.
    guard occupied.count == 7 else { return [] }
    let starts = occupied.filter { !occupied.contains($0 == 1 ? 12 : $0 - 1) }
    guard starts.count == 1, let start = starts.first else { return [] }
    let yoga: Yoga =
      switch start {
      case 1: .nau
      case 4: .kuta
      case 7: .chhatra
      case 10: .chapa
      default: .ardhachandra
      }
    return [formation(yoga, .inHouses, members(Graha.seven), houses: occupied)]
  }

  private var dala: [YogaFormation] {
    func inKendras(_ grahas: [Graha]) -> [Int] { houses(of: grahas).filter { Self.kendras.contains($0) } }
    let good = inKendras(Self.benefics)
    let bad = inKendras(Self.malefics)
    if good.count == 3, bad.isEmpty { return [formation(.mala, .kendrasOfOneNature, members(Self.benefics), houses: good)] }
    if bad.count == 3, good.isEmpty { return [formation(.sarpa, .kendrasOfOneNature, members(Self.malefics), houses: bad)] }
    return []
  }
}
