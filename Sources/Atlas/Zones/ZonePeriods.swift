/// The periods of one history, read where they lie in `zones.bin`.
struct ZonePeriods: Sendable {
  private let file = ZonesFile.shared
  private let firstTransition: Int
  private let count: Int
  private let rule: SeasonRule?
  /// The one period of a clock that is never touched.
  private let only: ZonePeriod?

  /// A clock that is always as far ahead of UTC.
  init(fixedOffset seconds: Int) {
    let type = ZoneType(index: 0, offset: seconds, standardOffset: seconds, flags: 0, abbreviationReference: 0)
    only = ZonePeriod(type: type, start: .min, end: .max)
    firstTransition = 0
    count = 0
    rule = nil
  }

  init(history: Int) {
    let file = ZonesFile.shared
    let bytes = file.bytes
    let row = file.histories.start + 64 * history
    only = nil
    firstTransition = bytes.u32(row)
    count = bytes.u32(row + 4)
    func yearly(_ start: Int) -> YearlyRule {
      YearlyRule(
        month: bytes.u32(start), week: bytes.u32(start + 4), weekday: bytes.u32(start + 8), second: bytes.i32(start + 12))
    }
    // Months begin with 1: a zero says that there is no rule.
    rule =
      bytes.u32(row + 16) == 0
      ? nil
      : SeasonRule(
        standard: file.type(bytes.u32(row + 8)), daylight: file.type(bytes.u32(row + 12)), toDaylight: yearly(row + 16),
        toStandard: yearly(row + 32))
  }

  /// The period that contains a POSIX second.
  func period(at second: Int64) -> ZonePeriod {
    if let only { return only }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if transition(middle) <= second { low = middle } else { high = middle }
    }
    guard low == count - 1 else { return ZonePeriod(type: type(low), start: transition(low), end: transition(low + 1)) }
    let last = transition(low)
    guard let rule else { return ZonePeriod(type: type(low), start: last, end: .max) }
    let next = rule.firstChange(after: second)
    let current = rule.change(next - 1)
    let end = rule.change(next).second
    return current.second > last
      ? ZonePeriod(type: current.type, start: current.second, end: end) : ZonePeriod(type: type(low), start: last, end: end)
  }

  /// Whether a POSIX second lies in the years that only the rule describes.
  func isRuled(_ second: Int64) -> Bool { rule != nil && second > transition(count - 1) }

  private func transition(_ index: Int) -> Int64 { file.bytes.i64(file.transitions.start + 8 * (firstTransition + index)) }

  private func type(_ index: Int) -> ZoneType {
    file.type(file.bytes.u16(file.typeIndices.start + 2 * (firstTransition + index)))
  }
}

/// The rule by which a zone goes over to daylight time and back, every year, after its last tabulated change.
struct SeasonRule: Sendable {
  let standard: ZoneType
  let daylight: ZoneType
  let toDaylight: YearlyRule
  let toStandard: YearlyRule

  /// A change of the clocks.
  struct Change: Sendable {
    let second: Int64
    let type: ZoneType
  }

  /// The changes in order, counted so that number 2 × year is the first of that year.
  func change(_ number: Int) -> Change {
    let year = number >> 1
    let spring = Change(second: toDaylight.localSecond(inYear: year) - Int64(standard.offset), type: daylight)
    let autumn = Change(second: toStandard.localSecond(inYear: year) - Int64(daylight.offset), type: standard)
    // In the south the year begins in summer.
    let isDaylightFirst = spring.second < autumn.second
    return (number & 1 == 0) == isDaylightFirst ? spring : autumn
  }

  /// The number of the first change after a POSIX second.
  func firstChange(after second: Int64) -> Int {
    // The Gregorian year to a day or so, and then a little search from the year before it.
    let year = 1970 + Int((Double(second) / 31_556_952).rounded(.down))
    var number = 2 * (year - 1)
    while change(number).second <= second { number += 1 }
    return number
  }
}
