import Testing

@testable import Ephemeris

/// What is worked out side by side has the bits of what is worked out alone.
@Suite struct SkyBatchTests {
  /// Near and far, in no order, over the seams of tiers and segments; seven, so that the last block is not full.
  private let days = [-164_000.25, 0.1, 73_255.6, 73_255.4, -73_244.6, 12_345.678, 12_345.9]

  @Test func placesOfManyInstantsAreThoseOfEach() throws {
    let bodies = CelestialBody.allCases
    let instants = days.map { TT(daysSinceJ2000: $0) }
    let batch = try SkyBatch(of: bodies, at: instants)
    #expect(batch.origins.map { instants[$0] } == batch.instants)
    #expect(batch.instants == instants.sorted())
    for (row, instant) in batch.instants.enumerated() {
      let sky = try Sky(at: instant)
      #expect(batch.orientations[row] == sky.orientation)
      for (index, body) in bodies.enumerated() {
        let alone = try? sky.position(of: body)
        #expect(batch.position(of: index, at: row) == alone, "\(body) at \(instant)")
        #expect(alone == nil || batch.longitudes(of: index).dropFirst(row).first == alone?.longitude)
        #expect(alone == nil || batch.longitudeSpeeds(of: index).dropFirst(row).first == alone?.longitudeSpeed)
      }
    }
    // Chiron's own years are fewer.
    #expect(batch.position(of: 10, at: 0) == nil)
    #expect(batch.position(of: 10, at: 3) != nil)
  }

  /// Four instants of one tier that lie in four segments, and then four of one.
  @Test func instantsFarApartAndNear() throws {
    let instants = [-60_000, -20_000.5, 100, 4000, 12_000, 12_000.1, 12_000.2, 12_000.3, 90_000, 120_000, 140_000, 190_000]
      .map { TT(daysSinceJ2000: $0) }
    let bodies = CelestialBody.allCases
    let batch = try SkyBatch(of: bodies, inOrder: instants)
    #expect(batch.origins == Array(instants.indices))
    let ut1 = instants.map { UT1($0) }
    let times = batch.siderealTimes(at: ut1)
    for (row, instant) in instants.enumerated() {
      let sky = try Sky(at: instant)
      #expect(batch.orientations[row] == sky.orientation)
      #expect(times[row] == sky.siderealTime(at: ut1[row]).greenwich)
      for (index, body) in bodies.enumerated() { #expect(batch.position(of: index, at: row) == (try? sky.position(of: body))) }
    }
    #expect(batch.siderealTimes(at: []).isEmpty)
  }

  @Test func ordersAreThoseOfComparing() {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40)
    }
    let spread = (0..<3000).map { _ in TT(daysSinceJ2000: next()) }
    // Most of them one moment, and few far away.
    let bunched = (0..<3000).map { TT(daysSinceJ2000: $0 % 50 == 0 ? next() * 1e9 : next().truncatingRemainder(dividingBy: 7)) }
    for instants in [
      spread, bunched, spread.sorted(), [], [TT(daysSinceJ2000: 1)], [TT(daysSinceJ2000: 2), TT(daysSinceJ2000: 1)],
    ] {
      let order = TimeOrder(of: instants, partSize: 1000)
      #expect(order.rows.map { instants[$0] } == instants.sorted())
      #expect(Set(order.rows).count == instants.count)
      #expect((0..<order.partCount).flatMap { order.rows(ofPart: $0) } == order.rows)
      #expect(order.rows(ofPart: order.partCount).isEmpty)
    }
    #expect(TimeOrder(of: [TT(daysSinceJ2000: .nan), TT(daysSinceJ2000: 2), TT(daysSinceJ2000: -.infinity)]).rows.count == 3)
    #expect(TimeOrder(of: spread, partSize: 0).partCount == 3000)
    #expect(TimeOrder(of: spread, partSize: .max).rows(ofPart: 0).count == 3000)
    #expect(TimeOrder(of: [], partSize: .max).partCount == 0)
    #expect(TimeOrder(of: spread).rows(ofPart: .max).isEmpty)
  }

  /// α = start + n asin(k sin α) / 3, to the last digits, up to the polar circle.
  @Test func semiArcsAreDividedInThirds() {
    for step in 0..<4000 {
      let k = step % 3 == 0 ? 1 - 1e-9 * Double(step + 1) : Double(step) / 4001
      let start = Double(step) * 0.61803 - 700
      let n = SIMD4<Double>(1, 2, 2, 1)
      let starts = SIMD4(start, start + 1, -start, 2 * start)
      let (sines, cosines) = sineCosines(starts)
      let found = semiArcAscensions(startSine: sines, startCosine: cosines, thirds: n, k: step % 2 == 0 ? k : -k)
      for lane in 0..<4 {
        let (sine, cosine) = (found.sine[lane], found.cosine[lane])
        #expect(abs(sine * sine + cosine * cosine - 1) < 1e-13)
        let share = n[lane] * arcsine((step % 2 == 0 ? k : -k) * sine) / 3
        let off = arctangent(sine, cosine) - starts[lane] - share
        let turns = (off / 6.283185307179586).rounded()
        #expect(abs(off - turns * 6.283185307179586) < (k > 0.999 ? 1e-7 : 1e-11), "k \(k), start \(starts[lane])")
      }
    }
  }

  @Test func placesOfManyBodiesAreThoseOfEach() throws {
    let lists: [[CelestialBody]] = [CelestialBody.allCases, [.mars], [.moon, .vesta, .venus, .mercury, .juno, .mars], []]
    for day in days {
      let sky = try Sky(at: TT(daysSinceJ2000: day))
      for bodies in lists { #expect(sky.positions(ofBodies: bodies) == bodies.map { try? sky.position(of: $0) }) }
    }
  }

  @Test func nothingAndWhatIsOutsideAreTold() throws {
    let none = try SkyBatch(of: [.sun], at: [])
    #expect(none.longitudes(of: 0).isEmpty)
    #expect(none.longitudes(of: 1).isEmpty)
    #expect(none.position(of: 0, at: 0) == nil)
    #expect(throws: EphemerisError.notFinite) { try SkyBatch(of: [.sun], at: [TT(daysSinceJ2000: .nan)]) }
    #expect(throws: EphemerisError.self) { try SkyBatch(of: [.sun], at: [TT(daysSinceJ2000: 0), TT(daysSinceJ2000: 1e6)]) }
  }

  @Test func anglesSideBySideHaveTheSameBits() {
    for step in -400...400 {
      let angle = Double(step) * 0.73
      let (sines, cosines) = sineCosines(SIMD4(angle, -angle, 1e5 + angle, angle * 1e-6))
      for (lane, one) in [angle, -angle, 1e5 + angle, angle * 1e-6].enumerated() {
        #expect(sines[lane] == sineCosine(one).sine)
        #expect(cosines[lane] == sineCosine(one).cosine)
      }
      let (x, y) = (SIMD4(angle, -1, 0, 0.3 * angle), SIMD4(1, angle, angle, -angle))
      let angles = arctangents(y, x)
      for lane in 0..<4 { #expect(angles[lane] == arctangent(y[lane], x[lane])) }
    }
  }
}
