import Atlas
import Companion
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Store
import Wire

/// The functions of the first Arca, at both of their paths. Their integration guide says what they do.
struct CallableController: Sendable {
  let callers: CallableCallers
  let companion: Companion

  func mount(on routes: RouteMounter) {
    for function in CallableFunction.allCases {
      for route in [function.route, function.emulatorRoute] {
        routes.answer(route) { request, context in try await answer(function, request, context) }
      }
    }
  }

  /// One call: what was sent, by whom, and since when it is worked on.
  struct Call: Sendable {
    let request: CallableRequest
    let caller: Caller
    let language: Language
    /// The `Idempotency-Key` of the request.
    let key: String?
    /// The zone that the request names in its header.
    let zone: TimeZoneHistory?
    let start: ContinuousClock.Instant

    /// How long it has taken so far.
    var milliseconds: Double {
      let elapsed = (ContinuousClock.now - start).components
      return Double(elapsed.seconds) * 1000 + Double(elapsed.attoseconds) / 1e15
    }
  }

  private func answer(_ function: CallableFunction, _ request: Request, _ context: AppContext) async throws -> Response {
    let start = ContinuousClock.now
    guard request.mediaType == "application/json" else { throw CallableFault(.invalidArgument, "Bad Request") }
    let bytes = try await request.body.collect(upTo: AppContext.bodyLimit)
    let body = try CallableRequest(Array(bytes.readableBytesView))
    try callers.check(context.caller)
    let call = Call(
      request: body, caller: context.caller, language: context.language, key: try request.idempotencyKey,
      zone: request.currentZone,
      start: start)
    switch function {
    case .sunSign: return try sunSign(call)
    case .createProfile: return try await createProfile(call)
    case .profile: return try await profile(call)
    case .dailyHoroscope: return try await daily(call)
    case .detailedHoroscope: return try await detailed(call)
    case .addJournalEntry: return try await addEntry(call)
    case .memory: return try await memory(call)
    case .astrometers: return try await astrometers(call)
    case .natalChart: return try natalChart(call)
    case .dailyTransit: return try dailyTransit(call)
    case .userTransit: return try userTransit(call)
    }
  }

  static func result(_ value: some JSONEncodable & Sendable) -> Response { .json(CallableResult(value), capacity: 16_384) }

  /// Makes sure that fields are there.
  ///
  /// - Throws: ``CallableFault`` with the documented text.
  static func require(_ names: [String], in request: CallableRequest) throws(CallableFault) {
    guard names.contains(where: { !request.has($0) }) else { return }
    let word = names.count == 1 ? "parameter" : "parameters"
    throw CallableFault(.invalidArgument, "Missing required \(word): \(names.joined(separator: ", "))")
  }

  /// Whom the call is about, and the id under which they were named.
  func owner(
    _ call: Call, _ access: Route.Access = .account(scope: .records)
  ) async throws -> (owner: CallableCallers.Owner, id: String) {
    guard let id = try call.request.text("user_id") else {
      throw CallableFault(.invalidArgument, "Missing required parameter: user_id")
    }
    return (try await callers.owner(id, call.caller, access: access), id)
  }

  /// The person that the call is about.
  ///
  /// - Throws: ``CallableFault`` with `NOT_FOUND` and the documented text while there is no profile.
  func person(_ call: Call) async throws -> ReadingPerson {
    let (owner, id) = try await owner(call)
    let timezone = try call.request.text("timezone") ?? call.zone?.identifier
    // Whoever has no account has no profile either.
    guard case .account(let account) = owner,
      let person = try await companion.readings.person(account, timezone: timezone, language: call.language)
    else {
      throw CallableFault(.notFound, "User profile not found: \(id)")
    }
    return person
  }

  /// The day that the call is about: `date`, or the person's today.
  func day(_ call: Call, _ person: ReadingPerson, fallback: String? = nil) throws -> LocalDay {
    do {
      return try companion.readings.day(try call.request.text("date") ?? fallback, in: person.zone)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      throw CallableFault(.invalidArgument, "Invalid parameter values: \(problem.message)")
    }
  }
}
