import Foundation
import Testing

@testable import Tarot

/// Nothing that comes from outside stops the process: 2,000 random rituals and layings in every test run, more with `ASTRONOVA_DRAWS=200000`.
@Suite struct RandomDrawTests {
  @Test func nothingTraps() {
    let count = ProcessInfo.processInfo.environment["ASTRONOVA_DRAWS"].flatMap { Int($0) } ?? 2000
    var random = SplitMix64(seed: 15)
    var laid = 0
    for _ in 0..<count {
      let knocks = (0..<random.next(below: 70)).map { _ in Int(truncatingIfNeeded: random.next() >> random.next(below: 64)) }
      let sorted = random.next(below: 4) == 0 ? knocks : knocks.map { $0 == .min ? 0 : abs($0) }.sorted()
      let cut = random.next(below: 8) == 0 ? Int(truncatingIfNeeded: random.next()) : Int(random.next(below: 78))
      let question = String(
        decoding: (0..<random.next(below: 90)).map { _ in UInt8(truncatingIfNeeded: random.next()) }, as: UTF8.self)
      let own = try? Spread(positions: (0..<random.next(below: 18)).map { "\($0)" })
      let spread = own ?? Spread.named[Int(random.next(below: 6))]
      _ = DrawnCard(named: question)
      _ = Spread.Kind(named: question)
      let chance = random.next(below: 9) == 0 ? Double(bitPattern: random.next()) : random.nextFraction()
      guard let ritual = try? Ritual(question: question, knockTimes: sorted, cut: cut, nonce: random.next()),
        let draw = try? TarotDraw(ritual, spread: spread, reversedChance: chance)
      else { continue }
      let analysis = SpreadAnalysis(draw, lens: [nil, .shadow, .mirror, .potential][Int(random.next(below: 4))])
      #expect(analysis.draw.cards.count == spread.positions.count && analysis.highlights.count <= 5)
      #expect(analysis.mood.mean.magnitude <= 0.8 && (0...21).contains(analysis.meanStation))
      laid += 1
    }
    #expect(laid > count / 4)
  }
}
