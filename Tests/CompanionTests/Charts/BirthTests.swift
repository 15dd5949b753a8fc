import Atlas
import Companion
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
}
