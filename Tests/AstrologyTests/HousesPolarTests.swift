import Astrology
import Testing

/// The places where a formula could divide by nothing.
@Suite struct HousesPolarTests {
  private static let obliquity = 23.4393
  private static let edges: [Double] = [
    90, -90, 89.999_999_9, 66.5607, -66.5607, 66.560_699_999, 66.560_7000_01, 66.56, 0, -0.0, 1e-300, 23.4393, -23.4393,
  ]

  @Test(arguments: HouseSystem.allCases)
  func everyEdgeGivesTwelveLongitudes(_ system: HouseSystem) {
    for latitude in HousesPolarTests.edges {
      for armc in stride(from: 0.0, to: 360, by: 15) {
        let sphere = LocalSphere(armc: armc, latitude: latitude, obliquity: HousesPolarTests.obliquity)
        let angles = sphere.angles
        let houses = Houses(system: system, sphere: sphere, angles: angles)
        let numbers = houses.cusps.array + [angles.ascendant, angles.midheaven, sphere.vertex, sphere.eastPoint]
        #expect(numbers.allSatisfy { $0 >= 0 && $0 < 360 }, "\(latitude) \(armc)")
        #expect((1...12).contains(houses.house(of: armc)))
      }
    }
  }

  @Test(arguments: [HouseSystem.placidus, .koch])
  func timeSystemsEndAtThePolarCircle(_ system: HouseSystem) {
    let circle = 90 - HousesPolarTests.obliquity
    for sign in [1.0, -1] {
      let inside = Houses(
        system: system, armc: 100, latitude: sign * (circle - 1e-7), obliquity: HousesPolarTests.obliquity)
      #expect(inside.system == system)
      #expect(inside.warning == nil)
      let outside = Houses(
        system: system, armc: 100, latitude: sign * (circle + 1e-7), obliquity: HousesPolarTests.obliquity)
      #expect(outside.system == .porphyry)
      #expect(outside.warning == .houseSystemUndefined(requested: system, used: .porphyry))
    }
  }

  @Test func latitudesBeyondThePoleCountAsThePole() {
    let pole = Houses(system: .regiomontanus, armc: 77, latitude: 90, obliquity: HousesPolarTests.obliquity)
    #expect(Houses(system: .regiomontanus, armc: 77, latitude: 123, obliquity: HousesPolarTests.obliquity) == pole)
  }

  @Test func turnsOfTheMeridianDoNotMatter() {
    let once = Houses(system: .placidus, armc: 77, latitude: 51, obliquity: HousesPolarTests.obliquity)
    let again = Houses(system: .placidus, armc: 77 + 720, latitude: 51, obliquity: HousesPolarTests.obliquity)
    #expect(once == again)
  }

  /// On the equator with the vernal point rising, all that divides equator or horizon evenly is known without a formula.
  @Test func knownSkyOnTheEquator() {
    let sphere = LocalSphere(armc: 270, latitude: 0, obliquity: HousesPolarTests.obliquity)
    #expect(arcseconds(sphere.angles.ascendant, 0) < 1e-6)
    #expect(arcseconds(sphere.angles.midheaven, 270) < 1e-6)
    #expect(arcseconds(sphere.eastPoint, 0) < 1e-6)
    #expect(arcseconds(sphere.vertex, 180) < 1e-6)
    for system in [HouseSystem.placidus, .koch, .regiomontanus, .campanus, .alcabitius, .topocentric] {
      let cusps = Houses(system: system, sphere: sphere, angles: sphere.angles).cusps
      let meridian = Houses(system: .meridian, sphere: sphere, angles: sphere.angles).cusps
      for index in 0..<12 { #expect(arcseconds(cusps[index], meridian[index]) < 1e-6) }
    }
  }

  @Test func theMidheavenBelowTheHorizonIsReported() {
    // 0° Cancer on the meridian at 80° south culminates at 90° − 103.4°: thirteen degrees below the horizon.
    let sphere = LocalSphere(armc: 90, latitude: -80, obliquity: HousesPolarTests.obliquity)
    #expect(sphere.isMidheavenBelowHorizon)
    let houses = Houses(system: .campanus, sphere: sphere, angles: sphere.angles)
    #expect(houses.warning == .cuspsOutOfOrder(system: .campanus))
    #expect(arcseconds(houses.cusps[9], sphere.angles.imumCoeli) < 1e-6)
    #expect(arcseconds(houses.cusps[0], sphere.angles.ascendant) < 1e-6)
  }
}
