/// The Fool, the Magician, the High Priestess.
extension CardPainter {
  /// A step over an edge, in full sun.
  mutating func paintFool() {
    disc(452, 306, 88, "in-gold")
    rays(452, 306, from: 112, to: 176, 20, "gold mid", other: 146)
    draw("M40 820L190 610L300 740L400 640L560 830L660 740V1040H40Z", "in-deep quiet")
    draw("M190 610L230 700M190 610L180 690M400 640L410 720", "main soft")
    // The ledge, and the open air beyond it.
    draw("M40 884H420C446 884 452 902 438 916C410 944 424 974 396 1040H40Z", "main in-deep bold")
    draw("M90 930H180M210 962H320M110 990H180M320 924H380", "main soft")
    // One foot on the ledge, one over the edge.
    draw("M300 690L252 790L262 878H292M326 690L404 776L452 848L480 836", "main bold")
    draw("M318 486C372 500 392 606 410 716C352 748 272 738 220 700C262 640 262 510 318 486Z", "main in-gold mid")
    sparks([(300, 548, 15), (340, 600, 15), (292, 640, 15), (356, 668, 15), (318, 694, 13)], "in-shade")
    limb("M330 540C376 572 420 566 462 528")
    spark(484, 504, 30, "in-ink")
    limb("M292 548C262 566 244 560 236 534")
    // The bundle on its staff.
    draw("M140 410L262 560", "main", width: 10)
    draw("M132 392C112 372 120 356 104 350M132 392C152 372 150 360 168 360", "gold", width: 9)
    disc(132, 436, 48, "in-gold")
    draw("M100 424C116 408 148 408 164 424", "shade", width: 4)
    spark(132, 448, 17, "in-shade")
    face(328, 440, 44)
    draw("M282 428C288 372 372 366 380 424C344 408 314 414 282 428Z", "main in-main")
    draw("M300 396C272 356 244 348 218 366", "ink", width: 9)
    hound(at: CardPlace(x: 112, y: 780))
    dust([(120, 250, 4), (200, 200, 6), (250, 300, 4), (580, 520, 5), (540, 640, 4), (600, 690, 6), (160, 330, 3), (560, 940, 4)])
  }

  /// A small dog: tail up, all trust.
  mutating func hound(at place: CardPlace) {
    draw(
      """
      M8 46C10 20 38 16 66 20L84-4L94 14L112 22L102 38L84 42L80 98M66 62H28L22 98M8 46C-4 32-6 18 0 4
      """, "ink", width: 8, at: place)
  }

  /// One hand up, one down, and between them everything that is needed.
  mutating func paintMagician() {
    lemniscate(350, 268, 190, "gold bold")
    robe(350, from: 420, to: 900, width: 300, "main in-deep bold")
    draw("M350 560C336 640 330 720 322 800M350 560C364 640 370 720 378 800", "main")
    // The serpent that is a belt.
    draw("M286 640C320 660 380 660 414 640", "gold", width: 9)
    face(350, 408, 54)
    draw("M290 404C290 330 410 330 410 404", "gold mid")
    // What is above …
    draw("M160 380L196 224", "ink bold")
    spark(200, 196, 62, "in-gold")
    limb("M312 500C268 500 214 450 180 352", width: 16)
    face(178, 344, 20)
    // … and what is below.
    limb("M388 500C440 510 486 560 506 636", width: 16)
    face(508, 642, 20)
    rays(508, 642, from: 36, to: 66, 5, "gold mid", turn: 110, sweep: 125)
    // The table and the four instruments.
    draw("M92 808H608V842H92Z", "ink in-ink mid")
    draw("M120 842H580L600 1040H100Z", "main in-deep mid")
    emblem(.wands, 146, 742, 124, pen: 5, bold: 10)
    emblem(.cups, 248, 752, 102, pen: 5, bold: 9)
    emblem(.swords, 448, 744, 124, pen: 5, bold: 9)
    emblem(.pentacles, 552, 756, 96, pen: 5, bold: 8)
    mark(.mercury, 350, 946, 112, "gold", pen: 10)
    draw("M112 876C196 912 264 896 350 864C436 896 504 912 588 876", "main mid")
    sparks([(170, 950, 24), (250, 972, 15), (450, 972, 15), (530, 950, 24)], "in-main")
    dust([(110, 420, 4), (580, 400, 5), (540, 300, 4), (126, 560, 4), (590, 540, 3), (480, 220, 4)])
  }

  /// She sits where night and day are posts of one door.
  mutating func paintHighPriestess() {
    disc(350, 392, 168, "gold")
    disc(350, 392, 184, "gold dots")
    // The veil between the pillars: pomegranates, row over row.
    var veil = PathData()
    for row in 0..<7 {
      for column in -3...3 {
        let x = Double(column) * 66 + (row % 2 == 0 ? 0 : 33)
        guard abs(x) <= 200 else { continue }
        veil.add("M-33 0A33 40 0 0 1 33 0", at: CardPlace(x: 350 + x, y: 560 + Double(row) * 56))
      }
    }
    draw(veil, "main soft")
    let pillar = """
      M88 318H168V942H88ZM80 282H176A8 8 0 0 1 184 290V312A8 8 0 0 1 176 320H80A8 8 0 0 1 72 312V290A8 8 0 0 1 80 282Z\
      M80 940H176A8 8 0 0 1 184 948V972A8 8 0 0 1 176 980H80A8 8 0 0 1 72 972V948A8 8 0 0 1 80 940Z
      """
    draw(pillar, "ink in-night mid")
    draw(pillar, "ink in-day mid", at: .mirrored)
    draw("M112 350V912M144 350V912", "day soft")
    draw("M556 350V912M588 350V912", "night soft")
    crescent(128, 640, 27, thick: 0.3, turn: 90, "in-gold")
    crescent(572, 640, 27, thick: 0.3, turn: -90, "in-main")
    robe(350, from: 440, to: 980, width: 330, "main in-deep bold")
    pair("M350 520C330 640 330 800 300 968", "main soft")
    face(350, 424, 52)
    draw("M286 488C270 340 430 340 414 488", "main bold")
    disc(350, 318, 34, "in-skin gold", width: 5)
    crescent(304, 318, 36, thick: 0.3, turn: 90, "in-gold")
    crescent(396, 318, 36, thick: 0.3, turn: -90, "in-gold")
    // The scroll that she keeps half shown.
    draw(
      """
      M298 640H402A12 12 0 0 1 414 652V702A12 12 0 0 1 402 714H298A12 12 0 0 1 286 702V652A12 12 0 0 1 298 640Z
      """, "main in-skin mid")
    spark(350, 677, 26, "in-main")
    pair("M286 640C262 640 262 714 286 714", "main mid")
    crescent(350, 900, 92, thick: 0.3, "in-gold")
    wave(from: 60, to: 640, at: 992, height: 7, 14, "main")
    wave(from: 60, to: 640, at: 1006, height: 7, 14, "main")
    dust([(150, 230, 5), (240, 190, 4), (460, 190, 4), (550, 230, 5)])
  }
}
