import Astrology
import Foundation
import Testing

/// What must hold for any sky, whatever a table says.
@Suite struct HousesInvariantTests {
  /// A sky drawn from a fixed sequence.
  private struct Sky {
    let armc: Double
    let latitude: Double
    let obliquity: Double
    var sphere: LocalSphere { LocalSphere(armc: armc, latitude: latitude, obliquity: obliquity) }
  }

  private static func skies(_ count: Int, latitudes: ClosedRange<Double>) -> [Sky] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    return (0..<count).map { _ in
      let span = latitudes.upperBound - latitudes.lowerBound
      return Sky(armc: next() * 360, latitude: latitudes.lowerBound + next() * span, obliquity: 23.2 + next() * 0.5)
    }
  }

  @Test(arguments: HouseSystem.allCases)
  func cuspsAreLongitudesAndOpposite(_ system: HouseSystem) {
    for sky in HousesInvariantTests.skies(500, latitudes: -90...90) {
      let cusps = Houses(system: system, armc: sky.armc, latitude: sky.latitude, obliquity: sky.obliquity).cusps
      for index in 0..<12 { #expect(cusps[index] >= 0 && cusps[index] < 360) }
      // APC divides the upper and the lower arc of one parallel apart: only the angles are opposite.
      for index in system == .apc ? [0, 3] : Array(0..<6) {
        #expect(abs(signedDegrees(cusps[index] + 180 - cusps[index + 6])) < 1e-9)
      }
    }
  }

  @Test(arguments: HouseSystem.allCases)
  func cuspsFollowTheSignsUnlessTheWarningSaysOtherwise(_ system: HouseSystem) {
    var warned = 0
    for sky in HousesInvariantTests.skies(2000, latitudes: -89.9...89.9) {
      let houses = Houses(system: system, armc: sky.armc, latitude: sky.latitude, obliquity: sky.obliquity)
      if houses.warning == .cuspsOutOfOrder(system: system) {
        warned += 1
        continue
      }
      let turn = (0..<12).reduce(0.0) { $0 + normalizedDegrees(houses.cusps[($1 + 1) % 12] - houses.cusps[$1] + 1e-9) }
      #expect(abs(turn - 360) < 1e-6, "\(sky)")
    }
    let mayBeOutOfOrder: Set<HouseSystem> = [.regiomontanus, .campanus, .topocentric, .apc, .savard, .horizon]
    #expect((warned > 0) == mayBeOutOfOrder.contains(system))
  }

  @Test(arguments: HouseSystem.allCases)
  func everyLongitudeHasOneHouse(_ system: HouseSystem) {
    for sky in HousesInvariantTests.skies(60, latitudes: -90...90) {
      let houses = Houses(system: system, armc: sky.armc, latitude: sky.latitude, obliquity: sky.obliquity)
      let isReversed = houses.warning == .cuspsOutOfOrder(system: system)
      for degree in stride(from: 0.0, to: 360, by: 3.7) {
        let house = houses.house(of: degree)
        #expect((1...12).contains(house))
        #expect(house == houses.house(of: degree + 360) && house == houses.house(of: degree - 720))
        guard !isReversed else { continue }
        // Independent of the search: the point is past the opening cusp and before the next.
        let start = houses.cusps[house - 1]
        let width = normalizedDegrees(houses.cusps[house % 12] - start)
        #expect(normalizedDegrees(degree - start) < width)
      }
      // The first cusp's house begins at the cusp itself, and a hair before it is another one.
      for index in 0..<12 where !isReversed {
        let cusp = houses.cusps[index]
        let next = houses.cusps[(index + 1) % 12]
        guard normalizedDegrees(next - cusp) > 1e-6 else { continue }
        #expect(houses.house(of: cusp) == index + 1)
        #expect(houses.house(of: cusp - 1e-9) != index + 1)
      }
    }
  }

  @Test func coincidingCuspsGiveThePointToTheLastOne() {
    var cusps = InlineCusps()
    for (index, cusp) in [0.0, 60, 60, 90, 120, 150, 180, 240, 240, 270, 300, 330].enumerated() { cusps[index] = cusp }
    let houses = Houses(system: .pullenSinusoidalDelta, cusps: cusps)
    #expect(houses.house(of: 59) == 1)
    #expect(houses.house(of: 60) == 3)
    #expect(houses.house(of: 240) == 9)
    #expect(houses.house(of: 359.999) == 12)
    #expect(houses.house(of: 0) == 1)
    #expect(houses.house(of: -1e-20) == 1)
  }

  @Test func reversedHousesOpenAtTheirCuspAndRunBackward() {
    let houses = Houses(system: .regiomontanus, armc: 15.354, latitude: -86.3788, obliquity: 23.44)
    #expect(houses.warning == .cuspsOutOfOrder(system: .regiomontanus))
    for index in 0..<12 {
      let middle = houses.cusps[index] - normalizedDegrees(houses.cusps[index] - houses.cusps[(index + 1) % 12]) / 2
      #expect(houses.house(of: houses.cusps[index]) == index + 1)
      #expect(houses.house(of: middle) == index + 1)
    }
  }

  @Test(arguments: [
    HouseSystem.placidus, .koch, .porphyry, .regiomontanus, .campanus, .alcabitius, .topocentric, .krusinski, .savard,
  ])
  func quadrantsOpenAtTheAngles(_ system: HouseSystem) {
    for sky in HousesInvariantTests.skies(500, latitudes: -66...66) {
      let angles = sky.sphere.angles
      let houses = Houses(system: system, sphere: sky.sphere, angles: angles)
      #expect(houses.cusps[0] == angles.ascendant)
      #expect(houses.cusps[9] == angles.midheaven)
      #expect(houses.house(of: angles.ascendant) == 1)
      #expect(houses.house(of: angles.midheaven) == 10)
    }
  }

  @Test func placidusCuspsTrisectTheirOwnSemiArcs() {
    // Far from and close to the circle: the residual of the defining equation, recomputed with the system's own trigonometry.
    var skies = HousesInvariantTests.skies(1000, latitudes: -66...66)
    skies += HousesInvariantTests.skies(1000, latitudes: 60...66.25)
    skies += HousesInvariantTests.skies(1000, latitudes: 66.2...66.5).map {
      Sky(armc: $0.armc, latitude: $0.latitude, obliquity: 23.4393)
    }
    for sky in skies {
      let houses = Houses(system: .placidus, armc: sky.armc, latitude: sky.latitude, obliquity: sky.obliquity)
      let tilt = sky.obliquity * .pi / 180
      let shares: [(Int, Double, Double)] = [(10, 30, 1 / 3.0), (11, 60, 2 / 3.0), (1, 120, 2 / 3.0), (2, 150, 1 / 3.0)]
      for (index, start, share) in shares {
        let longitude = houses.cusps[index] * .pi / 180
        let ascension = atan2(sin(longitude) * cos(tilt), cos(longitude))
        let difference = asin(tan(sky.latitude * .pi / 180) * tan(tilt) * sin(ascension))
        let residual = ascension * 180 / .pi - sky.armc - start - share * difference * 180 / .pi
        #expect(abs(signedDegrees(residual)) < 1e-9)
      }
    }
  }

  @Test func theAscendantIsEasternAndOnTheHorizon() {
    for sky in HousesInvariantTests.skies(3000, latitudes: -89.99...89.99) {
      let sphere = sky.sphere
      for (longitude, isHorizon) in [(sphere.angles.ascendant, true), (sphere.vertex, false)] {
        let l = longitude * .pi / 180
        let e = sky.obliquity * .pi / 180
        let meridian = sky.armc * .pi / 180
        let latitude = sky.latitude * .pi / 180
        let hourAngle = meridian - atan2(sin(l) * cos(e), cos(l))
        let declination = asin(sin(l) * sin(e))
        let up = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
        let north = cos(latitude) * sin(declination) - sin(latitude) * cos(declination) * cos(hourAngle)
        let east = -cos(declination) * sin(hourAngle)
        #expect(abs(isHorizon ? up : north) < 1e-12)
        #expect(isHorizon ? east > -1e-12 : east < 1e-12)
      }
    }
  }
}
