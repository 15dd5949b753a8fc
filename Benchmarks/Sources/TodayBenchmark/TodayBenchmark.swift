import Astrology
import Atlas
import Ephemeris
import Foundation
import Readings

/// How long readings take on one processor core: twenty days for two hundred people, each with the memory of their days, the 28
/// meters and their words, and the sky of each day.
@main
struct TodayBenchmark {
  struct Person {
    let chart: NatalChart
    let meters: MeterChart
    let zone: TimeZoneHistory
    let seed: UInt64
  }

  static func main() throws {
    let people = try people(count: 200)
    _ = Phrasebook.english["tone quiet"]
    _ = Language.english.threads.threads.count
    let first = 2_461_366
    var readings = 0
    var characters = 0
    let start = DispatchTime.now().uptimeNanoseconds
    var sky = try ReadingSky(around: CalendarDate(dayNumber: first, calendar: .gregorian))
    var memories = people.map { _ in ReadingMemory() }
    for number in first..<(first + 20) {
      let date = CalendarDate(dayNumber: number, calendar: .gregorian)
      sky = try ReadingSky(around: date)
      let leading = try LeadingSky(around: date)
      var skies: [Double: MeterSky] = [:]
      func meterSky(_ instant: UTC) throws -> MeterSky {
        if let known = skies[instant.daysSinceJ2000] { return known }
        let made = try MeterSky(at: TT(instant))
        skies[instant.daysSinceJ2000] = made
        return made
      }
      for (index, person) in people.enumerated() {
        let day = LocalDay(date, in: person.zone)
        var composer = try DailyComposer(
          chart: person.chart, day: day, sky: sky, leadingSky: leading, seed: person.seed, memory: memories[index],
          language: .english)
        let reading = try composer.reading()
        memories[index].days.append(.init(number: number, leading: reading.leading, phrases: reading.phrases))
        if memories[index].days.count > 60 { memories[index].days.removeFirst() }
        let meters = MeterReadings(
          chart: person.meters, today: try meterSky(day.noon), yesterday: try meterSky(day.advanced(by: -1).noon))
        for meter in Meter.allCases {
          characters +=
            MeterTelling(meter, in: meters, day: number, seed: person.seed, language: .english).interpretation.utf8.count
        }
        for group in MeterGroup.allCases {
          characters +=
            MeterTelling(group, in: meters, day: number, seed: person.seed, language: .english).interpretation.utf8.count
        }
        characters += reading.summary.text.utf8.count
        readings += 1
      }
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    guard characters > readings * 1000 else { fatalError("readings without words") }
    print(
      String(
        format: "%d readings, %.0f a second, %.3f ms each", readings, Double(readings) / seconds,
        seconds * 1000 / Double(readings)))
  }

  /// Births spread over the Earth and forty years; every fourth does not know the hour.
  static func people(count: Int) throws -> [Person] {
    let places: [(Double, Double, String)] = [
      (38.72, -9.14, "Europe/Lisbon"), (40.71, -74.0, "America/New_York"), (35.68, 139.69, "Asia/Tokyo"),
      (-34.6, -58.38, "America/Argentina/Buenos_Aires"), (19.07, 72.87, "Asia/Kolkata"), (-33.87, 151.21, "Australia/Sydney"),
    ]
    return try (0..<count).map { number in
      let (latitude, longitude, name) = places[number % places.count]
      let zone = try TimeZoneHistory(identifier: name)
      let location = GeographicLocation(latitude: latitude, longitude: longitude)!
      let date = CalendarDate(dayNumber: 2_440_000 + number * 1597 % 14_000, calendar: .gregorian)
      let chart: NatalChart
      if number % 4 == 3 {
        chart = try NatalChart(of: BirthMoment(day: date, at: location, in: zone))
      } else {
        let clock = CivilDateTime(date: date, hour: number * 7 % 24, minute: number * 13 % 60)!
        chart = try NatalChart(of: BirthMoment(clock, fold: .earlier, at: location, in: zone))
      }
      return Person(chart: chart, meters: MeterChart(chart), zone: zone, seed: UInt64(number + 1) &* 0x9e37_79b9_7f4a_7c15)
    }
  }
}
