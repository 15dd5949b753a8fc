package import Astrology
package import Ephemeris
package import Wire

extension NatalDegreeAnswer {
  /// A degree that is known, or no more than the sign of an arc, if it is one.
  init(longitude: Double, arc: DayArc?) {
    if let arc { self.init(sign: arc.sign?.name) } else { self.init(longitude: longitude) }
  }

  /// A degree that is known.
  fileprivate init(longitude: Double) {
    let known = DegreeAnswer(longitude: longitude)
    self.init(
      sign: known.sign, degree: known.degree, longitude: known.longitude, wholeDegree: known.wholeDegree, minute: known.minute,
      second: known.second)
  }
}

extension DayArcAnswer {
  /// The arc of a body, and when it changed its sign.
  package init(_ arc: DayArc, changes: TT? = nil) {
    self.init(
      from: DegreeAnswer(longitude: arc.low), to: DegreeAnswer(longitude: arc.high), signs: arc.signs.map(\.name),
      signChangesAt: changes.map { ISO8601.string(UTC($0)) })
  }
}

extension NatalPositionAnswer {
  /// A body and its house.
  private init(_ placement: Placement) {
    let position = placement.position
    self.init(
      name: placement.body.name, degree: NatalDegreeAnswer(longitude: position.longitude), latitude: position.latitude,
      distance: position.distance, speed: position.longitudeSpeed, retrograde: position.isRetrograde, house: placement.house)
  }

  /// A degree that is no body's.
  private init(_ name: String, at longitude: Double, isRetrograde: Bool = false, _ houses: Houses?) {
    self.init(
      name: name, degree: NatalDegreeAnswer(longitude: longitude), retrograde: isRetrograde,
      house: houses?.house(of: longitude))
  }

  /// What a day tells of a point without the hour.
  private init(_ name: String, _ arc: DayArc?, changes: TT?) {
    self.init(
      name: name, degree: NatalDegreeAnswer(sign: arc?.sign?.name), retrograde: arc?.isRetrograde,
      range: arc.map { DayArcAnswer($0, changes: changes) })
  }

  /// A body of a chart, by its day when the hour is not known.
  fileprivate init(_ placement: Placement, in chart: NatalChart) {
    if let day = chart.day {
      self.init(placement.body.name, day.arc(of: placement.body), changes: day.signChange(of: placement.body))
    } else {
      self.init(placement)
    }
  }

  /// The node, or with a half circle the one opposite, under the name that Indian charts give it.
  fileprivate init(node: Placement, named name: String, beyond degrees: Double, in chart: NatalChart) {
    if let day = chart.day {
      self.init(
        name, day.arc(of: node.body)?.moved(back: -degrees), changes: day.signChange(of: node.body, offset: -degrees))
    } else {
      self.init(
        name, at: normalizedDegrees(node.position.longitude + degrees), isRetrograde: node.position.isRetrograde, chart.houses)
    }
  }

  /// The rising degree, which begins the first house of most systems.
  fileprivate init(ascendant: Double, _ houses: Houses?) { self.init("Ascendant", at: ascendant, houses) }
}

extension JSONMap<NatalPositionAnswer> {
  /// The points of a birth chart by their names in lower case: the bodies, the nodes by their Sanskrit names, and the Ascendant.
  init(_ chart: NatalChart) {
    var points = chart.placements.map { (name: $0.body.identifier, value: NatalPositionAnswer($0, in: chart)) }
    if let node = chart.placement(of: .trueNode) {
      for (name, degrees) in [("Rahu", 0.0), ("Ketu", 180)] {
        points.append((name.lowercased(), NatalPositionAnswer(node: node, named: name, beyond: degrees, in: chart)))
      }
    }
    if let angles = chart.angles {
      points.append(("ascendant", NatalPositionAnswer(ascendant: angles.ascendant, chart.houses)))
    }
    self.init(points)
  }
}
