public import Ephemeris

/// A figure that three aspects or more make together.
public struct AspectPattern: Sendable, Hashable {
  /// The shape of the figure.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Three bodies or more, each joined to the next by a conjunction.
    case stellium
    /// An opposition whose ends are both square to a third body, the apex.
    case tSquare
    /// Two oppositions whose four ends are square to each other.
    case grandCross
    /// Three bodies in trine to each other.
    case grandTrine
    /// A grand trine, and a body in opposition to one of the three (the apex) and in sextile to the other two.
    case kite
    /// A sextile whose ends are both in quincunx to a third body, the apex.
    case yod
    /// Two oppositions whose ends are joined by two trines and two sextiles.
    case mysticRectangle
  }

  /// The shape of the figure.
  public let kind: Kind
  /// The bodies, in the order of the chart.
  public let bodies: [CelestialBody]
  /// The body on which a T-square or a yod comes to a point, or from which a kite hangs: the one of the trine that is opposed.
  public let apex: CelestialBody?
  /// The widest orb among the aspects that make the figure, in degrees; without a birth time for local noon.
  public let widestOrb: Double
  /// Between what ``widestOrb`` lies by an hour of birth that is not known; else `nil`.
  public private(set) var widestOrbs: ClosedRange<Double>?

  /// A figure and the widest orb in it.
  init(kind: Kind, bodies: [CelestialBody], apex: CelestialBody?, widestOrb: Double) {
    self.kind = kind
    self.bodies = bodies
    self.apex = apex
    self.widestOrb = widestOrb
  }

  /// The figures that the aspects of a chart make among the ten bodies from Sun to Pluto; without a birth time those that hold at every hour.
  public static func all(in chart: NatalChart, includesContained: Bool = false) -> [AspectPattern] {
    var found = all(of: CelestialBody.planets, by: chart.aspects, includesContained: includesContained)
    guard let day = chart.day else { return found }
    // The same figures with every orb as narrow, and as wide, as the day has it.
    let narrow = all(of: CelestialBody.planets, by: day.aspects(chart.aspects) { $0.lowerBound }, includesContained: true)
    let wide = all(of: CelestialBody.planets, by: day.aspects(chart.aspects) { $0.upperBound }, includesContained: true)
    for index in found.indices {
      let pattern = found[index]
      func orb(_ figures: [AspectPattern]) -> Double? {
        figures.first { $0.kind == pattern.kind && $0.bodies == pattern.bodies && $0.apex == pattern.apex }?.widestOrb
      }
      if let least = orb(narrow), let most = orb(wide), least <= most { found[index].widestOrbs = least...most }
    }
    return found
  }

  /// The figures that aspects make among bodies.
  ///
  /// Which aspects there are, and so how wide the figures may be, is the affair of the ``OrbPolicy`` with which `aspects` were
  /// found; no second measure is laid on. A policy without quincunxes has no yods.
  ///
  /// - Parameters:
  ///   - bodies: Those that may take part; aspects of others are not looked at.
  ///   - aspects: the aspects among them, found by whichever orbs.
  ///   - includesContained: Whether a T-square inside a grand cross and a grand trine inside a kite are told too.
  /// - Returns: By kind, then by the order of `bodies`.
  public static func all(
    of bodies: [CelestialBody], by aspects: [Aspect], includesContained: Bool = false
  ) -> [AspectPattern] {
    let web = AspectWeb(bodies, aspects)
    let crosses = web.grandCrosses()
    let kites = web.kites()
    var squares = web.tSquares()
    var trines = web.grandTrines()
    if !includesContained {
      squares.removeAll { square in crosses.contains { $0.holds(square) } }
      trines.removeAll { trine in kites.contains { $0.holds(trine) } }
    }
    return web.stelliums() + squares + crosses + trines + kites + web.yods() + web.mysticRectangles()
  }

  private func holds(_ other: AspectPattern) -> Bool { other.bodies.allSatisfy { bodies.contains($0) } }
}

extension BirthDay {
  /// Aspects of the birth with one end of their orbs.
  fileprivate func aspects(_ aspects: [Aspect], _ end: (ClosedRange<Double>) -> Double) -> [Aspect] {
    var changed: [Aspect] = []
    for aspect in aspects {
      guard let spread = spread(of: aspect) else { continue }
      changed.append(
        Aspect(
          first: aspect.first, second: aspect.second, kind: aspect.kind, deviation: end(spread.orbs), orbLimit: aspect.orbLimit,
          phase: aspect.phase))
    }
    return changed
  }
}

extension AspectPattern {
  /// Signs that hold three of the ten bodies or more, in the order of the zodiac: the stellium by sign, which needs no orbs.
  ///
  /// - Parameters:
  ///   - chart: the chart whose bodies are counted.
  ///   - count: How many bodies make a stellium, at least two.
  public static func crowdedSigns(in chart: NatalChart, atLeast count: Int = 3) -> [(sign: ZodiacSign, bodies: [CelestialBody])] {
    var found: [(sign: ZodiacSign, bodies: [CelestialBody])] = []
    for sign in ZodiacSign.allCases {
      var bodies: [CelestialBody] = []
      for placement in chart.placements where CelestialBody.planets.contains(placement.body) {
        if chart.sign(of: .body(placement.body)) == sign { bodies.append(placement.body) }
      }
      if bodies.count >= max(2, count) { found.append((sign, bodies)) }
    }
    return found
  }
}
