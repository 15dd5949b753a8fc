/// A sentence of a personal code.
public struct StatementAnswer: Shape {
  public var id: String
  public var text: String
  /// What it does in a session: it is said, it rests, or it is put away. {enum: [active, resting, archived]}
  public var state: String
}

/// A personal code.
public struct PracticeCodeAnswer: Shape {
  /// In the order of the person, archived ones included.
  public var statements: [StatementAnswer]
}

/// Statements for the personal code.
///
/// {example: {text: "- I finish what I name.\n- Rest is on today's list."}}
public struct StatementsRequest: RequestShape, Hashable {
  /// One statement in each line; bullets and numbers before it are left out, and so is what is in the code already. {maxLength: 64000}
  public var text: String
}

/// A change of one statement; what is left out stays.
///
/// {example: {state: resting, place: 0}}
public struct StatementChange: RequestShape, Hashable {
  /// {minLength: 1, maxLength: 280}
  public var text: String?
  /// {enum: [active, resting, archived]}
  public var state: String?
  /// Where it is to stand among all, counted from 0; beyond the end it is the last.
  public var place: Int?
}

/// An insight.
public struct PracticeInsightAnswer: Shape {
  public var id: UUIDText
  public var text: String
  /// {enum: [own, reading, card, passage, imported]}
  public var source: String
  /// Whether it is put away.
  public var archived: Bool
  public var createdAt: InstantText
}

/// A page of insights.
public struct PracticeInsightsAnswer: Shape {
  /// The newest first.
  public var insights: [PracticeInsightAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// A thought to keep.
///
/// {example: {text: Half the list was never yours., source: reading}}
public struct PracticeInsightRequest: RequestShape, Hashable {
  /// {minLength: 1, maxLength: 2000}
  public var text: String
  /// {enum: [own, reading, card, passage, imported], default: own}
  public var source: String?
}
