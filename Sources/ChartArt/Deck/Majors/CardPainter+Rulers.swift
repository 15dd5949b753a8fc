/// The Empress, the Emperor, the Hierophant.
extension CardPainter {
  /// Everything grows toward her.
  mutating func paintEmpress() {
    disc(350, 366, 150, "in-deep")
    disc(350, 366, 150, "gold mid")
    // Twelve stars, one for each month.
    for index in 0..<12 {
      let place = CardPainter.at(350, 366, 188, -99 + Double(index) * 18)
      star(place.x, place.y, 19, depth: 0.42, points: 6, "in-gold")
    }
    pair("M58 780C150 716 250 716 350 760V1040H58Z", "in-deep quiet")
    robe(350, from: 430, to: 1030, width: 440, "main in-shade bold")
    pair("M350 760C318 840 300 920 286 1016", "main", width: 4)
    draw("M276 530C300 560 400 560 424 530", "gold mid")
    face(350, 400, 58)
    draw("M278 470C240 290 460 290 422 470C436 500 438 530 430 560M278 470C264 500 262 530 270 560", "main", width: 15)
    draw("M304 346L312 316L332 334L350 302L368 334L388 316L396 346Z", "in-gold gold")
    // Her planet is her shield.
    draw("M350 760V936M288 858H412", "gold", width: 22)
    disc(350, 668, 98, "in-deep gold", width: 22)
    var path: [Point] = []
    // The five-pointed star that Venus draws in eight years.
    for index in 0..<5 { path.append(CardPainter.at(350, 668, 72, Double(index) * 144)) }
    polygon(path, "ink", width: 5)
    disc(350, 668, 12, "in-ink")
    limbs("M262 568C214 600 206 664 246 690", width: 16)
    face(248, 692, 19)
    face(452, 692, 19)
    for (x, top, lean) in [(92.0, 640.0, -8.0), (146, 716, -2), (200, 800, 6)] {
      wheat(at: CardPlace(x: x, y: top, turn: lean))
      wheat(at: CardPlace(x: 700 - x, y: top, turn: -lean, isMirrored: true))
    }
    dust([(120, 400, 4), (580, 400, 4), (150, 300, 5), (550, 300, 5), (110, 520, 3), (590, 520, 3)])
  }

  /// An ear of wheat on its stalk; its tip is where it is placed.
  private mutating func wheat(at place: CardPlace) {
    let foot = place.placed(0, 1020 - place.y)
    draw(PathData(polygon: [place.placed(0, 0), foot], isClosed: false), "main mid")
    var grains = PathData()
    let grain = "M0 0A34 34 0 0 1 28-46A34 34 0 0 1 0 0Z"
    for index in 0..<4 {
      for isMirrored in [false, true] {
        let base = place.placed(0, 44 + Double(index) * 38)
        grains.add(grain, at: CardPlace(x: base.x, y: base.y, turn: place.turn, isMirrored: isMirrored))
      }
    }
    let tip = place.placed(0, 14)
    grains.add("M0 0A40 40 0 0 1 0-52A40 40 0 0 1 0 0Z", at: CardPlace(x: tip.x, y: tip.y, turn: place.turn))
    draw(grains, "in-gold")
  }

