public import Ephemeris

/// An annual profection by whole signs, with its months.
///
/// A sign for a year of life from the rising sign, the lord of the sign being lord of the year (Vettius Valens, *Anthology* IV 11; Paulus
/// of Alexandria, *Introduction* 31). The year begins with the solar return; each twelfth of it is given to one sign more, from the sign
/// of the year.
public struct Profection: Sendable, Hashable {
  /// Completed years of life, zero in the first.
  public let age: Int
  /// The sign of the year.
  public let sign: ZodiacSign
  /// The house of the year by whole signs from the starting point, 1 … 12.
  public let house: Int
  /// The traditional ruler of ``sign``.
  public let lord: CelestialBody
  /// The solar return at which the year begins.
  public let start: TT
  /// The solar return at which it ends.
  public let end: TT

  /// The profection of a year of life.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - age: completed years, zero or more.
  ///   - point: where the count starts: the Ascendant, or any other point that is to be profected.
  /// - Returns: `nil` when the chart does not have the point, or the hour of birth, which is not known, decides its sign, or the age is
  ///   negative.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the year is outside the span of the ephemeris.
  public init?(of chart: NatalChart, age: Int, from point: ChartPoint = .ascendant) throws(EphemerisError) {
    guard age >= 0, chart.knownPoints.contains(point), let longitude = chart.longitude(of: point),
      let start = try Returns.solar(of: chart, age: age), let end = try Returns.solar(of: chart, age: age + 1)
    else { return nil }
    self.age = age
    // A day that has two signs of the point has no year of either.
    guard chart.day == nil || chart.inItsZodiac.sign(of: point) != nil else { return nil }
    // Signs are those of the zodiac in which the chart is told, returns the same in all.
    sign = ZodiacSign(longitude: normalizedDegrees(longitude - chart.zodiacOffset)).advanced(by: age)
    house = age % 12 + 1
    lord = sign.domicileRuler.body
    self.start = start.instant
    self.end = end.instant
  }

  /// The profection of the year of life that holds an instant: the number of solar returns since birth is the age.
  ///
  /// - Returns: `nil` before birth, and when the chart does not have the point.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a solar return of that year of life has no ephemeris.
  public init?(of chart: NatalChart, at instant: TT, from point: ChartPoint = .ascendant) throws(EphemerisError) {
    let years = (instant.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) / Returns.tropicalYear
    guard years >= 0 else { return nil }
    var age = Int(floored(years))
    // The Sun may return a little before or after the mean year ends.
    if let next = try Returns.solar(of: chart, age: age + 1), next.instant <= instant {
      age += 1
    } else if age > 0, let last = try Returns.solar(of: chart, age: age), last.instant > instant {
      age -= 1
    }
    try self.init(of: chart, age: age, from: point)
  }

  /// Years of life in a row, the first of which holds an instant; empty before birth, and when the chart does not have the point.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when one of the years is outside the span of the ephemeris.
  public static func years(
    of chart: NatalChart, from instant: TT, point: ChartPoint = .ascendant, count: Int
  ) throws(EphemerisError) -> [Profection] {
    guard count > 0, let first = try Profection(of: chart, at: instant, from: point) else { return [] }
    var years = [first]
    while years.count < count, let next = try Profection(of: chart, age: first.age + years.count, from: point) {
      years.append(next)
    }
    return years
  }

  /// The twelve months of the year, which are equally long.
  public var months: [ProfectedMonth] {
    let days = end.daysSinceJ2000 - start.daysSinceJ2000
    var months: [ProfectedMonth] = []
    for index in 0..<12 {
      months.append(
        ProfectedMonth(
          number: index + 1, sign: sign.advanced(by: index), start: months.last?.end ?? start,
          end: index == 11 ? end : start.advanced(byDays: days * Double(index + 1) / 12)))
    }
    return months
  }

  /// The sign of the month that holds an instant; `nil` outside the year.
  public func monthSign(at instant: TT) -> ZodiacSign? {
    months.first { $0.start <= instant && instant < $0.end }?.sign
  }
}

/// A twelfth of a profected year.
public struct ProfectedMonth: Sendable, Hashable {
  /// 1 … 12 from the solar return.
  public let number: Int
  /// The sign of the month: that of the year in the first.
  public let sign: ZodiacSign
  /// When the month begins.
  public let start: TT
  /// Also the start of the next month.
  public let end: TT
}
