/// Temperance, the Devil, the Tower.
extension CardPainter {
  /// One stream between two cups.
  mutating func paintTemperance() {
    rays(350, 372, from: 140, to: 196, 24, "gold mid", other: 166)
    disc(350, 372, 124, "in-gold")
    // Wings.
    pair(
      """
      M306 520C270 420 190 350 88 330C96 388 110 424 132 452C108 452 96 456 82 464C104 512 132 540 166 556\
      C144 564 136 572 128 584C180 640 250 640 300 600Z
      """, "main in-deep mid")
    pair("M296 540C250 468 200 424 142 398M290 562C240 520 196 494 150 484M288 582C244 568 214 566 182 574", "main")
    // Land on one side, water on the other; a road between hills to where light stands.
    draw("M40 900C140 862 250 866 350 908V1040H40Z", "main in-deep mid")
    draw("M350 908H660V1040H350Z", "in-deep soft")
    for row in 0..<4 { wave(from: 350, to: 660, at: 914 + Double(row) * 28, height: 8, 6, row == 0 ? "main mid" : "main") }
    draw("M110 1020C150 980 110 950 130 884", "gold mid")
    rays(130, 866, from: 20, to: 36, 9, "gold mid", turn: -90, sweep: 202)
    robe(350, from: 450, to: 948, width: 260, "main in-shade bold")
    draw("M350 560V600M316 610H384L350 664Z", "gold mid")
    face(350, 412, 54)
    draw("M286 452C270 330 430 330 414 452", "main", width: 15)
    disc(350, 356, 13, "in-gold contour", width: 4)
    // The stream climbs as it falls.
    let stream = "M250 604C300 680 330 636 376 690C416 738 436 694 482 750"
    draw(stream, "ink", width: 18)
    draw(stream, "main", width: 6)
    limb("M306 536C230 516 140 560 150 644", width: 16)
    limb("M394 540C470 570 530 680 506 838", width: 16)
    emblem(.cups, 186, 634, 190, turn: 62, pen: 6, bold: 14)
    emblem(.cups, 496, 812, 190, turn: -12, pen: 6, bold: 14)
    face(152, 652, 16)
    face(504, 849, 16)
    dust([(120, 620, 3), (580, 620, 4), (180, 250, 4), (520, 250, 4), (600, 740, 3), (110, 740, 4)])
  }

  /// Both links of the chain are open.
  mutating func paintDevil() {
    // The light that he carries is a real one.
    rays(350, 262, from: 62, to: 112, 13, "gold mid", other: 86, turn: -84, sweep: 182)
    draw("M350 176C384 218 396 238 396 266A46 46 0 0 1 304 266C304 238 316 218 350 176Z", "in-gold")
    draw("M350 234C364 252 370 260 370 270A20 20 0 0 1 330 270C330 260 336 252 350 234Z", "in-shade")
    // Wings of the night.
    pair(
      "M300 510C260 420 180 370 82 366C104 410 104 450 88 500C124 488 150 500 164 530C186 508 214 512 232 548C250 530 276 530 296 560Z",
      "main in-deep bold")
    pair("M292 520C230 450 160 420 100 378M280 540C236 500 196 494 164 528", "main")
    robe(350, from: 450, to: 800, width: 300, "main in-deep bold")
    crescent(350, 320, 112, thick: 0.2, "in-ink")
    face(350, 424, 60)
    draw("M316 466C322 540 378 540 384 466C362 484 338 484 316 466Z", "main in-main mid")
    mark(.capricorn, 350, 620, 92, "gold", pen: 8)
    // A block, half a cube: one sees half of it.
    draw("M226 800H474L500 850V1040H200V850Z", "ink in-shade mid")
    draw("M200 850H500", "ink mid")
    // The chain.
    draw("M272 892H320A42 42 0 0 1 320 976H262A42 42 0 0 1 220 934", "gold", width: 18)
    draw("M428 976H380A42 42 0 0 1 380 892H438A42 42 0 0 1 480 934", "shade", width: 30)
    draw("M428 976H380A42 42 0 0 1 380 892H438A42 42 0 0 1 480 934", "gold", width: 18)
    // The left link passes over the right one above, and under it below.
    draw("M347 901.8A42 42 0 0 1 356.4 913", "shade", width: 30)
    draw("M327.3 892.6A42 42 0 0 1 361.8 930.3", "gold", width: 18)
    draw("M196 904C184 898 172 886 162 872M504 904C516 898 528 886 538 872", "gold dots", width: 7)
    // Two who could go.
    for isMirrored in [false, true] {
      let x: Double = isMirrored ? 576 : 124
      robe(x, from: 830, to: 1016, width: 112, "main in-deep mid")
      face(x, 806, 30)
      crescent(x, 768, 22, thick: 0.24, "in-ink")
      draw("M-34 846C-20 872 20 872 34 846", "gold mid", at: CardPlace(x: x, y: 14))
    }
    dust([(120, 640, 4), (580, 640, 4), (160, 300, 4), (540, 300, 4), (110, 720, 3), (596, 720, 3)])
  }

