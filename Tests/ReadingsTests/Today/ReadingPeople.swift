import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Births for the tests of readings: places and hours spread over the Earth and half a century.
struct ReadingPerson: Sendable, CustomTestStringConvertible {
  let number: Int
  let chart: NatalChart
  let zone: TimeZoneHistory

  var seed: UInt64 { UInt64(number + 1) &* 0x9e37_79b9_7f4a_7c15 }
  var testDescription: String { "person \(number)" }

  private static let places: [(latitude: Double, longitude: Double, zone: String)] = [
    (38.72, -9.14, "Europe/Lisbon"), (40.7128, -74.006, "America/New_York"), (35.68, 139.69, "Asia/Tokyo"),
    (52.52, 13.4, "Europe/Berlin"), (-34.6, -58.38, "America/Argentina/Buenos_Aires"), (19.07, 72.87, "Asia/Kolkata"),
    (-33.87, 151.21, "Australia/Sydney"), (64.15, -21.94, "Atlantic/Reykjavik"), (0, 0, "Africa/Accra"),
    (21.31, -157.86, "Pacific/Honolulu"),
  ]

  /// The person of a number; every fourth does not know the hour of birth.
  init(_ number: Int) throws {
    let place = Self.places[number % Self.places.count]
    zone = try TimeZoneHistory(identifier: place.zone)
    self.number = number
    let location = GeographicLocation(latitude: place.latitude, longitude: place.longitude)!
    // 1960 … 2005 in steps that share no factor with the places.
    let date = CalendarDate(dayNumber: 2_437_000 + number * 1597 % 16_400, calendar: .gregorian)
    if number % 4 == 3 {
      chart = try NatalChart(of: BirthMoment(day: date, at: location, in: zone))
    } else {
      let clock = CivilDateTime(date: date, hour: (number * 7 + 5) % 24, minute: number * 13 % 60)!
      chart = try NatalChart(of: BirthMoment(clock, fold: .earlier, at: location, in: zone))
    }
  }

  static func all(_ count: Int) throws -> [ReadingPerson] { try (0..<count).map { try ReadingPerson($0) } }

  /// The reading of a day, by its Julian day number.
  func reading(_ number: Int, in sky: DaySky, memory: ReadingMemory = ReadingMemory()) throws -> DailyReading {
    let day = LocalDay(CalendarDate(dayNumber: number, calendar: .gregorian), in: zone)
    var composer = try DailyComposer(
      chart: chart, day: day, sky: sky.sky, leadingSky: sky.leading, seed: seed, memory: memory, language: .english)
    return try composer.reading()
  }

  /// The readings of days that follow each other, each knowing those before it.
  func readings(from first: Int, days: Int, in skies: [DaySky]) throws -> [DailyReading] {
    var memory = ReadingMemory()
    return try (0..<days).map { index in
      let reading = try reading(first + index, in: skies[index], memory: memory)
      memory.days.append(.init(number: first + index, leading: reading.leading, phrases: reading.phrases))
      return reading
    }
  }

  static func skies(from first: Int, days: Int) throws -> [DaySky] { try (0..<days).map { try DaySky(first + $0) } }
}

/// The sky of a day, as a reading needs it.
struct DaySky: Sendable {
  let sky: ReadingSky
  let leading: LeadingSky

  init(_ date: CalendarDate) throws { (sky, leading) = (try ReadingSky(around: date), try LeadingSky(around: date)) }

  /// By its Julian day number.
  init(_ number: Int) throws { try self.init(CalendarDate(dayNumber: number, calendar: .gregorian)) }
}
