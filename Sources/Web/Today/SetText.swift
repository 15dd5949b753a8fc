/// Words in lines that fit a frame, by their measured width: the largest size at which all of them stand in it.
///
/// A picture is drawn by whoever opens it, with the face that it brings (``ShareFace``): the widths are those of its letters. A letter that
/// is not in the face comes from another one, and is taken for as wide as in the widest that browsers fall back on.
struct SetText {
  let lines: [String]
  /// The size of the letters, in the units of the frame.
  let size: Double
  /// The distance of two lines.
  var leading: Double { size * 1.13 }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - width: the most of a line.
  ///   - height: from the top of the first line to the bottom of the last.
  ///   - sizes: the sizes to try, the largest first; where not even the last fits, it is taken: nothing is ever cut.
  init(_ text: String, width: Double, height: Double, sizes: [Double] = [100, 92, 84, 76, 68, 60, 52, 44, 36, 28, 20, 14]) {
    var (lines, size) = ([String](), sizes.last ?? 14)
    for candidate in sizes {
      (lines, size) = (Self.lines(text, ems: width / candidate), candidate)
      // No word is broken while a smaller size keeps it whole.
      let isWhole = text.split(whereSeparator: \.isWhitespace).allSatisfy { Self.width(of: $0) <= width / candidate }
      if isWhole, Double(lines.count) * candidate * 1.13 <= height + 0.13 * candidate { break }
    }
    self.lines = lines
    self.size = size
  }

  /// A text in lines of at most so many times its size. Only a word that is longer than a line is broken.
  static func lines(_ text: String, ems: Double) -> [String] {
    var lines: [String] = []
    var used = 0.0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let width = Self.width(of: word)
      if let last = lines.last, used + FaceWidths.space + width <= ems {
        lines[lines.count - 1] = last + " " + word
        used += FaceWidths.space + width
      } else if width <= ems {
        lines.append(String(word))
        used = width
      } else {
        lines.append("")
        used = 0
        for letter in word {
          let width = Self.width(of: letter)
          if used + width > ems, !(lines.last ?? "").isEmpty {
            lines.append("")
            used = 0
          }
          lines[lines.count - 1].append(letter)
          used += width
        }
      }
    }
    return lines
  }

  /// The width of a text in units of its size.
  static func width(of text: some StringProtocol) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  private static func width(of letter: Character) -> Double {
    guard letter.utf8.count <= 3, letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first else { return 1.4 }
    if let known = widths[letter] { return known }
    switch scalar.value {
    case 0x20..<0x250: return letter.isUppercase ? 0.8 : 0.65
    case 0x370..<0x590: return 0.85
    default: return 1.05
    }
  }

  private static let widths: [Character: Double] = {
    var widths: [Character: Double] = [" ": FaceWidths.space]
    for (width, letters) in FaceWidths.letters { for letter in letters { widths[letter] = width } }
    return widths
  }()
}
