import Testing

@testable import ChartArt

@Suite struct LabelSpreadTests {
  @Test func labelsWithRoomStayWhereTheyAre() {
    #expect(LabelSpread.positions(of: [10, 20, 30], separation: 6) == [10, 20, 30])
    #expect(LabelSpread.positions(of: [], separation: 6) == [])
    #expect(LabelSpread.positions(around: [370], separation: 6) == [10])
    #expect(LabelSpread.positions(around: [], separation: 6) == [])
  }

  @Test func twoOnOneSpotPartAlike() {
    #expect(LabelSpread.positions(of: [10, 10], separation: 6) == [7, 13])
    #expect(LabelSpread.positions(of: [10, 10], separation: 6, within: (9, 40)) == [9, 15])
    #expect(LabelSpread.positions(of: [10, 10], separation: 6, within: (0, 11)) == [5, 11])
  }

  @Test func noOtherArrangementMovesLess() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let targets = (0..<Int.random(in: 2...9, using: &random)).map { _ in Double.random(in: 0...60, using: &random) }.sorted()
      let best = LabelSpread.positions(of: targets, separation: 6)
      let cost = { (places: [Double]) in zip(places, targets).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
      for _ in 0..<40 {
        var other = best.map { $0 + Double.random(in: -3...3, using: &random) }
        for index in other.indices.dropFirst() { other[index] = max(other[index], other[index - 1] + 6) }
        #expect(cost(other) >= cost(best) - 1e-9)
      }
    }
  }

  @Test func aroundACircleNobodyOverlapsAndTheOrderHolds() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let count = Int.random(in: 2...70, using: &random)
      let center = Double.random(in: 0..<360, using: &random)
      let width = Double.random(in: 0.1...360, using: &random)
      let targets = (0..<count).map { _ in center + Double.random(in: -width / 2...width / 2, using: &random) }
      let places = LabelSpread.positions(around: targets, separation: 6.3)
      let room = min(6.3, 360 / Double(count))
      expectApart(places, by: room)
      expectCircularOrder(of: targets, keptBy: places)
    }
  }

  @Test func theSeamOfTheCircleIsNoWall() {
    let places = LabelSpread.positions(around: [359, 1], separation: 6)
    #expect(abs(places[0] - 357) < 1e-9 && abs(places[1] - 3) < 1e-9)
  }
}

/// No two places on the circle are closer than `separation`.
func expectApart(_ places: [Double], by separation: Double, sourceLocation: SourceLocation = #_sourceLocation) {
  let sorted = places.sorted()
  for (index, place) in sorted.enumerated() {
    let gap = index + 1 < sorted.count ? sorted[index + 1] - place : sorted[0] + 360 - place
    #expect(gap >= separation - 1e-6, "gap of \(gap)", sourceLocation: sourceLocation)
  }
}

/// Walking once around the circle meets places in the order in which it meets the targets.
func expectCircularOrder(
  of targets: [Double], keptBy places: [Double], sourceLocation: SourceLocation = #_sourceLocation
) {
  let folded = targets.map { $0 - 360 * ($0 / 360).rounded(.down) }
  let byTarget = targets.indices.sorted { (folded[$0], $0) < (folded[$1], $1) }
  let byPlace = targets.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  guard let first = byTarget.first, let start = byPlace.firstIndex(of: first) else { return }
  let turned = Array(byPlace[start...] + byPlace[..<start])
  #expect(turned == byTarget, sourceLocation: sourceLocation)
}
