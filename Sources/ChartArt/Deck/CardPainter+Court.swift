/// The court. Rank is told three times: by the light behind the head, by the same light in the cartouche, and by the posture.
extension CardPainter {
  private var isLong: Bool { suit == .wands || suit == .swords }

  /// A young moon; stands, and holds the emblem low with both arms.
  mutating func paintPage() {
    paintElement()
    disc(350, 390, 172, "main dots")
    crescent(350, 390, 175, thick: 0.14, turn: -118, "in-gold")
    robe(350, from: 470, to: 1030, width: 300, "main in-deep bold")
    paintHem(from: 234, to: 466)
    paintCollar(3)
    face(350, 420, 60)
    draw("M276 406C280 324 420 324 424 406Z", "main in-main mid")
    draw("M390 354C374 292 310 280 266 308", "ink bold")
    paintHeld(y: 720, width: 300, cuff: 14)
  }

  /// A half moon; rides a crescent as a steed, the emblem raised in one hand.
  mutating func paintKnight() {
    paintElement()
    draw("M350 218A172 172 0 0 1 350 562Z", "in-gold")
    disc(350, 390, 172, "gold mid")
    draw("M84 470C120 460 147 460 174 470M66 520C118 510 157 510 196 520M96 570C124 560 145 560 166 570", "main", width: 4)
    crescent(340, 764, 236, thick: 0.3, turn: 10, "in-ink")
    draw("M336 470C226 500 156 610 84 690C176 690 220 720 268 790", "main in-main mid")
    robe(346, from: 470, to: 906, width: 240, lean: 18, "main in-deep bold")
    draw("M346 600C336 700 330 800 316 896", "main", width: 4)
    spark(172, 268, 24, "in-ink")
    sparks([(556, 650, 18), (120, 360, 18)], "in-gold")
    switch suit {
    case .wands:
      // Gold before gold: a rim parts the flame from the moon.
      let flame = CardPlace(x: 508, y: 476, scale: 1.65, turn: 16)
      draw("M0-100C22-72 33-58 33-38A33 33 0 0 1-33-38C-33-58-22-72 0-100Z", "shade", width: 22, at: flame)
      emblem(suit, flame.x, flame.y, 330, turn: flame.turn, pen: 8, bold: 15)
    case .swords: emblem(suit, 508, 470, 330, turn: 16, pen: 8, bold: 15)
    case .cups: emblem(suit, 500, 548, 190, turn: 8, pen: 8, bold: 15)
    default: emblem(suit, 514, 520, 158, pen: 8, bold: 15)
    }
    limb("M384 556C416 592 446 596 474 588", width: 16)
    face(480, 586, 19)
    face(362, 420, 58)
    draw("M296 460C278 316 446 316 428 460", "main", width: 15)
    draw("M302 414H422", "main bold")
    draw("M362 348C336 300 278 296 246 328", "ink bold")
  }

  /// The full moon; sits before the throne with veil and crescent, the emblem in both hands.
  mutating func paintQueen() {
    paintThrone()
    paintElement()
    disc(350, 390, 168, "in-gold")
    disc(350, 390, 186, "gold")
    paintSeated(width: 400)
    face(350, 420, 60)
    draw("M274 512C232 310 468 310 426 512", "main", width: 16)
    crescent(350, 320, 46, thick: 0.28, "in-ink")
    disc(350, 308, 13, "in-ink")
    paintHeld(y: 760, width: 400, cuff: 0)
  }

  /// The Sun; sits before the throne with crown and beard, the emblem before the heart.
  mutating func paintKing() {
    paintThrone()
    paintElement()
    rays(350, 390, from: 176, to: 250, 28, "gold mid", other: 216)
    disc(350, 390, 160, "in-gold")
    paintSeated(width: 420)
    face(350, 420, 60)
    draw("M292 442C300 532 400 532 408 442C380 466 320 466 292 442Z", "main in-main")
    crown(350, 420)
    paintHeld(y: 760, width: 420, cuff: 0)
  }

