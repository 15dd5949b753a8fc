/// The languages that a server speaks.
public struct Languages: Sendable {
  /// What is spoken with whoever asks for none of the others.
  public let first: Language
  private let others: [Language]

  /// The languages whose texts are inside the executable.
  public static let shipped = Languages(first: .english)

  /// Some languages.
  public init(first: Language, others: [Language] = []) {
    self.first = first
    self.others = others
  }

  /// All of them, the first one first.
  public var all: [Language] { [first] + others }

  /// Whether there is anything to choose.
  public var isChoice: Bool { !others.isEmpty }

  /// The language for a tag such as `en-GB` (RFC 4647, section 3.4): the very one; or that of the tag without its last parts; or, for `zh`,
  /// one that only says more, such as `zh-Hans`. `nil` for a language that is not spoken.
  public func language(_ tag: some StringProtocol) -> Language? {
    let wanted = tag.lowercased()
    var range = wanted
    while !range.isEmpty {
      if let found = all.first(where: { $0.tag.lowercased() == range }) { return found }
      guard let hyphen = range.lastIndex(of: "-") else { break }
      range = String(range[..<hyphen])
    }
    return wanted.isEmpty ? nil : all.first { $0.tag.lowercased().hasPrefix(wanted + "-") }
  }

  /// How much of a header is read; browsers send less than a hundred bytes.
  private static let longestHeader = 1024

  /// The best of the languages that an `Accept-Language` header names (RFC 9110, section 12.5.4); the first one when it names none that is
  /// spoken, for an answer in some language is better than none.
  public func language(accepting header: String?) -> Language {
    guard isChoice, let header else { return first }
    var read = header.prefix(Self.longestHeader)
    // What is cut off may have been another language.
    if read.endIndex < header.endIndex { read = read[..<(read.lastIndex(of: ",") ?? read.startIndex)] }
    let wishes = read.split(separator: ",").compactMap(Wish.init)
    let refused = Set(wishes.filter { $0.weight == 0 }.map { $0.tag.lowercased() })
    var best: (language: Language, weight: Int)?
    for wish in wishes where wish.weight > best?.weight ?? 0 {
      // `*` is any language that is not named by itself.
      let found =
        wish.tag == "*"
        ? all.first { language in !wishes.contains { $0.tag.lowercased() == language.tag.lowercased() } } : language(wish.tag)
      if let found, !refused.contains(found.tag.lowercased()) { best = (found, wish.weight) }
    }
    if let best { return best.language }
    return all.first { !refused.contains($0.tag.lowercased()) } ?? first
  }

  /// One entry of the header: `en-GB;q=0.8`.
  private struct Wish {
    let tag: Substring
    /// Thousandths.
    let weight: Int

    /// Nothing for what is not written as the RFC has it.
    init?(_ text: Substring) {
      let parts = text.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
      guard let tag = parts.first, !tag.isEmpty, parts.count <= 2,
        tag.utf8.allSatisfy({ $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "-") || Self.isLetterOrDigit($0) })
      else { return nil }
      self.tag = tag
      guard parts.count == 2 else {
        weight = 1000
        return
      }
      guard let name = parts[1].first, name == "q" || name == "Q", parts[1].dropFirst().first == "=",
        let weight = Self.weight(parts[1].dropFirst(2))
      else { return nil }
      self.weight = weight
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      default: false
      }
    }

    /// `0.85` as 850: a nought or a one, and up to three decimal places.
    private static func weight(_ text: Substring) -> Int? {
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard let whole = parts.first, whole == "0" || whole == "1" else { return nil }
      let decimals = parts.count == 2 ? parts[1] : ""
      guard decimals.count <= 3, decimals.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        return nil
      }
      let thousandths = Int(decimals + String(repeating: "0", count: 3 - decimals.count)) ?? 0
      let weight = (whole == "1" ? 1000 : 0) + thousandths
      return weight <= 1000 ? weight : nil
    }
  }
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text.drop { $0 == " " || $0 == "\t" }
  }
}
