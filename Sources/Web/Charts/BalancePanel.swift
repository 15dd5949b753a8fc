import Astrology
import ChartArt
import Ephemeris
import Readings

/// How the bodies are spread: columns of beads for the elements, a line for each modality, and what it means.
struct BalancePanel {
  let balance: ChartBalance
  let sprite: String
  let language: Language

  init(_ balance: ChartBalance, sprite: String, language: Language) {
    self.balance = balance
    self.sprite = sprite
    self.language = language
  }

  var values: [String: Any] {
    let slots = Element.allCases.map { balance.bodies(in: $0).count }.max() ?? 0
    return [
      "elements": Element.allCases.map { element in
        let bodies = balance.bodies(in: element)
        return [
          "element": element.name, "name": language.names.title(element), "count": bodies.count,
          "bodies": bodies.isEmpty
            ? language.page("chart none") : bodies.map { language.names.name($0) }.joined(separator: ", "),
          "column": BalanceFigure.column(
            bodies.map { Glyph($0) }, slots: max(slots, 4), element: element,
            options: .page(prefix: "b-\(element.name)", sprite: sprite)),
        ] as [String: Any]
      },
      "modalities": Modality.allCases.map { modality in
        let bodies = balance.bodies(in: modality)
        return [
          "name": language.names.title(modality), "count": bodies.count, "glyph": Glyph(modality).id,
          "bodies": bodies.isEmpty
            ? language.page("chart none") : bodies.map { language.names.name($0) }.joined(separator: ", "),
        ] as [String: Any]
      },
      "reading": BalanceReading(balance, language: language).text,
    ]
  }
}
