/// The session that is open, or that was begun last.
///
/// {nulls: written}
public struct OpenSessionAnswer: Shape {
  public var id: UUIDText
  /// {enum: [running, paused, completed, abandoned]}
  public var status: String
  /// The part that it is in. {enum: [breath, statement, visualisation, intention, closing]}
  public var part: String
  /// Which one of its parts that is, counted from 0: a device says it with each step.
  public var place: Int
  /// How many parts it has.
  public var parts: Int
  /// The statement that is said; `null` in other parts.
  public var text: String?
  /// How long this part has lasted, without pauses.
  public var partSeconds: Int
  /// After how many seconds it goes on by itself; `null` when it waits for you.
  public var partEnds: Int?
  /// Seconds in, full, out, empty. {minItems: 4, maxItems: 4}
  public var pace: [Int]
  public var practisedSeconds: Int
  public var intention: String?
  /// The missed day that it is to make good; `null` for a session of today.
  public var repairs: DateText?
}

/// How a session is to begin; all of it may be left out.
///
/// {example: {repairs: "2026-11-20"}}
public struct BeginSessionRequest: RequestShape, Hashable {
  /// The missed day that it is to make good: then it is a short one. For a day that cannot be made good it is a whole one, for today.
  public var repairs: DateText?
  /// The zone whose day is meant, where the profile names none.
  public var timezone: String?
}

/// A step of the session that is open.
///
/// {example: {step: next, place: 1}}
public struct SessionStepRequest: RequestShape, Hashable {
  /// {enum: [next, back, pause, resume, complete, abandon, tick]}
  public var step: String
  /// The part that the device shows, from which the step is counted; where the session stands when left out. {minimum: 0, maximum: 200}
  public var place: Int?
  /// What you intend, in its part or the last. {maxLength: 280}
  public var intention: String?
  /// The missed day that completing it makes good; the settings must allow it.
  public var repairs: DateText?
  /// The zone whose day is meant, where the profile names none.
  public var timezone: String?
}
