import Testing

@testable import Astrology

@Suite struct VedicPlacesTests {
  @Test func nakshatrasAndPadas() {
    #expect(Nakshatra(siderealLongitude: 0) == .ashwini)
    #expect(Nakshatra(siderealLongitude: 359.999) == .revati)
    #expect(Nakshatra(siderealLongitude: -0.001) == .revati)
    #expect(Nakshatra(siderealLongitude: 360) == .ashwini)
    #expect(Nakshatra.chitra.lord == .mars)
    #expect(Nakshatra.revati.lord == .mercury)
    for quarter in 0..<108 {
      let place = NakshatraPosition(siderealLongitude: (Double(quarter) + 0.5) * 10 / 3)
      #expect(Int(place.nakshatra.rawValue) == quarter / 4)
      #expect(place.pada == quarter % 4 + 1)
    }
  }

  @Test func navamshaRunsThroughTheCircleNineTimes() {
    for quarter in 0..<108 {
      let sign = Varga.navamsha.sign(ofSiderealLongitude: (Double(quarter) + 0.5) * 10 / 3)
      #expect(Int(sign.rawValue) == quarter % 12)
    }
  }

  /// Parashara's rules, one or two places of each chart.
  @Test(
    arguments: [
      (Varga.rashi, 45, ZodiacSign.taurus), (.hora, 10, .leo), (.hora, 20, .cancer), (.hora, 40, .cancer), (.hora, 50, .leo),
      (.drekkana, 15, .leo), (.drekkana, 359, .scorpio), (.chaturthamsha, 8, .cancer), (.saptamsha, 1, .aries),
      (.saptamsha, 31, .scorpio), (.dashamsha, 4, .taurus), (.dashamsha, 31, .capricorn), (.dvadashamsha, 32.6, .gemini),
      (.shodashamsha, 2, .taurus), (.shodashamsha, 31, .leo), (.vimshamsha, 31, .sagittarius), (.vimshamsha, 61, .leo),
      (.chaturvimshamsha, 1, .leo), (.chaturvimshamsha, 31, .cancer), (.saptavimshamsha, 31, .cancer),
      (.saptavimshamsha, 91, .capricorn), (.trimshamsha, 17, .sagittarius), (.trimshamsha, 41, .virgo),
      (.khavedamsha, 30.5, .libra),
      (.akshavedamsha, 60.5, .sagittarius), (.shashtyamsha, 0.6, .taurus),
    ] as [(Varga, Double, ZodiacSign)])
  func vargas(varga: Varga, longitude: Double, sign: ZodiacSign) {
    #expect(varga.sign(ofSiderealLongitude: longitude) == sign)
  }

  @Test func sixteenVargasCoverEveryLongitude() {
    #expect(Varga.allCases.count == 16)
    for varga in Varga.allCases {
      var seen: Set<ZodiacSign> = []
      for step in 0..<3600 { seen.insert(varga.sign(ofSiderealLongitude: Double(step) / 10)) }
      let all = varga == .hora ? 2 : (varga == .trimshamsha ? 10 : 12)
      #expect(seen.count == all, "\(varga)")
    }
  }

  @Test func lordsAndHouses() {
    #expect(ZodiacSign.scorpio.rashiLord == .mars)
    #expect(ZodiacSign.aquarius.rashiLord == .saturn)
    #expect(ZodiacSign.aries.house(from: .pisces) == 2)
    #expect(ZodiacSign.pisces.house(from: .aries) == 12)
    #expect(Graha.moon.regard(for: .mercury) == .friend)
    #expect(Graha.mercury.regard(for: .moon) == .enemy)
  }
}
