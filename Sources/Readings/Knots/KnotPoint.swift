import Astrology
import Ephemeris

/// A point of a birth chart that conditions may name.
enum KnotPoint: UInt8, Sendable, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto
  case chiron, node, southNode
  case ascendant, midheaven, descendant, imumCoeli

  /// The point of a name in the files; `nil` when there is none.
  init?(named name: Substring) {
    guard let point = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = point
  }

  /// The name in the files.
  var name: String {
    switch self {
    case .node: "node"
    case .southNode: "southnode"
    case .ascendant: "ascendant"
    case .midheaven: "midheaven"
    case .descendant: "descendant"
    case .imumCoeli: "imumcoeli"
    default: body.map(\.key) ?? ""
    }
  }

  /// The body that stands there; the node is the true one.
  var body: CelestialBody? {
    switch self {
    case .chiron: .chiron
    case .node: .trueNode
    case .southNode, .ascendant, .midheaven, .descendant, .imumCoeli: nil
    default: CelestialBody(rawValue: rawValue)
    }
  }

  /// The point as contacts of a day know it: the ends of an axis are one point to them.
  var chartPoint: ChartPoint {
    switch self {
    case .ascendant, .descendant: .ascendant
    case .midheaven, .imumCoeli: .midheaven
    case .southNode: .body(.trueNode)
    default: .body(body ?? .sun)
    }
  }

  var isAngle: Bool { rawValue >= KnotPoint.ascendant.rawValue }
  /// One of the ten from Sun to Pluto.
  var isPlanet: Bool { rawValue <= KnotPoint.pluto.rawValue }

  /// What the point counts: the lights and the angles most, then what is quick and one's own; the slow ones stand alike in the charts of
  /// a whole generation.
  var importance: Double {
    switch self {
    case .sun, .moon, .ascendant: 1.3
    case .midheaven, .descendant, .imumCoeli: 1.15
    case .mercury, .venus, .mars: 1.1
    case .jupiter, .saturn: 1
    case .uranus, .neptune, .pluto, .chiron: 0.85
    case .node, .southNode: 0.8
    }
  }

  /// The most that the daily speed can change within a day, in degrees a day: what may be false at another hour of the day is not said.
  /// Upper bounds of what the ephemeris shows between 1900 and 2050.
  var acceleration: Double {
    switch self {
    case .mercury: 0.25
    case .venus: 0.07
    case .mars: 0.03
    case .node, .southNode: 0.12
    default: 0.01
    }
  }

  /// Below this daily motion, in degrees, a planet counts as standing still: within a few days of a station, more for the slow ones.
  var stationSpeed: Double? {
    switch self {
    case .mercury: 0.2
    case .venus: 0.1
    case .mars: 0.06
    case .jupiter: 0.02
    case .saturn: 0.012
    case .uranus: 0.007
    case .neptune: 0.004
    case .pluto: 0.004
    default: nil
    }
  }
}

/// Who a condition speaks of: a point, or the planet that rules a house.
enum KnotSubject: Sendable, Hashable {
  case point(KnotPoint)
  /// The traditional ruler of the sign on the cusp of a house, 1 … 12.
  case ruler(Int)

  /// The subject of a name in the files: `venus`, `ruler-7`.
  init?(named name: Substring) {
    if let point = KnotPoint(named: name) {
      self = .point(point)
      return
    }
    guard name.hasPrefix("ruler-"), let house = Int(name.dropFirst(6)), (1...12).contains(house) else { return nil }
    self = .ruler(house)
  }

  var needsTime: Bool {
    switch self {
    case .point(let point): point.isAngle
    case .ruler: true
    }
  }
}
