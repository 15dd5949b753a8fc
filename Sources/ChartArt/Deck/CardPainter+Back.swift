/// The back.
extension CardPainter {
  /// Draws the back: one half, and the same half turned by 180°, so that it cannot betray a reversal.
  mutating func paintBack() {
    openGround(middle: 50)
    let rim = """
      M128 70H572A58 58 0 0 0 630 128V1072A58 58 0 0 0 572 1130H128A58 58 0 0 0 70 1072V128A58 58 0 0 0 128 70Z
      """
    draw(rim, "gold", width: 5)
    for (x, y) in [(78.0, 78.0), (622.0, 78.0), (78.0, 1122.0), (622.0, 1122.0)] { disc(x, y, 9, "in-gold") }
    disc(350, 600, 250, "gold mid")
    disc(350, 600, 176, "gold mid")
    paintDial()
    paintRosette()
    let (half, clip) = (canvas.id("half"), canvas.id("window"))
    let (inWindow, paint) = (canvas.url("window"), paint)
    let shape = PathData(rim)
    write { canvas in
      canvas.draw { svg in
        svg.open("defs")
        svg.open("clipPath", .text("id", clip))
        svg.element("path", .path(shape))
        svg.close("clipPath")
        svg.close("defs")
        svg.open("g", .text("clip-path", inWindow))
        svg.open("g", .text("id", half), .paint(paint))
      }
    }
    paintBackHalf()
    write { canvas in
      canvas.draw { svg in
        svg.close("g")
        svg.element("use", .text("href", "#" + half), .text("transform", "rotate(180 350 600)"))
        svg.close("g")
      }
    }
  }

  /// A Sun that rises, three orbits with their bodies, seven phases.
  private mutating func paintBackHalf() {
    for index in 0..<7 {
      let place = CardPainter.at(350, 600, 213, -77 + Double(index) * 25.67)
      moon(place.x, place.y, index == 3 ? 24 : 20, elongation: Double(index + 1) * 45, width: 3)
    }
    rays(350, 70, from: 92, to: 168, 17, "gold", other: 134, turn: 96, sweep: 178.5, width: 4)
    draw("M276 70A74 74 0 0 0 424 70Z", "in-gold")
    draw("M292 70A58 58 0 0 0 408 70", "shade")
    sparks([(142, 186, 34), (558, 186, 34)], "in-gold")
    sparks([(108, 268, 14), (592, 268, 14), (160, 116, 13), (540, 116, 13)], "in-ink")
    var orbits = PathData()
    for index in 0..<3 {
      let radius = 290 + Double(index) * 30
      let angle = 58 - Double(index) * 13
      let (left, right) = (CardPainter.at(350, 600, radius, -angle).inTenths, CardPainter.at(350, 600, radius, angle).inTenths)
      orbits.move(to: left)
      orbits.arc(radius: radius, isClockwise: true, to: right)
      disc(left.x, left.y, 7, "in-main")
      disc(right.x, right.y, 7, "in-main")
    }
    draw(orbits, "main")
  }

  /// The ring of an astrolabe, 120 divisions.
  private mutating func paintDial() {
    var ticks = PathData()
    for index in 0..<120 {
      let angle = Double(index) * 3
      ticks.addLine(
        from: CardPainter.at(350, 600, 252, angle).inTenths,
        to: CardPainter.at(350, 600, index % 10 == 0 ? 270 : 262, angle).inTenths)
    }
    draw(ticks, "main")
  }

  /// Six crossed orbits and a star of eight points.
  private mutating func paintRosette() {
    var orbits = PathData()
    for index in 0..<6 {
      orbits.add(
        "M-165 0A165 62 0 1 1 165 0A165 62 0 1 1-165 0Z", at: CardPlace(x: 350, y: 600, turn: Double(index) * 30))
    }
    draw(orbits, "main", width: 4)
    disc(350, 600, 62, "in-ground")
    star(350, 600, 92, depth: 0.34, points: 8, turn: 22.5, "in-main")
    star(350, 600, 78, depth: 0.4, points: 4, turn: 45, "in-gold")
    star(350, 600, 112, depth: 0.3, points: 4, "in-gold")
    disc(350, 600, 22, "in-ground")
    disc(350, 600, 12, "in-ink")
  }
}
