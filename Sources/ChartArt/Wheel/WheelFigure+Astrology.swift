public import Astrology
import Ephemeris

extension WheelFigure {
  /// The figure of a birth chart.
  public init(_ chart: NatalChart) {
    self.init(
      points: chart.placements.map { Point($0) }, angles: chart.angles, cusps: chart.houses?.cusps,
      moonRange: chart.moonRange)
    contacts = chart.aspects.compactMap { aspect in
      contact(aspect, first: natalEnd(aspect.first, chart), second: natalEnd(aspect.second, chart))
    }
  }

  /// The figure of a moving sky around a birth chart; its contacts are those between the two.
  public init(natal chart: NatalChart, sky: SkyComparison) {
    self.init(chart)
    moving = sky.moving.map { Point($0) }
    contacts = sky.aspects.compactMap { aspect in
      contact(aspect, first: movingEnd(aspect.first, sky), second: natalEnd(aspect.second, chart))
    }
  }

  private func contact(_ aspect: Aspect, first: End?, second: End?) -> Contact? {
    guard let first, let second else { return nil }
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