  /// A bolt opens what had no door.
  mutating func paintTower() {
    // Clouds behind, rock below.
    draw("M40 330C80 280 140 290 160 330C190 310 230 320 240 356H40Z", "main in-deep mid soft")
    draw("M660 560C620 520 570 530 560 566C530 552 500 566 494 596H660Z", "main in-deep mid soft")
    draw("M40 1040L120 930L200 966L260 900H460L520 956L590 920L660 1040Z", "main in-deep bold")
    // Three courses.
    draw("M252 930L264 440H436L448 930Z", "ink in-shade bold")
    draw("M260 596H440M256 756H444", "ink mid")
    draw(
      "M300 596V640M380 640V690M300 690V756M400 756V800M290 800V850M390 850V900M262 640H438M258 690H442M256 800H446M254 850H446",
      "main soft")
    // Windows, lit.
    for (x, y) in [(350.0, 530.0), (320.0, 676.0), (384.0, 836.0)] {
      draw("M-22 38V-10A22 22 0 0 1 22-10V38Z", "gold in-gold", at: CardPlace(x: x, y: y))
      draw("M0-30V36M-20 4H20", "shade", width: 4, at: CardPlace(x: x, y: y))
    }
    // Its crown leaves it.
    draw("M-100 40L-112-36H-68V-8H-24V-36H24V-8H68V-36H112L100 40Z", "main in-main mid", at: CardPlace(x: 250, y: 352, turn: -24))
    draw("M276 440C262 410 282 396 276 366C300 384 310 400 312 420C322 400 318 384 330 362C346 384 350 404 346 440Z", "in-gold")
    // The bolt.
    draw("M600 116L452 286L512 300L388 452L556 268L486 254L640 140Z", "gold in-gold mid")
    // Two who leap; seeds, not stones.
    for (x, y, turn) in [(160.0, 640.0, 148.0), (546, 706, -152)] {
      let place = CardPlace(x: x, y: y, scale: 0.88, turn: turn)
      draw("M0-30C30-24 38 30 52 76H-52C-38 30-30-24 0-30Z", "main in-deep mid", at: place)
      let head = place.placed(0, -52)
      face(head.x, head.y, 24)
      draw("M-26-10C-50-24-62-40-64-62M26-10C50-24 62-40 64-62", "ink mid", at: place)
    }
    for (x, y) in [
      (180.0, 480.0), (120, 520), (224, 550), (500, 490), (560, 430), (196, 760), (494, 800), (116, 790), (590, 830),
    ] {
      draw("M0-18C10-6 12 0 12 4A12 12 0 0 1-12 4C-12 0-10-6 0-18Z", "in-gold", at: CardPlace(x: x, y: y))
    }
    // At its foot something has taken root.
    draw(
      "M560 934V880M560 906C580 904 592 890 594 868C574 870 562 884 560 906ZM560 890C542 888 532 876 530 858C548 860 558 870 560 890Z",
      "ink in-ink", width: 5)
  }
}
