/// The Lovers, the Chariot, Strength, the Hermit.
extension CardPainter {
  /// Two circles, and the third that they make.
  mutating func paintLovers() {
    rays(350, 262, from: 82, to: 134, 20, "gold mid", other: 110)
    disc(350, 262, 64, "in-gold")
    draw("M40 900C160 850 260 850 350 884C440 850 540 850 660 900V1040H40Z", "main in-deep mid")
    // Where they overlap.
    draw("M350 421A158 158 0 0 1 350 679A158 158 0 0 1 350 421Z", "in-gold")
    disc(259, 550, 158, "ink mid")
    disc(441, 550, 158, "main mid")
    star(350, 550, 44, depth: 0.58, points: 6, "in-shade")
    robe(214, from: 606, to: 968, width: 196, "main in-shade bold")
    robe(486, from: 606, to: 968, width: 196, "ink in-deep bold")
    face(214, 560, 46)
    face(486, 560, 46)
    draw("M164 556C168 494 260 494 264 556", "main", width: 15)
    draw("M436 574C420 480 552 480 536 574C544 600 546 624 540 650M436 574C428 600 428 624 434 650", "ink bold")
    limb("M246 690C280 722 312 736 350 736")
    limb("M454 690C420 722 388 736 350 736")
    disc(350, 736, 21, "in-skin contour", width: 6)
    // A tree behind each: one of flames, one of fruit.
    draw("M96 880V720M96 800L76 774M96 770L118 744", "main mid")
    draw("M604 880V720M604 800L624 774M604 770L582 744", "main mid")
    for (x, y) in [(96.0, 712.0), (74, 766), (120, 736)] {
      draw("M0-30C14-14 16-4 16 2A16 16 0 0 1-16 2C-16-4-14-14 0-30Z", "in-gold", at: CardPlace(x: x, y: y))
    }
    for (x, y) in [(604.0, 706.0), (626, 764), (580, 734)] { disc(x, y, 14, "in-gold") }
    draw("M350 884C338 930 352 970 344 1020", "main soft")
    spark(350, 830, 30, "in-ink")
    dust([(150, 330, 5), (220, 250, 4), (480, 250, 4), (550, 330, 5), (110, 450, 4), (590, 450, 4)])
  }

  /// A house that moves, drawn by light and dark, with no reins.
  mutating func paintChariot() {
    // The canopy of stars.
    draw("M176 640V330C230 206 470 206 524 330V640", "main in-deep bold")
    draw("M160 330H540", "gold", width: 10)
    sparks([(250, 296, 13), (350, 266, 24), (450, 296, 13), (300, 300, 9), (400, 300, 9)], "in-gold")
    disc(350, 452, 84, "gold mid")
    rays(350, 452, from: 96, to: 122, 16, "gold", turn: 11.25)
    // The driver.
    robe(350, from: 496, to: 860, width: 300, "main in-shade bold")
    draw("M290 640L350 676L410 640", "ink mid")
    face(350, 458, 52)
    draw("M294 448C300 374 400 374 406 448", "main", width: 15)
    star(350, 380, 34, depth: 0.4, points: 8, "in-ink")
    limb("M410 610C452 614 480 590 494 552", width: 16)
    draw("M494 610V430", "ink", width: 10)
    spark(494, 424, 34, "in-ink")
    face(494, 556, 20)
    // The square car.
    draw("M170 690H530V900H170Z", "main in-deep bold")
    draw("M192 712H508V878H192Z", "main", width: 4)
    disc(350, 795, 58, "in-shade gold mid")
    mark(.cancer, 350, 795, 78, "gold", pen: 8)
    pair("M288 776C262 752 232 744 204 750C210 768 216 778 224 786L204 788C212 824 246 834 292 818Z", "in-main")
    pair("M284 792C262 778 244 772 226 772M286 806C266 800 246 798 228 802", "shade")
    limb("M290 610C252 618 232 644 226 680", width: 16)
    face(226, 688, 20)
    // The two that draw it.
    crescent(176, 892, 112, thick: 0.3, turn: -18, "in-gold")
    crescent(524, 892, 112, thick: 0.3, turn: 18, "in-ink")
    disc(148, 838, 13, "in-gold")
    disc(552, 838, 13, "in-ink")
    draw("M350 900V1016M300 920L260 1016M400 920L440 1016", "main soft")
    dust([(110, 420, 4), (590, 420, 4), (120, 560, 3), (590, 620, 4), (100, 660, 4)])
  }

