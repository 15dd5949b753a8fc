/// The aces and the elements under them.
extension CardPainter {
  /// One great emblem before the dial of an instrument, with its element as the ground.
  mutating func paintAce() {
    let y: Double = 500
    raysToEdge(350, y, from: 270, 36, "main quiet")
    disc(350, y, 246, "in-deep soft")
    disc(350, y, 246, "gold mid")
    disc(350, y, 262, "main")
    var fine = PathData()
    var strong = PathData()
    for index in 0..<72 {
      let angle = Double(index) * 5
      let start = CardPainter.at(350, y, 246, angle).inTenths
      if index % 6 == 0 {
        strong.addLine(from: start, to: CardPainter.at(350, y, 218, angle).inTenths)
      } else {
        fine.addLine(from: start, to: CardPainter.at(350, y, 230, angle).inTenths)
      }
    }
    draw(fine, "gold")
    draw(strong, "gold", width: 5)
    for (angle, radius) in [(66.0, 26.0), (114.0, 18.0), (246.0, 18.0), (294.0, 26.0)] {
      let place = CardPainter.at(350, y, 196, angle)
      spark(place.x, place.y, radius, "in-ink")
    }
    paintElement()
    let isLong = suit == .wands || suit == .swords
    emblem(
      suit, 350, suit == .pentacles ? y : y + 6, isLong ? 540 : suit == .cups ? 440 : 340, pen: 10, bold: 22)
    disc(350, 952, 50, "in-window main", width: 4)
    let points = suit == .wands || suit == .swords ? -3.0 : 3.0
    if let element = suit.element { mark(Glyph(element), 350, 952 + points, 58, "gold", pen: 7) }
  }

  /// What lies under an ace or a court card: the element itself.
  mutating func paintElement() {
    switch suit {
    case .majors: break
    case .wands: paintFire()
    case .cups:
      draw("M40 850H660V1040H40Z", "in-deep soft")
      for row in 0..<5 {
        let shift: Double = row % 2 == 0 ? 0 : 40
        wave(
          from: 58 - shift, to: 682, at: 856 + Double(row) * 34, height: 12, 8, row == 0 ? "main mid" : "main",
          startsDown: row % 2 == 0,
          width: row == 0 ? nil : 4)
      }
    case .swords:
      let rows: [(y: Double, paint: String, xs: [Double])] = [
        (910, "main in-deep soft", [142, 246, 350, 454, 558]), (962, "main in-deep", [142, 194, 298, 402, 506, 558]),
        (1015, "main in-deep mid", [142, 246, 350, 454, 558]),
      ]
      draw("M58 910H642V1040H58Z", "in-deep")
      for row in rows {
        var path = PathData()
        for x in row.xs { path.add("M-84 0A84 62 0 0 1 84 0", at: CardPlace(x: x, y: row.y)) }
        draw(path, row.paint)
      }
    case .pentacles:
      draw("M40 900C200 850 500 850 660 900V1040H40Z", "main in-deep mid")
      var furrows = PathData()
      for index in -6...6 {
        // Down to the foot of the window, or to its side.
        let (near, far) = (Double(index) * 26, Double(index) * 92)
        let part = abs(far) > 292 ? (292 - abs(near)) / (abs(far) - abs(near)) : 1
        let start = Point(x: 350 + near, y: 872)
        furrows.addLine(from: start, to: start.toward(Point(x: 350 + far, y: 1040), by: part).inTenths)
      }
      draw(furrows, "main soft")
    }
  }

  private mutating func paintFire() {
    draw("M40 926C200 862 500 862 660 926V1040H40Z", "main in-deep mid")
    var flames = PathData()
    var hearts = PathData()
    for (x, height) in [(270.0, 0.74), (188, 1.12), (112, 0.86)] {
      for isMirrored in [false, true] {
        let place = CardPlace(x: isMirrored ? 700 - x : x, y: 1020, scale: height, isMirrored: !isMirrored)
        flames.add("M-24 0C-44-45 4-60-8-125C36-85 44-40 26 0Z", at: place)
        hearts.add("M-8 0C-16-30 6-40 4-72C20-50 22-24 14 0Z", at: place)
      }
    }
    draw(flames, "main in-window", width: 5)
    draw(hearts, "in-gold")
  }
}
