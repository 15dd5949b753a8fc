import Testing

@testable import Ephemeris

/// The table of stars, and finding one in it.
@Suite struct FixedStarNameTests {
  @Test(arguments: [
    ("Algol", FixedStar.algol), ("ALGOL", .algol), ("caput algol", .algol), ("Beta Persei", .algol), ("beta per", .algol),
    ("Bet Per", .algol), ("β Persei", .algol), ("26 Per", .algol), ("HIP 14576", .algol), ("hip14576", .algol),
    ("Pleiades", .alcyone), ("Alcyone", .alcyone), ("η Tau", .alcyone), ("41 Arietis", .bharani),
    ("Alpha Centauri", .rigilKentaurus),
    ("alpha1 cen", .rigilKentaurus), ("α¹ Cen", .rigilKentaurus), ("Bungula", .rigilKentaurus), ("ζ UMa", .mizar),
    ("σ Sagittarii", .nunki), ("ς Sagittarii", .nunki), ("omicron Ceti", .mira), ("π Cap", .oculus), ("Theta1 Eridani", .acamar),
    ("eta Leonis", .alJabhah),
    ("M 44", .praesepe), ("Messier 44", .praesepe), ("Praesepe", .praesepe), ("galactic centre", .galacticCentre),
    ("Sgr A*", .galacticCentre), ("Zuben Elgenubi", .zubenelgenubi), ("Ptolemy’s Cluster", .acumen), ("Wega", .vega),
  ])
  func foundByEveryName(text: String, star: FixedStar) { #expect(FixedStar.named(text) == star) }

  @Test(arguments: ["", " ", "*", "Algo", "Alg ol s", "Gamma Persei Minor", "HIP", "HIP 1", "999 Per", "Sun", "β", "é", "\u{CE}"])
  func nothingIsMadeUp(text: String) { #expect(FixedStar.named(text) == nil) }

  @Test func everyNameLeadsToItsStar() {
    for star in FixedStar.all {
      for name in [star.name, star.designation] + star.aliases {
        #expect(FixedStar.named(name) == star, "\(name)")
        #expect(FixedStar.matching(name).contains(star), "\(name)")
      }
      if let hipparcos = star.hipparcos { #expect(FixedStar.named("HIP \(hipparcos)") == star) }
      if let flamsteed = star.flamsteed {
        #expect(FixedStar.named("\(flamsteed) \(star.constellation.genitive)") == star)
      }
    }
  }

  @Test func searching() {
    #expect(FixedStar.matching("").count == FixedStar.all.count)
    #expect(FixedStar.matching("asell") == [.asellusBorealis, .asellusAustralis])
    #expect(FixedStar.matching("librae").contains(.zubenelgenubi))
    #expect(FixedStar.matching("nothing of the kind").isEmpty)
  }

  @Test func theTableIsWhole() {
    let stars = FixedStar.all
    #expect(stars.count == 182)
    #expect(Set(stars.map(\.designation)).count == stars.count)
    #expect(Set(stars).count == stars.count)
    #expect(zip(stars, stars.dropFirst()).allSatisfy { $0.astrometry.rightAscension < $1.astrometry.rightAscension })
    for star in stars where star.kind == .star {
      // The genitive of a star's designation is that of its constellation.
      #expect(star.designation.hasSuffix(" " + star.constellation.genitive), "\(star.name)")
      #expect(star.hipparcos != nil && (-2...6).contains(star.magnitude ?? 99), "\(star.name)")
    }
    for star in stars {
      #expect(star.astrometry.parallax > 0 && star.astrometry.distance.isFinite, "\(star.name)")
      #expect((-90...90).contains(star.astrometry.declination))
    }
    #expect(FixedStar.galacticCentre.magnitude == nil)
    #expect(FixedStar.sirius.magnitude == stars.compactMap(\.magnitude).min())
    #expect(Constellation.allCases.count == 88)
    #expect(Set(Constellation.allCases.map(\.abbreviation)).count == 88)
  }

  @Test func impossibleCataloguesAreRefused() {
    func made(_ declination: Double, _ parallax: Double, _ rightAscension: Double = 10) -> Astrometry? {
      Astrometry(
        rightAscension: rightAscension, declination: declination, epoch: 2000, motionEast: 0, motionNorth: 0, parallax: parallax)
    }
    #expect(made(0, 1) != nil)
    #expect(made(-90, 1e-4) != nil)
    #expect(made(90.1, 1) == nil)
    #expect(made(0, 0) == nil)
    #expect(made(0, -3) == nil)
    #expect(made(.nan, 1) == nil)
    #expect(made(0, .infinity) == nil)
    #expect(made(0, 1, .infinity) == nil)
  }
}
