import Ephemeris
import Tarot

/// What a kept reading of the cards may hold, whoever keeps it: a page, an app, or a program.
package enum TarotRules {
  /// How long a question may be, in bytes.
  package static let mostQuestion = 40_000
  /// How long a narrative, notes, and a note of what happened later may be, in bytes each.
  package static let mostText = 64_000
  /// How long a title may be, in bytes.
  package static let mostTitle = 400
  /// How many notes of what happened later a reading may have.
  package static let mostLater = 50
  /// How many cards a reading may have: a deck.
  package static let cards = 1...78

  /// Checks a reading.
  ///
  /// - Parameter prefix: what stands before the names of the fields in messages.
  /// - Throws: ``CompanionError`` that names the field.
  package static func check(_ reading: StoredTarotReading, field prefix: String = "") throws(CompanionError) {
    guard Spread.Kind(named: reading.spread) != nil else {
      let keys = Spread.Kind.allCases.map(\.rawValue)
      throw .invalid(
        "\(prefix)spread must be one of \(keys.joined(separator: ", ")).", field: "\(prefix)spread", allowed: keys)
    }
    guard cards.contains(reading.cards.count) else {
      throw .invalid(
        "\(prefix)cards must have \(cards.lowerBound) to \(cards.upperBound) elements.", field: "\(prefix)cards")
    }
    for (index, card) in reading.cards.enumerated() {
      guard !card.card.isEmpty else {
        throw .invalid("\(prefix)cards[\(index)].card must not be empty.", field: "\(prefix)cards[\(index)].card")
      }
      try Choices.shortText(card.card, limit: 200, field: "\(prefix)cards[\(index)].card")
      try Choices.shortText(card.position, limit: 1600, field: "\(prefix)cards[\(index)].position")
    }
    if let positions = reading.positions {
      guard positions.count <= cards.upperBound else {
        throw .invalid("\(prefix)positions must have at most \(cards.upperBound) elements.", field: "\(prefix)positions")
      }
      for (index, name) in positions.enumerated() {
        try Choices.shortText(name, limit: 1600, field: "\(prefix)positions[\(index)]")
      }
    }
    if let ritual = reading.ritual {
      guard ritual.gaps.count < Ritual.mostKnocks else {
        throw .invalid("\(prefix)ritual.gaps must have at most \(Ritual.mostKnocks - 1) elements.", field: "\(prefix)ritual.gaps")
      }
      try Choices.shortText(ritual.nonce, limit: 64, field: "\(prefix)ritual.nonce")
    }
    try Choices.shortText(reading.key, limit: 4000, field: "\(prefix)key")
    _ = try CivilText.instant(reading.at, field: "\(prefix)at")
    _ = try CivilText.date(reading.day, field: "\(prefix)day", calendar: .gregorian)
    try Choices.shortText(reading.zone, limit: 64, field: "\(prefix)zone")
    try Choices.shortText(reading.question, limit: mostQuestion, field: "\(prefix)question")
    try Choices.shortText(reading.narrative, limit: mostText, field: "\(prefix)narrative")
    try Choices.shortText(reading.title, limit: mostTitle, field: "\(prefix)title")
    try Choices.shortText(reading.notes, limit: mostText, field: "\(prefix)notes")
    guard reading.later.count <= mostLater else {
      throw .invalid("\(prefix)later must have at most \(mostLater) elements.", field: "\(prefix)later")
    }
    for (index, note) in reading.later.enumerated() {
      try Choices.shortText(note.text, limit: mostText, field: "\(prefix)later[\(index)].text")
    }
  }

  /// The text to keep, which is no longer than any other record.
  static func bounded(_ payload: String) throws(CompanionError) -> String {
    guard payload.utf8.count <= RecordShape.mostBytes else {
      throw .invalid(
        "A kept reading may have at most \(RecordShape.mostBytes) bytes with its notes; this one would have \(payload.utf8.count).",
        field: "notes")
    }
    return payload
  }
}
