import Astrology

/// How the files of knots speak of the angle of two points at birth: what fills `{meets}`, `{met}`, `{angle}` and `{closely}`.
struct KnotWording: Sendable {
  /// A line of a file that is not read.
  struct Problem: Error {
    let message: String
  }

  /// The slots that an angle fills by its kind: `squares`, `squared`, `square`.
  static let slots = ["meets", "met", "angle"]
  /// By slot, by kind of angle.
  private var words: [String: [AspectKind: String]] = [:]
  /// How near an angle is, with the widest orb under which it is said, in degrees, the narrowest first.
  private var nearness: [(orb: Double, words: String)] = []

  /// What fills a slot; `nil` when nothing does. `{closely}` brings its own blank, since it is empty for an angle that is not near.
  func text(of slot: String, kind: AspectKind?, orb: Double?) -> String? {
    guard slot == "closely" else { return kind.flatMap { words[slot]?[$0] } }
    return orb.map { orb in nearness.first { orb <= $0.orb }.map { " " + $0.words } ?? "" }
  }

  /// Takes up `met square: squared` or `closely 0.1: to the minute`.
  ///
  /// - Returns: whether the line is of this kind at all.
  mutating func read(_ line: Substring) throws(Problem) -> Bool {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard let head = parts.first?.split(separator: " "), head.count == 2,
      head[0] == "closely" || Self.slots.contains(String(head[0]))
    else { return false }
    let slot = String(head[0])
    guard parts.count == 2, parts[1].hasPrefix(" ") else { throw Problem(message: "“\(slot)” has a colon and words") }
    let said = String(parts[1].dropFirst())
    if slot == "closely" {
      guard let orb = Double(head[1]), (0.05...2).contains(orb) else {
        throw Problem(message: "“closely” names degrees from 0.05 to 2, then a colon and words")
      }
      nearness.append((orb, said))
      nearness.sort { $0.orb < $1.orb }
    } else {
      guard let kind = AspectKind(named: String(head[1])), kind.isMajor else {
        throw Problem(message: "“\(slot)” names one of the five angles, then a colon and words")
      }
      words[slot, default: [:]][kind] = said
    }
    return true
  }

  /// Adds what another file says.
  mutating func merge(_ other: KnotWording) {
    for (slot, kinds) in other.words { words[slot, default: [:]].merge(kinds) { _, later in later } }
    nearness = (nearness + other.nearness).sorted { $0.orb < $1.orb }
  }
}
