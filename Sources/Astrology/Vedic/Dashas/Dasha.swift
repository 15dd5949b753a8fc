public import Ephemeris

/// A period of a dasha.
///
/// Its bounds are whole numbers of a unit so small that every period of five levels is a whole number of them: children fill
/// their parent exactly, and a child's end is the next one's beginning to the last bit.
public struct DashaPeriod: Sendable, Hashable {
  /// The graha that rules it.
  public let lord: Graha
  /// The yogini that rules it, in a Yogini dasha.
  public let yogini: Yogini?
  /// 1 (mahadasha), 2 (antardasha), 3 (pratyantardasha), 4 (sukshma), 5 (prana).
  public let level: Int
  /// The beginning; for the first mahadasha, before birth.
  public let start: TT
  /// The end.
  public let end: TT

  /// The place among the system's lords.
  let index: Int
  /// Units from the beginning of the first cycle.
  let offset: Int64
  /// Units.
  let length: Int64
}

/// The periods of a life from the Moon's place among the nakshatras.
///
/// What remains of the first mahadasha at birth is in proportion to what remains of the nakshatra. Its parts are those of the
/// *whole* period, begun before birth, of which the early ones are past.
public struct Dasha: Sendable, Hashable {
  /// Which system of periods it is.
  public let system: DashaSystem
  /// The instant of birth, in TT.
  public let birth: TT
  /// How long a year of it is.
  public let year: DashaYear
  /// What remains of the first mahadasha at birth, in years.
  public let balanceYears: Double
  /// When the first mahadasha began: before birth, or at it.
  public let start: TT

  private let firstIndex: Int

  /// How many levels there are.
  public static let levels = 5
  /// How many times the cycle is told; a Yogini cycle is only 36 years.
  public static let cycles = 3

  /// The periods of a person.
  ///
  /// - Parameters:
  ///   - system: which cycle it is.
  ///   - moonLongitude: the Moon's sidereal longitude at birth, in degrees.
  ///   - birth: the instant of birth.
  ///   - year: how long a year of the cycle is.
  /// - Throws: ``DashaError/notFinite``.
  public init(
    _ system: DashaSystem = .vimshottari, moonLongitude: Double, birth: TT, year: DashaYear = .julian
  ) throws(DashaError) {
    guard moonLongitude.isFinite, birth.daysSinceJ2000.isFinite else { throw .notFinite }
    let moon = NakshatraPosition(siderealLongitude: moonLongitude)
    self.system = system
    self.birth = birth
    self.year = year
    firstIndex = system.lordIndex(of: moon.nakshatra)
    let years = Double(system.years[firstIndex])
    balanceYears = years * (1 - moon.fraction)
    start = birth.advanced(byDays: -years * moon.fraction * year.days)
  }

  /// The mahadashas of one cycle, the first of which holds birth.
  ///
  /// - Parameter cycle: 0 … 2; outside of it there are none.
  public func mahadashas(cycle: Int = 0) -> [DashaPeriod] {
    guard (0..<Self.cycles).contains(cycle) else { return [] }
    return parts(from: Int64(cycle) * unitsOfCycle, length: unitsOfCycle, firstIndex: firstIndex, level: 1)
  }

  /// The periods into which one divides, in order, beginning with its own lord; none below the fifth level.
  public func parts(of period: DashaPeriod) -> [DashaPeriod] {
    guard period.level < Self.levels else { return [] }
    return parts(from: period.offset, length: period.length, firstIndex: period.index, level: period.level + 1)
  }

  /// The periods that run at an instant, from the mahadasha down to a level of 1 … 5.
  ///
  /// - Throws: ``DashaError``.
  public func periods(at instant: TT, levels: Int = Dasha.levels) throws(DashaError) -> [DashaPeriod] {
    guard instant.daysSinceJ2000.isFinite else { throw .notFinite }
    guard instant >= birth else { throw .beforeBirth }
    var chain: [DashaPeriod] = []
    for cycle in 0..<Self.cycles where chain.isEmpty {
      if let period = Self.period(of: mahadashas(cycle: cycle), at: instant) { chain = [period] }
    }
    guard let maha = chain.first else { throw .afterLastCycle }
    var last = maha
    while last.level < min(levels, Self.levels), let next = Self.period(of: parts(of: last), at: instant) {
      chain.append(next)
      last = next
    }
    return chain
  }

  private static func period(of periods: [DashaPeriod], at instant: TT) -> DashaPeriod? {
    // Bounds are shared, so that only the first can begin after the instant: by a rounding, at birth itself.
    guard let last = periods.last, instant < last.end else { return nil }
    return periods.last { $0.start <= instant } ?? periods.first
  }

  /// The unit is the cycle divided by its years five times over: 152 ms of a Vimshottari cycle.
  private var unitsOfCycle: Int64 {
    let years = Int64(system.cycleYears)
    return years * years * years * years * years
  }

  private func instant(_ units: Int64) -> TT {
    start.advanced(byDays: Double(units) / Double(unitsOfCycle) * Double(system.cycleYears) * year.days)
  }

  private func parts(from offset: Int64, length: Int64, firstIndex: Int, level: Int) -> [DashaPeriod] {
    let lords = system.lords
    let years = system.years
    let share = length / Int64(system.cycleYears)
    var periods: [DashaPeriod] = []
    periods.reserveCapacity(lords.count)
    var begin = offset
    var start = instant(offset)
    for step in lords.indices {
      let index = (firstIndex + step) % lords.count
      let part = share * Int64(years[index])
      let end = instant(begin + part)
      periods.append(
        DashaPeriod(
          lord: lords[index], yogini: system == .yogini ? Yogini(rawValue: UInt8(index)) : nil, level: level, start: start,
          end: end, index: index, offset: begin, length: part))
      begin += part
      start = end
    }
    return periods
  }
}
