import Testing

@testable import Astrology

/// Degrees in the divisional charts: the part of a sign, stretched over a whole one.
@Suite struct VargaDegreeTests {
  /// Worked out by hand from the parts of Brihat Parashara Hora Shastra ch. 6.
  @Test(arguments: [
    // 1°40′ Makara is half of the first ninth of 3°20′, which is Makara itself.
    (Varga.navamsha, 271.0 + 40.0 / 60, 285.0),
    // 27°40′ Simha: the ninth ninth begins at 26°40′ and is Dhanu; three tenths of it are passed.
    (.navamsha, 147 + 40.0 / 60, 249),
    // 10° Mesha opens the second third, Simha; the second hora begins at 15°.
    (.drekkana, 10, 120), (.hora, 15, 90), (.hora, 7.5, 135),
    // 12° of an odd sign: the third unequal part, 10° to 18°, of Jupiter: a quarter of Dhanu.
    (.trimshamsha, 12, 247.5),
    // 21° of an even sign: the fourth, 20° to 25°, of Saturn: a fifth of Makara.
    (.trimshamsha, 51, 276),
    (.rashi, 123.456, 123.456), (.shashtyamsha, 0.25, 15),
  ])
  func handbookCases(_ varga: Varga, _ longitude: Double, _ expected: Double) {
    #expect(abs(varga.longitude(ofSiderealLongitude: longitude) - expected) < 1e-9)
  }

  /// Everywhere within its own sign, rising from 0 to 30 through every part.
  @Test(arguments: Varga.allCases) func theDegreeLiesInTheSignOfThePart(_ varga: Varga) {
    var previous = (longitude: 0.0, degree: -1.0)
    for step in 0..<36_000 {
      let longitude = Double(step) / 100 + 0.000_5
      let placed = varga.longitude(ofSiderealLongitude: longitude)
      #expect((0..<360).contains(placed))
      if ZodiacSign(longitude: placed) != varga.sign(ofSiderealLongitude: longitude) { Issue.record("\(longitude): \(placed)") }
      let degree = placed - 30 * Double(ZodiacSign(longitude: placed).rawValue)
      // Between two looks the degree goes on, or a new part begins.
      let advance = 0.01 * Double(varga.rawValue)
      if degree < previous.degree, previous.degree < 30 - 2 * max(advance, 0.1) {
        Issue.record("\(varga) jumps back at \(longitude): \(previous.degree) to \(degree)")
      }
      previous = (longitude, degree)
    }
  }

  @Test(arguments: [0.0, 30, 360, -0.000_000_1, 359.999_999_999_999, 29.999_999_999_999_996])
  func theEndsOfSignsAreInSigns(_ longitude: Double) {
    for varga in Varga.allCases {
      let placed = varga.longitude(ofSiderealLongitude: longitude)
      #expect((0..<360).contains(placed))
      #expect(ZodiacSign(longitude: placed) == varga.sign(ofSiderealLongitude: longitude))
    }
  }
}
