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
