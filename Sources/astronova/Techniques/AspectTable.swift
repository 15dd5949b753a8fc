import Astrology

/// Aspects without their times, for a terminal.
enum AspectTable {
  /// One line an aspect, in the order given.
  static func text(_ aspects: [Aspect]) -> String {
    guard !aspects.isEmpty else { return "No aspect is in orb.\n" }
    var table = TextTable(.left, .left, .left, .right)
    table.row("Aspect", "", "", "Orb")
    for aspect in aspects { table.row(aspect.first.name, aspect.kind.name, aspect.second.name, ZodiacText.arc(aspect.orb)) }
    return table.text
  }
}
