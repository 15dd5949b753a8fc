/// Yogas counted from the Sun. The Moon and the nodes do not count.
extension YogaChart {
  var solar: [YogaFormation] {
    var found: [YogaFormation] = []
    let after = Graha.five.filter { house(of: $0, from: .sun) == 2 }
    let before = Graha.five.filter { house(of: $0, from: .sun) == 12 }
    switch (after.isEmpty, before.isEmpty) {
    case (false, true): found.append(formation(.vesi, .inSecond, from: .sun, members(after), houses: [2]))
    case (true, false): found.append(formation(.vasi, .inTwelfth, from: .sun, members(before), houses: [12]))
    case (false, false):
      found.append(formation(.ubhayachari, .onBothSides, from: .sun, members(after + before), houses: [2, 12]))
    case (true, true): break
    }
    if areTogether(.sun, .mercury) {
      found.append(
        formation(.budhaAditya, .conjunction, from: .sun, members([.sun, .mercury]), houses: [1], weaknesses([.mercury])))
    }
    return found
  }
}
