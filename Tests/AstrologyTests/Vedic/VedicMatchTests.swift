import Ephemeris
import Testing

@testable import Astrology

@Suite struct VedicMatchTests {
  /// The middle of each of the 108 padas.
  static let padas = (0..<108).map { (Double($0) + 0.5) * 10 / 3 }

  static let policies: [KootaPolicy] = KootaPolicy.Vashya.allCases.flatMap { vashya in
    KootaPolicy.Yoni.allCases.flatMap { yoni in
      KootaPolicy.Gana.allCases.map { KootaPolicy(vashya: vashya, yoni: yoni, gana: $0) }
    }
  }

  @Test func theMaximaMakeThirtySix() {
    #expect(Koota.allCases.map(\.maximum).reduce(0, +) == 36)
  }

  @Test(arguments: policies) func everyKootaKeepsWithinItsMaximum(policy: KootaPolicy) {
    for bride in Self.padas {
      for groom in Self.padas {
        let match = Ashtakoota(brideMoon: bride, groomMoon: groom, policy: policy)
        for koota in Koota.allCases where !(0...koota.maximum).contains(match.points(of: koota)) { Issue.record("\(koota)") }
        if match.hasNadiDosha != (match.points(of: .nadi) == 0) { Issue.record("nadi") }
        if match.hasBhakootDosha != (match.points(of: .bhakoot) == 0) { Issue.record("bhakoot") }
      }
    }
  }

  @Test(arguments: policies) func theSameMoonHasAllButNadi(policy: KootaPolicy) {
    for moon in Self.padas {
      let match = Ashtakoota(brideMoon: moon, groomMoon: moon, policy: policy)
      #expect(match.points == [1, 2, 3, 4, 5, 6, 7, 0])
      #expect(match.total == 28)
      #expect(match.nadiCancellations.isEmpty)
    }
  }

  @Test func whatDoesNotDependOnWhoIsWho() {
    let policy = KootaPolicy(gana: .symmetric)
    for a in Self.padas {
      for b in Self.padas {
        let one = Ashtakoota(brideMoon: a, groomMoon: b, policy: policy)
        let other = Ashtakoota(brideMoon: b, groomMoon: a, policy: policy)
        if one.points.dropFirst() != other.points.dropFirst() { Issue.record("\(a) \(b)") }
        if one.bhakootCancellations != other.bhakootCancellations || one.nadiCancellations != other.nadiCancellations {
          Issue.record("cancellations of \(a) \(b)")
        }
      }
    }
  }

