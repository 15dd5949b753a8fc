/// How far the pen goes on a card, read from the bytes of its drawing in one pass: for when all are looked at.
enum CardExtent {
  /// The first point of a path or edge of a circle that lies beyond the rims of the card, or `nil`. Emblems that are kept for use stand
  /// around their own middle, glyphs on a grid of their own; both are passed over.
  static func outside(of svg: String) -> String? {
    var text = svg
    return text.withUTF8 { Reader(bytes: $0).outside() }
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    private static let emblem = Array("-emblem\"".utf8)
    private static let end = Array("/defs>".utf8)
    private static let circle = Array("circle ".utf8)
    private static let symbol = Array("symbol ".utf8)

    func outside() -> String? {
      var isKept = false
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "-") where has(Reader.emblem, at: index): isKept = true
        case UInt8(ascii: "<") where has(Reader.end, at: index + 1): isKept = false
        // Glyphs are kept at the end of the drawing.
        case UInt8(ascii: "<") where has(Reader.symbol, at: index + 1): return nil
        case UInt8(ascii: "<") where !isKept && has(Reader.circle, at: index + 1):
          if let fault = circle(from: index) { return fault }
        case UInt8(ascii: "d") where !isKept && value(at: index):
          if let fault = path(from: index + 3) { return fault }
        default: break
        }
        index += 1
      }
      return nil
    }

    private func has(_ word: [UInt8], at index: Int) -> Bool {
      guard index + word.count <= bytes.count else { return false }
      for offset in 0..<word.count where bytes[index + offset] != word[offset] { return false }
      return true
    }

    /// Whether an attribute of one letter stands here with its value.
    private func value(at index: Int) -> Bool {
      index > 0 && index + 3 < bytes.count && bytes[index - 1] == UInt8(ascii: " ") && bytes[index + 1] == UInt8(ascii: "=")
        && bytes[index + 2] == UInt8(ascii: "\"")
    }

    private func isWithin(_ x: Double, _ y: Double) -> Bool { 14...686 ~= x && 14...1186 ~= y }

    private func circle(from start: Int) -> String? {
      var (x, y, radius) = (0.0, 0.0, 0.0)
      var index = start
      while index + 3 < bytes.count, bytes[index] != UInt8(ascii: ">") {
        if bytes[index + 1] == UInt8(ascii: "="), bytes[index + 2] == UInt8(ascii: "\"") {
          var place = index + 3
          switch bytes[index] {
          case UInt8(ascii: "x"): x = number(&place)
          case UInt8(ascii: "y"): y = number(&place)
          case UInt8(ascii: "r"): radius = number(&place)
          default: break
          }
        }
        index += 1
      }
      return radius > 0 && isWithin(x - radius, y - radius) && isWithin(x + radius, y + radius)
        ? nil : "circle \(x) \(y) \(radius)"
    }

    private func path(from start: Int) -> String? {
      var index = start
      var points = 0
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        let name = bytes[index]
        index += 1
        var (x, y, count) = (0.0, 0.0, 0)
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[index]) {
          (x, y) = (y, number(&index))
          count += 1
        }
        if name == UInt8(ascii: "Z"), count == 0 { continue }
        guard count >= 2 else { return "a command without a point" }
        guard isWithin(x, y) else { return "point \(x) \(y)" }
        points += 1
      }
      return points > 0 ? nil : "a path without a point"
    }

    /// The number that begins here, after a space or not; not a number when there is none.
    private func number(_ index: inout Int) -> Double {
      if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      var (value, step) = (0.0, 0.0)
      let start = index
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "."), step == 0 {
          step = 0.1
        } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
          let digit = Double(byte - UInt8(ascii: "0"))
          value = step == 0 ? value * 10 + digit : value + digit * step
          step /= 10
        } else {
          break
        }
        index += 1
      }
      guard index > start else {
        index += 1
        return .nan
      }
      return isNegative ? -value : value
    }
  }
}
