import Atlas
import Companion
import Ephemeris
import Hummingbird
import NIOCore
import Store
import Wire

/// Whether the server can answer, and what clients may expect of it.
struct StatusController: Sendable {
  let store: DataStore
  let clock: WallClock

  func mount(on routes: RouteMounter) {
    for route in [Route.clientConfiguration, .clientConfigurationShort] {
      routes.answer(route) { _, _ in .json(ClientConfigurationAnswer(), cacheControl: "public, max-age=300", capacity: 256) }
    }
    routes.answer(.serviceInfo) { _, _ in
      .json(
        ServiceInfoAnswer(
          version: productVersion, description: "True birth charts and readings that show their reasons.",
          endpoints: Set(Route.all.filter { $0.audience == .program }.map(\.path)).count), capacity: 256)
    }
    for route in [Route.systemStatus, .systemStatusLater, .systemStatusShort] {
      routes.answer(route) { _, _ in
        let database = await database
        return .json(
          SystemStatusAnswer(
            status: database == "ok" ? "ok" : "degraded", version: productVersion, timestamp: ISO8601.string(clock.now),
            components: SystemStatusAnswer.Components(
              database: SystemStatusAnswer.Component(status: database),
              ephemeris: SystemStatusAnswer.Component(
                status: "ok", firstYear: Self.years.lowerBound, lastYear: Self.years.upperBound))), capacity: 512)
      }
    }
    for route in [Route.readiness, .readinessShort] {
      routes.answer(route) { _, _ in
        switch await store.condition() {
        case .ready: return .json(ReadinessAnswer(), capacity: 64)
        case .full: throw Problem(.storageFull, "The disk is full: saved data can be read, but nothing can be added.")
        case .silent: throw Problem(.unavailable, "The database does not answer.")
        }
      }
    }
  }

  /// How the database is, in a word.
  private var database: String {
    get async {
      switch await store.condition() {
      case .ready: "ok"
      case .full: "full"
      case .silent: "failed"
      }
    }
  }

  private static let years: ClosedRange<Int> = {
    let days = CivilFields.supportedDays
    return CalendarDate(dayNumber: days.lowerBound, calendar: .gregorian)
      .year...CalendarDate(dayNumber: days.upperBound, calendar: .gregorian).year
  }()
}
