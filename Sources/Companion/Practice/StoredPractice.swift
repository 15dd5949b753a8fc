package import Practice

/// Which part of a practice a record is. Field names of all parts are part of people's files and are never changed.
struct StoredPracticePart: Codable {
  var part: String

  /// The parts there are.
  static let keys = [
    StoredPracticeCode.key, StoredPracticeSettings.key, StoredOpenSession.key, StoredCollections.key, StoredInsightOrder.key,
    StoredTarotLearning.key,
  ]
}

/// A personal code as it is kept.
package struct StoredPracticeCode: StoredPayload, Hashable {
  package static let storedVersion = 1
  /// What makes the record the only one of its sort.
  package static let key = "code"

  struct Sentence: Codable, Sendable, Hashable {
    var id: String
    var text: String
    /// `active`, `resting` or `archived`; active when nothing is said.
    var state: String?
    /// Of one that is put away: whether it rested before; it did not when nothing is said.
    var rested: Bool?
  }

  var part = Self.key
  var statements: [Sentence] = []

  init(_ code: PersonalCode) {
    statements = code.statements.map {
      Sentence(id: $0.id, text: $0.text, state: $0.state == .active ? nil : $0.state.rawValue, rested: $0.rested ? true : nil)
    }
  }

  /// The code; statements that are none are left out.
  var code: PersonalCode {
    PersonalCode(
      statements.compactMap {
        try? Statement(
          id: $0.id, text: $0.text, state: $0.state.flatMap(Statement.State.init) ?? .active, rested: $0.rested ?? false)
      })
  }

  /// Checks what a device or a file brings.
  ///
  /// - Throws: ``CompanionError`` that names the statement.
  func checked() throws(CompanionError) {
    for (index, sentence) in statements.enumerated() {
      guard (1...64).contains(sentence.id.utf8.count), (try? Statement(id: sentence.id, text: sentence.text)) != nil else {
        throw CompanionError.invalid(
          "data.statements[\(index)] must have an id and a text of 1 to \(StatementText.longestStatement) characters.",
          field: "data.statements[\(index)]")
      }
    }
    guard code.statements.count == statements.count else {
      throw CompanionError.invalid(
        "data.statements must have at most \(PersonalCode.most) statements, each with an id of its own.", field: "data.statements"
      )
    }
  }
}

/// An insight as it is kept; the record has its id and its time.
package struct StoredInsight: StoredPayload, Hashable {
  package static let storedVersion = 1

  var text: String
  /// Where it came from; the person's own words when nothing is said.
  var source: String?
  /// Whether it is put away; it is not when nothing is said.
  var archived: Bool?

  /// An insight that was checked.
  init(_ insight: Insight) {
    text = insight.text
    source = insight.source.rawValue
    archived = insight.isArchived ? true : nil
  }

  /// - Throws: ``CompanionError`` that names `text`.
  func insight(id: String, instant: Int64) throws(CompanionError) -> Insight {
    do {
      return try Insight(
        id: id, text: text, source: source.flatMap(Insight.Source.init) ?? .own, isArchived: archived ?? false, instant: instant)
    } catch {
      throw CompanionError(error)
    }
  }
}

/// A completed session as it is kept; the record has its id. Devices may bring some that lack fields.
package struct StoredPracticeSession: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// The day on which it counts, `2026-11-21`.
  var day: String?
  /// When it was completed, in POSIX seconds.
  var completed: Int64?
  /// Seconds east of Greenwich that the clocks showed then.
  var offset: Int?
  /// Seconds of practice.
  var practised: Int?
  /// How many statements were said.
  var statements: Int?
  var intention: String?
  /// The missed day that it makes good.
  var repairs: String?

  init(_ record: SessionRecord) {
    day = record.day.description
    completed = record.instant
    offset = record.offset
    practised = record.practised
    statements = record.statements
    intention = record.intention.isEmpty ? nil : record.intention
    repairs = record.repairs?.description
  }

  /// The session; `nil` when it names no day.
  func record(id: String) -> SessionRecord? {
    guard let day = day.flatMap(PracticeDay.init(text:)) else { return nil }
    return SessionRecord(
      id: id, day: day, instant: completed ?? Int64(day.number) * 86_400, offset: offset ?? 0, practised: practised ?? 0,
      statements: statements ?? 0, intention: intention ?? "", repairs: repairs.flatMap(PracticeDay.init(text:)))
  }
}

extension PracticeDay {
  /// The day of a text such as `2026-11-21`; `nil` for every other one.
  package init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CompanionError {
  /// What cannot be practised, and what is allowed.
  package init(_ error: PracticeError) {
    switch error {
    case .outside(let field, let allowed):
      let span = "from \(allowed.lowerBound) to \(allowed.upperBound)"
      self =
        switch field {
        case .weekBegins: .invalid("weekBegins must be \(span): Monday to Sunday.", field: "weekBegins")
        case .quietDays: .invalid("quietDays must be numbers \(span): Monday to Sunday.", field: "quietDays")
        case .statementSeconds:
          .invalid("statementSeconds must be \(span); 0 turns statements by hand.", field: "statementSeconds")
        case .windowStart:
          .invalid("windowStart must be \(span): minutes after midnight, not before dayBoundary.", field: "windowStart")
        case .windowEnd:
          .invalid("windowEnd must be \(span): minutes after midnight, before the next dayBoundary.", field: "windowEnd")
        case .windowLength: .invalid("windowEnd must lie \(span) minutes after windowStart.", field: "windowEnd")
        default: .invalid("\(field.rawValue) must be \(span).", field: field.rawValue)
        }
    case .text(let field, let longest):
      self = .invalid("\(field.wire) must have 1 to \(longest) characters.", field: field.wire)
    case .full(let field, let most): self = .invalid("There may be at most \(most) of them.", field: field.wire)
    case .unknown(let field): self = .notFound("There is no \(field.rawValue) with this id.")
    case .taken: self = .conflict("Something has this id already.", field: "id")
    }
  }
}

extension PracticeField {
  /// What the field of a request is called.
  fileprivate var wire: String {
    switch self {
    case .statement, .insight: "text"
    case .collection: "name"
    default: rawValue
    }
  }
}
