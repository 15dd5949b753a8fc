/// The deck's own capitals: one pen, 100 units high. No font is needed for a card.
enum CardLettering {
  /// The width of a letter and its path; a space and what the deck does not write have none.
  static func letter(_ byte: UInt8) -> (width: Double, path: String) {
    switch byte {
    case UInt8(ascii: "A"): (80, "M0 100L40 0L80 100M13 68H67")
    case UInt8(ascii: "B"): (62, "M0 0V100H34A28 28 0 0 0 34 44H0M30 44A22 22 0 0 0 30 0H0")
    case UInt8(ascii: "C"): (86, "M86 17.5A50 50 0 1 0 86 82.5")
    case UInt8(ascii: "D"): (80, "M0 0V100H30A50 50 0 0 0 30 0Z")
    case UInt8(ascii: "E"): (52, "M52 0H0V100H52M0 49H44")
    case UInt8(ascii: "F"): (50, "M50 0H0V100M0 49H42")
    case UInt8(ascii: "G"): (98, "M86 17.5A50 50 0 1 0 98 54H64")
    case UInt8(ascii: "H"): (70, "M0 0V100M70 0V100M0 49H70")
    case UInt8(ascii: "I"): (0, "M0 0V100")
    case UInt8(ascii: "J"): (40, "M40 0V70C40 90 30 100 17 100C9 100 3 97 0 91")
    case UInt8(ascii: "K"): (64, "M0 0V100M62 0L0 62M24 40L64 100")
    case UInt8(ascii: "L"): (48, "M0 0V100H48")
    case UInt8(ascii: "M"): (90, "M0 100V0L45 66L90 0V100")
    case UInt8(ascii: "N"): (74, "M0 100V0L74 100V0")
    case UInt8(ascii: "O"): (100, "M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z")
    case UInt8(ascii: "P"): (60, "M0 100V0H32A28 28 0 0 1 32 56H0")
    case UInt8(ascii: "Q"): (100, "M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50ZM62 66L100 104")
    case UInt8(ascii: "R"): (62, "M0 100V0H32A28 28 0 0 1 32 56H0M30 56L62 100")
    case UInt8(ascii: "S"): (58, "M54 15C48 5 40 0 29 0C13 0 3 10 3 25C3 53 56 45 56 74C56 90 45 100 28 100C15 100 5 94 0 84")
    case UInt8(ascii: "T"): (70, "M0 0H70M35 0V100")
    case UInt8(ascii: "U"): (70, "M0 0V65A35 35 0 0 0 70 65V0")
    case UInt8(ascii: "V"): (80, "M0 0L40 100L80 0")
    case UInt8(ascii: "W"): (116, "M0 0L29 100L58 12L87 100L116 0")
    case UInt8(ascii: "X"): (70, "M0 0L70 100M70 0L0 100")
    case UInt8(ascii: "Y"): (72, "M0 0L36 50L72 0M36 50V100")
    case UInt8(ascii: "Z"): (70, "M0 0H70L0 100H70")
    case UInt8(ascii: "0"): (66, "M0 50C0 20 12 0 33 0C54 0 66 20 66 50C66 80 54 100 33 100C12 100 0 80 0 50Z")
    default: figure(byte)
    }
  }

  /// The other figures and what stands between words, for the lines of a preview.
  private static func figure(_ byte: UInt8) -> (width: Double, path: String) {
    switch byte {
    case UInt8(ascii: "1"): (28, "M0 18L28 0V100")
    case UInt8(ascii: "2"): (62, "M3 26A29 27 0 0 1 60 28C60 50 30 62 0 100H62")
    case UInt8(ascii: "3"): (60, "M4 0H56L28 38A30 31 0 1 1 2 84")
    case UInt8(ascii: "4"): (70, "M52 100V0L0 70H70")
    case UInt8(ascii: "5"): (60, "M54 0H12L6 44C14 38 22 36 30 36A30 32 0 1 1 2 84")
    case UInt8(ascii: "6"): (64, "M48 0C26 14 0 40 0 68A32 32 0 1 0 64 68A32 32 0 1 0 0 68")
    case UInt8(ascii: "7"): (62, "M0 0H62L22 100")
    case UInt8(ascii: "8"): (56, "M28 46A23 23 0 1 1 28 0A23 23 0 1 1 28 46A27 27 0 1 1 28 100A27 27 0 1 1 28 46")
    case UInt8(ascii: "9"): (64, "M16 100C38 86 64 60 64 32A32 32 0 1 0 0 32A32 32 0 1 0 64 32")
    case UInt8(ascii: "'"): (0, "M0 0V24")
    case UInt8(ascii: ","): (6, "M6 94L0 116")
    case UInt8(ascii: "."): (0, "M0 97V100")
    case UInt8(ascii: "-"): (34, "M0 54H34")
    case UInt8(ascii: ":"): (0, "M0 38V41M0 97V100")
    case UInt8(ascii: "?"): (48, "M0 24A24 24 0 1 1 36 45C28 50 24 56 24 70M24 97V100")
    default: (0, "")
    }
  }

  /// A number from 0 to 21 in Roman figures; the Fool's is 0.
  static func roman(_ number: Int) -> String {
    guard number > 0 else { return "0" }
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    return (number >= 20 ? "XX" : number >= 10 ? "X" : "") + ones[number % 10]
  }
}

extension CardPainter {
  /// Writes a line centred on a point, small letters as capitals, no wider than asked.
  mutating func letter(
    _ text: String, at middle: Point, height: Double, pen: Double, track: Double = 26, mostWidth: Double
  ) {
    var places: [(x: Double, path: String)] = []
    var x: Double = 0
    for byte in text.utf8 {
      // A word's end is 74 wide, with the space that follows every letter.
      guard byte != UInt8(ascii: " ") else {
        x += 74 - track
        continue
      }
      let letter = CardLettering.letter(byte >= UInt8(ascii: "a") ? byte & 0xDF : byte)
      places.append((x, letter.path))
      x += letter.width + track
    }
    let total = x - track
    guard total >= 0 else { return }
    let scale = total * height / 100 > mostWidth ? mostWidth / total : height / 100
    let left = middle.x - total * scale / 2
    var path = PathData()
    for place in places {
      path.add(place.path, at: CardPlace(x: left + place.x * scale, y: middle.y - 50 * scale, scale: scale))
    }
    draw(path, "ink", width: pen)
  }

  /// The Roman number in the cartouche.
  mutating func paintNumeral(_ number: Int) {
    let text = CardLettering.roman(number)
    let isLong = text.utf8.count > 2
    letter(
      text, at: Point(x: CardPainter.axis, y: 66), height: isLong ? 32 : 36, pen: isLong ? 4.6 : 6, track: isLong ? 38 : 26,
      mostWidth: 62)
  }
}
