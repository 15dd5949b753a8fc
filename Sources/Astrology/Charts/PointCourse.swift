import Ephemeris

extension NatalChart {
  /// How a point of the chart went through the day of birth, from the equinox: with a known hour it stays where it is, without one the angles
  /// have no course. `nil` when the chart does not have it.
  func course(of point: ChartPoint) -> DayCourse? {
    guard let day else { return longitude(of: point).map { DayCourse(evenlyFrom: $0, to: $0) } }
    guard case .body(let body) = point, placement(of: body) != nil else { return nil }
    return day.course(of: body)
  }
}

extension DayArc {
  /// An arc between two ends that are not folded.
  init(_ bounds: ClosedRange<Double>, isRetrograde: Bool?) {
    self.init(DayCourse(evenlyFrom: bounds.lowerBound, to: bounds.upperBound), isRetrograde: isRetrograde)
  }
}

extension AspectSpread {
  /// An aspect of two points whose difference in longitude lies between two ends; `nil` when it is out of orb for some hour.
  ///
  /// - Parameters:
  ///   - bounds: of the first longitude less the second, not folded.
  ///   - middle: one of the differences between.
  ///   - isGrowing: whether the difference grows as time goes on; `nil` when that depends on the hour, or nothing goes on.
  init?(_ bounds: ClosedRange<Double>, around middle: Double, of aspect: Aspect, isGrowing: Bool?) {
    let target = signedDegrees(middle) < 0 ? -aspect.kind.angle : aspect.kind.angle
    let shift = signedDegrees(middle - target) - middle
    let (low, high) = (bounds.lowerBound + shift, bounds.upperBound + shift)
    guard let orbs = Self.orbs(low, high, limit: aspect.orbLimit) else { return nil }
    self.init(orbs: orbs, phase: low < 0 && high > 0 ? nil : isGrowing.map { $0 == (high <= 0) ? .applying : .separating })
  }

  /// An aspect whose difference in longitude goes through the day on a course; `nil` when it is out of orb for some hour.
  init?(_ difference: DayCourse, of aspect: Aspect, isGrowing: Bool?) {
    self.init(difference.extremes, around: difference.value(at: 0.5).longitude, of: aspect, isGrowing: isGrowing)
  }

  /// Those of some aspects that hold at every hour, each with how far it is from exactness.
  static func held(
    _ aspects: [Aspect], _ spread: (Aspect) -> AspectSpread?
  ) -> (aspects: [Aspect], spreads: [AspectSpread]) {
    var held: (aspects: [Aspect], spreads: [AspectSpread]) = ([], [])
    for aspect in aspects {
      guard let spread = spread(aspect) else { continue }
      held.aspects.append(aspect)
      held.spreads.append(spread)
    }
    return held
  }
}

extension DayCourse {
  /// The point halfway between two courses of one day, on the shorter arc; `nil` when the two are opposite at some hour, where the middle
  /// leaps to the other side of the circle.
  static func midpoint(_ first: DayCourse, _ second: DayCourse) -> DayCourse? {
    let near = second.unfolded(near: first.value(at: 0.5).longitude)
    let apart = (near - first).extremes
    guard apart.lowerBound > -180, apart.upperBound < 180 else { return nil }
    return 0.5 * (first + near)
  }
}
