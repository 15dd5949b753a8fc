/// The Star, the Moon, the Sun.
extension CardPainter {
  /// What is poured out is not lost.
  mutating func paintStar() {
    let y: Double = 300
    disc(350, y, 196, "main dots")
    star(350, y, 120, depth: 0.36, points: 8, turn: 22.5, "in-main")
    star(350, y, 118, depth: 0.38, points: 4, turn: 45, "in-gold")
    star(350, y, 176, depth: 0.27, points: 4, "in-gold")
    disc(350, y, 30, "in-shade")
    disc(350, y, 17, "in-ink")
    for (x, y, radius) in [
      (136.0, 320.0, 30.0), (204, 470, 25), (118, 520, 20), (564, 320, 30), (496, 470, 25), (582, 520, 20), (350, 520, 22),
    ] { star(x, y, radius, depth: 0.4, points: 8, "in-ink") }
    // Land to the left, water to the right; she belongs to both.
    draw("M40 880C140 836 240 842 350 880V1040H40Z", "in-deep")
    draw("M40 880C140 836 240 842 350 880", "main mid")
    draw("M350 880H660V1040H350Z", "in-deep quiet")
    for row in 0..<5 {
      wave(
        from: 350, to: 660, at: 896 + Double(row) * 26, height: 8, 6, "main", width: row == 0 ? 5 : 3)
    }
    robe(350, from: 640, to: 968, width: 236, "ink in-shade", pen: 9)
    pair("M350 700C336 790 334 880 316 956", "ink soft")
    limbs("M322 676C276 690 240 690 204 668")
    face(350, 616, 44)
    draw("M302 640C288 556 412 556 398 640C412 664 414 690 408 712M302 640C288 664 286 690 292 712", "main", width: 9)
    for isMirrored in [false, true] {
      let place = CardPlace(x: isMirrored ? 526 : 174, y: 660, turn: isMirrored ? 122 : -122, isMirrored: isMirrored)
      draw("M16-52C56-58 70-26 46 2", "gold mid", at: place)
      draw(
        "M-28-78H28L15-58V-42C50-26 56 14 36 46C27 60 12 66 0 66C-12 66-27 60-36 46C-56 14-50-26-15-42V-58Z", "in-gold", at: place
      )
      draw("M-44-8H44M-46 10H46", "shade", width: 4, at: place)
    }
    draw("M108 702C86 738 86 800 88 866M592 702C614 738 614 800 612 906", "main", width: 15)
    draw("M122 714C104 752 104 800 106 864M578 714C596 752 596 800 594 904", "ink", width: 4)
    draw(
      "M90 960C86 936 80 924 72 914M90 960C90 934 94 922 104 910M130 960C126 936 120 924 112 914M130 960C130 934 134 922 144 910M230 960C226 936 220 924 212 914M230 960C230 934 234 922 244 910",
      "main", width: 4)
    sparks([(104, 906, 13), (144, 906, 13), (244, 906, 13)], "in-gold")
  }

  /// A road that one walks by borrowed light.
  mutating func paintMoon() {
    rays(350, 326, from: 156, to: 202, 32, "gold mid", other: 176)
    paintYoungMoon()
    // What falls is dew.
    for (x, y) in [(238.0, 560.0), (294, 610), (350, 572), (406, 610), (462, 560), (262, 676), (438, 676)] {
      draw("M0-22C10-8 12-2 12 3A12 12 0 0 1-12 3C-12-2-10-8 0-22Z", "in-gold", at: CardPlace(x: x, y: y))
    }
    // Hills, and two towers that know the way.
    draw("M40 780C160 720 260 724 350 752C440 724 540 720 660 780V1040H40Z", "main in-deep mid")
    pair("M88 790V500H196V790Z", "main in-shade bold")
    pair("M76 500V452H104V476H128V452H156V476H180V452H208V500Z", "main in-main mid")
    pair("M128 620V576A14 14 0 0 1 156 576V620Z", "in-gold")
    // The road.
    for (x, y, radius) in [
      (350.0, 762.0, 4.0), (357, 776, 5), (362, 793, 6), (357, 812, 7), (345, 832, 8), (338, 855, 9.5), (344, 880, 11),
    ] { disc(x, y, radius, "in-gold") }
    // One is tame, one is not.
    howler(CardPlace(x: 196, y: 830), "ink in-ink")
    howler(CardPlace(x: 504, y: 830, isMirrored: true), "ink in-shade")
    // The pool, and what comes out of it.
    draw("M40 962C180 930 520 930 660 962V1040H40Z", "main in-shade bold")
    wave(from: 58, to: 642, at: 994, height: 7, 14, "main")
    draw("M334 970A16 24 0 0 1 366 970V990A16 26 0 0 1 334 990Z", "in-ink")
    pair("M336 974C312 972 300 956 306 936M306 936C290 930 288 910 302 900M306 936C322 932 328 914 318 902", "ink mid")
    draw("M340 1000H360", "shade", width: 4)
    dust([(120, 250, 4), (580, 250, 4), (110, 380, 5), (590, 380, 5)])
  }

