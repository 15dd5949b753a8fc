import Ephemeris

/// The comparison by eight kootas of two people of whom it need not be said who is bride and who is groom.
///
/// Varna and, by one policy, Gana depend on it. When it is not said, both ways are reckoned and the points are the mean of the two.
public struct MutualAshtakoota: Sendable, Hashable {
  /// Who is taken for the bride.
  public enum Bride: UInt8, Sendable, Hashable, CaseIterable {
    case first, second
  }

  /// The first person as the bride.
  public let firstAsBride: Ashtakoota
  /// The second person as the bride.
  public let secondAsBride: Ashtakoota
  /// Who is the bride, when that is said.
  public let bride: Bride?

  /// Compares two sidereal longitudes of the Moon at birth, in degrees.
  public init(firstMoon: Double, secondMoon: Double, bride: Bride? = nil, policy: KootaPolicy = KootaPolicy()) {
    firstAsBride = Ashtakoota(brideMoon: firstMoon, groomMoon: secondMoon, policy: policy)
    secondAsBride = Ashtakoota(brideMoon: secondMoon, groomMoon: firstMoon, policy: policy)
    self.bride = bride
  }

  /// The points of one koota.
  public func points(of koota: Koota) -> Double {
    switch bride {
    case .first: firstAsBride.points(of: koota)
    case .second: secondAsBride.points(of: koota)
    case nil: (firstAsBride.points(of: koota) + secondAsBride.points(of: koota)) / 2
    }
  }

  /// The sum, 0 … 36.
  public var total: Double { Koota.allCases.reduce(0) { $0 + points(of: $1) } }

  /// The least and the most that two days of the Moon allow, when an hour of birth is not known.
  ///
  /// - Parameters:
  ///   - first: the first Moon's sidereal longitude when its day begins and when it ends, in degrees; the same twice for a known hour.
  ///   - second: the same of the second.
  ///   - bride: who is taken for the bride; `nil` when it is not said, and both ways are reckoned.
  ///   - policy: the choices on which the lineages differ.
  public static func totals(
    firstMoon first: (start: Double, end: Double), secondMoon second: (start: Double, end: Double), bride: Bride? = nil,
    policy: KootaPolicy = KootaPolicy()
  ) -> ClosedRange<Double> {
    var least = Double.infinity
    var most = -Double.infinity
    for one in all(firstMoon: first, secondMoon: second, bride: bride, policy: policy) {
      least = min(least, one.total)
      most = max(most, one.total)
    }
    // Longitudes that are no numbers place no Moon: any total is possible.
    guard least <= most else { return 0...36 }
    return least...most
  }

  /// Every comparison that two days of the Moon allow, when an hour of birth is not known; one when both are.
  ///
  /// - Parameters:
  ///   - first: the first Moon's sidereal longitude when its day begins and when it ends, in degrees; the same twice for a known hour.
  ///   - second: the same of the second.
  ///   - bride: who is taken for the bride; `nil` when it is not said, and both ways are reckoned.
  ///   - policy: the choices on which the lineages differ.
  public static func all(
    firstMoon first: (start: Double, end: Double), secondMoon second: (start: Double, end: Double), bride: Bride? = nil,
    policy: KootaPolicy = KootaPolicy()
  ) -> [MutualAshtakoota] {
    var all: [MutualAshtakoota] = []
    for one in samples(first) {
      for other in samples(second) {
        all.append(MutualAshtakoota(firstMoon: one, secondMoon: other, bride: bride, policy: policy))
      }
    }
    return all
  }

  /// A longitude in each piece of an arc within which no koota changes: padas, and the halves of signs.
  private static func samples(_ arc: (start: Double, end: Double)) -> [Double] {
    let length = normalizedDegrees(arc.end - arc.start)
    var cuts: [Double] = [0, length]
    for step in [10.0 / 3, 15] {
      let first = step - (normalizedDegrees(arc.start) - step * floored(normalizedDegrees(arc.start) / step))
      var cut = first
      while cut < length {
        cuts.append(cut)
        cut += step
      }
    }
    cuts.sort()
    var samples: [Double] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) where high > low || length == 0 {
      samples.append(normalizedDegrees(arc.start + (low + high) / 2))
    }
    return samples
  }
}
