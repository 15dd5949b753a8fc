import Astrology
import Ephemeris
import Testing

@testable import Readings

/// Who has which knots, over people who were not among those measured.
@Suite struct KnotDistributionTests {
  /// `ASTRONOVA_KNOTS=5000` asks so many; their figures stand in `docs/knots.md`.
  private static let count = Int(KnotMeasureTests.mode) ?? 1000

  /// The ids of the knots of people, ranked.
  static func people(_ count: Int, seed: UInt64, isTimeKnown: Bool) throws -> [[String]] {
    var people = KnotPeople(seed: seed)
    return try (0..<count).map { _ in Knots(try people.next(isTimeKnown: isTimeKnown)).held.map(\.id) }
  }

  private static let timed = Result { try people(count, seed: 14, isTimeKnown: true) }
  private static let untimed = Result { try people(count, seed: 41, isTimeKnown: false) }

  @Test(arguments: [true, false]) func everyoneHasSixToTen(isTimeKnown: Bool) throws {
    for ids in try (isTimeKnown ? Self.timed : Self.untimed).get() {
      #expect((6...10).contains(ids.count) && Set(ids).count == ids.count, "\(ids)")
    }
  }

  @Test(arguments: [true, false]) func noKnotIsEverybodysOrNobodys(isTimeKnown: Bool) throws {
    let people = try (isTimeKnown ? Self.timed : Self.untimed).get()
    var counts: [String: Int] = [:]
    for id in people.joined() { counts[id, default: 0] += 1 }
    for knot in KnotCatalog.english.knots {
      let share = Double(counts[knot.id] ?? 0) / Double(people.count)
      #expect((0.03...0.30).contains(share), "\(knot.id): \(share)")
    }
  }

  @Test(arguments: [true, false]) func twoPeopleAreToldApart(isTimeKnown: Bool) throws {
    let shared = Self.sharedOfSix(try (isTimeKnown ? Self.timed : Self.untimed).get(), pairs: 40_000)
    #expect(shared[0...3].reduce(0, +) >= 0.9, "\(shared)")
  }

  /// How large a share of pairs has 0, 1, … 6 of the first six in common.
  static func sharedOfSix(_ people: [[String]], pairs: Int) -> [Double] {
    var random = KnotPeople.SplitMix(state: 6)
    let firsts = people.map { Set($0.prefix(6)) }
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<pairs {
      let one = Int.random(in: 0..<firsts.count, using: &random)
      let other = (one + Int.random(in: 1..<firsts.count, using: &random)) % firsts.count
      counts[firsts[one].intersection(firsts[other]).count] += 1
    }
    return counts.map { Double($0) / Double(pairs) }
  }

  /// What is told of a chart: each reason has a sentence, whole, and none that its orb does not bear.
  @Test func everyReasonHasASentence() throws {
    var people = KnotPeople(seed: 5)
    for index in 0..<200 {
      for knot in Knots(try people.next(isTimeKnown: index % 3 > 0)).held {
        #expect(!knot.reasons.isEmpty)
        for reason in knot.reasons {
          let facts = reason.facts(in: .english, language: .english)
          #expect(!facts.isEmpty && facts.allSatisfy { !$0.contains("{") && $0.first?.isLowercase == false }, "\(facts)")
          if let orb = reason.orb, orb > 0.1 { #expect(!facts.contains { $0.contains("to the minute") }, "\(orb): \(facts)") }
        }
      }
    }
  }

  @Test func reasonsStandStrongestFirstAndKnotsByStanding() throws {
    var people = KnotPeople(seed: 77)
    for _ in 0..<100 {
      let held = Knots(try people.next()).held
      #expect(held.map(\.standing) == held.map(\.standing).sorted(by: >))
      for knot in held { #expect(knot.reasons.map(\.strength) == knot.reasons.map(\.strength).sorted(by: >)) }
    }
  }
}
