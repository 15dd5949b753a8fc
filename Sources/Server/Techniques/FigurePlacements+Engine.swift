package import Astrology
import Ephemeris
package import Wire

extension FigurePositionAnswer {
  /// A body in a figure; `arc` is between what it stands by hours of birth that are not known.
  fileprivate init(_ placement: Placement, _ arc: DayArc?) {
    let position = placement.position
    self.init(
      degree: NatalDegreeAnswer(longitude: position.longitude, arc: arc), latitude: arc == nil ? position.latitude : nil,
      distance: arc == nil ? position.distance : nil, speed: arc == nil ? position.longitudeSpeed : nil,
      retrograde: arc == nil ? position.isRetrograde : arc?.isRetrograde, house: placement.house,
      range: arc.map { DayArcAnswer($0) })
  }
}

extension FigurePlacementsAnswer {
  /// Where everything stands in a figure.
  ///
  /// - Parameters:
  ///   - arcs: between what each body stands by hours of birth that are not known, in the same order; empty when they are known.
  ///   - offset: degrees to take for the zodiac in which it is told; houses by whole signs are cut at the signs of it.
  package init(_ placements: [Placement], _ angles: Angles?, _ houses: Houses?, arcs: [DayArc], after offset: Double = 0) {
    if offset != 0 {
      let told = angles.flatMap { angles in houses?.sidereal(ayanamsa: offset, ascendant: angles.ascendant) }
      let cut = houses?.system == .wholeSign ? told : nil
      self.init(
        placements.map { placement in
          let turned = placement.turned(by: offset)
          return Placement(
            body: turned.body, position: turned.position, house: cut?.house(of: turned.position.longitude) ?? turned.house)
        }, angles?.sidereal(ayanamsa: offset), told, arcs: arcs.map { $0.moved(back: offset) })
      return
    }
    self.init(
      positions: JSONMap(
        placements.indices.map { index in
          let arc = arcs.indices.contains(index) ? arcs[index] : nil
          return (name: placements[index].body.name, value: FigurePositionAnswer(placements[index], arc))
        }), angles: angles.map(AnglesAnswer.init), houseSystem: houses?.system.name, houses: houses.map { JSONMap($0) })
  }
}

extension ProgressedChart {
  /// Between what each body of the chart stands by an hour of birth that is not known, in their order; empty when it is known. A body that the
  /// ephemeris has for a part of that day only takes no part.
  package var told: (placements: [Placement], arcs: [DayArc]) {
    guard let day else { return (placements, []) }
    var told: (placements: [Placement], arcs: [DayArc]) = ([], [])
    for placement in placements {
      guard let arc = day.arc(of: placement.body) else { continue }
      told.placements.append(placement)
      told.arcs.append(arc)
    }
    return told
  }

  /// How far each of the aspects among the progressed points is from exactness by an hour of birth that is not known; else empty.
  package var spreads: [AspectSpread] { day.map { day in aspects.compactMap { day.spread(of: $0) } } ?? [] }
}
