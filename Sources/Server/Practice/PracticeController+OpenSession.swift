import Companion
import Hummingbird
import Practice
import Store
import Wire

/// The session that is open, for programs: begun here, stepped there.
extension PracticeController {
  func mountOpenSession(on routes: RouteMounter) {
    routes.answer(.openSession) { request, _, member in
      let zone = request.currentZone?.identifier
      guard let session = try await companion.practice.lastSession(member.account, timezone: zone) else {
        throw Problem(.notFound, "No session was begun yet.")
      }
      return try await answer(session, member)
    }
    routes.answer(.beginSession) { request, _, member in
      let bytes = try await request.bytes()
      let body = bytes.isEmpty ? nil : try RequestDecoding.decode(BeginSessionRequest.self, from: bytes)
      let begun = try await companion.practice.begin(
        member.account, timezone: body?.timezone ?? request.currentZone?.identifier,
        repairs: try body?.repairs.map { try Self.day($0, field: "repairs") })
      return try await answer(begun, member)
    }
    routes.answer(.stepSession) { request, context, member in
      let body = try await request.json(SessionStepRequest.self)
      let steps = SessionStep.allCases.map(\.rawValue)
      guard let step = SessionStep(rawValue: body.step) else {
        throw Problem(.validation, "step must be one of \(steps.joined(separator: ", ")).", field: "step", allowed: steps)
      }
      if let place = body.place, !(0...200).contains(place) {
        throw Problem(.validation, "place must be from 0 to 200.", field: "place")
      }
      let longest = PracticeSession.longestIntention
      if let intention = body.intention, intention.count > longest {
        throw Problem(.validation, "intention must have at most \(longest) characters.", field: "intention")
      }
      let session = try await companion.practice.take(
        step.events(shown: body.place, intention: body.intention), session: context.parameters.get("id") ?? "",
        repairs: try body.repairs.map { try Self.day($0, field: "repairs") }, of: member.account,
        timezone: body.timezone ?? request.currentZone?.identifier)
      guard let session else {
        throw Problem(.notFound, "This is not the session that was begun last. Ask for the one that is open.")
      }
      return try await answer(session, member)
    }
  }

  private func answer(_ session: PracticeSession, _ member: Member) async throws -> Response {
    let repairs = try await companion.practice.repairs(of: session.id, account: member.id)
    return .json(OpenSessionAnswer(session, repairs: repairs), capacity: 512)
  }
}

extension OpenSessionAnswer {
  init(_ session: PracticeSession, repairs: PracticeDay?) {
    let (status, part, text): (String, String, String?)
    switch session.status {
    case .running: status = "running"
    case .paused: status = "paused"
    case .completed: status = "completed"
    case .abandoned: status = "abandoned"
    }
    switch session.stage {
    case .breath: (part, text) = ("breath", nil)
    case .statement(let index):
      let statements = session.plan.statements
      (part, text) = ("statement", statements.indices.contains(index) ? statements[index] : nil)
    case .visualisation: (part, text) = ("visualisation", nil)
    case .intention: (part, text) = ("intention", nil)
    case .closing: (part, text) = ("closing", nil)
    }
    let pace = session.plan.pace
    self.init(
      id: session.id, status: status, part: part, place: session.place, parts: session.plan.stages.count, text: text,
      partSeconds: Int(clamping: session.stageElapsed / 1000),
      partEnds: session.plan.length(of: session.stage).map { Int(clamping: $0 / 1000) },
      pace: [pace.inhale, pace.full, pace.exhale, pace.empty], practisedSeconds: Int(clamping: session.practised / 1000),
      intention: session.intention.isEmpty ? nil : session.intention, repairs: repairs?.description)
  }
}