  /// A hand on a mane that is the Sun's.
  mutating func paintStrength() {
    disc(350, 320, 180, "gold dots")
    robe(350, from: 400, to: 1030, width: 520, "main in-deep bold")
    lemniscate(350, 236, 176, "gold bold")
    face(350, 378, 56)
    draw("M282 452C250 276 450 276 418 452C434 490 436 520 428 556M282 452C266 490 264 520 272 556", "main", width: 15)
    for (x, y) in [(306.0, 322.0), (350, 308), (394, 322)] { disc(x, y, 11, "in-ink") }
    // The lion.
    let (x, y): (Double, Double) = (350, 730)
    for index in 0..<24 {
      let tip = CardPainter.at(x, y, 126, Double(index) * 15)
      draw(
        "M-22 0C-26-40-4-60 0-92C4-60 26-40 22 0Z", index % 2 == 0 ? "in-gold" : "in-gold soft",
        at: CardPlace(x: tip.x, y: tip.y, scale: index % 2 == 0 ? 1 : 0.7, turn: Double(index) * 15))
    }
    disc(x, y, 140, "in-gold shade", width: 8)
    discs(78, 640, 34, "in-gold shade", width: 8)
    disc(x, y, 132, "in-gold")
    pair("M320 690C306 672 276 672 262 690", "shade mid")
    pair("M268 716C286 732 306 732 322 716", "shade", width: 9)
    pair("M322 716C328 750 326 768 318 784", "shade", width: 4)
    draw("M322 784H378L350 812Z", "in-shade shade mid")
    draw("M350 812V832C338 852 312 852 300 838M350 832C362 852 388 852 400 838", "shade", width: 8)
    pair("M286 800H246M288 814L250 826", "shade")
    // Both hands, open.
    limbs("M282 520C214 540 178 600 206 668", width: 18)
    face(208, 674, 24)
    face(492, 674, 24)
    draw("M40 960C160 930 250 940 350 962C450 940 540 930 660 960V1040H40Z", "main in-deep mid")
    sparks([(112, 986, 20), (200, 990, 13), (588, 986, 20), (500, 990, 13)], "in-ink")
    dust([(120, 420, 4), (580, 420, 4), (140, 320, 5), (560, 320, 5), (92, 600, 4), (608, 600, 4)])
  }

  /// One lamp is enough for the next step.
  mutating func paintHermit() {
    // Ranges of snow, and the last height.
    draw("M40 820L140 640L220 760L300 690L420 830L540 700L660 840V1040H40Z", "in-deep quiet")
    draw("M40 1040L120 960C200 900 330 884 400 922C500 960 600 980 660 1040Z", "main in-deep bold")
    // What the lamp lights.
    rays(486, 452, from: 112, to: 236, 16, "gold mid", other: 172, turn: 11.25)
    disc(486, 452, 150, "gold dots")
    // The staff, older than he.
    draw("M170 440C150 430 148 400 172 396M170 440L178 930", "ink bold")
    draw("M318 330C420 342 420 640 440 926L180 926C214 700 214 342 318 330Z", "main in-deep bold")
    draw("M318 560C300 700 290 800 276 910M330 560C350 680 366 800 376 910", "main")
    draw("M318 330C396 356 396 452 352 498C336 470 262 474 250 470C236 420 262 344 318 330Z", "main in-main mid")
    face(336, 428, 48)
    draw("M302 462C304 580 364 570 380 452C360 478 322 480 302 462Z", "ink in-ink")
    limb("M360 590C410 600 452 586 482 556", width: 16)
    limb("M256 590C222 610 196 626 178 628", width: 16)
    face(176, 630, 20)
    // The lantern.
    draw("M486 348V318M462 318A24 24 0 0 1 510 318", "ink mid")
    draw("M436 372H536L524 344H448Z", "ink in-ink mid")
    draw("M440 376H532L546 452L532 528H440L426 452Z", "ink in-shade bold")
    star(486, 452, 62, depth: 0.577, points: 6, "in-gold")
    disc(486, 452, 16, "in-shade")
    draw("M440 532H532V550H440Z", "ink in-ink mid")
    face(486, 566, 20)
    // The road, step by step.
    for (index, step) in [(420.0, 952.0), (464, 972), (500, 998)].enumerated() {
      disc(step.0, step.1, 7 + Double(index) * 2, "in-gold")
    }
    dust([(130, 330, 5), (200, 240, 4), (300, 200, 5), (420, 190, 4), (120, 560, 3), (600, 660, 5), (560, 760, 4), (590, 260, 4)])
  }
}
