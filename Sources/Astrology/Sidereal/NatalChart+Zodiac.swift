public import Ephemeris

extension NatalChart {
  /// The same chart for somebody who reads it in a zodiac. The longitudes stay as they are, so that aspects and transits can be searched
  /// with them; ``inItsZodiac`` has those that are told.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the star that anchors an ayanamsa cannot be reckoned at that moment.
  public func told(in zodiac: Zodiac) throws(EphemerisError) -> NatalChart {
    var chart = self
    chart.zodiac = zodiac
    chart.zodiacOffset = zodiac == .tropical ? 0 : try zodiac.offset(in: Sky(at: moment.tt))
    return chart
  }

  /// The chart as it is told: every longitude counted from the beginning of its ``zodiac``, and houses by whole signs cut at the signs of it.
  /// Of a tropical chart the chart itself.
  public var inItsZodiac: NatalChart {
    guard zodiacOffset != 0 else { return self }
    var chart = self
    chart.zodiacOffset = 0
    chart.turn = turn + zodiacOffset
    chart.angles = angles?.sidereal(ayanamsa: zodiacOffset)
    if let houses, let angles { chart.houses = houses.sidereal(ayanamsa: zodiacOffset, ascendant: angles.ascendant) }
    let cut = houses?.system == .wholeSign ? chart.houses : nil
    chart.placements = placements.map { placement in
      let told = placement.turned(by: zodiacOffset)
      return Placement(body: told.body, position: told.position, house: cut?.house(of: told.position.longitude) ?? told.house)
    }
    chart.day = day?.turned(by: zodiacOffset)
    return chart
  }
}

extension Placement {
  /// The same place counted from a point so many degrees after the equinox, in the same house.
  public func turned(by offset: Double) -> Placement {
    var position = position
    position.longitude = normalizedDegrees(position.longitude - offset)
    return Placement(body: body, position: position, house: house)
  }
}

extension SkyComparison {
  /// The sky as it is told over a chart: longitudes counted in the chart's ``NatalChart/zodiac`` of this moment, in the houses of the chart.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the star that anchors an ayanamsa cannot be reckoned at that moment.
  public func told(over chart: NatalChart) throws(EphemerisError) -> SkyComparison {
    guard chart.zodiac != .tropical else { return self }
    let offset = try chart.zodiac.offset(in: Sky(at: moment.tt))
    let houses = chart.inItsZodiac.houses
    var comparison = self
    comparison.turn = turn + offset
    comparison.moving = moving.map { placement in
      let told = placement.turned(by: offset)
      return Placement(body: told.body, position: told.position, house: houses?.house(of: told.position.longitude))
    }
    return comparison
  }
}
