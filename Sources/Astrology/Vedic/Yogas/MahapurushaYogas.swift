/// The five great persons, from the lagna (Phaladeepika 6.4 allows the Moon as well).
extension YogaChart {
  var mahapurusha: [YogaFormation] {
    let pairs: [(Yoga, Graha)] = [
      (.ruchaka, .mars), (.bhadra, .mercury), (.hamsa, .jupiter), (.malavya, .venus), (.shasha, .saturn),
    ]
    return pairs.compactMap { yoga, graha in
      guard isIn(Self.kendras, graha), isDignified(graha) else { return nil }
      return formation(
        yoga, isExalted(graha) ? .exaltedInKendra : .ownSignInKendra, [member(graha)], houses: houses(of: [graha]),
        weaknesses([graha]))
    }
  }
}
