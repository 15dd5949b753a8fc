import Astrology
import Readings
import Server
import Wire

/// A match for a terminal of 80 columns.
struct MatchTable {
  private let match: Match

  init(_ match: Match) { self.match = match }

  var text: String {
    var parts: [String] = []
    if let vedic = match.vedic { parts += [kootas(vedic), doshas(vedic)] }
    parts.append(scores)
    return parts.joined(separator: "\n")
  }

  private func kootas(_ vedic: VedicMatch) -> String {
    var table = TextTable(.left, .right, .right)
    table.row("Koota", "Points", "of")
    for koota in Koota.allCases { table.row(koota.name, Self.range(vedic.range(of: koota)), Self.number(koota.maximum)) }
    table.row("Total", vedic.range.map { Self.range($0) } ?? vedic.total.map { Self.number($0) } ?? "", "36")
    var text = table.text
    if vedic.bride == nil { text += "It was not said who is the bride: the points are the mean of both ways.\n" }
    if let range = vedic.range {
      text += Paragraph.wrapped(
        "A birth time is not known; that day's Moon allows \(Self.number(range.lowerBound)) to \(Self.number(range.upperBound)) points."
      )
    }
    return text
  }

  private func doshas(_ match: VedicMatch) -> String {
    func told(_ name: String, _ isPresent: (Ashtakoota) -> Bool, _ cancellations: (Ashtakoota) -> [KootaCancellation]) -> String {
      guard let isPresent = match.certain({ isPresent($0.firstAsBride) }) else {
        return "\(name) dosha: by the hour of birth, which is not known"
      }
      guard isPresent else { return "\(name) dosha: none" }
      let reasons = match.cancellations(cancellations).map { $0.reason(in: .english) }.joined(separator: " ")
      return Paragraph.wrapped("\(name) dosha: present" + (reasons.isEmpty ? "" : ", held to be lifted. \(reasons)")).dropLast()
        + ""
    }
    return """
      \(told("Bhakoot", { $0.hasBhakootDosha }, { $0.bhakootCancellations }))
      \(told("Nadi", { $0.hasNadiDosha }, { $0.nadiCancellations }))
      Manglik: first \(self.match.first.manglik.told), second \(self.match.second.manglik.told)

      """
  }

  private var scores: String {
    var table = TextTable(.left, .right, .left, .left)
    func row(_ name: String, _ score: Double, _ scale: String, _ percent: Double) {
      table.row(name, Self.number((score * 10).rounded() / 10), scale, MatchIntensity(score: percent).name)
    }
    if let western = match.western { row("Western", western.total, "of 100", western.total) }
    if let vedic = match.vedic {
      let total = vedic.total.map { Self.number(($0 * 10).rounded() / 10) } ?? vedic.range.map { Self.range($0) }
      table.row("Vedic", total ?? "", "of 36", vedic.intensity.map(\.name) ?? "")
    }
    if let chinese = match.chinese { row("Chinese", Double(chinese.score()), "of 100", Double(chinese.score())) }
    row("Together", match.overall, "of 100", match.overall)
    return table.text
  }

  /// `24 to 28`, and one number where both are the same.
  private static func range(_ range: ClosedRange<Double>) -> String {
    range.lowerBound == range.upperBound
      ? number(range.lowerBound) : "\(number(range.lowerBound)) to \(number(range.upperBound))"
  }

  /// `26.5`, `28`.
  private static func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
