/// A name as it is compared: small ASCII letters and digits, Greek letters spelt out; spaces and punctuation dropped.
///
/// `β Persei`, `Beta-Persei` and `beta persei` are the same name. Other letters are kept, and match only themselves.
struct FoldedName: Hashable {
  private(set) var scalars: [UInt32] = []

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": scalars.append(scalar.value)
      case "A"..."Z": scalars.append(scalar.value | 0x20)
      case "α"..."ω": spell(scalar.value - 0x3B1)
      case "Α"..."Ω": spell(scalar.value - 0x391)
      case "¹": append("1")
      case "²": append("2")
      case "³": append("3")
      // Signs of ASCII, and dashes and quotation marks beyond it.
      case "\u{0}"..."\u{7F}", "\u{A0}", "\u{2000}"..."\u{206F}": continue
      default: scalars.append(scalar.value)
      }
    }
  }

  /// Whether the other name is part of this one.
  func contains(_ other: FoldedName) -> Bool {
    guard other.scalars.count <= scalars.count else { return false }
    return (0...scalars.count - other.scalars.count).contains { start in
      other.scalars.indices.allSatisfy { scalars[start + $0] == other.scalars[$0] }
    }
  }

  /// Whether the name begins with another.
  func hasPrefix(_ other: FoldedName) -> Bool { scalars.starts(with: other.scalars) }

  private mutating func append(_ word: String) {
    for scalar in word.unicodeScalars { scalars.append(scalar.value) }
  }

  /// Writes a Greek letter by its place from alpha; sigma has two forms.
  private mutating func spell(_ place: UInt32) { append(Self.greek[Int(place > 17 ? place - 1 : place)]) }

  /// The 24 letters in their order.
  static let greek: [String] = [
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu", "xi", "omicron",
    "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
  ]
}
