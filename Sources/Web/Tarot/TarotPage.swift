package import Readings
import Shapes
package import Tarot

/// Where a reading begins: a spread, a question, knocks and a cut; and the card of the day.
package struct TarotPage: Page {
  package static let template = "tarot"
  package let form: TarotForm
  /// The number of the day, by which the questions on offer change.
  package let day: Int
  /// Whether it is told how well the question is put.
  package let isLookedAt: Bool
  /// The card of the day.
  package let daily: DrawnCard?
  /// Whether readings can be kept: then the way to those that are is shown.
  package let isMember: Bool

  package init(_ form: TarotForm, day: Int, isLookedAt: Bool = false, daily: DrawnCard?, isMember: Bool = false) {
    self.form = form
    self.day = day
    self.isLookedAt = isLookedAt
    self.daily = daily
    self.isMember = isMember
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("tarot title"), description: language.page("tarot description"), tab: .tarot,
      sheets: ["tarot.css"], modules: ["tarot.js", "tarot-table.js", "tarot-device.js", "share.js", "keep.js", "zone.js"],
      preview: .ofToday(form.spread == .single ? "tarot" : "spread-\(form.spread.rawValue)"))
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let texts = language.tarot
    return [
      "spreads": (SpreadLayout.named.map { ($0.kind, $0.tile) } + [(.custom, SpreadLayout.ownTile)]).map { kind, drawing in
        [
          "key": kind.rawValue, "name": texts.name(kind), "about": language.page("tarot-about \(kind.rawValue)"),
          "drawing": drawing, "isChosen": kind == form.spread,
        ] as [String: Any]
      },
      "positions": form.positions, "positionsProblem": Self.problem(form.positionsProblem),
      "depths": TarotNarrative.Depth.allCases.map { depth in
        [
          "value": depth.rawValue, "isChosen": depth == form.depth, "text": language.page("tarot depth-\(depth.rawValue)"),
        ] as [String: Any]
      },
      "isMember": isMember, "question": form.question, "knocks": form.knocks, "cut": "\(form.cut)", "nonce": form.nonce,
      "cards": form.cards, "hasOwnCards": !form.cards.isEmpty || !form.cardsProblem.isEmpty,
      "allowsReversed": form.isReversedAllowed,
      "counts": [(3, "three"), (4, "four"), (5, "five")].map { count, name in
        [
          "value": "\(count)", "isChosen": count == form.count, "text": language.page("tarot people-\(name)"),
        ] as [String: Any]
      },
      "cutSaid": language.page("tarot cut-value", ("over", "\(form.cut)"), ("under", "\(TarotCard.count - form.cut)")),
      "questionProblem": Self.problem(form.questionProblem), "cardsProblem": Self.problem(form.cardsProblem),
      "otherProblem": Self.problem(form.otherProblem),
      "hint": isLookedAt && !form.question.isEmpty ? [hint(language)] : [],
      "starts": starts(language).map { ["text": $0] },
      "daily": daily.map { [Self.daily($0, language)] } ?? [],
      "back": [CardPicture.values(of: nil, isFirst: true)], "leaves": Self.leaves(cut: form.cut), "ticks": Self.ticks,
    ]
  }

  private static func problem(_ text: String) -> [[String: Any]] { text.isEmpty ? [] : [["text": text]] }

  private func hint(_ language: Language) -> [String: Any] {
    let question = TarotQuestion(form.question)
    let quality = question.quality
    let parts = [
      (quality.isOpen, "open"), (quality.isSpecific, "specific"), (quality.isActionable, "own"), (quality.hasTime, "time"),
      (quality.hasSubject, "subject"),
    ]
    let help = quality.isDecided ? "fate" : parts.first { !$0.0 }?.1
    let reworded = language.rewording(of: question, seed: UInt64(bitPattern: Int64(day)))
    return [
      "length": "\(min(max(quality.score, 4), 100) * 240 / 100)", "level": quality.label.rawValue,
      "praise": language.page("tarot-hint \(quality.label.rawValue)"),
      "help": help.map { language.page("tarot-hint \($0)") } ?? "",
      "reworded": reworded.map { [["text": $0]] } ?? [],
    ]
  }

  /// Four questions from four fields of life; others on another day.
  private func starts(_ language: Language) -> [String] {
    let families = QuestionFamily.allCases.filter { $0 != .yesNo }
    let seed = UInt64(bitPattern: Int64(day))
    let first = Int(seed % UInt64(families.count))
    return (0..<4).compactMap { step in
      language.questionSuggestions(for: families[(first + step * 3) % families.count], seed: seed, count: 1).first
    }
  }

  private static func daily(_ drawn: DrawnCard, _ language: Language) -> [String: Any] {
    let texts = language.tarot
    return [
      "name": drawn.isReversed
        ? language.page("tarot-table reversed", ("card", texts.name(drawn.card))) : texts.name(drawn.card),
      "path": Route.tarotCardPage.path(drawn.card.id), "core": texts.texts(of: drawn.card).core,
      "face": [CardPicture.values(of: drawn.card, isReversed: drawn.isReversed, isFirst: true)],
    ]
  }

  // MARK: - what the ritual is drawn with

  /// The 78 cards on edge, those above the cut a little higher: a script moves them.
  static func leaves(cut: Int) -> String {
    (0..<TarotCard.count).map { index in
      let x = SVG.number(10 + Double(index) * 4.4)
      return "<line class=\"leaf\(index < cut ? " leaf-up" : "")\" x1=\"\(x)\" x2=\"\(x)\" y1=\"20\" y2=\"80\"/>"
    }.joined() + "<line class=\"cutline\" y1=\"2\" y2=\"98\" \(place(of: cut))/>"
      + "<circle class=\"cutdot\" cx=\"\(SVG.number(x(of: cut)))\" cy=\"102\" r=\"7\"/>"
  }

  private static func x(of cut: Int) -> Double { 10 + (Double(cut) - 0.5) * 4.4 }
  private static func place(of cut: Int) -> String { "x1=\"\(SVG.number(x(of: cut)))\" x2=\"\(SVG.number(x(of: cut)))\"" }

  /// Two seconds in tenths, the whole and the half ones longer.
  private static let ticks: String = (0...20).map { index in
    let x = SVG.number(24 + Double(index) * 15.1)
    return "<line class=\"tick\" x1=\"\(x)\" x2=\"\(x)\" y1=\"64\" y2=\"\(index % 5 == 0 ? 72 : 68)\"/>"
  }.joined()
}
