public import Astrology
import Ephemeris

extension WheelFigure {
  /// The figure of a birth chart.
  public init(_ chart: NatalChart) {
    self.init(
      points: chart.placements.map { Point($0, in: chart) }, angles: chart.angles, cusps: chart.houses?.cusps,
      moonRange: chart.moonRange)
    contacts = chart.aspects.compactMap { aspect in
      contact(
        aspect, chart.day?.spread(of: aspect), first: natalEnd(aspect.first, chart), second: natalEnd(aspect.second, chart))
    }
  }

  /// The figure of a moving sky around a birth chart; its contacts are those between the two.
  public init(natal chart: NatalChart, sky: SkyComparison) {
    self.init(chart)
    moving = sky.moving.map { Point($0) }
    contacts = sky.aspects.compactMap { aspect in
      contact(
        aspect, sky.spread(of: aspect, in: chart), first: movingEnd(aspect.first, sky), second: natalEnd(aspect.second, chart))
    }
  }

  private func contact(_ aspect: Aspect, _ spread: AspectSpread?, first: End?, second: End?) -> Contact? {
    guard let first, let second else { return nil }
    if let orbs = spread?.orbs {
      return Contact(
        aspect.kind, first, second, orb: orbs.upperBound, closeness: 1 - orbs.upperBound / aspect.orbLimit,
        leastOrb: orbs.lowerBound)
    }
    return Contact(aspect.kind, first, second, orb: aspect.orb, closeness: aspect.closeness)
  }

  private func natalEnd(_ point: ChartPoint, _ chart: NatalChart) -> End? {
    switch point {
    case .body(let body): chart.placements.firstIndex { $0.body == body }.map { .point($0) }
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    }
  }

  private func movingEnd(_ point: ChartPoint, _ sky: SkyComparison) -> End? {
    guard case .body(let body) = point else { return nil }
    return sky.moving.firstIndex { $0.body == body }.map { .moving($0) }
  }
}

extension WheelFigure.Point {
  /// A point of a birth chart; without an hour an arc.
  fileprivate init(_ placement: Placement, in chart: NatalChart) {
    self.init(placement)
    guard let arc = chart.day?.arc(of: placement.body) else { return }
    range = LongitudeRange(start: arc.low, end: arc.high)
    isRetrograde = isRetrograde && arc.isRetrograde == true
  }

  /// The point of a placement. The nodes run backwards as a rule, and the apogees have no retrogradation of their own, so neither
  /// wears the mark.
  public init(_ placement: Placement) {
    let glyph = Glyph(placement.body)
    self.init(
      glyph, at: placement.position.longitude,
      isRetrograde: placement.position.isRetrograde && !CelestialBody.lunarPoints.contains(placement.body),
      house: placement.house,
      isInWeb: CelestialBody.planets.contains(placement.body))
  }
}