  /// A crescent in a full disc: three days after new.
  private mutating func paintYoungMoon() {
    disc(350, 326, 134, "in-shade gold mid")
    draw(MoonDisc.lit(Point(x: 350, y: 326), 134, 62), "in-gold")
    disc(322, 286, 16, "main")
    disc(288, 354, 24, "main")
    disc(338, 396, 11, "main")
  }

  /// A sitting hound with its nose to the sky.
  private mutating func howler(_ place: CardPlace, _ paint: String) {
    draw(
      """
      M46-96L14-62L-2-66L2-44C-26-26-40 10-42 60C-62 56-70 40-64 22C-84 44-76 84-40 92H40V78H22L26 10C34-8 36-30 34-42L58-76Z
      """, paint, width: 6, at: place)
  }

  /// Nothing is hidden.
  mutating func paintSun() {
    let y: Double = 400
    var flames = PathData()
    for index in 0..<12 {
      let angle = Double(index) * 30
      flames.add(
        polygon: [
          CardPainter.at(350, y, 158, angle - 5.4), CardPainter.at(350, y, 158, angle + 5.4), CardPainter.at(350, y, 282, angle),
        ])
    }
    draw(flames, "in-gold")
    var waves = PathData()
    for index in 0..<12 {
      waves.add(
        "M0-156C16-178 14-190 0-204C-14-218-16-228 0-246", at: CardPlace(x: 350, y: y, turn: 15 + Double(index) * 30))
    }
    draw(waves, "main mid")
    disc(350, y, 150, "in-shade gold bold")
    disc(350, y, 132, "in-gold")
    // A face at rest: lid, brow, cheek.
    pair("M328 378C314 394 284 394 270 376", "shade", width: 8)
    pair("M334 350C316 332 282 334 266 352", "shade", width: 4)
    discs(70, 430, 13, "shade")
    draw("M350 370C344 400 334 418 356 422", "shade", width: 4)
    draw("M310 450C332 476 368 476 390 450", "shade", width: 8)
    // What looks over the garden wall.
    for (x, y) in [(128.0, 792.0), (239, 760), (461, 760), (572, 792)] { sunflower(CardPlace(x: x, y: y)) }
    draw("M40 880H660V1040H40Z", "in-deep")
    draw("M40 880H660", "main bold")
    var wall = PathData()
    for row in 0..<4 {
      let level = 914 + Double(row) * 34
      wall.addLine(from: Point(x: 40, y: level), to: Point(x: 660, y: level))
      for column in 0..<7 {
        let x = 62 + Double(column) * 84 + (row % 2 == 0 ? 0 : 42)
        wall.addLine(from: Point(x: x, y: level - 34), to: Point(x: x, y: level))
      }
    }
    draw(wall, "main soft")
    // The child, arms up.
    limbs("M322 806C300 780 288 752 286 720")
    robe(350, from: 776, to: 906, width: 124, "in-skin ink", pen: 6)
    face(350, 752, 36)
    draw("M316 744C322 706 378 706 384 744", "gold", width: 8)
    for (x, y) in [(320.6, 711.5), (350.0, 702.0), (379.4, 711.5)] { disc(x, y, 6, "in-gold") }
  }

  private mutating func sunflower(_ place: CardPlace) {
    draw("M0 0V108", "main mid", at: place)
    draw("M0 74C10 56 28 52 40 56C32 74 16 82 0 74Z", "in-main", at: place)
    var petals = PathData()
    for index in 0..<12 {
      petals.add(
        "M0-24C9-30 9-50 0-58C-9-50-9-30 0-24Z", at: CardPlace(x: place.x, y: place.y, turn: Double(index) * 30))
    }
    draw(petals, "in-gold")
    disc(place.x, place.y, 29, "in-deep main mid")
    disc(place.x, place.y, 11, "in-main")
  }
}
