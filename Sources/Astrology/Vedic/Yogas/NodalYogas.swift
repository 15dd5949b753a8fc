/// Jupiter, Sun and Moon with a node in one sign.
extension YogaChart {
  var nodal: [YogaFormation] {
    let pairs: [(Yoga, Graha)] = [(.guruChandala, .jupiter), (.grahana, .sun), (.grahana, .moon)]
    var found: [YogaFormation] = []
    for (yoga, graha) in pairs {
      for node in [Graha.rahu, .ketu] where areTogether(graha, node) {
        found.append(formation(yoga, .conjunction, members([graha, node]), houses: houses(of: [graha])))
      }
    }
    return found
  }
}
