import Astrology
import Ephemeris

/// What a touch weighs when it is judged what leads a day: rarity times natal importance times angle times exactness.
///
/// `docs/leading.md` has the table with the reasons. Rarity is the binary logarithm of the days between two such touches for one person:
/// a body that goes once around in `n` days makes one of the eight angles of Ptolemy to a given point every `n` / 8 days.
enum LeadWeight {
  /// Of contacts of a body to one point of a chart.
  static func rarity(ofContactsOf body: CelestialBody) -> Double {
    switch body {
    case .moon: 1.8
    case .mercury: 5.3
    case .venus: 5.4
    case .sun: 5.5
    case .mars: 6.3
    case .jupiter: 9.1
    // Once in 9.7, less a third: the node is a direction without light, which the tradition hears faintly beside a planet.
    case .meanNode, .trueNode: 6.5
    case .saturn: 10.4
    case .chiron: 11.2
    case .uranus: 11.9
    case .neptune: 12.9
    case .pluto: 13.5
    default: 5
    }
  }

  /// Of a new or full Moon: on a given point, or anywhere.
  static func rarity(ofLunationOnPoint isOnPoint: Bool) -> Double { isOnPoint ? 8.8 : 3.9 }

  /// Of an eclipse: on a given point, or anywhere.
  static func rarity(ofEclipseOnPoint isOnPoint: Bool) -> Double { isOnPoint ? 11.3 : 6.6 }

  /// Of a station within a degree of a square, a conjunction or an opposition to a given point, or anywhere.
  static func rarity(ofStationOf body: CelestialBody, onPoint: Bool) -> Double {
    switch body {
    case .mercury: onPoint ? 11.3 : 5.9
    case .venus: onPoint ? 13.7 : 8.2
    case .mars: onPoint ? 14.1 : 8.6
    default: onPoint ? rarity(ofContactsOf: body) : 7.5
    }
  }

  /// Of changes of sign.
  static func rarity(ofIngressOf body: CelestialBody) -> Double {
    switch body {
    case .sun: 4.9
    case .mercury, .venus: 4.8
    case .mars: 5.8
    case .jupiter: 8.5
    case .saturn: 9.8
    case .uranus: 11.3
    case .neptune: 12.3
    case .pluto: 12.9
    default: 4
    }
  }

  /// Of birthdays.
  static let birthday = 8.5

  /// How much of a person a point is.
  static func importance(of point: ChartPoint) -> Double {
    switch point {
    case .ascendant, .body(.sun), .body(.moon): 1
    case .midheaven: 0.95
    case .body(.venus), .body(.mars): 0.92
    case .body(.mercury): 0.88
    case .body(.saturn): 0.7
    case .body(.jupiter): 0.65
    default: 0.45
    }
  }

  /// How much of an event that touches nothing of the chart is the person's own.
  static func ownShare(of kind: Touch.Kind, body: CelestialBody) -> Double {
    switch kind {
    case .lunation: 1.25
    case .eclipse: 0.95
    case .station: body == .mercury || body == .venus || body == .mars ? 0.75 : 0.45
    case .ingress: 0.55
    default: 1
    }
  }

  /// How strongly an angle joins its ends: conjunctions before oppositions and squares, these before trines and sextiles.
  static func weight(of aspect: AspectKind) -> Double {
    switch aspect {
    case .conjunction: 1.15
    case .opposition, .square: 1.05
    case .trine: 0.9
    default: 0.8
    }
  }

  /// How near a contact of Sun to Mars is, in its own time.
  ///
  /// - Parameter days: from noon of the day to the exact moment, or `nil` when there is none.
  static func exactness(phase: TouchTiming.Phase, days: Double?, orb: Double) -> Double {
    guard let days else { return 0.3 * max(0, 1 - orb) }
    if phase == .exact { return 1 }
    // What comes tomorrow is felt already; what was yesterday is being digested.
    let near = phase == .coming ? 0.55 : 0.45
    return days <= 1.5 ? near : near * 1.5 / days
  }

  /// How near an event is that is exact on the day, by its distance from the point.
  static func exactness(orb: Double, within limit: Double) -> Double { 1 - 0.35 * min(1, max(0, orb / limit)) }

  /// How much of a slow contact is news: by what changes today, or by how near it stands.
  static func exactness(of changes: Set<Chapter.Change>, orb: Double, days: Double?) -> Double {
    if changes.contains(.exact) { return 1 }
    if changes.contains(.station) { return 0.95 - 0.25 * min(1, orb) }
    if changes.contains(.firstDay) { return 0.7 }
    if changes.contains(.newPass) { return 0.5 }
    if changes.contains(.lastDay) { return 0.45 }
    if let days, days <= 1 { return 0.6 }
    return 0.55 * max(0, 1 - orb)
  }
}
