import Foundation
import Testing

@testable import Ephemeris

/// Events against the times that the DE440 pipeline of the reference tables finds.
@Suite struct EventTests {
  private func rows(_ name: String) throws -> [[String]] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",").map(String.init)
    }
  }

  @Test func stations() throws {
    let table = try rows("stations_tt")
    #expect(table.count > 300)
    for row in table {
      let body = try #require(CelestialBody.allCases.first { $0.name == row[0] })
      let expected = try #require(Double(row[2]))
      let path = try AngularMotion.longitude(of: body).path(from: TT(julianDate: expected - 9), to: TT(julianDate: expected + 9))
      let found = try #require(
        path.stations.min { abs($0.instant.julianDate - expected) < abs($1.instant.julianDate - expected) })
      let isInner = [.mercury, .venus, .mars].contains(body)
      #expect(abs(found.instant.julianDate - expected) * 86400 <= (isInner ? 2 : 60), "\(row)")
      #expect(found.turnsRetrograde == (row[1] == "R"), "\(row)")
      #expect(abs(found.angle - (Double(row[3]) ?? 0)) < 1e-5, "\(row)")
    }
  }

  @Test func ingressesOfTheSun() throws {
    let table = try rows("sun_ingresses_tt")
    #expect(table.count > 400)
    for row in table {
      let expected = try #require(Double(row[0]))
      let path = try AngularMotion.longitude(of: .sun).path(from: TT(julianDate: expected - 3), to: TT(julianDate: expected + 3))
      let crossings = try path.crossings(ofMultiplesOf: 30)
      #expect(crossings.count == 1)
      #expect(crossings.first?.angle == Double(row[1]))
      #expect(abs((crossings.first?.instant.julianDate ?? 0) - expected) * 86400 <= 0.3, "\(row)")
    }
  }

  @Test func phasesOfTheMoon() throws {
    let table = try rows("moon_phases_tt")
    #expect(table.count > 400)
    for row in table {
      let expected = try #require(Double(row[0]))
      let events = try LunarEvents.phases(from: TT(julianDate: expected - 3), to: TT(julianDate: expected + 3))
      #expect(events.count == 1)
      #expect(events.first?.phase.rawValue == UInt8(row[1])! * 2)
      #expect(abs((events.first?.instant.julianDate ?? 0) - expected) * 86400 <= 1, "\(row)")
    }
  }

  /// A year has 12 or 13 lunations, as many full moons, and a nodal and an anomalistic month of their own.
  @Test func aYearOfTheMoon() throws {
    let start = TT(julianDate: 2460310.5)
    let end = TT(julianDate: 2460676.5)
    let eight = try LunarEvents.phases(from: start, to: end, principalOnly: false)
    #expect((98...100).contains(eight.count))
    #expect(zip(eight, eight.dropFirst()).allSatisfy { ($0.phase.rawValue + 1) % 8 == $1.phase.rawValue })
    let orbit = try LunarEvents.orbit(from: start, to: end)
    #expect((13...14).contains(orbit.filter { $0.kind == .perigee }.count))
    #expect((13...14).contains(orbit.filter { $0.kind == .apogee }.count))
    #expect((13...14).contains(orbit.filter { $0.kind == .ascendingNode }.count))
    #expect(orbit.filter { $0.kind == .perigee }.allSatisfy { $0.distance < 0.00248 })
    #expect(orbit.filter { $0.kind == .apogee }.allSatisfy { $0.distance > 0.00269 })
  }

  /// Mercury passes a degree of its loop three times, and one just outside it once.
  @Test func everyHitOfALoopIsFound() throws {
    let path = try AngularMotion.longitude(of: .mercury).path(from: TT(julianDate: 2460371.5), to: TT(julianDate: 2460461.5))
    #expect(path.stations.map(\.turnsRetrograde) == [true, false])
    let turn = path.stations[0].angle
    #expect(try path.crossings(of: turn - 0.01).map(\.isRetrograde) == [false, true, false])
    #expect(try path.crossings(of: turn + 0.01).map(\.isRetrograde) == [false])
    for crossing in try path.crossings(of: turn - 0.01) {
      #expect(abs(try Sky(at: crossing.instant).position(of: .mercury).longitude - crossing.angle) < 1e-7)
    }
  }

  /// A conjunction and an opposition are not the same search.
  @Test func oppositionsAreNotConjunctions() throws {
    let path = try AngularMotion.elongation(of: .mars, from: .sun).path(
      from: TT(julianDate: 2458849.5), to: TT(julianDate: 2459580.5))
    let oppositions = try path.crossings(of: 180)
    let conjunctions = try path.crossings(of: 0)
    #expect(oppositions.count == 1)
    #expect(conjunctions.count == 1)
    // 2020 October 13, 23:26 UT; 2021 October 8, 04:01 UT.
    #expect(abs(oppositions[0].instant.julianDate - 2459136.4775) < 0.003)
    #expect(abs(conjunctions[0].instant.julianDate - 2459495.668) < 0.003)
  }

  @Test func everySpanIsAnswered() throws {
    let start = TT(julianDate: 2451545)
    #expect(try AngularMotion.longitude(of: .sun).path(from: start, to: start).crossings(ofMultiplesOf: 30).isEmpty)
    #expect(try AngularMotion.longitude(of: .sun).path(from: start, to: start.advanced(byDays: -5)).stations.isEmpty)
    #expect(throws: EphemerisError.self) {
      try AngularMotion.longitude(of: .sun).path(from: start, to: start.advanced(byDays: 400_000))
    }
  }
}
