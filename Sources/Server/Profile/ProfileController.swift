import Astrology
import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import NIOCore
import Store
import Wire

/// The profile of whoever is signed in, and the birth in it.
struct ProfileController: Sendable {
  let companion: Companion
  /// Answers that were given lately; good while nothing of the account's identity was written.
  private let answers = VersionedCache<String, IdentityVersion, Known>(room: 2048)

  init(companion: Companion) { self.companion = companion }

  private struct Known: Sendable {
    let bytes: ByteBuffer
    /// The version, and what tells its answers apart: the address is none of the profile’s own.
    let validator: Validator

    init(_ answer: ProfileAnswer, change: Int64) {
      bytes = ByteBuffer(bytes: answer.jsonBytes(capacity: 2048))
      validator = Validator(of: bytes.readableBytesView, version: change)
    }
  }

  func mount(on routes: RouteMounter) {
    routes.answer(.profile) { request, _, member in
      let known = try await known(member)
      return known.validator.answer(.json(bytes: known.bytes, cacheControl: "no-store"), to: request)
    }
    routes.answer(.replaceProfile) { request, context, member in
      try await edit(request, context, member, isWhole: true)
    }
    routes.answer(.editProfile) { request, context, member in
      try await edit(request, context, member, isWhole: false)
    }
    routes.answer(.chatBirthData) { _, _, member in
      let (profile, record) = try await companion.profiles.profile(member.account)
      return .json(BirthDataAnswer(try companion.profiles.chart(member.account, profile, record)?.birth.answer))
    }
    routes.answer(.setChatBirthData) { request, context in
      if case .visitor(.none) = context.caller { return .json(BirthDataOutcomeAnswer.notKept, capacity: 128) }
      let member = try context.caller.member(for: .account(scope: .profile))
      let told = BirthDetails(try await request.json(BirthDataRequest.self).birthData)
      let read = try DrawnChart(ReadBirth(told, .told(at: companion.clock.now)), options: ChartOptions())
      let data = read.birth.data
      try await companion.profiles.revise(member.account) { profile in
        if profile.birth?.birthData != data { profile.birth = StoredBirth(birthData: data, chartType: nil, houseSystem: nil) }
      }
      // A map of texts has no place for warnings, so the message says what was assumed of the clock.
      let said = ["Your birth data is kept."] + ChartNotice.clock(of: read.birth).map(\.message)
      return .json(BirthDataOutcomeAnswer(status: "success", message: said.joined(separator: " ")), capacity: 384)
    }
  }

  private func edit(
    _ request: Request, _ context: AppContext, _ member: Member, isWhole: Bool
  ) async throws -> Response {
    let condition = try ChangeCondition(request)
    let edit = try ProfileChange(try await request.json(ProfileEdit.self), isWhole: isWhole).checked(at: companion.clock.now)
    switch condition {
    case .none:
      try await companion.profiles.revise(member.account) { edit.apply(to: &$0) }
    case .version(let base):
      guard try await companion.profiles.revise(member.account, base: base, { edit.apply(to: &$0) }) else {
        let (answer, change) = try await current(member)
        let problem = Problem(
          .preconditionFailed, "The profile has been changed in the meantime; `current` is the version that is stored now.")
        var response = Response.json(
          ConflictAnswer(problem, requestId: context.requestID, current: answer), status: .preconditionFailed)
        response.headers[.eTag] = Known(answer, change: change).validator.tag
        return response
      }
    }
    let known = try await known(member)
    var response = Response.json(bytes: known.bytes, cacheControl: "no-store")
    response.headers[.eTag] = known.validator.tag
    return response
  }

  private func known(_ member: Member) async throws -> Known {
    let version = try await companion.profiles.version(of: member.account)
    if let standing = answers.value(for: member.id, at: version) { return standing }
    let (answer, change) = try await current(member)
    let known = Known(answer, change: change)
    answers.keep(known, for: member.id, at: version)
    return known
  }

  private func current(_ member: Member) async throws -> (ProfileAnswer, Int64) {
    let (profile, record) = try await companion.profiles.profile(member.account)
    let drawn = try companion.profiles.chart(member.account, profile, record)
    let zodiac = try ProfileChange.zodiac(profile.zodiac ?? "tropical", field: "zodiac")
    let answer = ProfileAnswer(
      profile, of: try await companion.profiles.summary(member.account, profile, record), birth: drawn?.birth.answer,
      three: try drawn.map { (drawn) throws in
        BigThreeAnswer(drawn.chart, offset: try Self.offset(of: zodiac, for: drawn.chart))
      }, timezone: profile.currentZone() ?? drawn?.birth.moment.zone.identifier, change: record?.change ?? 0)
    return (answer, record?.change ?? 0)
  }

  private static func offset(of zodiac: Zodiac, for chart: NatalChart) throws -> Double {
    do {
      return try zodiac.offset(in: Sky(at: chart.moment.tt))
    } catch {
      throw Problem(error, field: "birthData.date")
    }
  }
}

extension BirthDataOutcomeAnswer {
  /// What a guest is told.
  fileprivate static let notKept = BirthDataOutcomeAnswer(
    status: "not_kept", message: "Nothing was kept, because you are not signed in. Sign in to keep your birth data.")
}
