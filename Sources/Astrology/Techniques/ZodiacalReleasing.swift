public import Ephemeris

/// A span of life that is released to a sign.
public struct ReleasingPeriod: Sendable, Hashable {
  /// 1 (years) … 4 (hours).
  public let level: Int
  /// The sign that rules.
  public let sign: ZodiacSign
  /// When it begins to.
  public let start: TT
  /// Also the start of the next period.
  public let end: TT
  /// The loosing of the bond: the first period after the twelve signs have been gone through, which leaps to the sign opposite the one
  /// where they began.
  public let isLoosingOfBond: Bool
  /// Whether the sign is the first, fourth, seventh or tenth from the Lot of Fortune: a peak period.
  public let isPeak: Bool
}

/// Zodiacal releasing: times of life that pass from sign to sign, from the Lot of Spirit or of Fortune.
///
/// After Vettius Valens, *Anthology* IV 4–10 (in the reading of R. Schmidt and C. Brennan, *Hellenistic Astrology*, 2017, chapter 18). Signs
/// rule for the small years of their lords, Capricorn for 27; a year has 360 days, a month of the second level 30 days, and the third and fourth
/// levels are a twelfth of the one before.
/// Within a period the signs follow from the sign of the period; once all twelve have had their turn (211 units), the bond is loosed.
public struct ZodiacalReleasing: Sendable, Hashable {
  /// Where the first period begins.
  public let sign: ZodiacSign
  private let birth: TT
  private let fortune: ZodiacSign

  /// Releasing from a lot of a birth chart; `nil` without a birth time or a body that the lot needs.
  ///
  /// - Parameters:
  ///   - lot: the lot from which it is released.
  ///   - chart: the birth chart.
  ///   - separatesLots: whether Spirit is released from the next sign when it shares that of Fortune, as Valens has it (IV 4), so
  ///     that the two do not tell the same story.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public init?(from lot: Lot, of chart: NatalChart, separatesLots: Bool = true) throws(EphemerisError) {
    guard let sect = try Sect(of: chart), let longitude = lot.longitude(in: chart, sect: sect),
      let other = Lot.fortune.longitude(in: chart, sect: sect)
    else { return nil }
    let fortune = ZodiacSign(longitude: other)
    var sign = ZodiacSign(longitude: longitude)
    if separatesLots, lot == .spirit, sign == fortune { sign = sign.advanced(by: 1) }
    self.init(from: sign, fortune: fortune, birth: chart.moment.tt)
  }

  /// Releasing from a sign, for lots that are found in another way.
  public init(from sign: ZodiacSign, fortune: ZodiacSign, birth: TT) {
    self.sign = sign
    self.fortune = fortune
    self.birth = birth
  }

  /// The years that a sign rules on the first level, 8 … 30.
  public static func years(of sign: ZodiacSign) -> Int {
    switch sign {
    case .aries, .scorpio: 15
    case .taurus, .libra: 8
    case .gemini, .virgo: 20
    case .cancer: 25
    case .leo: 19
    case .sagittarius, .pisces: 12
    case .capricorn: 27
    case .aquarius: 30
    }
  }

  /// The periods of the first level that fit into a number of 360-day years from birth, the last one whole.
  ///
  /// On this level the signs go on around the zodiac without a leap: no life lasts 211 years.
  public func periods(years: Int = 100) -> [ReleasingPeriod] {
    var periods: [ReleasingPeriod] = []
    var passed = 0
    var next = sign
    while passed < years {
      let length = Self.years(of: next)
      periods.append(
        ReleasingPeriod(
          level: 1, sign: next, start: birth.advanced(byDays: Double(passed) * 360),
          end: birth.advanced(byDays: Double(passed + length) * 360), isLoosingOfBond: false, isPeak: isPeak(next)))
      passed += length
      next = next.advanced(by: 1)
    }
    return periods
  }

  /// The periods of the next level within one; empty within the fourth.
  ///
  /// They fill it exactly; the last is cut off where the period ends.
  public func periods(within period: ReleasingPeriod) -> [ReleasingPeriod] {
    guard let unit = Self.unitDays(ofLevel: period.level + 1) else { return [] }
    var periods: [ReleasingPeriod] = []
    // Twelve units of this level for each of the level above.
    let whole = 12 * Self.years(of: period.sign)
    var passed = 0
    var next = period.sign
    while passed < whole {
      let start = passed == 0 ? period.start : period.start.advanced(byDays: Double(passed) * unit)
      // A period that was itself cut off by the end of its parent holds fewer.
      guard start < period.end else { break }
      let isLoosing = periods.count == 12
      if isLoosing { next = period.sign.advanced(by: 6) }
      passed += Self.years(of: next)
      let end = passed >= whole ? period.end : min(period.end, period.start.advanced(byDays: Double(passed) * unit))
      periods.append(
        ReleasingPeriod(
          level: period.level + 1, sign: next, start: start, end: end, isLoosingOfBond: isLoosing, isPeak: isPeak(next)))
      next = next.advanced(by: 1)
    }
    return periods
  }

  /// The periods of all levels, first to `depth`, that hold an instant; empty before birth.
  public func periods(at instant: TT, depth: Int = 4) -> [ReleasingPeriod] {
    let years = (instant.daysSinceJ2000 - birth.daysSinceJ2000) / 360
    guard years >= 0, years < 10_000 else { return [] }
    var found: [ReleasingPeriod] = []
    var candidates = periods(years: Int(years) + 1)
    while found.count < depth, let period = candidates.first(where: { $0.start <= instant && instant < $0.end }) {
      found.append(period)
      candidates = periods(within: period)
    }
    return found
  }

  private func isPeak(_ sign: ZodiacSign) -> Bool { (sign.rawValue + 12 - fortune.rawValue) % 3 == 0 }

  /// The days for which a sign of one year rules on a level.
  private static func unitDays(ofLevel level: Int) -> Double? {
    switch level {
    case 1: 360
    case 2: 30
    case 3: 2.5
    case 4: 2.5 / 12
    default: nil
    }
  }
}