  private mutating func paintThrone() {
    draw("M128 1016V470C128 330 240 250 350 206C460 250 572 330 572 470V1016Z", "main in-deep mid soft")
    draw("M128 560H572M128 660H572M128 760H572M128 860H572", "main quiet")
  }

  private mutating func paintSeated(width: Double) {
    robe(350, from: 470, to: 1030, width: width, "main in-shade bold")
    pair("M350 560C320 700 312 860 290 1020", "main", width: 4)
    paintHem(from: 350 - width * 0.42, to: 350 + width * 0.42)
    paintCollar(4)
  }

  private mutating func paintCollar(_ rows: Int) {
    for row in 0..<rows {
      let radius = 60 + Double(row) * 17
      let (half, y) = (radius * 0.82, 464 + radius * 0.42)
      var path = PathData()
      path.move(to: Point(x: 350 - half, y: y).inTenths)
      path.arc(radius: radius, isClockwise: false, to: Point(x: 350 + half, y: y).inTenths)
      draw(path, row == 0 ? "gold mid" : "main", width: row == 0 ? nil : 4)
    }
  }

  /// The hem of a robe bears the element: tongues of flame, waves, the path of the wind, furrows.
  private mutating func paintHem(from left: Double, to right: Double) {
    let (pitch, y) = ((right - left) / 8, 960.0)
    var path = PathData()
    for index in 0..<8 {
      let place = CardPlace(x: left + pitch * (Double(index) + 0.5), y: y, scale: pitch / 40)
      switch suit {
      case .wands: path.add("M-20 14C-12 4-4-8 0-26C4-8 12 4 20 14", at: place)
      case .cups: path.add("M-20-6A20 16 0 0 0 20-6", at: place)
      case .swords: path.add("M-20-8L0 12L20-8M-20-22L0-2L20-22", at: place)
      default: path.add("M0-18L16 0L0 18L-16 0Z", at: place)
      }
    }
    draw(path, "gold", width: 4.5)
  }

  /// Both hands on the emblem: a wand under its flame, a sword by its grip, a cup under the bowl, a coin by its rim. `cuff` brings the
  /// elbows of a slighter figure nearer.
  private mutating func paintHeld(y: Double, width: Double, cuff: Double) {
    if isLong {
      let (grip, middle, size) = suit == .wands ? (776.0, y + 20, 460.0) : (838.0, 720.0, 360.0)
      emblem(suit, 350, middle, size, pen: 8, bold: 17)
      let spread: Double = suit == .wands ? 0 : 26
      let reach: Double = suit == .wands ? 0 : 16
      var arms = PathData()
      for isMirrored in [false, true] {
        let place = isMirrored ? CardPlace.mirrored : CardPlace()
        arms.move(to: place.placed(262 - spread + cuff, grip - 70))
        arms.curve(
          place.placed(276 - spread + cuff, grip - 24), place.placed(306 - spread, grip), to: place.placed(350 - reach, grip))
      }
      draw(arms, "contour", width: 25)
      draw(arms, "skin", width: 16)
      face(350, grip, 21)
      return
    }
    let (hand, drop): (Double, Double) = suit == .cups ? (66, 34) : (88, 66)
    let elbow = width * 0.25
    var arms = PathData()
    for isMirrored in [false, true] {
      let place = CardPlace(x: 350, y: y, isMirrored: isMirrored)
      arms.move(to: place.placed(elbow, -110))
      arms.curve(place.placed(elbow + 46, -50), place.placed(hand + 62, drop + 4), to: place.placed(hand, drop))
    }
    draw(arms, "contour", width: 25)
    draw(arms, "skin", width: 16)
    emblem(suit, 350, y, suit == .cups ? 270 : 230, pen: 8, bold: 15)
    face(350 - hand, y + drop, 19)
    face(350 + hand, y + drop, 19)
  }
}
