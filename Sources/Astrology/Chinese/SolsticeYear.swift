import Ephemeris

/// A year from one winter solstice to the next (sui), in whole months: within it the leap month is found.
///
/// The eleventh month is the one whose days hold the winter solstice. When thirteen new Moons fall from one eleventh month to the day before
/// the next, the first month without a zhongqi is a leap month, which bears the number of the one before (GB/T 33661-2017, section 4).
/// Solstices, zhongqi and new Moons count by the civil day of ``ChinaTime`` on which they fall, not by the instant: a zhongqi a few hours
/// before the new Moon of the same day belongs to the new month.
struct SolsticeYear {
  /// From month 11 to the last before the next month 11.
  let months: [ChineseMonth]

  /// The months from the winter solstice of the common year before `year` to that of `year`.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside 1551–2649.
  init(endingIn year: Int) throws(EphemerisError) {
    // Solstices fall on 19 to 23 December while the ephemeris lasts; thirteen zhongqi from the first to the second.
    let sun = try AngularMotion.longitude(of: .sun).path(from: .midnight(year - 1, 12, 15), to: .midnight(year, 12, 27))
    let zhongqi = try sun.crossings(ofMultiplesOf: 30).map { $0.instant }
    let newMoons = try Self.newMoons(from: zhongqi[0].advanced(byDays: -31), to: zhongqi[12].advanced(byDays: 1.1))

    let termDays = zhongqi.map { ChinaTime.dayNumber(of: $0) }
    let firstDays = newMoons.map { ChinaTime.dayNumber(of: $0) }
    let first = firstDays.lastIndex { $0 <= termDays[0] } ?? 0
    let last = firstDays.lastIndex { $0 <= termDays[12] } ?? 0
    var isLeapDue = last - first == 13
    var number = 10
    var months: [ChineseMonth] = []
    for index in first..<last {
      let days = firstDays[index]..<firstDays[index + 1]
      let isLeap = isLeapDue && !termDays.contains { days.contains($0) }
      if isLeap { isLeapDue = false } else { number = number % 12 + 1 }
      months.append(ChineseMonth(number: number, isLeap: isLeap, days: days, newMoon: newMoons[index]))
    }
    self.months = months
  }

  /// The Julian day number of the New Year's day within it.
  var newYear: Int { (months.first { $0.number == 1 } ?? months[0]).days.lowerBound }

  /// The new Moons of a span; one beyond either end may be among them.
  private static func newMoons(from start: TT, to end: TT) throws(EphemerisError) -> [TT] {
    // Mean new Moons (J. Meeus, Astronomical Algorithms, 2nd ed., eq. 49.1), from which true ones stray by up to 0.6 days.
    func mean(_ lunation: Double) -> TT {
      let t = lunation / 1236.85
      return TT(julianDate: 2_451_550.09766 + 29.530588861 * lunation + 0.00015437 * t * t)
    }
    let lunation = { (instant: TT) in (instant.julianDate - 2_451_550.09766) / 29.530588861 }
    let elongation = AngularMotion.elongation(of: .moon, from: .sun)
    var found: [TT] = []
    for number in Int(floored(lunation(start)))...Int(floored(lunation(end))) + 1 {
      let middle = mean(Double(number))
      let path = try elongation.path(from: middle.advanced(byDays: -0.8), to: middle.advanced(byDays: 0.8))
      found += try path.crossings(of: 0).map { $0.instant }
    }
    return found
  }
}
