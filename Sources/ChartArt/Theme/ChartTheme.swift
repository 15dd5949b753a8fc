/// The two colour worlds of a drawing that stands alone.
///
/// On a page the drawings carry classes only and follow the page's tokens; in a file of their own there is no page to follow.
public enum ChartTheme: UInt8, Sendable, Hashable, CaseIterable {
  /// Celestial Dawn.
  case light
  /// Midnight Cosmos.
  case dark

  /// The design tokens that the drawings use, with their values by day and by night.
  ///
  /// The same values as the page's token file, except that translucent lines are mixed with the card beneath them: many programs
  /// that show SVG files know no translucent colours.
  static let tokens: [(name: String, light: String, dark: String)] = [
    ("surface", "#fafafa", "#0f0f23"),
    ("surface-2", "#f5f5f5", "#1e1e2e"),
    ("card", "#fff", "#17172d"),
    ("text", "#1a1a1a", "#f8fafc"),
    ("text-2", "#5c6371", "#a3b0c3"),
    ("line", "#e8e8ea", "#292a42"),
    ("line-2", "#d1d1d5", "#3f415b"),
    ("line-3", "#808598", "#74799a"),
    ("secondary", "#3f51b5", "#6ea3f9"),
    ("accent", "#f39c12", "#fbbf24"),
    ("accent-line", "#c27506", "#fbbf24"),
    ("accent-ink", "#8a5606", "#fbbf24"),
    ("friction", "#a8483a", "#f0907f"),
    ("quiet", "#6d7386", "#9aa3b8"),
    ("fire", "#b4492b", "#f0907f"),
    ("earth", "#5d7a2e", "#a3c46c"),
    ("air", "#86650c", "#e3c565"),
    ("water", "#2f6fa8", "#7db8f0"),
    ("star", "#1a1a2e", "#dfe5ff"),
    ("moon-lit", "#fffdf5", "#f4f0e4"),
    ("moon-lit-2", "#ece7d8", "#cfc9bb"),
    ("moon-sea", "#b9b5ae", "#8f8c8a"),
    ("moon-night", "#23233b", "#1b1b33"),
    ("moon-rim", "#afafb6", "#444863"),
    ("mask", "#fff", "#fff"),
  ]

  /// The value of a token by its name, given in bytes; black for a name that is not among ``tokens`` and those of the deck.
  private func color(of name: ArraySlice<UInt8>) -> String {
    // Bytes, not strings: to compare strings is to carry the tables of Unicode normalization.
    let token =
      ChartTheme.tokens.first(where: { $0.name.utf8.elementsEqual(name) })
      ?? CardPalette.tokens.first(where: { $0.name.utf8.elementsEqual(name) })
    guard let token else { return "#000" }
    return self == .light ? token.light : token.dark
  }

  /// A style sheet with every `var(--token)` replaced by its value, without indentation and line breaks.
  public func resolved(_ stylesheet: String) -> String {
    let source = Array(stylesheet.utf8)
    let marker = Array("var(--".utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index...].starts(with: marker) {
        index += marker.count
        let start = index
        while index < source.count, source[index] != UInt8(ascii: ")") { index += 1 }
        bytes += color(of: source[start..<index]).utf8
      } else if source[index] != 0x0A {
        bytes.append(source[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
