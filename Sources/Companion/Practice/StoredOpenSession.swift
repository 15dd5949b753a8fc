import Practice

/// The session that is open, so that it can be taken up again after the app was closed, or on another device; a completed one stays until
/// the next begins, so that closing it twice is one closing.
package struct StoredOpenSession: StoredPayload, Hashable {
  package static let storedVersion = 1
  /// What makes the record the only one of its sort.
  package static let key = "open"

  var part = Self.key
  var id: String
  /// `running`, `paused`, `completed` or `abandoned`.
  var status: String
  /// Instants in POSIX milliseconds.
  var begun, stageBegun, latest: Int64
  var pausedSince: Int64?
  var place: Int
  /// Milliseconds.
  var counted: Int64
  var intention: String
  var statements: [String]
  /// Seconds.
  var breath, visualisation: Int
  /// Seconds in, full, out, empty.
  var pace: [Int]
  /// Seconds; 0 by hand.
  var statementSeconds: Int
  var asksIntention: Bool
  /// The missed day that it is to make good.
  var repairs: String?
  /// The zone of whoever stepped it last.
  var zone: String?

  init(_ session: PracticeSession) {
    id = session.id
    (begun, stageBegun, latest) = (session.begun, session.stageBegun, session.latest)
    switch session.status {
    case .running: status = "running"
    case .paused(let since):
      status = "paused"
      pausedSince = since
    case .completed: status = "completed"
    case .abandoned: status = "abandoned"
    }
    place = session.place
    counted = session.counted
    intention = session.intention
    statements = session.plan.statements
    (breath, visualisation) = (session.plan.breath, session.plan.visualisation)
    let pace = session.plan.pace
    self.pace = [pace.inhale, pace.full, pace.exhale, pace.empty]
    statementSeconds = if case .timed(let seconds) = session.plan.turning { seconds } else { 0 }
    asksIntention = session.plan.asksIntention
  }

  /// The session as a machine again.
  ///
  /// - Throws: ``CompanionError`` that names the field.
  func session() throws(CompanionError) -> PracticeSession {
    guard pace.count == 4, (1...64).contains(id.utf8.count) else {
      throw .invalid("pace must have four numbers, and id 1 to 64 bytes.", field: "pace")
    }
    let plan: SessionPlan
    do {
      plan = try SessionPlan(
        statements: statements, breath: breath,
        pace: BreathPace(inhale: pace[0], full: pace[1], exhale: pace[2], empty: pace[3]),
        turning: statementSeconds == 0 ? .byHand : .timed(seconds: statementSeconds), visualisation: visualisation,
        asksIntention: asksIntention)
    } catch {
      throw CompanionError(error)
    }
    let known: PracticeSession.Status =
      switch status {
      case "running": .running
      case "paused": .paused(since: pausedSince ?? latest)
      case "completed": .completed
      default: .abandoned
      }
    return PracticeSession(
      id: id, plan: plan, begun: begun, status: known, place: place, stageBegun: stageBegun, counted: counted, latest: latest,
      intention: intention)
  }
}

extension PracticeSession {
  /// The same with its end, for one whose record is kept.
  var completed: PracticeSession {
    PracticeSession(
      id: id, plan: plan, begun: begun, status: .completed, place: plan.stages.count - 1, stageBegun: stageBegun,
      counted: counted,
      latest: latest, intention: intention)
  }
}
