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
    if let vedic = match.vedic { parts += [kootas(vedic), doshas(vedic.kootas.firstAsBride)] }
    parts.append(scores)
    return parts.joined(separator: "\n")
  }

  private func kootas(_ vedic: VedicMatch) -> String {
    var table = TextTable(.left, .right, .right)
    table.row("Koota", "Points", "of")
    for koota in Koota.allCases { table.row(koota.name, Self.number(vedic.kootas.points(of: koota)), Self.number(koota.maximum)) }
    table.row("Total", Self.number(vedic.kootas.total), "36")
    var text = table.text
    if vedic.kootas.bride == nil { text += "It was not said who is the bride: the points are the mean of both ways.\n" }
    if let range = vedic.range {
      text += Paragraph.wrapped(
        "A birth time is not known; that day's Moon allows \(Self.number(range.lowerBound)) to \(Self.number(range.upperBound)) points."
      )
    }
    return text
  }

  private func doshas(_ match: Ashtakoota) -> String {
    func told(_ name: String, _ isPresent: Bool, _ cancellations: [KootaCancellation]) -> String {
      guard isPresent else { return "\(name) dosha: none" }
      let reasons = cancellations.map { $0.reason(in: .english) }.joined(separator: " ")
      return Paragraph.wrapped("\(name) dosha: present" + (reasons.isEmpty ? "" : ", held to be lifted. \(reasons)")).dropLast()
        + ""
    }
    return """
      \(told("Bhakoot", match.hasBhakootDosha, match.bhakootCancellations))
      \(told("Nadi", match.hasNadiDosha, match.nadiCancellations))
      Manglik: first \(self.match.first.manglik.label), second \(self.match.second.manglik.label)

      """
  }

  private var scores: String {
    var table = TextTable(.left, .right, .left, .left)
    func row(_ name: String, _ score: Double, _ scale: String, _ percent: Double) {
      table.row(name, Self.number((score * 10).rounded() / 10), scale, MatchIntensity(score: percent).name)
    }
    if let western = match.western { row("Western", western.total, "of 100", western.total) }
    if let vedic = match.vedic { row("Vedic", vedic.kootas.total, "of 36", vedic.percent) }
    if let chinese = match.chinese { row("Chinese", Double(chinese.score()), "of 100", Double(chinese.score())) }
    row("Together", match.overall, "of 100", match.overall)
    return table.text
  }

  /// `26.5`, `28`.
  private static func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
