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
