package import ChartArt
import Ephemeris
import Readings

/// One meter, ready to be shown: plain numbers and words.
package struct MeterGauge: Sendable, Hashable {
  package var name: String
  /// 0 … 100.
  package var today: Double
  /// 0 … 100; `nil` when yesterday is not known.
  package var yesterday: Double?
  package var tone: MeterTone
  /// Two or three words with a picture: `Slack tide`.
  package var state: String
  /// One sentence on intensity, one on ease; may be empty.
  package var interpretation: String
  /// One act; may be empty.
  package var advice: String
  /// What it rests on, a line each.
  package var reasons: [String]
  /// By what name others point at its row in the list of all meters; empty for none.
  package var anchor = ""

  package init(
    name: String, today: Double, yesterday: Double?, tone: MeterTone, state: String, interpretation: String = "",
    advice: String = "", reasons: [String] = []
  ) {
    self.name = name
    self.today = today
    self.yesterday = yesterday
    self.tone = tone
    self.state = state
    self.interpretation = interpretation
    self.advice = advice
    self.reasons = reasons
  }

  /// The change since yesterday in whole points, as it is printed.
  private var change: Int? { yesterday.map { Int(clamping: today.rounded()) - Int(clamping: $0.rounded()) } }

  /// By how much it moved since yesterday, in whole points; where yesterday is not known, how far it is from nothing, below every movement.
  var movement: Double { change.map { Double(abs($0)) } ?? today / 1000 }

  /// Whether its arrow rises or falls.
  var hasMoved: Bool { abs(change ?? 0) >= 2 }

  private func trend(_ language: Language) -> (icon: String, word: String) {
    switch change ?? 0 {
    case 2...: ("i-rising", language.page("meters rising"))
    case ...(-2): ("i-falling", language.page("meters falling"))
    default: ("i-steady", language.page("meters level"))
    }
  }

  /// `Mental clarity: 74 of 100, clear. Yesterday 66, rising.`
  private func label(_ language: Language) -> String {
    language.page(
      yesterday == nil ? "meters label" : "meters label-yesterday", ("name", name),
      ("value", "\(Int(clamping: today.rounded()))"), ("state", "\(state.prefix(1).lowercased())\(state.dropFirst())"),
      ("before", yesterday.map { "\(Int(clamping: $0.rounded()))" } ?? ""), ("trend", trend(language).word))
  }

  func values(_ language: Language) -> [String: Any] {
    let label = label(language)
    let trend = trend(language)
    return [
      "name": name, "paint": tone.paint, "wave": tone.wave, "state": state, "value": Int(clamping: today.rounded()),
      "string": MeterString.svg(today: today, yesterday: yesterday, label: label),
      "dial": MeterDial.svg(today: today, yesterday: yesterday, label: label),
      "trend": change.map { change in
        [["icon": trend.icon, "word": trend.word, "by": abs(change) < 2 ? "" : "\(abs(change))"] as [String: Any]]
      } ?? [],
      "hasMore": !interpretation.isEmpty || !advice.isEmpty || !reasons.isEmpty, "interpretation": interpretation,
      "advice": advice, "hasAdvice": !advice.isEmpty, "reasons": reasons,
    ]
  }
}

/// A group of meters: one of its own, and those it opens to.
package struct MeterGroupView: Sendable, Hashable {
  package var whole: MeterGauge
  package var members: [MeterGauge]

  package init(whole: MeterGauge, members: [MeterGauge]) {
    self.whole = whole
    self.members = members
  }

  func values(_ language: Language) -> [String: Any] {
    var values = whole.values(language)
    values["members"] = members.map { member in
      var row = member.values(language)
      row["anchor"] = [member.anchor].filter { !$0.isEmpty }
      return row
    }
    return values
  }
}
