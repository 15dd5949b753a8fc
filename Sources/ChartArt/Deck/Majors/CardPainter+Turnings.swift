/// The Wheel of Fortune, Justice, the Hanged Man, Death.
extension CardPainter {
  /// What rises, what rests on top, what goes down.
  mutating func paintWheel() {
    let y: Double = 540
    raysToEdge(350, y, from: 262, 12, turn: 15, "main faint")
    disc(350, y, 246, "in-deep gold bold")
    disc(350, y, 206, "in-shade gold mid")
    var borders = PathData()
    for (index, sign) in Glyph.allCases.prefix(12).enumerated() {
      let place = CardPainter.at(350, y, 226, -105 - Double(index) * 30)
      mark(sign, place.x, place.y, 30, "ink", pen: 3.4)
      let angle = Double(index) * 30
      borders.addLine(from: CardPainter.at(350, y, 208, angle).inTenths, to: CardPainter.at(350, y, 243, angle).inTenths)
    }
    draw(borders, "gold")
    rays(350, y, from: 66, to: 200, 4, "ink bold")
    rays(350, y, from: 66, to: 200, 4, "main mid", turn: 45)
    for index in 0..<8 {
      let place = CardPainter.at(350, y, 146, Double(index) * 45 + 22.5)
      moon(place.x, place.y, 22, elongation: Double(index) * 45, rim: "main")
    }
    disc(350, y, 118, "main")
    disc(350, y, 62, "in-gold")
    star(350, y, 46, depth: 0.42, points: 8, "in-shade")
    disc(350, y, 12, "in-gold")
    star(350, 232, 64, depth: 0.4, points: 4, "in-ink")
    disc(350, 232, 15, "in-shade")
    draw("M96 700C60 600 62 480 110 390", "gold bold")
    draw("M126 352L132 408L82 388Z", "in-gold")
    draw("M604 380C640 480 638 600 590 690", "main bold")
    draw("M574 728L568 672L618 692Z", "in-main")
    mark(.aquarius, 184, 236, 84, "gold", pen: 8)
    mark(.scorpio, 516, 236, 84, "gold", pen: 8)
    mark(.taurus, 160, 904, 84, "gold", pen: 8)
    mark(.leo, 540, 904, 84, "gold", pen: 8)
    crescent(350, 900, 66, thick: 0.28, "in-ink")
    spark(350, 878, 30, "in-gold")
  }

  /// Who weighs is the balance.
  mutating func paintJustice() {
    // Half of it light, half dark: the equinox.
    disc(350, 372, 138, "in-shade gold mid")
    draw("M350 234A138 138 0 0 1 350 510Z", "in-gold")
    rays(350, 372, from: 158, to: 188, 24, "gold", turn: 7.5)
    pair("M58 960H120V420H92M58 420H104", "main soft")
    draw("M40 968H660V1040H40Z", "in-deep")
    draw("M40 968H660", "main bold")
    draw("M40 992H660", "main soft")
    robe(350, from: 450, to: 966, width: 330, "main in-deep bold")
    pair("M320 560C312 700 304 830 276 952", "main", width: 4)
    // The beam is level.
    draw("M140 532H560", "gold bold")
    pair("M148 536L98 716M148 536L198 716", "ink", width: 4)
    pair("M86 716H210A62 62 0 0 1 86 716Z", "gold in-gold")
    discs(202, 682, 30, "in-ink")
    draw("M522 682A30 30 0 0 1 582 682Z", "in-shade")
    draw("M118 682A30 30 0 0 0 178 682Z", "in-shade")
    discs(202, 532, 15, "in-gold")
    limbs("M312 532H250", width: 18)
    face(246, 532, 22)
    face(454, 532, 22)
    emblem(.swords, 350, 760, 400, pen: 9, bold: 17)
    face(350, 404, 56)
    draw("M290 398C296 326 404 326 410 398", "main", width: 15)
    draw("M304 340L300 290L330 312L350 276L370 312L400 290L396 340Z", "in-main main mid")
    disc(350, 326, 9, "in-gold")
    dust([(150, 300, 5), (550, 300, 5), (200, 220, 4), (500, 220, 4)])
  }

