/// What XML 1.0 asks of a drawing, over its bytes: for when many are checked. ``SVGDocument`` says more, and takes longer.
enum WellFormed {
  /// The first fault, or `nil`.
  static func fault(in svg: String) -> String? {
    var text = svg
    return text.withUTF8 { Reader(bytes: $0).fault() }
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>

    func fault() -> String? {
      var open: [Range<Int>] = []
      var index = 0
      var hasRoot = false
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "<") else {
          if let fault = text(&index, until: UInt8(ascii: "<")) { return fault }
          continue
        }
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
          index += 1
          let name = name(&index)
          guard let last = open.popLast(), bytes[last].elementsEqual(bytes[name]) else { return "unmatched end at \(index)" }
          guard take(">", &index) else { return "unclosed end at \(index)" }
          continue
        }
        if open.isEmpty, hasRoot { return "a second root at \(index)" }
        hasRoot = true
        let name = name(&index)
        if name.isEmpty { return "no name at \(index)" }
        while take(" ", &index) {
          if self.name(&index).isEmpty { return "no attribute at \(index)" }
          let start = index
          guard take("=", &index), take("\"", &index) else { return "no value at \(index)" }
          if let fault = text(&index, until: UInt8(ascii: "\"")) { return fault }
          guard take("\"", &index) else { return "an open value at \(index)" }
          if holdsNoNumber(start..<index) { return "a number that is none at \(start)" }
        }
        let isEmpty = take("/", &index)
        guard take(">", &index) else { return "an open element at \(index)" }
        if !isEmpty { open.append(name) }
      }
      return !hasRoot ? "nothing" : open.isEmpty ? nil : "elements left open"
    }

    private func take(_ byte: Unicode.Scalar, _ index: inout Int) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
      index += 1
      return true
    }

    private func name(_ index: inout Int) -> Range<Int> {
      let start = index
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: ":"):
          index += 1
        default: return start..<index
        }
      }
      return start..<index
    }

    /// Character data up to a byte: no bare `<` or `&`, nothing that XML forbids.
    private func text(_ index: inout Int, until end: UInt8) -> String? {
      while index < bytes.count, bytes[index] != end {
        switch bytes[index] {
        case UInt8(ascii: "<"): return "a bare < at \(index)"
        case UInt8(ascii: "&"):
          let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]
          guard entities.contains(where: { bytes[index...].starts(with: $0.utf8) }) else { return "a bare & at \(index)" }
        case 0x09, 0x0A, 0x0D: break
        case 0..<0x20: return "a control character at \(index)"
        case 0xEF where bytes[index...].starts(with: [0xEF, 0xBF, 0xBE]) || bytes[index...].starts(with: [0xEF, 0xBF, 0xBF]):
          return "a character that is none at \(index)"
        default: break
        }
        index += 1
      }
      return nil
    }

    /// Whether a value is written as the standard library writes NaN or infinity.
    private func holdsNoNumber(_ range: Range<Int>) -> Bool {
      let value = bytes[range].dropFirst(2).dropLast()
      return ["nan", "inf", "-inf", "-nan", "infinity"].contains { value.elementsEqual($0.utf8) }
    }
  }
}