  @Test func tablesAreWhole() {
    for yoni in Yoni.allCases {
      #expect(yoni.enemy.enemy == yoni && yoni.enemy != yoni)
      for other in Yoni.allCases where other != yoni {
        #expect((yoni.points(with: other, .graded) == 0) == (yoni.enemy == other))
      }
    }
    for gana in Gana.allCases { #expect(Nakshatra.allCases.filter { Gana($0) == gana }.count == 9) }
    for nadi in Nadi.allCases { #expect(Nakshatra.allCases.filter { Nadi($0) == nadi }.count == 9) }
    #expect(Nakshatra.allCases.filter { Yoni($0) == .mongoose } == [.uttaraAshadha])
    #expect(Nadi(.revati) == .antya && Nadi(.magha) == .antya && Nadi(.mula) == .adi)
    #expect(Varna(.scorpio) == .brahmin && Varna(.libra) == .shudra)
    #expect(VashyaKind(siderealLongitude: 254) == .manava && VashyaKind(siderealLongitude: 256) == .chatushpada)
  }

  @Test func aCoupleByHand() {
    // Ardra, third pada, Gemini, and Purva Ashadha, third pada, Sagittarius.
    let bride = 60 + 6.0 + 40.0 / 60 + 7.5
    let groom = Nakshatra.purvaAshadha.start + 7.5
    let match = Ashtakoota(brideMoon: bride, groomMoon: groom)
    #expect(match.points(of: .varna) == 1)
    #expect(match.points(of: .yoni) == 2)  // dog and monkey
    #expect(match.points(of: .grahaMaitri) == 0.5)  // Mercury neutral to Jupiter, Jupiter hostile to Mercury
    #expect(match.points(of: .gana) == 6)
    #expect(match.points(of: .bhakoot) == 7)
    #expect(match.points(of: .nadi) == 8)
  }

  @Test func cancellationsAreStatedAndMayScore() {
    // Aries and Scorpio: 6/8, both of Mars.
    let match = Ashtakoota(brideMoon: 5, groomMoon: 215)
    #expect(match.hasBhakootDosha && match.bhakootCancellations.contains(.sameSignLord))
    #expect(match.points(of: .bhakoot) == 0)
    let kind = Ashtakoota(brideMoon: 5, groomMoon: 215, policy: KootaPolicy(cancelledDoshasScore: true))
    #expect(kind.points(of: .bhakoot) == 7)
    // Krittika in Aries and in Taurus.
    let nadi = Ashtakoota(brideMoon: 28, groomMoon: 35)
    #expect(nadi.nadiCancellations == [.sameNakshatraDifferentPada, .sameNakshatraDifferentSign])
  }

  @Test func marsFromThreePlaces() {
    let one = Manglik(mars: .aries, lagna: .aries, moon: .libra, venus: .taurus)
    #expect(one.strength == 3)
    #expect(one.houseFromMoon == 7 && one.houseFromVenus == 12)
    let second = Manglik(mars: .taurus, lagna: .aries, moon: .aries, venus: .aries)
    #expect(second.strength == 0)
    #expect(Manglik(mars: .taurus, lagna: .aries, moon: .aries, venus: .aries, policy: .withSecond).strength == 3)
    // What is not known leaves open how strong it is.
    let open = Manglik(mars: .aries, lagna: nil, moon: .taurus, venus: .gemini)
    #expect(open.strength == nil && open.strengths == 1...2 && open.isFromMoon && !open.isFromVenus)
    let unknown = Manglik(mars: nil, lagna: .aries, moon: .taurus, venus: .gemini)
    #expect(unknown.strengths == 0...3 && unknown.houseFromVenus == nil && unknown.houseFromLagna == nil)
  }

  @Test func sevenOnOneSideOfTheNodes() {
    let seven = [10.0, 20, 30, 40, 50, 60, 170]
    #expect(KalaSarpa(seven: seven, rahu: 5, rahuHouse: 1)?.half == .rahuToKetu)
    #expect(KalaSarpa(seven: seven, rahu: 5, rahuHouse: 1)?.name == "Ananta")
    #expect(KalaSarpa(seven: seven, rahu: 185, rahuHouse: nil)?.half == .ketuToRahu)
    #expect(KalaSarpa(seven: seven, rahu: 15, rahuHouse: nil) == nil)
    #expect(KalaSarpa(seven: seven, rahu: 10, rahuHouse: nil) == nil)
    // Across 0° Aries.
    #expect(KalaSarpa(seven: [350, 359, 0, 1, 20, 30, 100], rahu: 345, rahuHouse: 12)?.name == "Sheshanaga")
  }

  @Test func theChartOfASky() throws {
    let sky = try Sky(at: TT(UTC(julianDate: 2447907.3125)))
    let chart = try VedicChart(of: sky, ascendant: 75)
    #expect(chart.places.map(\.graha) == Graha.allCases)
    #expect(abs(signedDegrees(chart.place(of: .ketu).longitude - chart.place(of: .rahu).longitude)) == 180)
    #expect(chart.place(of: .sun).sign == .capricorn)
    #expect(chart.place(of: .sun).house == 9)
    #expect(try VedicChart(of: sky, ascendant: nil).places.allSatisfy { $0.house == nil })
    #expect(Manglik(chart).houseFromLagna == chart.place(of: .mars).house)
  }
}