  /// The Fool's clothes, the other way up, and the light complete.
  mutating func paintHangedMan() {
    // Two living posts and what lies across them.
    draw("M128 1040V236M572 1040V236", "main", width: 26)
    draw("M88 224H612", "main", width: 30)
    pair(
      "M128 420C96 416 76 396 70 364C102 366 124 388 128 420ZM128 640C160 636 180 616 186 584C154 586 132 608 128 640Z", "in-main"
    )
    pair(
      "M128 800C96 796 76 776 70 744C102 746 124 768 128 800ZM128 330C156 328 174 312 180 284C150 286 132 304 128 330Z", "in-main"
    )
    draw("M350 238V320", "gold mid")
    draw("M328 322H372", "gold", width: 10)
    // One leg straight, one folded behind it: the figure four.
    draw("M350 320V520", "ink", width: 18)
    draw("M350 512L238 470L350 404", "ink", width: 16)
    disc(350, 770, 118, "in-gold")
    rays(350, 770, from: 134, to: 188, 28, "gold mid", other: 160)
    draw("M350 716C300 700 276 590 264 500C320 474 380 474 436 500C424 590 400 700 350 716Z", "main in-deep bold")
    sparks([(316, 540, 14), (384, 556, 14), (346, 600, 14), (324, 646, 12), (380, 640, 12)], "in-gold")
    limbs("M304 676C256 640 240 610 262 574", width: 14)
    face(350, 764, 50)
    draw("M300 780C306 840 394 840 400 780C370 800 330 800 300 780Z", "main in-main")
    // Still water below.
    draw("M141 966H559V1040H141Z", "in-deep")
    wave(from: 141, to: 559, at: 968, height: 8, 10, "main mid")
    wave(from: 141, to: 559, at: 992, height: 6, 12, "main")
    dust([(220, 330, 4), (480, 330, 5), (200, 470, 4), (500, 440, 4), (480, 600, 3), (214, 690, 3)])
  }

  /// The Sun that sets here rises elsewhere, and the seed has begun.
  mutating func paintDeath() {
    rays(350, 700, from: 170, to: 330, 24, "gold mid", other: 250, turn: 7.5)
    disc(350, 700, 146, "in-gold")
    pair("M94 700V560L136 506L178 560V700Z", "main in-deep mid")
    pair("M124 700V640A12 12 0 0 1 148 640V700", "main")
    draw("M40 700H660V1040H40Z", "in-shade")
    draw("M40 700H660", "ink bold")
    draw("M96 728H250M460 728H600M70 752H190M520 752H640", "main soft")
    // The scythe: a crescent on a staff.
    draw("M196 940L456 250", "ink", width: 16)
    draw("M300 664L340 682", "ink bold")
    draw("M456 246C344 166 208 186 124 330C214 250 330 242 446 292Z", "ink in-ink mid")
    draw("M440 262C350 208 250 214 180 270", "shade")
    // What is underground is a seed.
    draw("M430 838C458 862 476 886 476 908A46 46 0 0 1 384 908C384 886 402 862 430 838Z", "in-gold")
    spark(430, 904, 26, "in-shade")
    draw("M430 842C430 800 446 770 438 716C436 690 436 668 440 640", "main bold")
    draw(
      "M440 652C470 650 500 622 500 586C462 590 438 616 440 652ZM438 690C410 688 388 668 384 638C414 640 438 660 438 690Z",
      "in-main")
    draw(
      "M430 952C416 964 395 987 360 1010M430 952C425 964 418 996 406 1028M430 952C435 964 443 996 456 1028M430 952C445 964 467 985 504 1006",
      "main", width: 4)
    // A white rose of five petals.
    for index in 0..<5 {
      let petal = CardPainter.at(208, 872, 28, Double(index) * 72)
      disc(petal.x, petal.y, 23, "in-skin contour", width: 4)
    }
    disc(208, 872, 14, "in-gold")
    dust([(130, 420, 4), (540, 330, 5), (580, 430, 4), (520, 200, 4), (600, 260, 3), (250, 360, 3), (150, 200, 3)])
  }
}
