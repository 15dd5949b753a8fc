import Atlas
import Companion
import Ephemeris
import Testing

@Suite struct BirthTests {
  private func birth(
    date: String = "1990-06-15", time: String? = "14:30", zone: String? = "Europe/Berlin", latitude: Double = 52.5,
    fold: String? = nil
  ) -> BirthDetails {
    BirthDetails(date: date, time: time, timezone: zone, latitude: latitude, longitude: 13.4, fold: fold)
  }

  /// What is wrong with a birth.
  private func fault(_ data: BirthDetails) -> CompanionError? {
    do {
      _ = try ReadBirth(data)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsWrongIsNamed() {
    guard case .invalidDate(_, "birthData.date") = fault(birth(date: "1990-02-30")) else {
      Issue.record("a day that does not exist")
      return
    }
    guard case .invalidDate(_, "birthData.time") = fault(birth(time: "24:10")) else {
      Issue.record("a time that no clock shows")
      return
    }
    guard case .unknownZone(_, "birthData.timezone", let names) = fault(birth(zone: "Europe/Berlinn")) else {
      Issue.record("a zone that does not exist")
      return
    }
    #expect(names.contains("Europe/Berlin"))
    guard case .invalid(let message, "birthData.latitude", _) = fault(birth(latitude: 91)) else {
      Issue.record("a place beyond the pole")
      return
    }
    #expect(message == "birthData.latitude must be between -90 and 90, got 91.0.")
    guard case .invalid(_, "birthData.fold", ["earlier", "later"]) = fault(birth(fold: "maybe")) else {
      Issue.record("a choice that is none")
      return
    }
    #expect(fault(birth()) == nil && fault(birth(time: nil)) == nil)
  }

  @Test(arguments: [("2026-03-29", "02:30", true), ("2026-10-25", "02:30", false)])
  func aClockThatWasChangedLeavesAChoice(_ date: String, _ time: String, _ wasSkipped: Bool) throws {
    guard case .ambiguousClock(let clock, "birthData.time", "birthData.fold") = fault(birth(date: date, time: time)) else {
      Issue.record("no choice")
      return
    }
    #expect(clock.wasSkipped == wasSkipped && clock.instants.count == 2)
    let earlier = try ReadBirth(birth(date: date, time: time, fold: "earlier")).moment.utc
    let later = try ReadBirth(birth(date: date, time: time, fold: "later")).moment.utc
    #expect(earlier < later)
  }

  /// A client that cannot choose gets the earlier of the two, it is told, and what is kept of it stays readable and says so too.
  @Test(arguments: [("2026-03-29", "02:30", true), ("2025-10-26", "02:30", false)])
  func whoeverCannotChooseGetsTheEarlierInstant(_ date: String, _ time: String, _ wasSkipped: Bool) async throws {
    let told = birth(date: date, time: time)
    let earlier = try ReadBirth(birth(date: date, time: time, fold: "earlier")).moment.utc
    let read = try await ClockChoice.takingEarlier { try ReadBirth(told, .told(at: Self.now)) }
    #expect(read.moment.utc == earlier && read.assumedClock?.wasSkipped == wasSkipped)
    let again = try ReadBirth(read.data)
    #expect(again.moment.utc == earlier && again.assumedClock?.wasSkipped == wasSkipped)
    // A choice stays a choice.
    let chosen = birth(date: date, time: time, fold: "later")
    let later = try await ClockChoice.takingEarlier { try ReadBirth(chosen, .told(at: Self.now)) }
    #expect(later.moment.utc > earlier && later.assumedClock == nil && later.data == chosen)
    // Everybody else is asked.
    #expect(throws: CompanionError.self) { try ReadBirth(told, .told(at: Self.now)) }
  }

  /// 2026-11-21 07:30 UTC; in Kiritimati it is half past nine in the evening of the same day.
  private static let now = UTC(unixSeconds: 1_795_246_200)

  @Test func nobodyIsBornLaterThanTodayAnywhereOnEarth() throws {
    _ = try ReadBirth(birth(date: "2026-11-21"), .told(at: Self.now))
    for date in ["2026-11-22", "2027-01-01", "2600-01-01"] {
      #expect {
        try ReadBirth(birth(date: date), .told(at: Self.now))
      } throws: { error in
        guard case .invalidDate(let message, "birthData.date")? = error as? CompanionError else { return false }
        return message.contains("lies in the future") && message.contains("2026-11-21")
      }
      // What was kept before that rule is read all the same.
      _ = try ReadBirth(birth(date: date))
    }
    // Where the day begins first it is tomorrow from 10 h UTC on.
    _ = try ReadBirth(birth(date: "2026-11-22"), .told(at: UTC(unixSeconds: Self.now.unixSeconds + 9000)))
  }

  @Test func aMinuteHasTwoDigitsButForBirthsThatAreKept() throws {
    #expect(throws: CompanionError.self) { try ReadBirth(birth(time: "14:5"), .told(at: Self.now)) }
    #expect(try ReadBirth(birth(time: "14:5")).moment.clock?.minute == 5)
    #expect(try ReadBirth(birth(time: "7:05"), .told(at: Self.now)).moment.clock?.hour == 7)
  }

  @Test(arguments: [("GMT+5", 5.0), ("GMT-3", -3), ("UTC+05:30", 5.5), ("gmt 5", 5)])
  func aZoneMayBeAFixedDifference(_ zone: String, _ hours: Double) throws {
    let read = try ReadBirth(birth(zone: zone), .told(at: Self.now))
    #expect(read.moment.time?.clock.seconds == hours * 3600)
  }
}
