import Astrology
import Testing

@testable import ChartArt

@Suite struct LabelRoomsTests {
  private let separation = 6.5
  private let margin = 0.6

  private func walls(_ cusps: [Double]) -> [LabelRooms.Wall] {
    cusps.enumerated().map { LabelRooms.Wall(longitude: $0.element, isStrong: $0.offset % 3 == 0) }
  }

  @Test func crowdedChartsNeverOverlapNorLeaveTheirHouses() {
    var random = SeededGenerator(seed: 2026)
    var opened = 0
    for _ in 0..<4000 {
      let cusps = randomCusps(&random)
      let bodies = randomBodies(&random)
      let rooms = LabelRooms(longitudes: bodies, walls: walls(cusps), separation: separation, margin: margin)
      expectApart(rooms.positions, by: separation)
      expectCircularOrder(of: bodies, keptBy: rooms.positions)
      expectInside(rooms, bodies, cusps)
      if rooms.isOpen.contains(true) { opened += 1 }
    }
    // The test means something only while both cases occur.
    #expect(opened > 500 && opened < 3500)
  }

  /// Every label stands between the closed walls that stand around its body, at least half its width and the margin away.
  private func expectInside(_ rooms: LabelRooms, _ bodies: [Double], _ cusps: [Double]) {
    let closed = cusps.indices.filter { !rooms.isOpen[$0] }.map { cusps[$0] }
    guard !closed.isEmpty else { return }
    for (body, place) in zip(bodies, rooms.positions) {
      let before = closed.map { normalizedDegrees(body - $0) }.min()!
      let after = closed.map { normalizedDegrees($0 - body) }.map { $0 == 0 ? 360 : $0 }.min()!
      let moved = signedDegrees(place - body)
      #expect(before + moved >= separation / 2 + margin - 1e-6)
      #expect(after - moved >= separation / 2 + margin - 1e-6)
    }
  }

  /// Four quadrants, cut in three each.
  private func randomCusps(_ random: inout SeededGenerator) -> [Double] {
    let start = Double.random(in: 0..<360, using: &random)
    let quadrant = Double.random(in: 50...130, using: &random)
    return (0..<12).map { house in
      let width = house / 3 % 2 == 0 ? quadrant : 180 - quadrant
      let corner = [0, quadrant, 180, 180 + quadrant][house / 3]
      return normalizedDegrees(start + corner + width * Double(house % 3) / 3)
    }
  }

  private func randomBodies(_ random: inout SeededGenerator) -> [Double] {
    let count = Int.random(in: 8...20, using: &random)
    let centers = (0..<Int.random(in: 1...5, using: &random)).map { _ in Double.random(in: 0..<360, using: &random) }
    return (0..<count).map { _ in
      normalizedDegrees(centers.randomElement(using: &random)! + Double.random(in: -12...12, using: &random))
    }
  }

  @Test func aBodyOnACuspStandsInTheHouseItOpens() {
    let cusps = stride(from: 0.0, to: 360, by: 30).map { $0 }
    let rooms = LabelRooms(longitudes: [60], walls: walls(cusps), separation: separation, margin: margin)
    #expect(rooms.positions[0] == 60 + separation / 2 + margin)
    #expect(!rooms.isOpen.contains(true))
  }

  @Test func theRoomAcrossTheSeamIsOneRoom() {
    let cusps = stride(from: 15.0, to: 360, by: 30).map { $0 }
    let rooms = LabelRooms(longitudes: [359.9, 0.1], walls: walls(cusps), separation: separation, margin: margin)
    #expect(abs(rooms.positions[0] - 356.75) < 1e-9)
    #expect(abs(rooms.positions[1] - 3.25) < 1e-9)
    #expect(!rooms.isOpen.contains(true))
  }

  @Test func anAngleIsTheStrongerWall() {
    // Five bodies need more than the first house has. Both its neighbours are empty; only the Ascendant stands between it and one.
    let cusps = stride(from: 0.0, to: 360, by: 30).map { $0 }
    let crowded = LabelRooms(
      longitudes: [3, 4, 5, 6, 7], walls: walls(cusps), separation: separation, margin: margin)
    #expect(crowded.isOpen[1])
    #expect(!crowded.isOpen[0])
  }

  @Test func wallsOnOneSpotAreHarmless() {
    let cusps = [10.0, 10, 10, 100, 100, 100, 190, 190, 190, 280, 280, 280]
    let rooms = LabelRooms(longitudes: [10, 10.5, 99.9, 5], walls: walls(cusps), separation: separation, margin: margin)
    expectApart(rooms.positions, by: separation)
    expectCircularOrder(of: [10, 10.5, 99.9, 5], keptBy: rooms.positions)
  }

  @Test func moreThanTheCircleHoldsIsShared() {
    let bodies = (0..<70).map { Double($0) }
    let cusps = stride(from: 0.0, to: 360, by: 30).map { $0 }
    let rooms = LabelRooms(longitudes: bodies, walls: walls(cusps), separation: separation, margin: margin)
    expectApart(rooms.positions, by: 360.0 / 70)
    expectCircularOrder(of: bodies, keptBy: rooms.positions)
    #expect(!rooms.isOpen.contains(false))
  }

  @Test func oneWallHasTheWholeCircleBehindIt() {
    let rooms = LabelRooms(
      longitudes: [40, 41], walls: [.init(longitude: 40, isStrong: true)], separation: separation, margin: margin)
    #expect(rooms.positions == [40 + separation / 2 + margin, 40 + separation * 1.5 + margin])
  }
}
