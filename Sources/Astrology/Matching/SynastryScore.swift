import Ephemeris

/// Two tropical charts summed up in a number, 0 … 100.
///
/// The weights of the first Astronova's compatibility (a quarter Sun, three tenths Moon, a quarter Venus and Mars, a fifth Ascendant, and
/// five points times the mean weight of the aspects), over true positions. What a chart without a birth time cannot say is left out and the
/// other weights take its room.
public struct SynastryScore: Sendable, Hashable {
  /// What the score is made of.
  public enum Component: UInt8, Sendable, Hashable, CaseIterable {
    /// The two Suns' signs; left out when one changes sign on a day whose hour is not known.
    case sun
    /// The two Moons' signs; left out when one changes sign on a day whose hour is not known.
    case moon
    /// Venus with Mars, Mars with Venus, Venus with Venus; left out when one of them changes sign on a day whose hour is not known.
    case venusAndMars
    /// The rising signs; left out without both birth times.
    case ascendant

    /// The share in the score when nothing is left out.
    public var weight: Double {
      switch self {
      case .sun, .venusAndMars: 0.25
      case .moon: 0.3
      case .ascendant: 0.2
      }
    }
  }

  /// A component that could be told.
  public struct Part: Sendable, Hashable {
    /// The component.
    public let component: Component
    /// 0 … 100; see ``SignAffinity``.
    public let score: Double
  }

  /// What could be told, in the order of ``Component``.
  public let parts: [Part]
  /// The aspects that count: between Sun, Moon, Mercury, Venus, Mars and Jupiter of the one and of the other; with unknown hours those that
  /// hold for every pair of them.
  public let aspects: [Aspect]

  /// The score of two charts.
  public init(_ first: NatalChart, _ second: NatalChart) {
    var parts: [Part] = []
    func add(_ component: Component, _ pairs: [(ZodiacSign?, ZodiacSign?)]) {
      var sum = 0.0
      for case (let one?, let other?) in pairs { sum += SignAffinity.score(one, other) }
      guard pairs.allSatisfy({ $0.0 != nil && $0.1 != nil }) else { return }
      parts.append(Part(component: component, score: sum / Double(pairs.count)))
    }
    func sign(_ chart: NatalChart, _ body: CelestialBody) -> ZodiacSign? { chart.sign(of: .body(body)) }
    add(.sun, [(sign(first, .sun), sign(second, .sun))])
    add(.moon, [(sign(first, .moon), sign(second, .moon))])
    add(
      .venusAndMars,
      [
        (sign(first, .venus), sign(second, .mars)), (sign(first, .mars), sign(second, .venus)),
        (sign(first, .venus), sign(second, .venus)),
      ])
    add(.ascendant, [(first.risingSign, second.risingSign)])
    self.parts = parts
    aspects = Synastry(first, second, orbs: Self.orbs).aspects.filter { Self.counts($0.first) && Self.counts($0.second) }
  }

  /// The mean weight of the aspects, −0.6 … 1; zero without any. Conjunction 1, sextile 0.8, square −0.6, trine 1, opposition −0.4.
  public var aspectMean: Double {
    aspects.isEmpty ? 0 : aspects.reduce(0) { $0 + Self.weight(of: $1.kind) } / Double(aspects.count)
  }

  /// 0 … 100.
  public var total: Double {
    let room = parts.reduce(0) { $0 + $1.component.weight }
    guard room > 0 else { return 0 }
    let signs = parts.reduce(0) { $0 + $1.component.weight * $1.score } / room
    return max(0, min(100, signs + 5 * aspectMean))
  }

  private static var orbs: OrbPolicy {
    OrbPolicy([(.conjunction, 8), (.sextile, 6), (.square, 7), (.trine, 8), (.opposition, 8)])
  }

  private static func counts(_ point: ChartPoint) -> Bool {
    switch point {
    case .body(.sun), .body(.moon), .body(.mercury), .body(.venus), .body(.mars), .body(.jupiter): true
    default: false
    }
  }

  private static func weight(of kind: AspectKind) -> Double {
    switch kind {
    case .conjunction, .trine: 1
    case .sextile: 0.8
    case .square: -0.6
    case .opposition: -0.4
    default: 0
    }
  }
}

extension NatalChart {
  fileprivate var risingSign: ZodiacSign? { angles.map { ZodiacSign(longitude: $0.ascendant) } }
}
