package import Readings
import Shapes

/// What somebody is met with whose question sounds as if help mattered more than cards: words, people who answer, and the choice to go on.
package struct TarotHelpPage: Page {
  package static let template = "tarot-help"
  package let crisis: CrisisAnswer
  /// From where it is gone on: a ritual, whose cards are laid then, or a kept reading.
  package let origin: TarotFollowOrigin

  package init(_ crisis: CrisisAnswer, form: TarotForm) { self.init(crisis, origin: .table(form)) }

  package init(_ crisis: CrisisAnswer, origin: TarotFollowOrigin) {
    self.crisis = crisis
    self.origin = origin
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("tarot-help title"), tab: .tarot, sheets: ["tarot.css"],
      modules: ["tarot.js", "tarot-table.js", "share.js", "keep.js"],
      isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let emergency: [[String: Any]] =
      if let text = crisis.emergency, let number = crisis.emergencyNumber { [["text": text, "number": number]] } else { [] }
    return [
      "text": crisis.text, "emergency": emergency, "hasLines": !crisis.lines.isEmpty,
      "lines": crisis.lines.map { line in
        [
          "name": line.name, "hours": crisis.hours(of: line, in: language), "link": line.link,
          "host": String(line.link.dropFirst("https://".count).prefix { $0 != "/" }),
          "call": line.telephone.map { [["telephone": $0, "number": line.call ?? ""]] } ?? [],
          "message": line.text.map { [["text": language.page("tarot-help text", ("text", $0))]] } ?? [],
        ] as [String: Any]
      },
      "fields": origin.reading == nil ? origin.fields : [], "goOn": crisis.goOn, "stop": crisis.stop,
      "reading": origin.reading.map { [["path": Route.tarotReadingPage.path($0)]] } ?? [], "isTable": origin.reading == nil,
    ]
  }
}
