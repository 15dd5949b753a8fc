import Ephemeris
import Testing

@testable import Astrology

@Suite struct SynastryTests {
  @Test func aChartOverItselfIsItself() throws {
    let chart = try TechniqueFixture.newYork()
    let synastry = Synastry(chart, chart)
    for placement in chart.placements {
      let own = try #require(synastry.aspect(of: .body(placement.body), to: .body(placement.body)))
      #expect(own.kind == .conjunction && own.orb == 0)
      #expect(synastry.firstInSecond.first { $0.point == .body(placement.body) }?.house == placement.house)
    }
    #expect(synastry.firstInSecond.first { $0.point == .ascendant }?.house == 1)
    #expect(synastry.firstInSecond.first { $0.point == .midheaven }?.house == 10)
    #expect(synastry.firstInSecond == synastry.secondInFirst)
  }

  @Test func exchangingTheTwoTurnsTheGrid() throws {
    let (a, b) = (try TechniqueFixture.newYork(), try TechniqueFixture.sydney())
    let one = Synastry(a, b)
    let other = Synastry(b, a)
    #expect(!one.aspects.isEmpty && one.aspects.count == other.aspects.count)
    for aspect in one.aspects {
      let turned = try #require(other.aspect(of: aspect.second, to: aspect.first))
      #expect(turned.kind == aspect.kind && abs(turned.deviation - aspect.deviation) < 1e-9)
      let separation = TechniqueFixture.apart(
        try #require(a.longitude(of: aspect.first)), try #require(b.longitude(of: aspect.second)))
      #expect(abs(separation - aspect.kind.angle - aspect.deviation) < 1e-9)
    }
    #expect(one.firstInSecond == other.secondInFirst)
  }

  @Test func whoHasNoTimeHasNoHouses() throws {
    let synastry = Synastry(try TechniqueFixture.withoutTime(), try TechniqueFixture.sydney())
    #expect(synastry.secondInFirst.isEmpty)
    // Twelve but for the Moon are asked; those whose house the day decides are left out.
    let known = Synastry(try TechniqueFixture.newYork(), try TechniqueFixture.sydney())
    #expect(synastry.firstInSecond.count == 10 && synastry.firstInSecond.allSatisfy { known.firstInSecond.contains($0) })
    #expect(!synastry.aspects.contains { $0.first == .body(.moon) || !$0.first.isBody })
  }

  @Test func midpointsTakeTheShorterArc() {
    #expect(nearerMidpoint(350, 10) == 0)
    #expect(nearerMidpoint(10, 350) == 0)
    #expect(nearerMidpoint(340, 10) == 355)
    #expect(nearerMidpoint(100, 200) == 150)
    #expect(nearerMidpoint(0, 0) == 0)
    // Opposite points have two; the order does not decide which.
    #expect(nearerMidpoint(20, 200) == nearerMidpoint(200, 20))
    for step in 0..<720 {
      let (a, b) = (Double(step) / 2, normalizedDegrees(Double(step * step) * 0.37))
      let middle = nearerMidpoint(a, b)
      #expect(middle == nearerMidpoint(b, a) && (0..<360).contains(middle))
      #expect(abs(TechniqueFixture.apart(middle, a) - TechniqueFixture.apart(middle, b)) < 1e-9)
      #expect(TechniqueFixture.apart(middle, a) <= 90 + 1e-9)
    }
  }

  @Test(arguments: HouseSystem.allCases)
  func aCompositeIsSymmetric(_ system: HouseSystem) throws {
    let (a, b) = (try TechniqueFixture.newYork(), try TechniqueFixture.sydney())
    let options = ChartOptions(houseSystem: system)
    for policy in [CompositeHouses.midpoints, .derivedFromMidheaven(latitude: 48)] {
      let one = try CompositeChart(a, b, houses: policy, options: options)
      let other = try CompositeChart(b, a, houses: policy, options: options)
      #expect(zip(one.placements, other.placements).allSatisfy { $0.position.longitude == $1.position.longitude })
      let (houses, turned) = (try #require(one.houses), try #require(other.houses))
      for index in 0..<12 { #expect(TechniqueFixture.apart(houses.cusps[index], turned.cusps[index]) < 1e-9) }
      #expect(one.placements.allSatisfy { $0.house.map((1...12).contains) ?? false })
      let angles = try #require(one.angles)
      // The Ascendant is always east of the meridian.
      #expect(normalizedDegrees(angles.ascendant - angles.midheaven) < 180)
    }
  }

  @Test func aCompositeOfAChartWithItselfIsTheChart() throws {
    let chart = try TechniqueFixture.newYork()
    let latitude = try #require(chart.location).latitude
    for policy in [CompositeHouses.midpoints, .derivedFromMidheaven(latitude: latitude)] {
      let composite = try CompositeChart(chart, chart, houses: policy)
      for (placement, own) in zip(composite.placements, chart.placements) {
        #expect(placement.body == own.body && placement.house == own.house)
        #expect(TechniqueFixture.apart(placement.position.longitude, own.position.longitude) < 1e-9)
      }
      for index in 0..<12 {
        #expect(
          TechniqueFixture.apart(try #require(composite.houses).cusps[index], try #require(chart.houses).cusps[index]) < 1e-9)
      }
      #expect(composite.aspects.count == chart.aspects.count)
    }
  }

  @Test func compositeCuspsAreMidpointsInOrder() throws {
    let (a, b) = (try TechniqueFixture.newYork(), try TechniqueFixture.sydney())
    let houses = try #require(try CompositeChart(a, b).houses)
    for index in 0..<12 {
      let twice = 2 * houses.cusps[index] - (try #require(a.houses).cusps[index]) - (try #require(b.houses).cusps[index])
      #expect(TechniqueFixture.apart(twice, 0) < 1e-9)
    }
    #expect(houses.cusps.followSigns)
  }

  /// Hundreds of pairs from everywhere and every time: what must hold of any composite holds.
  @Test func everyPairHasAComposite() throws {
    var state: UInt64 = 2463534242
    func random() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    func chart() throws -> NatalChart {
      try NatalChart(
        moment: ChartMoment(utc: UTC(julianDate: 2_400_000 + 80_000 * random())),
        location: TechniqueFixture.place(-89.9 + 179.8 * random(), -180 + 360 * random()))
    }
    for index in 0..<400 {
      let options = ChartOptions(houseSystem: HouseSystem.allCases[index % HouseSystem.allCases.count])
      let (a, b) = (try chart(), try chart())
      for policy in [CompositeHouses.midpoints, .derivedFromMidheaven(latitude: -89.9 + 179.8 * random())] {
        let composite = try CompositeChart(a, b, houses: policy, options: options)
        let (angles, houses) = (try #require(composite.angles), try #require(composite.houses))
        #expect(normalizedDegrees(angles.ascendant - angles.midheaven) <= 180)
        for placement in composite.placements {
          let longitude = placement.position.longitude
          let ends = [a, b].compactMap { $0.longitude(of: .body(placement.body)) }
          #expect((0..<360).contains(longitude) && placement.house == houses.house(of: longitude))
          #expect(ends.allSatisfy { TechniqueFixture.apart($0, longitude) <= 90 + 1e-9 })
        }
        #expect(houses.cusps.array.allSatisfy { (0..<360).contains($0) })
        #expect(houses.cusps.followSigns || houses.warning != nil)
      }
      let davison = try #require(try DavisonChart.between(a, b, place: index % 2 == 0 ? .meanCoordinates : .greatCircle))
      #expect((min(a.moment.tt, b.moment.tt)...max(a.moment.tt, b.moment.tt)).contains(davison.moment.tt))
    }
  }

  @Test func aCompositeWithoutATimeHasNeitherMoonNorHouses() throws {
    let composite = try CompositeChart(TechniqueFixture.withoutTime(), TechniqueFixture.sydney())
    #expect(composite.angles == nil && composite.houses == nil)
    #expect(!composite.placements.contains { $0.body == .moon })
    #expect(composite.placements.count == 12)
  }

  @Test func theDavisonOfAChartWithItselfIsTheChart() throws {
    for chart in [try TechniqueFixture.newYork(), try TechniqueFixture.sydney()] {
      for place in DavisonPlace.allCases {
        let davison = try #require(try DavisonChart.between(chart, chart, place: place))
        #expect(davison.placements == chart.placements)
        #expect(davison.moment.tt == chart.moment.tt)
        for index in 0..<12 {
          #expect(
            TechniqueFixture.apart(try #require(davison.houses).cusps[index], try #require(chart.houses).cusps[index]) < 1e-7)
        }
      }
    }
  }

  @Test func theDavisonStandsHalfwayInTimeAndSpace() throws {
    let (a, b) = (try TechniqueFixture.newYork(), try TechniqueFixture.sydney())
    let davison = try #require(try DavisonChart.between(a, b))
    #expect(davison == (try DavisonChart.between(b, a)))
    let middle = (a.moment.tt.julianDate + b.moment.tt.julianDate) / 2
    #expect(abs(davison.moment.tt.julianDate - middle) < 1e-8)
    #expect(abs(try #require(davison.location).latitude - (40.7143 - 33.87) / 2) < 1e-9)
    // The shorter way from New York to Sydney leads over the Pacific: 74.006 W + 67.392 further west.
    #expect(abs(try #require(davison.location).longitude + 141.398) < 1e-9)
    #expect(try DavisonChart.between(a, TechniqueFixture.withoutTime()) == nil)
  }

  @Test func theDateLineIsNoBorder() throws {
    let (west, east) = (try TechniqueFixture.place(10, 170), try TechniqueFixture.place(10, -160))
    for policy in DavisonPlace.allCases {
      #expect(abs(try #require(DavisonChart.midpoint(west, east, policy)).longitude + 175) < 1e-9)
    }
    // The great circle between two places of one northern parallel runs north of it.
    #expect(try #require(DavisonChart.midpoint(west, east, .greatCircle)).latitude > 10)
    // Antipodes have no middle: the coordinates decide.
    let opposite = DavisonChart.midpoint(try TechniqueFixture.place(0, 0), try TechniqueFixture.place(0, 180), .greatCircle)
    #expect(try #require(opposite).latitude == 0)
  }
}
