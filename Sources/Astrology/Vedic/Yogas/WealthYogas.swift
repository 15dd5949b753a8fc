/// Dhana, Lakshmi, Chamara, Kahala, Saraswati and Parvata.
extension YogaChart {
  /// Parashara's fourteen (Brihat Parashara Hora Shastra ch. 41.2–15): the owner of the fifth there, with certain grahas in the
  /// eleventh; the owner of the lagna there, with certain grahas beside it or looking on it.
  var wealthAtHome: [YogaFormation] {
    guard let fifth = lord(of: 5), let first = lord(of: 1) else { return [] }
    var found: [YogaFormation] = []
    let inEleventh = Self.inEleventh(fifth)
    if isIn([5], fifth), inEleventh.allSatisfy({ isIn([11], $0) }) {
      found.append(
        formation(
          .dhana, .fifthLordAtHome, [member(fifth, rules: [5])] + members(inEleventh), houses: [5, 11], weaknesses([fifth])))
    }
    let beside = Self.besideLagnaLord(first)
    if isIn([1], first), beside.allSatisfy({ touches($0, first) }) {
      found.append(
        formation(.dhana, .lagnaLordAtHome, [member(first, rules: [1])] + members(beside), houses: [1], weaknesses([first])))
    }
    return found
  }

  private static func inEleventh(_ fifth: Graha) -> [Graha] {
    switch fifth {
    case .venus: [.mars]
    case .mercury: [.moon, .mars, .jupiter]
    case .sun: [.saturn, .moon, .jupiter]
    case .saturn: [.sun, .moon]
    case .jupiter: [.mercury]
    case .mars: [.venus]
    case .moon: [.saturn]
    case .rahu, .ketu: []
    }
  }

  private static func besideLagnaLord(_ first: Graha) -> [Graha] {
    switch first {
    case .sun: [.mars, .jupiter]
    case .moon: [.mercury, .jupiter]
    case .mars: [.mercury, .venus, .saturn]
    case .mercury: [.saturn, .jupiter]
    case .jupiter: [.mercury, .mars]
    case .venus: [.saturn, .mercury]
    case .saturn: [.mars, .jupiter]
    case .rahu, .ketu: []
    }
  }

  var lakshmi: [YogaFormation] {
    guard let ninth = lord(of: 9), let first = lord(of: 1) else { return [] }
    let good = Self.kendras + Self.trikonas
    guard isDignified(ninth), isIn(good, ninth) else { return [] }
    var found: [YogaFormation] = []
    if isDignified(.venus), isIn(good, .venus) {
      let both = ninth == .venus ? [member(ninth, rules: [9])] : [member(ninth, rules: [9]), member(.venus)]
      found.append(
        formation(.lakshmi, .ninthLordAndVenus, both, houses: houses(of: [ninth, .venus]), weaknesses(both.map { $0.graha })))
    }
    if isStrong(first) {
      found.append(
        formation(
          .lakshmi, .ninthLordAndLagnaLord, [member(ninth, rules: [9]), member(first, rules: [1])],
          houses: houses(of: [ninth, first]), weaknesses([ninth])))
    }
    return found
  }

  var chamara: [YogaFormation] {
    guard let first = lord(of: 1) else { return [] }
    var found: [YogaFormation] = []
    if isExalted(first), isIn(Self.kendras, first), first != .jupiter, looks(.jupiter, on: first) {
      found.append(
        formation(
          .chamara, .lagnaLordExalted, [member(first, rules: [1]), member(.jupiter)], houses: houses(of: [first]),
          weaknesses([first])))
    }
    for house in [1, 7, 9, 10] {
      let there = Graha.seven.filter { isIn([house], $0) && isBenefic($0) }
      if there.count >= 2 {
        found.append(formation(.chamara, .beneficsTogether, members(there), houses: [house], weaknesses(there)))
      }
    }
    return found
  }

  /// Parashara's two (36.9–10), and Raman's with the lord of the ninth.
  var kahala: [YogaFormation] {
    guard let first = lord(of: 1), let fourth = lord(of: 4), let ninth = lord(of: 9), let tenth = lord(of: 10) else { return [] }
    var found: [YogaFormation] = []
    if isStrong(first) {
      let pairs: [(Graha, [Int])] = ninth == .jupiter ? [(.jupiter, [9])] : [(.jupiter, []), (ninth, [9])]
      for (other, rules) in pairs where other != fourth && areMutual(Self.kendras, fourth, other) {
        found.append(
          formation(
            .kahala, .mutualKendra, [member(fourth, rules: [4]), member(other, rules: rules), member(first, rules: [1])],
            houses: houses(of: [fourth, other])))
      }
    }
    if fourth != tenth, isDignified(fourth), areTogether(fourth, tenth) {
      found.append(
        formation(
          .kahala, .fourthLordWithTenth, [member(fourth, rules: [4]), member(tenth, rules: [10])], houses: houses(of: [fourth]),
          weaknesses([fourth, tenth])))
    }
    return found
  }

  var saraswati: [YogaFormation] {
    guard Self.benefics.allSatisfy({ isIn([1, 2, 4, 5, 7, 9, 10], $0) }) else { return [] }
    let lord = sign(of: .jupiter).rashiLord
    guard isDignified(.jupiter) || Graha.jupiter.regard(for: lord) == .friend else { return [] }
    return [
      formation(
        .saraswati, .beneficsInGoodHouses, members(Self.benefics), houses: houses(of: Self.benefics), weaknesses(Self.benefics))
    ]
  }

  var parvata: [YogaFormation] {
    let there = Graha.seven.filter { isIn(Self.kendras, $0) && isBenefic($0) }
    guard there.count >= 2, !Graha.allCases.contains(where: { isIn([7, 8], $0) && !isBenefic($0) }) else { return [] }
    return [formation(.parvata, .beneficsInKendras, members(there), houses: houses(of: there))]
  }
}
