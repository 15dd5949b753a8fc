import Companion
import Ephemeris
import Readings
import Store
import Wire

extension CalendarAnswer {
  /// A calendar as it stands, or that there is none: then the choices are those that it would begin with.
  ///
  /// - Parameters:
  ///   - path: where it is, when that may be told.
  ///   - host: under which name this server was asked.
  init(_ feed: CalendarFeed?, path: String? = nil, host: String? = nil) {
    let choices = Set(feed.map { $0.choices.compactMap(CalendarChoice.init) } ?? CalendarChoice.usual)
    self.init(
      active: feed != nil, transits: choices.contains(.transits), quickTransits: choices.contains(.quickTransits),
      moon: choices.contains(.moon), stations: choices.contains(.stations), lunations: choices.contains(.lunations),
      practice: choices.contains(.practice),
      madeAt: feed.map { ISO8601.string(microseconds: $0.madeAt) },
      changedAt: feed.map { ISO8601.string(microseconds: $0.changedAt) }, path: path,
      link: path.flatMap { path in host.map { "webcal://\($0)\(path)" } })
  }
}

extension CalendarChoicesRequest {
  /// What is to be in the calendar or not; what was left out is not there.
  var changes: [CalendarChoice: Bool] {
    var changes: [CalendarChoice: Bool] = [:]
    changes[.transits] = transits
    changes[.quickTransits] = quickTransits
    changes[.moon] = moon
    changes[.stations] = stations
    changes[.lunations] = lunations
    changes[.practice] = practice
    return changes
  }
}

extension [CalendarChoice: Bool] {
  /// All choices after these changes; `nil` when nothing was said.
  func applied(to feed: CalendarFeed?) -> [CalendarChoice]? {
    guard !isEmpty else { return nil }
    let standing = feed.map { $0.choices.compactMap(CalendarChoice.init) } ?? CalendarChoice.usual
    return CalendarChoice.allCases.filter { self[$0] ?? standing.contains($0) }
  }
}
