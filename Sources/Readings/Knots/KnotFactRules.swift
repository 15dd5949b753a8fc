import Astrology

/// What a fact line must keep to, given the condition that it tells.
enum KnotFactRules {
  /// Words that say how near an angle is, with the widest orb under which they are true, in degrees.
  static let nearness: [(words: String, orb: Double)] = [
    ("to the minute", 0.1), ("exact", 0.5), ("half a degree", 0.5), ("to the degree", 1), ("a degree", 1), ("right on your", 2),
    ("squarely on", 2), ("close to your", 5), ("near your", 5), ("next to your", 5), ("beside your", 5),
  ]

  /// What is wrong with a line; `nil` when nothing is.
  static func problem(_ text: String, mark: Double?, of condition: KnotCondition) -> String? {
    let words = text.split(separator: " ").count
    guard (14...30).contains(words) else { return "\(words) words are not 14 to 30" }
    guard text.hasSuffix("."), text.first?.isUppercase == true || text.first == "{" || text.first == "“" else {
      return "a sentence begins with a capital and ends with a full stop"
    }
    guard mark == nil || condition.tests.count(where: \.hasOrb) == 1 else { return "a mark needs a condition with one orb" }
    let orb = min(mark ?? .infinity, widestOrb(of: condition))
    for (words, limit) in nearness where text.lowercased().contains(words) && orb > limit {
      return "“\(words)” needs the mark ≤\(limit)"
    }
    for slot in slotNames(of: text) {
      let isPossible =
        switch slot {
        case "sign": condition.tests[0].subject != nil
        case "ruler": condition.tests[0].subject.map { if case .ruler = $0 { true } else { false } } ?? false
        case "closely": condition.tests.count(where: \.hasOrb) == 1
        default:
          KnotWording.slots.contains(String(slot)) && condition.tests.contains { if case .angle = $0 { true } else { false } }
        }
      guard isPossible else { return "nothing fills {\(slot)} here" }
    }
    return nil
  }

  /// What is wrong with the paragraph of a knot; `nil` when nothing is.
  static func problem(ofPortrait text: String) -> String? {
    guard slotNames(of: text) == ["fact"] else { return "a portrait has one slot, {fact}" }
    let words = text.split(separator: " ")
    guard (46...71).contains(words.count) else { return "\(words.count - 1) words of a portrait are not 45 to 70" }
    // A sentence of any kind may stand in the slot, so what comes after begins with what it speaks of.
    if let slot = words.firstIndex(of: "{fact}"), slot + 1 < words.count, pronouns.contains(words[slot + 1]) {
      return "after the slot a portrait begins anew, with a noun"
    }
    return nil
  }

  private static let pronouns: Set<Substring> = [
    "It", "It’s", "This", "That", "They", "These", "Those", "So", "But", "And", "Which",
  ]

  private static func widestOrb(of condition: KnotCondition) -> Double {
    let orbs = condition.tests.compactMap { test -> Double? in
      switch test {
      case .angle(_, _, _, let orb), .angular(_, let orb): orb
      default: nil
      }
    }
    return orbs.count == 1 ? orbs[0] : .infinity
  }

  private static func slotNames(of text: String) -> [Substring] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { $0.prefix { $0 != "}" } }
  }
}
