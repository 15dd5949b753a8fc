import Atlas
import Ephemeris
import Testing

/// Clock readings of the books and the complaints, each with the instant it was.
@Suite struct CivilTimeTests {
  private func reading(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> CivilDateTime {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    return try #require(CivilDateTime(date: date, hour: hour, minute: minute))
  }

  private func resolve(_ zone: String, _ local: CivilDateTime, longitude: Double? = nil) throws -> CivilTimeResolution {
    try TimeZoneHistory(identifier: zone).resolve(local, longitude: longitude)
  }

  private func seconds(_ utc: UTC, from expected: CivilDateTime) -> Double {
    (utc.daysSinceJ2000 - expected.daysSinceJ2000()) * 86400
  }

  @Test func amsterdamKeptItsOwnTime() throws {
    guard case .unique(let may) = try resolve("Europe/Amsterdam", reading(1928, 5, 1, 12, 0)) else {
      Issue.record("1928-05-01 is not unique")
      return
    }
    #expect(may.clock.seconds == 19 * 60 + 32)
    #expect(may.clock.abbreviation == "AMT")
    #expect(!may.clock.isLocalMeanTime)
    // Summer time began on 15 May that year.
    let june = try #require(resolve("Europe/Amsterdam", reading(1928, 6, 1, 12, 0)).certain)
    #expect(june.clock.seconds == 3600 + 19 * 60 + 32)
    #expect(june.clock.isDaylight)
    #expect(june.clock.standardSeconds == 19 * 60 + 32)
  }

  @Test func kolkataInTheWar() throws {
    let time = try #require(resolve("Asia/Kolkata", reading(1943, 5, 1, 12, 0)).certain)
    #expect(time.clock.seconds == 6.5 * 3600)
    #expect(abs(seconds(time.utc, from: try reading(1943, 5, 1, 5, 30))) < 1e-4)
  }

  @Test func kyivUnderBerlinTime() throws {
    let time = try #require(resolve("Europe/Kiev", reading(1941, 9, 20, 12, 0)).certain)
    #expect(time.clock.seconds == 7200)
    // Two hours ahead although the clocks had just been set back from three: summer time of a standard of one.
    #expect(time.clock.isDaylight)
    #expect(time.clock.standardSeconds == 3600)
  }

  @Test func newYorkSkipsAnHour() throws {
    guard case .skipped(let before, let after) = try resolve("America/New_York", reading(2024, 3, 10, 2, 30)) else {
      Issue.record("02:30 existed")
      return
    }
    #expect(before.clock.abbreviation == "EST")
    #expect(after.clock.abbreviation == "EDT")
    #expect(abs(seconds(before.utc, from: try reading(2024, 3, 10, 7, 30))) < 1e-4)
    #expect(abs(seconds(after.utc, from: try reading(2024, 3, 10, 6, 30))) < 1e-4)
  }

  @Test func newYorkRepeatsAnHour() throws {
    guard case .repeated(let earlier, let later) = try resolve("America/New_York", reading(2024, 11, 3, 1, 30)) else {
      Issue.record("01:30 came once")
      return
    }
    #expect(earlier.clock.isDaylight)
    #expect(!later.clock.isDaylight)
    #expect(abs(seconds(later.utc, from: try reading(2024, 11, 3, 6, 30))) < 1e-4)
    #expect(abs((later.utc.daysSinceJ2000 - earlier.utc.daysSinceJ2000) * 24 - 1) < 1e-6)
  }

  @Test func theEdgesOfAChangeBelongToIt() throws {
    // 02:00 is the first minute that never was, 03:00 the first after it; 01:00 the first that came twice, 02:00 the first after.
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    #expect(zone.resolve(try reading(2024, 3, 10, 2, 0)).certain == nil)
    #expect(zone.resolve(try reading(2024, 3, 10, 1, 59)).certain?.clock.abbreviation == "EST")
    #expect(zone.resolve(try reading(2024, 3, 10, 3, 0)).certain?.clock.abbreviation == "EDT")
    #expect(zone.resolve(try reading(2024, 11, 3, 1, 0)).times.count == 2)
    #expect(zone.resolve(try reading(2024, 11, 3, 2, 0)).certain?.clock.abbreviation == "EST")
  }

  @Test func samoaLostADay() throws {
    guard case .skipped(let before, let after) = try resolve("Pacific/Apia", reading(2011, 12, 30, 12, 0)) else {
      Issue.record("Samoa had a 30 December 2011")
      return
    }
    #expect(abs((before.utc.daysSinceJ2000 - after.utc.daysSinceJ2000) - 1) < 1e-9)
  }

  @Test func einsteinLivedByTheSunOfUlm() throws {
    guard case .localMeanTime(let time) = try resolve("Europe/Berlin", reading(1879, 3, 14, 11, 30), longitude: 9.99) else {
      Issue.record("Ulm had standard time in 1879")
      return
    }
    // 9.99° are 39 m 57.6 s.
    #expect(abs(seconds(time.utc, from: try reading(1879, 3, 14, 10, 50)) - 2.4) < 1e-3)
    #expect(time.clock.abbreviation == "LMT")
    // Without a longitude it is the time of Berlin.
    #expect(try resolve("Europe/Berlin", reading(1879, 3, 14, 11, 30)).certain?.clock.seconds == 3208)
  }

  @Test func berlinLeftTheSunIn1893() throws {
    #expect(try resolve("Europe/Berlin", reading(1893, 3, 31, 12, 0), longitude: 9.99).certain?.clock.isLocalMeanTime == true)
    #expect(try resolve("Europe/Berlin", reading(1893, 4, 2, 12, 0), longitude: 9.99).certain?.clock.seconds == 3600)
    // Berlin's midnight of local time, 23:06:32 UTC, was 23:46:30 in Ulm: what follows up to 00:06:32 was jumped over there.
    guard case .skipped(let before, _) = try resolve("Europe/Berlin", reading(1893, 4, 1, 0, 0), longitude: 9.99) else {
      Issue.record("midnight existed in Ulm")
      return
    }
    #expect(before.clock.isLocalMeanTime)
  }

  @Test func aJulianDate() throws {
    // 1 March 1500, Julian, is 11 March in the Gregorian calendar. London, 0.13° west: 31.2 s behind.
    let zone = try TimeZoneHistory(identifier: "Europe/London")
    let local = try reading(1500, 3, 1, 12, 0)
    guard case .localMeanTime(let time) = zone.resolve(local, longitude: -0.13) else {
      Issue.record("1500 had standard time")
      return
    }
    #expect(CivilDateTime(daysSinceJ2000: time.utc.daysSinceJ2000, calendar: .gregorian).date.day == 11)
    #expect(abs(seconds(time.utc, from: local) - 31.2) < 1e-3)
    let gregorian = try #require(zone.resolve(local, calendar: .gregorian, longitude: -0.13).certain)
    // In 1500 the calendars were apart by nine days before the leap day that only one of them had, and by ten after it.
    #expect(abs(time.utc.daysSinceJ2000 - gregorian.utc.daysSinceJ2000 - 10) < 1e-9)
  }

  @Test func theDateLineRanElsewhere() throws {
    // Alaska counted Russia's days until 1867: a day ahead of its longitude.
    let time = try #require(resolve("America/Anchorage", reading(1850, 6, 1, 12, 0), longitude: -149.9).certain)
    #expect(abs(time.clock.seconds - (86400 - 149.9 * 240)) < 1e-6)
    let later = try #require(resolve("America/Anchorage", reading(1880, 6, 1, 12, 0), longitude: -149.9).certain)
    #expect(abs(later.clock.seconds + 149.9 * 240) < 1e-6)
    // The island of Taveuni lies across the antimeridian from Fiji's capital, and on the same day.
    let fiji = try #require(resolve("Pacific/Fiji", reading(1880, 6, 1, 12, 0), longitude: -179.9).certain)
    #expect(fiji.clock.seconds > 11.9 * 3600)
  }

  @Test func anotherTownsTimeMadeLawIsNoLocalMeanTime() throws {
    // São Tomé kept Lisbon's time from 1884 to 1912; the database calls that LMT as well.
    let time = try #require(resolve("Africa/Sao_Tome", reading(1900, 1, 1, 12, 0), longitude: 6.7).certain)
    #expect(!time.clock.isLocalMeanTime)
    #expect(time.clock.seconds == -2205)
  }

  @Test func theRuleGoesOnForEver() throws {
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    #expect(zone.resolve(try reading(2100, 7, 1, 12, 0)).certain?.clock.abbreviation == "EDT")
    #expect(zone.resolve(try reading(2100, 12, 1, 12, 0)).certain?.clock.abbreviation == "EST")
    #expect(zone.resolve(try reading(2100, 3, 14, 2, 30)).certain == nil)
    let sydney = try TimeZoneHistory(identifier: "Australia/Sydney")
    #expect(sydney.resolve(try reading(2100, 1, 1, 12, 0)).certain?.clock.isDaylight == true)
    #expect(sydney.resolve(try reading(9999, 7, 1, 12, 0)).certain?.clock.isDaylight == false)
  }

  @Test func irelandSetsItsClocksBack() throws {
    let time = try #require(resolve("Europe/Dublin", reading(1990, 1, 15, 12, 0)).certain)
    #expect(time.clock.seconds == 0)
    #expect(time.clock.season == .setBack)
    #expect(!time.clock.isDaylight)
  }

  @Test func lisbonAndTheReasonForIt() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let time = try #require(zone.resolve(try reading(1994, 5, 14, 7, 20)).certain)
    #expect(time.clock.seconds == 7200)
    let why = zone.explanation(at: time.utc)
    #expect(why.clock == time.clock)
    #expect(why.standard.seconds == 3600)
    #expect(why.standard.abbreviation == "CET")
    #expect(why.standard.previousSeconds == 0)
    #expect(why.standard.nextSeconds == 0)
    let since = try #require(why.standard.since)
    let until = try #require(why.standard.until)
    #expect(CivilDateTime(daysSinceJ2000: since.daysSinceJ2000).date == CalendarDate(year: 1992, month: 9, day: 27))
    #expect(CivilDateTime(daysSinceJ2000: until.daysSinceJ2000).date == CalendarDate(year: 1996, month: 3, day: 31))
    #expect(why.previous?.clock.seconds == 3600)
    #expect(why.next?.clock.abbreviation == "CET")
  }

  @Test func whatHasNoEndHasNone() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Berlin")
    let today = zone.explanation(at: UTC(unixSeconds: 1_800_000_000))
    #expect(today.standard.until == nil)
    #expect(today.next?.clock.isDaylight == true)
    let past = zone.explanation(at: UTC(unixSeconds: -4_000_000_000), longitude: 13.4)
    #expect(past.previous == nil)
    #expect(past.clock.isLocalMeanTime)
    #expect(past.next?.clock.abbreviation == "CET")
    let utc = try TimeZoneHistory(identifier: "Etc/UTC").explanation(at: UTC(unixSeconds: 0))
    #expect(utc.previous == nil)
    #expect(utc.next == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func anInstantBeyondReasonStillAnswers(_ days: Double) throws {
    let clock = try TimeZoneHistory(identifier: "Australia/Sydney").clock(at: UTC(daysSinceJ2000: days), longitude: 151)
    #expect(abs(clock.seconds) < 86400)
  }
}
