/// What lifts a debilitation (Phaladeepika 7.26–30; the navamsha is a later custom). Every condition is told by itself.
extension YogaChart {
  var neechaBhanga: [YogaFormation] {
    var found: [YogaFormation] = []
    for graha in Graha.seven where isDebilitated(graha) {
      let place = sign(of: graha)
      guard let exaltation = graha.exaltationSign else { continue }
      let dispositor = place.rashiLord
      let other = exaltation.rashiLord
      found += inKendra(.dispositorInKendra, graha, dispositor)
      found += inKendra(.exaltationLordInKendra, graha, other)
      for exalted in Graha.seven where exalted.exaltationSign == place {
        found += inKendra(.exaltedThereInKendra, graha, exalted)
      }
      if touches(dispositor, graha) {
        found.append(neecha(.dispositorLooks, graha, [dispositor], houses: houses(of: [dispositor])))
      }
      if dispositor != other, areMutual(Self.kendras, dispositor, other) {
        found.append(neecha(.lordsInMutualKendra, graha, [dispositor, other], houses: houses(of: [dispositor, other])))
      }
      if Varga.navamsha.sign(ofSiderealLongitude: chart.place(of: graha).longitude) == exaltation {
        found.append(neecha(.exaltedInNavamsha, graha, [], houses: houses(of: [graha])))
      }
    }
    return found
  }

  /// From the lagna and from the Moon; the Moon is not counted from itself.
  private func inKendra(_ rule: YogaRule, _ graha: Graha, _ helper: Graha) -> [YogaFormation] {
    var found: [YogaFormation] = []
    if isIn(Self.kendras, helper) {
      found.append(neecha(rule, graha, [helper], houses: houses(of: [helper])))
    }
    if helper != .moon, Self.kendras.contains(house(of: helper, from: .moon)) {
      found.append(neecha(rule, graha, [helper], from: .moon, houses: houses(of: [helper], from: .moon)))
    }
    return found
  }

  private func neecha(
    _ rule: YogaRule, _ graha: Graha, _ helpers: [Graha], from origin: YogaOrigin = .lagna, houses: [Int]
  ) -> YogaFormation {
    formation(.neechaBhanga, rule, from: origin, members([graha] + helpers), houses: houses)
  }
}
