/// Judgement and the World.
extension CardPainter {
  /// Called by name, and rising.
  mutating func paintJudgement() {
    // A cloud, and the horn out of it.
    draw("M180 232C170 176 250 152 280 186C304 142 396 142 420 186C450 152 530 176 520 232Z", "main in-deep mid")
    // The banner: a cross of equal arms.
    draw("M366 252H508L482 300L508 348H366Z", "ink in-skin mid")
    draw("M424 268V332M392 300H456", "main bold")
    draw("M336 206H364L372 348C380 408 408 446 464 468H236C292 446 320 408 328 348Z", "gold in-gold mid")
    draw("M236 468A114 22 0 1 1 464 468A114 22 0 1 1 236 468Z", "gold in-shade mid")
    draw("M331 330H369M328 360H372", "shade mid")
    // What one hears.
    for (index, radius) in [70.0, 118, 166].enumerated() {
      var arc = PathData()
      arc.move(to: CardPainter.at(350, 478, radius, 116).inTenths)
      arc.arc(radius: radius, isClockwise: true, to: CardPainter.at(350, 478, radius, 244).inTenths)
      draw(arc, index == 0 ? "gold bold" : index == 1 ? "gold mid" : "gold", width: index == 2 ? 4 : nil)
    }
    draw("M40 800C120 760 180 770 220 800C280 760 420 760 480 800C520 770 580 760 660 800V1040H40Z", "in-deep quiet")
    // Three who rise.
    riser(350, 720, 1.2)
    riser(166, 760, 1)
    riser(534, 760, 1)
    // The boxes are open and have become boats.
    draw("M40 972H660V1040H40Z", "in-deep")
    wave(from: 40, to: 660, at: 978, height: 8, 14, "main mid")
    wave(from: 40, to: 660, at: 1000, height: 6, 16, "main")
    pair("M84 900H248L236 966H96Z", "main in-shade bold")
    pair("M94 932H240", "main soft")
    draw("M254 900H446L430 972H270Z", "main in-shade bold")
    draw("M264 936H436", "main soft")
    dust([(120, 330, 4), (580, 330, 4), (100, 460, 5), (600, 460, 5), (130, 580, 4), (570, 580, 4), (220, 300, 3), (560, 240, 3)])
  }

  private mutating func riser(_ x: Double, _ y: Double, _ scale: Double) {
    let place = CardPlace(x: x, y: y, scale: scale)
    draw("M0 34C34 34 44 110 54 190H-54C-44 110-34 34 0 34Z", "ink in-deep", width: 9, at: place)
    let arms = "M-26 66C-58 40-70 0-64-44M26 66C58 40 70 0 64-44"
    draw(arms, "contour", width: 23, at: place)
    draw(arms, "skin", width: 14, at: place)
    face(x, y, 36 * scale)
  }

  /// A dance in a wreath; the four corners hold still.
  mutating func paintWorld() {
    let (y, across, down): (Double, Double, Double) = (548, 196, 316)
    disc(350, y, 150, "gold dots")
    rays(350, y, from: 60, to: 150, 24, "gold soft")
    // The wreath.
    var near = PathData()
    var far = PathData()
    for index in 0..<30 {
      let angle = Double(index) * 12 + 6
      let isRight = angle < 180
      let place = CardPainter.at(350, y, across, angle, height: down)
      // The way that the ellipse runs, from the foot upward on both sides.
      let next = CardPainter.at(350, y, across, angle + (isRight ? -1 : 1), height: down)
      let heading = CardPainter.heading(from: place, to: next)
      let leaf = "M0 24A44 44 0 0 1 0-46A44 44 0 0 1 0 24Z"
      near.add(leaf, at: CardPlace(x: place.x, y: place.y, turn: heading - 34))
      far.add(leaf, at: CardPlace(x: place.x, y: place.y, turn: heading + 34))
    }
    draw("M154 548A196 316 0 1 1 546 548A196 316 0 1 1 154 548Z", "main mid")
    draw(near, "in-main")
    draw(far, "deep in-main", width: 4)
    // Ribbons that have no end.
    lemniscate(350, 232, 92, "gold bold")
    lemniscate(350, 864, 92, "gold bold")
    // The dancer.
    draw("M350 730L338 816M356 730L404 770L350 790", "ink bold")
    draw("M350 488C400 500 404 620 424 728C384 756 316 756 276 728C296 620 300 500 350 488Z", "main in-deep bold")
    draw("M300 560C270 640 300 700 262 770C330 740 340 650 400 620", "gold", width: 10)
    limbs("M318 540C280 560 254 548 240 512", width: 14)
    draw("M238 556V462M462 556V462", "ink bold")
    sparks([(238, 452, 20), (462, 452, 20), (238, 566, 16), (462, 566, 16)], "in-gold")
    face(240, 508, 16)
    face(460, 508, 16)
    face(350, 440, 50)
    draw("M290 480C274 366 426 366 410 480", "main", width: 15)
    // The four fixed signs.
    mark(.aquarius, 132, 322, 84, "gold", pen: 8)
    mark(.scorpio, 568, 322, 84, "gold", pen: 8)
    mark(.taurus, 124, 908, 90, "gold", pen: 8)
    mark(.leo, 576, 908, 90, "gold", pen: 8)
    dust([(220, 210, 4), (480, 210, 4), (104, 520, 4), (596, 520, 4), (110, 700, 5), (590, 700, 5), (240, 960, 4), (460, 960, 4)])
  }
}
