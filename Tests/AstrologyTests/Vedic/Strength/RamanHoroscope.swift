import Testing

@testable import Astrology

/// B. V. Raman's standard horoscope: 16 October 1918, 2:20 p.m. Indian Standard Time, 13° N, 77°35′ E; the positions from which
/// Graha and Bhava Balas works out its example, and the strengths that it prints.
///
/// The book reckons with tables of its time, so that its places are up to 2° from where the grahas were; what is tried here is
/// the arithmetic.
enum RamanHoroscope {
  static let facts = StrengthFacts(
    longitudes: [
      179 + 8.0 / 60, 311 + 40.0 / 60, 229 + 49.0 / 60, 180 + 33.0 / 60, 83 + 35.0 / 60, 170 + 4.0 / 60, 124 + 51.0 / 60,
      233 + 23.0 / 60, 53 + 23.0 / 60,
    ],
    latitudes: [0, 0, 0, 0, 0, 0, 0], declinations: [0, 0, 0, 0, 0, 0, 0],
    // The lagna is at 294°57′ and the midheaven at 214°55′.
    middles: (0..<12).map { house in
      let lagna = 294.95
      let midheaven = 214 + 55.0 / 60
      let upper = lagna - midheaven
      let offsets = [0, (180 - upper) / 3, (180 - upper) * 2 / 3, 180 - upper, 180 - upper * 2 / 3, 180 - upper / 3]
      return normalizedDegrees(lagna + offsets[house % 6] + (house < 6 ? 0 : 180))
    },
    ayanamsa: 21 + 16.0 / 60,
    means: MeanLongitudes(sun: 181.2275, mars: 266.34, mercury: 174.49, jupiter: 66.91, venus: 158.35, saturn: 111.23),
    // 2:14 p.m. by the sundial.
    sunHourAngle: 33.5,
    day: StrengthDay(isDay: true, third: 2, dayNumber: 2_421_883, hoursSinceSunrise: 8.1, unequalHour: 9)!)!

  /// One printed row, from Sun to Saturn.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let values: [Double]
    let tolerance: Double
    let value: @Sendable (GrahaStrength) -> Double

    var testDescription: String { name }
  }

  /// Rows that follow from the positions by the stated rules, to the printed figure.
  static let rows = [
    Row(name: "uchcha", values: [3.6, 32.9, 37.2, 54.8, 56.2, 2.3, 34.9], tolerance: 0.1) { $0.sthana.uchcha },
    Row(name: "ojhayugma", values: [0, 15, 15, 30, 15, 30, 15], tolerance: 0) { $0.sthana.ojhayugma },
    Row(name: "kendradi", values: [15, 30, 30, 60, 15, 15, 30], tolerance: 0) { $0.sthana.kendradi },
    Row(name: "dig", values: [48.07, 32.25, 55.03, 21.86, 10.45, 14.95, 56.70], tolerance: 0.07) { $0.dig },
    Row(name: "nathonnatha", values: [48.84, 11.16, 11.16, 60, 48.84, 48.84, 11.16], tolerance: 0.01) { $0.kala.nathonnatha },
    Row(name: "paksha", values: [15.83, 88.34, 15.83, 44.17, 44.17, 44.17, 15.83], tolerance: 0.03) { $0.kala.paksha },
    Row(name: "tribhaga", values: [0, 0, 0, 0, 60, 0, 60], tolerance: 0) { $0.kala.tribhaga },
    Row(name: "year, month, day", values: [0, 0, 0, 75, 0, 0, 15], tolerance: 0) { $0.kala.abda + $0.kala.masa + $0.kala.vara },
    Row(name: "hora", values: [0, 60, 0, 0, 0, 0, 0], tolerance: 0) { $0.kala.hora },
    Row(name: "cheshta", values: [0, 0, 22.28, 2.13, 35.33, 5.76, 21.06], tolerance: 0.02) { $0.cheshta },
    Row(name: "naisargika", values: [60, 51.43, 17.14, 25.70, 34.28, 42.85, 8.57], tolerance: 0.015) { $0.naisargika },
    Row(name: "drik", values: [16.72, -11.90, 5.35, 16.05, -6.57, 18.67, 7.37], tolerance: 0.15) { $0.drik },
    Row(name: "ishta", values: [9.14, 38.13, 28.79, 10.83, 44.56, 3.63, 27.11], tolerance: 0.1) { $0.ishta },
    Row(name: "kashta", values: [45.54, 20.66, 29.32, 17.34, 9.73, 55.94, 31.26], tolerance: 0.1) { $0.kashta },
  ]
}