  /// Four-square: what is decided stays decided.
  mutating func paintEmperor() {
    // Bare peaks, and a square Sun.
    draw("M40 660L150 470L226 590L300 500H400L474 590L550 470L660 660V1040H40Z", "in-deep quiet")
    pair("M150 470L176 556M150 470L132 544", "main soft")
    rays(350, 330, from: 116, to: 190, 5, "gold mid", other: 158, turn: -20, sweep: 50)
    // The throne.
    draw("M136 1040V560H216V470H484V560H564V1040", "main in-deep bold")
    pair("M136 640H216V1040M136 720H216M136 800H216M136 880H216M136 960H216", "main soft")
    // The horns of the Ram.
    pair(
      "M330 350C316 236 214 190 142 240C82 284 88 380 154 400C206 414 244 372 226 332C214 308 184 310 178 332", "gold",
      width: 24)
    robe(350, from: 460, to: 1030, width: 330, "main in-shade bold")
    draw("M296 600L350 640L404 600M286 660L350 706L414 660M276 722L350 772L424 722", "ink mid")
    draw("M250 930H450M240 966H460", "main", width: 4)
    face(350, 412, 62)
    draw("M290 434C296 548 404 548 410 434C384 460 316 460 290 434Z", "main in-main")
    draw("M286 388L280 318L318 346L350 296L382 346L420 318L414 388Z", "in-main main mid")
    discs(70, 312, 9, "in-ink")
    disc(350, 288, 9, "in-ink")
    // The cross with a ring, which is life; the orb, which is the world.
    draw("M170 760V640M130 676H210", "ink bold")
    disc(170, 600, 34, "ink bold")
    draw("M170 760V900", "ink bold")
    limb("M278 600C230 640 196 700 176 752", width: 16)
    face(172, 764, 20)
    limb("M422 600C470 640 500 690 522 742", width: 16)
    disc(530, 716, 46, "in-gold")
    draw("M484 716H576M530 670V616M510 640H550", "ink mid")
    face(530, 770, 20)
    dust([(110, 440, 4), (590, 440, 4)])
  }

  /// Three doors, one within another, and the keys to them.
  mutating func paintHierophant() {
    for (radius, paint) in [(262.0, "main in-deep mid"), (214, "main in-shade mid"), (166, "main in-deep mid")] {
      var arch = PathData()
      arch.move(to: Point(x: 350 - radius, y: 1040))
      arch.line(to: Point(x: 350 - radius, y: 420))
      arch.arc(radius: radius, isClockwise: true, to: Point(x: 350 + radius, y: 420))
      arch.line(to: Point(x: 350 + radius, y: 1040))
      draw(arch, paint)
    }
    pair("M88 420H136M88 520H136M88 620H136M88 720H136M88 820H136M88 920H136", "main soft")
    disc(350, 406, 112, "in-gold")
    rays(350, 406, from: 126, to: 152, 24, "gold", sweep: 360)
    robe(350, from: 452, to: 1030, width: 320, "main in-shade bold")
    draw("M326 560V1000M374 560V1000", "main", width: 4)
    for y in [640.0, 740, 840] { draw("M0-18V18M-12-6H12", "gold mid", at: CardPlace(x: 350, y: y)) }
    // The staff of three bars.
    draw("M494 470V790", "ink bold")
    draw("M470 512H518M458 550H530M446 588H542", "ink", width: 10)
    limb("M398 560C440 580 470 620 490 664", width: 16)
    face(494, 670, 20)
    // The blessing.
    limb("M302 560C250 570 214 548 206 482", width: 16)
    face(206, 466, 21)
    draw("M198 450V418M212 450V412", "contour", width: 17)
    draw("M198 450V418M212 450V412", "skin", width: 9)
    face(350, 420, 54)
    // The crown of three tiers.
    draw("M290 390H410L402 350H298Z", "main in-main mid")
    draw("M302 346H398L388 310H312Z", "main in-main mid")
    draw("M316 306H384L350 258Z", "main in-main mid")
    draw("M296 350H404M310 310H390", "shade", width: 4)
    disc(350, 250, 10, "in-ink")
    // Sun and Moon open the same lock.
    key(CardPlace(x: 350, y: 886, scale: 0.94, turn: 60), "gold")
    key(CardPlace(x: 350, y: 886, scale: 0.94, turn: -60), "ink")
  }

  private mutating func key(_ place: CardPlace, _ paint: String) {
    draw("M-38-122A38 38 0 1 1 38-122A38 38 0 1 1-38-122ZM0-84V152M0 104H44M0 142H56", "shade", width: 26, at: place)
    draw("M-38-122A38 38 0 1 1 38-122A38 38 0 1 1-38-122ZM0-84V152M0 104H44M0 142H56", paint, width: 14, at: place)
  }
}
