package import Astrology
package import Ephemeris
import Wire

/// What can be asked for among the events of the sky.
package enum EventKind: NamedCase {
  /// Bodies enter signs.
  case ingresses
  /// Bodies turn.
  case stations
  /// Bodies make exact angles.
  case aspects
  /// The principal phases of the Moon.
  case phases
  /// The Moon is nearest and farthest.
  case apsides
  /// The Moon crosses the ecliptic.
  case nodes

  /// The name, as both the API and the command have it.
  package var wireName: String { "\(self)" }

  /// What is told when nothing is said: everything but the orbit of the Moon, which fewer people follow.
  package static let usual: [EventKind] = [.ingresses, .stations, .aspects, .phases]

  /// The category of the library; `nil` for the Moon's orbit.
  private var category: SkyEvent.Category? {
    switch self {
    case .ingresses: .ingresses
    case .stations: .stations
    case .aspects: .aspects
    case .phases: .phases
    case .apsides, .nodes: nil
    }
  }

  /// The categories of the library among some kinds.
  package static func categories(_ kinds: [EventKind]) -> [SkyEvent.Category] { kinds.compactMap(\.category) }

  /// Perigees and apogees, and crossings of the ecliptic, as far as they are among some kinds, in order of time.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  package static func orbit(_ kinds: [EventKind], from start: TT, to end: TT) throws(EphemerisError) -> [LunarOrbitEvent] {
    guard kinds.contains(.apsides) || kinds.contains(.nodes) else { return [] }
    return try LunarEvents.orbit(from: start, to: end).filter { kinds.contains($0.kind.isApsis ? .apsides : .nodes) }
  }
}

extension LunarOrbitEvent.Kind {
  /// `perigee`, `apogee`, `ascendingNode`, `descendingNode`.
  package var name: String {
    switch self {
    case .perigee: "perigee"
    case .apogee: "apogee"
    case .ascendingNode: "ascendingNode"
    case .descendingNode: "descendingNode"
    }
  }

  /// Nearest or farthest, and no crossing.
  package var isApsis: Bool { self == .perigee || self == .apogee }
}
