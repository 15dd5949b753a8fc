import Astrology
import Ephemeris
import Testing

@testable import Readings

/// What leads a day, held against days that were judged by hand.
@Suite struct JudgedDaysTests {
  private static let days = Result { try JudgedDay.all() }
  /// What the code makes of them. Each has a sky of its own, so they are judged once for all tests.
  private static let leads = Result { try days.get().map { (day: $0, lead: try $0.lead()) } }

  /// A hundred days of all kinds; at least sixty of them, and each kind that a judgment can go wrong in.
  @Test func thereAreDaysOfAllKinds() throws {
    let days = try Self.days.get()
    #expect(days.count >= 60)
    let kinds = days.map { $0.kinds.joined(separator: " ") }
    for kind in ["unknown", "night", "birthday", "eclipse", "lunation", "station", "homecoming", "slow exact", "quiet", "blind"] {
      #expect(kinds.count { $0.contains(kind) } >= 2, "\(kind)")
    }
    let latitudes = days.compactMap { $0.chart.location?.latitude }
    #expect(latitudes.contains { $0 < -30 } && latitudes.contains { $0 > 60 })
    for day in days { #expect(!day.must.isEmpty && !day.not.isEmpty && !day.reason.isEmpty, "\(day)") }
  }

  /// Each is led by what an astrologer would lead with, and nothing leads that must not.
  @Test func judgedDaysAreLedByWhatMustLead() throws {
    var first = 0
    let leads = try Self.leads.get()
    for (day, lead) in leads {
      let name = lead.leading.name
      #expect(day.must.contains(name) || day.may.contains(name), "\(day): \(name) leads, not \(day.must): \(day.reason)")
      #expect(!day.not.contains(name), "\(day): \(name) leads")
      for told in day.told { #expect(lead.told.contains { $0.touch.name == told }, "\(day): \(told) is not told") }
      if day.must.contains(name) { first += 1 }
    }
    // What can only be defended may not become the rule.
    #expect(first * 10 >= leads.count * 9)
  }

  /// A name that the sky of that day does not have would be judged for ever and never meant anything.
  @Test func whatIsJudgedIsThere() throws {
    for (day, lead) in try Self.leads.get() {
      let names = Set(lead.candidates.map(\.touch.name))
      for name in day.must + day.not + day.told { #expect(names.contains(name), "\(day): \(name) is not in the sky") }
    }
  }
}
