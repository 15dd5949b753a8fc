import Companion
import Ephemeris
import Hummingbird
import NIOCore
import Synchronization
import Wire

/// How the server is, and what it is made of.
struct SystemController: Sendable {
  let clock: WallClock
  let environment: String

  func mount(on routes: RouteMounter) {
    routes.answer(.health) { _, _ in .json(BriefHealthAnswer(), capacity: 32) }
    for route in [Route.healthInDetail, .healthLater] {
      routes.answer(route) { _, _ in
        .json(
          HealthAnswer(version: productVersion, timestamp: ISO8601.string(clock.now), environment: environment), capacity: 256)
      }
    }
    routes.answer(.zodiacSigns) { request, _ in try zodiacSigns(request) }
    for route in [Route.openAPI, .openAPILater] { routes.answer(route) { request, _ in Self.description.answer(to: request) } }
  }

  /// Compressed when somebody asks for it first: a server need not be done with that to answer others.
  private static let description = FixedDocument(APIDescription.text, mediaType: "application/yaml; charset=utf-8")

  private func zodiacSigns(_ request: Request) throws -> Response {
    let year = CivilDateTime(daysSinceJ2000: clock.now.daysSinceJ2000, calendar: .gregorian).date.year
    let answer = ZodiacSignsAnswer(try SunSignYear.stays(in: year), year: year)
    let bytes = answer.jsonBytes(capacity: 4096)
    return Validator(of: bytes).answer(.json(bytes: ByteBuffer(bytes: bytes), cacheControl: "public, max-age=3600"), to: request)
  }
}
