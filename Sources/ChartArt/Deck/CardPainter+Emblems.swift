/// The emblems of the suits, in a box of 200 around their middle.
extension CardPainter {
  /// Draws an emblem. The pens are given in units of the card, whatever the size.
  mutating func emblem(
    _ suit: CardSuit, _ x: Double, _ y: Double, _ size: Double, turn: Double = 0, pen: Double = 7, bold: Double = 13
  ) {
    let place = CardPlace(x: x, y: y, scale: size / 200, turn: turn)
    switch suit {
    case .majors: break
    case .wands: wand(place, pen, bold)
    case .cups: cup(place, pen, bold)
    case .swords: sword(place, pen, bold)
    case .pentacles: coin(place, pen, bold)
    }
  }

  /// A living staff: a rod, two leaves, a flame with a heart.
  private mutating func wand(_ place: CardPlace, _ pen: Double, _ bold: Double) {
    draw("M0 98V-24", "main", width: bold * 1.15, at: place)
    draw(
      """
      M0 44C22 42 38 26 42 2C18 6 2 20 0 44ZM0 76C-22 74-38 58-42 34C-18 38-2 52 0 76Z
      """, "main in-main", width: pen * 0.5, at: place)
    draw(
      "M0-100C22-72 33-58 33-38A33 33 0 0 1-33-38C-33-58-22-72 0-100Z", "gold in-gold", width: pen * 0.4, at: place)
    draw("M0-60C9-48 14-42 14-33A14 14 0 0 1-14-33C-14-42-9-48 0-60Z", "in-main", at: place)
  }

  /// A chalice: a bowl with a young moon in it, a knop, a foot.
  private mutating func cup(_ place: CardPlace, _ pen: Double, _ bold: Double) {
    draw("M0 14V74", "main", width: bold, at: place)
    draw(
      """
      M-66-78C-66-14-38 14 0 14C38 14 66-14 66-78ZM-48 97C-44 76-20 70 0 70C20 70 44 76 48 97Z
      """, "main in-main", width: pen * 0.5, at: place)
    draw(
      "M-14 40A14 14 0 1 1 14 40A14 14 0 1 1-14 40ZM-66-78A66 17 0 1 1 66-78A66 17 0 1 1-66-78Z", "in-gold", at: place)
    let moon = place.placed(0, -34)
    crescent(moon.x, moon.y, 27 * place.scale, thick: 0.3, turn: place.turn - 62, "in-shade")
  }

  /// A blade with its fuller, a guard bent like a young moon, a round pommel.
  private mutating func sword(_ place: CardPlace, _ pen: Double, _ bold: Double) {
    draw("M0-104L21-70L15 38H-15L-21-70Z", "ink in-ink", width: pen * 0.4, at: place)
    draw("M0-70V22", "shade", width: pen * 0.8, at: place)
    draw("M0 46V84", "main", width: bold, at: place)
    draw("M-56 26C-44 48-24 52 0 52C24 52 44 48 56 26", "gold", width: bold * 0.95, at: place)
    draw("M-13 90A13 13 0 1 1 13 90A13 13 0 1 1-13 90Z", "in-gold", at: place)
  }

  /// A coin: a double rim, a five-pointed star drawn in one line, its centre.
  private mutating func coin(_ place: CardPlace, _ pen: Double, _ bold: Double) {
    disc(place.x, place.y, (92 * place.scale).inTenths, "in-deep main", width: bold.inTenths)
    disc(place.x, place.y, (72 * place.scale).inTenths, "main", width: (pen * 0.45).inTenths)
    var five: [Point] = []
    for index in 0..<5 { five.append(CardPainter.at(place.x, place.y, 66 * place.scale, Double(index) * 144 + place.turn)) }
    polygon(five, "gold", width: (pen * 1.05).inTenths)
    disc(place.x, place.y, (9 * place.scale).inTenths, "in-gold")
  }

  /// Keeps an emblem for ``repeated(_:_:turn:)``, so that a Ten holds it once.
  mutating func keepEmblem(_ size: Double, pen: Double, bold: Double) {
    let (id, paint) = (canvas.id("emblem"), paint)
    write { canvas in
      canvas.draw {
        $0.open("defs")
        $0.open("g", .text("id", id), .paint(paint))
      }
    }
    emblem(suit, 0, 0, size, pen: pen, bold: bold)
    write { canvas in
      canvas.draw {
        $0.close("g")
        $0.close("defs")
      }
    }
  }

  /// The kept emblem, once more.
  mutating func repeated(_ x: Double, _ y: Double, turn: Double) {
    var place = [UInt8]("translate(".utf8)
    place.appendDecimal(x.inTenths)
    place.append(UInt8(ascii: " "))
    place.appendDecimal(y.inTenths)
    place.append(UInt8(ascii: ")"))
    if turn != 0 {
      place += "rotate(".utf8
      place.appendDecimal(turn)
      place.append(UInt8(ascii: ")"))
    }
    let transform = String(decoding: place, as: UTF8.self)
    let reference = "#" + canvas.id("emblem")
    write { canvas in canvas.draw { $0.element("use", .text("href", reference), .text("transform", transform)) } }
  }
}
