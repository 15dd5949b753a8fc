/// The major arcana: one idea, one axis, one light.
extension CardPainter {
  /// Draws what stands in the window of a major arcanum, 0 to 21.
  mutating func paintMajor(_ number: Int) {
    switch number {
    case 0: paintFool()
    case 1: paintMagician()
    case 2: paintHighPriestess()
    case 3: paintEmpress()
    case 4: paintEmperor()
    case 5: paintHierophant()
    case 6: paintLovers()
    case 7: paintChariot()
    case 8: paintStrength()
    case 9: paintHermit()
    case 10: paintWheel()
    case 11: paintJustice()
    case 12: paintHangedMan()
    case 13: paintDeath()
    case 14: paintTemperance()
    case 15: paintDevil()
    case 16: paintTower()
    case 17: paintStar()
    case 18: paintMoon()
    case 19: paintSun()
    case 20: paintJudgement()
    default: paintWorld()
    }
  }
}
