/// Yogas counted from the Moon.
extension YogaChart {
  var lunar: [YogaFormation] {
    var found: [YogaFormation] = []
    if Self.kendras.contains(house(of: .jupiter, from: .moon)) {
      var weak = weaknesses([.jupiter])
      if let dignity = chart.dignity(of: .jupiter), dignity == .enemy || dignity == .greatEnemy {
        weak.append(YogaCancellation(reason: .inEnemySign, graha: .jupiter))
      }
      found.append(
        formation(
          .gajakesari, .inKendra, from: .moon, members([.jupiter, .moon]), houses: houses(of: [.jupiter], from: .moon), weak))
    }
    if areTogether(.moon, .mars) {
      found.append(
        formation(.chandraMangala, .conjunction, from: .moon, members([.moon, .mars]), houses: [1], weaknesses([.moon, .mars])))
    } else if house(of: .mars, from: .moon) == 7 {
      found.append(
        formation(.chandraMangala, .mutualAspect, from: .moon, members([.moon, .mars]), houses: [7], weaknesses([.moon, .mars])))
    }
    if Self.benefics.allSatisfy({ [6, 7, 8].contains(house(of: $0, from: .moon)) }) {
      found.append(
        formation(
          .adhi, .beneficsInSixSevenEight, from: .moon, members(Self.benefics), houses: houses(of: Self.benefics, from: .moon),
          weaknesses(Self.benefics)))
    }
    found.append(besideMoon)
    let moon = house(of: .moon, from: .jupiter)
    if Self.dusthanas.contains(moon) {
      found.append(
        formation(
          .shakata, .inSixEightTwelve, from: .jupiter, members([.moon, .jupiter]), houses: [moon],
          isIn(Self.kendras, .moon) ? [YogaCancellation(reason: .moonInKendra, graha: .moon)] : []))
    }
    return found
  }

  /// One of four always holds. Sun and nodes do not count.
  private var besideMoon: YogaFormation {
    let after = Graha.five.filter { house(of: $0, from: .moon) == 2 }
    let before = Graha.five.filter { house(of: $0, from: .moon) == 12 }
    switch (after.isEmpty, before.isEmpty) {
    case (false, true): return formation(.sunapha, .inSecond, from: .moon, members(after), houses: [2])
    case (true, false): return formation(.anapha, .inTwelfth, from: .moon, members(before), houses: [12])
    case (false, false): return formation(.durudhara, .onBothSides, from: .moon, members(after + before), houses: [2, 12])
    case (true, true):
      // Parashara (37.11–13) has the company and the kendras of the lagna in the definition itself, others those of the Moon.
      var lifted: [YogaCancellation] = []
      for graha in Graha.five {
        let place = house(of: graha, from: .moon)
        if place == 1 { lifted.append(YogaCancellation(reason: .withMoon, graha: graha)) }
        if place != 1, Self.kendras.contains(place) { lifted.append(YogaCancellation(reason: .inKendraFromMoon, graha: graha)) }
        if isIn(Self.kendras, graha) { lifted.append(YogaCancellation(reason: .inKendraFromLagna, graha: graha)) }
      }
      return formation(.kemadruma, .onNeitherSide, from: .moon, members([.moon]), houses: [2, 12], lifted)
    }
  }

  /// Amala and Vasumati, from the lagna and from the Moon.
  var beneficsFromMoon: [YogaFormation] {
    var found: [YogaFormation] = []
    for origin in [YogaOrigin.lagna, .moon] {
      func place(_ graha: Graha) -> Int? { origin == .moon ? house(of: graha, from: .moon) : house(of: graha) }
      let tenth = Graha.allCases.filter { place($0) == 10 }
      if !tenth.isEmpty, tenth.allSatisfy({ isBenefic($0) }) {
        found.append(formation(.amala, .beneficsInTenth, from: origin, members(tenth), houses: [10], weaknesses(tenth)))
      }
      if Self.benefics.allSatisfy({ graha in place(graha).map { Self.upachayas.contains($0) } ?? false }) {
        found.append(
          formation(
            .vasumati, .beneficsInUpachayas, from: origin, members(Self.benefics),
            houses: houses(of: Self.benefics, from: origin == .moon ? .moon : nil)))
      }
    }
    return found
  }
}
