/// Yogas of the lords of houses that are bound to each other.
extension YogaChart {
  /// Raja, Dharma-Karmadhipati, Parivartana and Dhana: every pair of lords with a bond; and who is a yogakaraka alone.
  var pairsOfLords: [YogaFormation] {
    guard lagna != nil else { return [] }
    var found: [YogaFormation] = []
    for (index, a) in Graha.seven.enumerated() {
      let own = houses(ruledBy: a)
      let kendra = own.filter { [4, 7, 10].contains($0) }
      let trikona = own.filter { [5, 9].contains($0) }
      if !kendra.isEmpty, !trikona.isEmpty {
        found.append(formation(.yogakaraka, .rulesKendraAndTrikona, [member(a, rules: own)], houses: own, weaknesses([a])))
      }
      for b in Graha.seven.dropFirst(index + 1) {
        guard let bond = bond(a, b) else { continue }
        found += royal(a, b, bond) + wealthy(a, b, bond)
        if bond == .exchange { found.append(exchange(a, b)) }
      }
    }
    return found
  }

  private func royal(_ a: Graha, _ b: Graha, _ bond: YogaRule) -> [YogaFormation] {
    for (one, other) in [(a, b), (b, a)] where lord(of: 10) == one && lord(of: 9) == other {
      return [royal(.dharmaKarmadhipati, bond, one, [10], other, [9])]
    }
    for (one, other) in [(a, b), (b, a)] {
      let kendra = houses(ruledBy: one).filter { Self.kendras.contains($0) }
      let trikona = houses(ruledBy: other).filter { [5, 9].contains($0) }
      if !kendra.isEmpty, !trikona.isEmpty { return [royal(.raja, bond, one, kendra, other, trikona)] }
    }
    return []
  }

  private func royal(
    _ yoga: Yoga, _ bond: YogaRule, _ a: Graha, _ aRules: [Int], _ b: Graha, _ bRules: [Int]
  ) -> YogaFormation {
    formation(
      yoga, bond, [member(a, rules: aRules), member(b, rules: bRules)], houses: houses(of: [a, b]), weaknesses([a, b]))
  }

  private func wealthy(_ a: Graha, _ b: Graha, _ bond: YogaRule) -> [YogaFormation] {
    let all = [2, 5, 9, 11]
    for (one, other) in [(a, b), (b, a)] {
      let purse = houses(ruledBy: one).filter { $0 == 2 || $0 == 11 }
      let fortune = houses(ruledBy: other).filter { all.contains($0) }
      if !purse.isEmpty, !fortune.isEmpty { return [royal(.dhana, bond, one, purse, other, fortune)] }
    }
    return []
  }

  /// Between the houses in which the two stand; each rules the other's.
  private func exchange(_ a: Graha, _ b: Graha) -> YogaFormation {
    let first = houses(of: [a])
    let second = houses(of: [b])
    let both = houses(of: [a, b])
    let yoga: Yoga =
      both.contains { Self.dusthanas.contains($0) } ? .dainyaParivartana : both.contains(3) ? .khalaParivartana : .mahaParivartana
    return formation(yoga, .exchange, [member(a, rules: second), member(b, rules: first)], houses: both)
  }

  /// Harsha, Sarala, Vimala and the first kind of Daridra.
  var lordsInDusthanas: [YogaFormation] {
    let pairs: [(Yoga, Int)] = [(.harsha, 6), (.sarala, 8), (.vimala, 12), (.daridra, 11)]
    return pairs.compactMap { yoga, house in
      guard let lord = lord(of: house), isIn(Self.dusthanas, lord) else { return nil }
      return formation(yoga, .lordInDusthana, [member(lord, rules: [house])], houses: houses(of: [lord]))
    }
  }

  /// The second kind of Daridra (Brihat Parashara Hora Shastra ch. 42.2–3).
  var exchangesUnderMaraka: [YogaFormation] {
    guard let first = lord(of: 1), let second = lord(of: 2), let seventh = lord(of: 7) else { return [] }
    var found: [YogaFormation] = []
    for house in [6, 12] {
      guard let other = lord(of: house), other != first, isIn([house], first), isIn([1], other) else { continue }
      for (maraka, ruled) in [(second, 2), (seventh, 7)] where maraka != first && touches(maraka, first) {
        found.append(
          formation(
            .daridra, .exchangeUnderMaraka,
            [member(first, rules: [1]), member(other, rules: [house]), member(maraka, rules: [ruled])],
            houses: houses(of: [first, other])))
      }
    }
    return found
  }
}
