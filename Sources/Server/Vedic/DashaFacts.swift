import Astrology
import Ephemeris
import Readings
import Wire

/// Everything that is told of the dashas of one birth at one instant.
struct DashaFacts: Sendable {
  /// How the birth was read.
  let birth: BirthAnswer
  /// The sidereal chart of the birth.
  let chart: VedicChart
  /// What strengths are made from; `nil` when none is asked for.
  let strengthFacts: StrengthFacts?
  /// The periods.
  let dasha: Dasha
  /// Those that run at the instant that was asked about, from the mahadasha down to the fifth level.
  let running: [DashaPeriod]
  /// The day that was asked about, in the Gregorian calendar.
  let targetDate: CalendarDate
  /// By how many days a minute of birth time moves every boundary.
  let daysPerMinute: Double

  /// The facts of a birth.
  ///
  /// - Parameters:
  ///   - running: from the mahadasha down; at least three.
  ///   - moonSpeed: of the Moon at birth, in degrees a day.
  init(
    birth: BirthAnswer, chart: VedicChart, strengthFacts: StrengthFacts?, dasha: Dasha, running: [DashaPeriod],
    targetDate: CalendarDate,
    moonSpeed: Double
  ) {
    self.birth = birth
    self.chart = chart
    self.strengthFacts = strengthFacts
    self.dasha = dasha
    self.running = running
    self.targetDate = targetDate
    let first = dasha.mahadashas()[0]
    let days = first.end.daysSinceJ2000 - first.start.daysSinceJ2000
    // A nakshatra, 13°20′, stands for the whole first period.
    daysPerMinute = moonSpeed / 1440 / (40.0 / 3) * days
  }

  /// The first of the lords that follow the running mahadasha’s.
  func following(_ count: Int) -> [DashaPeriod] {
    let all = (0..<Dasha.cycles).flatMap { dasha.mahadashas(cycle: $0) }
    return Array(all.filter { $0.start >= running[0].end }.prefix(count))
  }

  /// The sister of a running period that follows it: the next of its parent, or the first of the parent’s next; `nil` at the end.
  func next(after level: Int) -> DashaPeriod? {
    guard level > 1 else { return following(1).first }
    let sisters = dasha.parts(of: running[level - 2])
    if let next = sisters.first(where: { $0.start >= running[level - 1].end }) { return next }
    return next(after: level - 1).flatMap { dasha.parts(of: $0).first }
  }

  /// The span of a period in years of the policy.
  func years(_ period: DashaPeriod) -> Double {
    (period.end.daysSinceJ2000 - period.start.daysSinceJ2000) / dasha.year.days
  }

  /// Civil days from the day that is asked about to the last of a period.
  func daysRemaining(_ period: DashaPeriod) -> Int {
    period.end.civilDate.dayNumber(in: .gregorian) - targetDate.dayNumber(in: .gregorian)
  }

  /// The bearing of a lord on the birth.
  func bearing(of lord: Graha) -> DashaBearing? {
    strengthFacts.flatMap { DashaBearing(of: lord, in: chart, facts: $0) }
  }
}
