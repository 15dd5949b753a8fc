import Astrology
import Ephemeris
import Readings

/// The people and days that the meters are measured on: made from a seed, always the same for the same seed.
struct Sample {
  /// Births: 1940–2014, any place between 55° south and 60° north.
  let charts: [NatalChart]
  /// The same births without their hours.
  let hourless: [NatalChart]
  /// Ten years of days for each chart, as a first day.
  let firstDays: [Int]
  /// Days of the sky, from ``firstDay`` on.
  let skies: [MeterSky]

  /// 2020 January 1, in days since J2000.0.
  static let firstDay = 7305
  /// To the end of 2045.
  static let dayCount = 9497
  static let daysPerChart = 3652

  /// - Parameter span: how many neighbouring days each chart gets.
  init(seed: UInt64, charts count: Int) throws {
    var random = SplitMix64(state: seed)
    var charts: [NatalChart] = []
    var hourless: [NatalChart] = []
    var firstDays: [Int] = []
    for _ in 0..<count {
      // 1940 January 1 … 2015 January 1.
      let birth = UTC(daysSinceJ2000: -21_914.5 + random.fraction() * 27_394)
      let latitude = random.fraction() * 115 - 55
      let longitude = random.fraction() * 360 - 180
      guard let location = GeographicLocation(latitude: latitude, longitude: longitude) else {
        preconditionFailure("a place is a place")
      }
      charts.append(try NatalChart(moment: ChartMoment(utc: birth), location: location))
      // The civil day by mean solar time.
      let noon = (birth.daysSinceJ2000 + longitude / 360).rounded() - longitude / 360
      func moment(_ days: Double) -> ChartMoment { ChartMoment(utc: UTC(daysSinceJ2000: noon + days)) }
      hourless.append(try NatalChart(noon: moment(0), dayStart: moment(-0.5), dayEnd: moment(0.5), location: location))
      firstDays.append(Int(random.fraction() * Double(Self.dayCount - Self.daysPerChart)))
    }
    self.charts = charts
    self.hourless = hourless
    self.firstDays = firstDays
    var skies: [MeterSky] = []
    for day in 0..<Self.dayCount {
      skies.append(try MeterSky(at: TT(daysSinceJ2000: Double(Self.firstDay + day)), followsCourses: false))
    }
    self.skies = skies
  }
}

/// Steele, Lea & Flood (2014), Fast splittable pseudorandom number generators.
struct SplitMix64 {
  var state: UInt64

  /// 0 ..< 1.
  mutating func fraction() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }
}
