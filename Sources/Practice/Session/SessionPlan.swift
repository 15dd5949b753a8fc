/// What a session will consist of. It is fixed when a session begins, so that a change of the code or of settings does not reach into it.
public struct SessionPlan: Sendable, Hashable {
  /// How statements follow each other.
  public enum Turning: Sendable, Hashable {
    /// The person turns to the next by a tap or a key.
    case byHand
    /// The next comes by itself after so many seconds; a tap is quicker.
    case timed(seconds: Int)
  }

  /// Seconds of breathing: none to twenty minutes.
  public static let breathing = PracticeRules.breathSeconds
  /// Seconds that a statement may stand before the next comes by itself.
  public static let standing = 1...PracticeRules.statementSeconds.upperBound
  /// Seconds of picturing: none to ten minutes.
  public static let picturing = PracticeRules.visualisationSeconds
  /// Seconds of breathing in a short session, at most.
  public static let shortBreath = 30
  /// How many statements a short session says at most.
  public static let shortStatements = 3
  /// How many statements a session says at most.
  public static let mostStatements = 100

  /// Seconds of breathing before the first statement; 0 leaves it out.
  public let breath: Int
  /// How one breathes.
  public let pace: BreathPace
  /// What is said, in order; none is a session of breath alone.
  public let statements: [String]
  /// How they follow each other.
  public let turning: Turning
  /// Seconds of picturing the day; 0 leaves it out.
  public let visualisation: Int
  /// Whether an intention is asked for.
  public let asksIntention: Bool

  /// A plan.
  ///
  /// - Throws: ``PracticeError/outside(_:allowed:)``, or ``PracticeError/full(_:most:)`` for too many statements.
  public init(
    statements: [String], breath: Int = 60, pace: BreathPace = .even, turning: Turning = .byHand, visualisation: Int = 0,
    asksIntention: Bool = true
  ) throws(PracticeError) {
    guard Self.breathing.contains(breath) else { throw .outside(.breath, allowed: Self.breathing) }
    guard Self.picturing.contains(visualisation) else { throw .outside(.visualisation, allowed: Self.picturing) }
    if case .timed(let seconds) = turning, !Self.standing.contains(seconds) {
      throw .outside(.statementSeconds, allowed: Self.standing)
    }
    guard statements.count <= Self.mostStatements else { throw .full(.statement, most: Self.mostStatements) }
    self.breath = breath
    self.pace = pace
    self.statements = statements
    self.turning = turning
    self.visualisation = visualisation
    self.asksIntention = asksIntention
  }

  /// The short session that makes a missed day good: the first lines, half a minute of breath, and nothing else. What is shorter already
  /// stays as it is; a plan without any part has the breath.
  public var shortened: SessionPlan {
    let statements = Array(statements.prefix(Self.shortStatements))
    let breath = statements.isEmpty && breath == 0 ? Self.shortBreath : min(breath, Self.shortBreath)
    return SessionPlan(pace, statements, breath, turning)
  }

  private init(_ pace: BreathPace, _ statements: [String], _ breath: Int, _ turning: Turning) {
    self.breath = breath
    self.pace = pace
    self.statements = statements
    self.turning = turning
    visualisation = 0
    asksIntention = false
  }

  /// The parts in order; the last is always ``SessionStage/closing``.
  public var stages: [SessionStage] {
    var stages: [SessionStage] = breath > 0 ? [.breath] : []
    for index in 0..<statements.count { stages.append(.statement(index)) }
    if visualisation > 0 { stages.append(.visualisation) }
    if asksIntention { stages.append(.intention) }
    stages.append(.closing)
    return stages
  }

  /// After how many milliseconds a part goes on by itself; `nil` when it waits for the person.
  public func length(of stage: SessionStage) -> Int64? {
    switch stage {
    case .breath: return Int64(breath) &* 1000
    case .statement:
      if case .timed(let seconds) = turning { return Int64(seconds) &* 1000 }
      return nil
    case .visualisation: return Int64(visualisation) &* 1000
    case .intention, .closing: return nil
    }
  }

  /// How many milliseconds of a part count as practice at most: who walks away from a statement has not said it for an hour.
  func mostCounted(of stage: SessionStage) -> Int64 {
    if let length = length(of: stage) { return length }
    switch stage {
    case .intention: return 300_000
    case .closing: return 60_000
    default: return 120_000
    }
  }
}

/// A part of a session.
public enum SessionStage: Sendable, Hashable {
  case breath
  /// A statement by its place, from 0.
  case statement(Int)
  case visualisation, intention, closing
}
