package import Astrology
package import Atlas
package import Ephemeris
import Readings

/// A birth that has been read: every field checked, the clock of the place turned to an instant.
package struct ReadBirth: Sendable {
  package let data: BirthDetails
  package let moment: BirthMoment
  /// The clock of which the earlier reading was taken for a client that cannot choose; `nil` when nothing was assumed.
  package let assumedClock: AmbiguousClock?

  /// Reads a birth.
  ///
  /// - Parameters:
  ///   - source: kept before, or told now; ``ClockChoice`` says what becomes of an hour that a told birth leaves open.
  ///   - path: what stands before the names of fields in messages.
  /// - Throws: ``CompanionError`` that names the field and what is allowed.
  package init(
    _ data: BirthDetails, _ source: BirthReader.Source = .kept, path: String = "birthData."
  ) throws(CompanionError) {
    try Choices.shortText(data.place, limit: 400, field: path + "place")
    try Choices.shortText(data.name, limit: 400, field: path + "name")
    let location = try GeographicLocation(
      latitude: data.latitude, longitude: data.longitude, latitudeField: path + "latitude", longitudeField: path + "longitude")
    let fields = CivilText.Fields(
      date: path + "date", time: path + "time", fold: path + "fold", zone: path + "timezone")
    func checked<Value>(_ read: () throws(BirthProblem) -> Value) throws(CompanionError) -> Value {
      do {
        return try read()
      } catch {
        throw CompanionError(error, fields: fields)
      }
    }
    let zone = try checked { () throws(BirthProblem) in try BirthReader.zone(data.timezone, at: location) }
    let reader = BirthReader(source, calendar: try CivilText.calendar(data.calendar, field: path + "calendar"))
    let day = try checked { () throws(BirthProblem) in try reader.day(data.date) }
    let fold = try Choices.fold(data.fold, field: path + "fold")
    let clock: CivilDateTime? = try checked { () throws(BirthProblem) in
      if let time = data.time { try reader.time(time, on: day) } else { nil }
    }
    let wasAssumed = data.foldIsAssumed == true
    do {
      moment = try reader.birth(on: day, clock: clock, fold: wasAssumed ? nil : fold, at: location, in: zone)
      assumedClock = nil
      self.data = data
    } catch .ambiguousClock(let ambiguous) where wasAssumed || ClockChoice.isEarlier(of: source) {
      moment = try checked { () throws(BirthProblem) in
        try reader.birth(on: day, clock: clock, fold: .earlier, at: location, in: zone)
      }
      assumedClock = ambiguous
      self.data = data.assumingEarlier
    } catch {
      throw CompanionError(error, fields: fields)
    }
  }

  /// The zone of the nearest place; that of ships far from all of them.
  package static func zoneName(at location: GeographicLocation) -> String { BirthReader.zoneName(at: location) }
}

/// A birth with the figure of its sky.
package struct DrawnChart: Sendable {
  package let birth: ReadBirth
  package private(set) var chart: NatalChart
  /// How the figure was made.
  package let options: ChartOptions

  /// Works out the figure of a birth.
  ///
  /// - Parameter path: what stands before the names of fields in messages.
  /// - Throws: ``CompanionError`` `invalidDate` outside the years of the ephemeris.
  package init(_ birth: ReadBirth, options: ChartOptions, path: String = "birthData.") throws(CompanionError) {
    do {
      chart = try NatalChart(of: birth.moment, options: options)
    } catch {
      throw CompanionError(error, field: path + "date")
    }
    self.birth = birth
    self.options = options
  }

  /// The same figure for somebody who reads it in a zodiac.
  ///
  /// - Parameter zodiac: `tropical` or an ayanamsa, as profiles have it; `nil` for what it is told in already.
  package func told(in zodiac: String?) throws(CompanionError) -> DrawnChart {
    guard let zodiac else { return self }
    var drawn = self
    let known = try ProfileChange.zodiac(zodiac, field: "zodiac")
    do {
      drawn.chart = try chart.told(in: known)
    } catch {
      throw CompanionError(error, field: "zodiac")
    }
    return drawn
  }
}
