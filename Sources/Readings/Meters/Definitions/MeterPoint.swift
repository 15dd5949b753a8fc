import Astrology
import Ephemeris

/// A point of the birth chart that meters listen to, in the order of their tables: the ten, the true node, the two angles.
enum MeterPoint: Int, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, node, ascendant, midheaven

  /// The same point as charts know it.
  var chartPoint: ChartPoint {
    switch self {
    case .node: .body(.trueNode)
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    default: .body(CelestialBody.planets[rawValue])
    }
  }

  /// How many of them can move over a chart: all but the angles.
  static var movingCount: Int { 11 }

  /// The body of a moving point.
  var body: CelestialBody? {
    switch self {
    case .ascendant, .midheaven: nil
    case .node: .trueNode
    default: CelestialBody.planets[rawValue]
    }
  }

  init?(_ body: CelestialBody) {
    if body == .trueNode {
      self = .node
    } else if body.rawValue < 10 {
      self.init(rawValue: Int(body.rawValue))
    } else {
      return nil
    }
  }

  /// Venus and Jupiter, which ease what they touch (Ptolemy, Tetrabiblos I.5).
  var isBenefic: Bool { self == .venus || self == .jupiter }
  /// Mars and Saturn, which strain it (the same place).
  var isMalefic: Bool { self == .mars || self == .saturn }
  /// Uranus, Neptune, Pluto.
  var isOuter: Bool { self == .uranus || self == .neptune || self == .pluto }
}
