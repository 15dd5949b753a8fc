import Astrology
import Ephemeris

@testable import Readings

/// Births for the tests of knots: 1940 to 2010, latitudes as people live on them, from a seed.
struct KnotPeople {
  /// A small generator of numbers (Steele, Lea, Flood 2014): the same on every machine.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
      return z ^ z >> 31
    }
  }

  /// Bands of ten degrees from 50° south with the share of people who live there, in thousandths: rounded from the gridded population
  /// of the world around 2000.
  private static let bands = [1, 16, 45, 40, 63, 125, 155, 255, 198, 68, 33, 1]

  private var random: SplitMix
  private let everyLatitude: Bool

  /// People from a seed; with every latitude from pole to pole, or as people live.
  init(seed: UInt64, everyLatitude: Bool = false) {
    random = SplitMix(state: seed)
    self.everyLatitude = everyLatitude
  }

  /// The next person.
  mutating func next(isTimeKnown: Bool = true) throws -> NatalChart {
    let day = Double.random(in: -21_914..<3_652, using: &random)
    let location = GeographicLocation(latitude: latitude(), longitude: .random(in: -180...180, using: &random))!
    guard !isTimeKnown else { return try NatalChart(moment: ChartMoment(utc: UTC(daysSinceJ2000: day)), location: location) }
    return try Self.untimed(noon: day.rounded(), location: location)
  }

  /// A chart of the day around a noon.
  static func untimed(noon: Double, location: GeographicLocation) throws -> NatalChart {
    func moment(_ days: Double) -> ChartMoment { ChartMoment(utc: UTC(daysSinceJ2000: noon + days)) }
    return try NatalChart(noon: moment(0), dayStart: moment(-0.5), dayEnd: moment(0.5), location: location)
  }

  private mutating func latitude() -> Double {
    if everyLatitude { return .random(in: -90...90, using: &random) }
    var left = Int.random(in: 0..<Self.bands.reduce(0, +), using: &random)
    for (index, share) in Self.bands.enumerated() {
      if left < share { return -50 + 10 * Double(index) + .random(in: 0..<10, using: &random) }
      left -= share
    }
    return 0
  }
}
