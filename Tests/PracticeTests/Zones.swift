import Atlas
import Ephemeris
import Practice

/// Clocks of the database of zones, as tables of their changes.
enum Zones {
  /// 1 January 2000 and 1 January 2041, 0:00 UTC.
  static let span: Range<Int64> = 946_684_800..<2_240_611_200

  static func clock(_ name: String) throws -> ZoneClock { try table(name).clock }

  static func table(_ name: String) throws -> (clock: ZoneClock, changes: [ZoneClock.Change], history: TimeZoneHistory) {
    let zone = try TimeZoneHistory(identifier: name)
    var explanation = zone.explanation(at: UTC(unixSeconds: Double(span.lowerBound)))
    let first = Int(explanation.clock.seconds)
    var changes: [ZoneClock.Change] = []
    while let next = explanation.next, Int64(next.utc.unixSeconds.rounded()) < span.upperBound {
      let instant = Int64(next.utc.unixSeconds.rounded())
      changes.append(.init(instant: instant, offset: Int(next.clock.seconds)))
      explanation = zone.explanation(at: UTC(unixSeconds: Double(instant)))
    }
    return (ZoneClock(offset: first, changes: changes), changes, zone)
  }

  /// One name for each set of clocks.
  static let names: [String] = TimeZoneHistory.identifiers.filter {
    (try? TimeZoneHistory(identifier: $0))?.canonicalIdentifier == $0
  }
}

/// Reproducible numbers: SplitMix64.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}

extension PracticeDay {
  /// A day that exists.
  static func on(_ year: Int, _ month: Int, _ day: Int) -> PracticeDay {
    PracticeDay(year: year, month: month, day: day) ?? PracticeDay(number: 0)
  }
}

extension SessionRecord {
  /// A session at nine in the morning in Greenwich.
  static func on(_ day: PracticeDay, hour: Int = 9, id: String = "", minutes: Int = 5, repairs: PracticeDay? = nil)
    -> SessionRecord
  {
    SessionRecord(
      id: id.isEmpty ? "\(day)-\(hour)" : id, day: day, instant: Int64(day.number) * 86_400 + Int64(hour) * 3600, offset: 0,
      practised: minutes * 60, repairs: repairs)
  }
}

/// Some days in a row.
func row(_ count: Int, from day: PracticeDay) -> [SessionRecord] { (0..<count).map { .on(day.advanced(by: $0)) } }
