import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Two births of which one hour, or both, are not known: nothing that is told of the two is false for some pair of hours.
@Suite struct MovedPairTests {
  /// Days of `MovedBirth` that are laid over each other: a sign changes on one of each pair, and on one a body turns.
  private static let pairs = [(0, 1), (2, 6), (5, 2)]

  /// The hours that are tried: the first, the last, and some between.
  private static func hours(_ birth: MovedBirth) -> [NatalChart] {
    stride(from: 0, to: birth.hours.count - 1, by: 9).map { birth.hours[$0] } + [birth.hours[birth.hours.count - 1]]
  }

  private static func like(_ aspect: Aspect, in aspects: [Aspect]) -> Aspect? {
    aspects.first { $0.first == aspect.first && $0.second == aspect.second && $0.kind == aspect.kind }
  }

  private static func isCertain(_ point: ChartPoint) -> Bool { if case .body(let body) = point { body != .moon } else { false } }

  @Test(arguments: pairs.indices) func anglesBetweenChartsHoldForEveryPairOfHours(_ index: Int) throws {
    let (one, other) = (try MovedBirth.all[Self.pairs[index].0].get(), try MovedBirth.all[Self.pairs[index].1].get())
    let told = Synastry(one.chart, other.chart)
    #expect(told.aspects.count > 8 && told.spreads.count == told.aspects.count)
    var seen = told.aspects.map { _ in (least: 99.0, most: 0.0) }
    var always: Set<Aspect>?
    for first in Self.hours(one) {
      for second in Self.hours(other) {
        let known = Synastry(first, second)
        #expect(known.spreads.isEmpty)
        for (place, aspect) in told.aspects.enumerated() {
          let orb = try #require(Self.like(aspect, in: known.aspects), "\(aspect)").orb
          let orbs = told.spreads[place].orbs
          #expect(orb > orbs.lowerBound - 1e-6 && orb < orbs.upperBound + 1e-6, "\(aspect)")
          seen[place] = (min(seen[place].least, orb), max(seen[place].most, orb))
        }
        let kinds = Set(
          known.aspects.filter { Self.isCertain($0.first) && Self.isCertain($0.second) }.map {
            Aspect(first: $0.first, second: $0.second, kind: $0.kind, deviation: 0, orbLimit: 0, phase: .exact)
          })
        always = always?.intersection(kinds) ?? kinds
      }
    }
    // The spans are no wider than the days, and whatever holds for every pair is told.
    for (place, spread) in told.spreads.enumerated() {
      #expect(seen[place].most > spread.orbs.upperBound - 0.02 && seen[place].least < spread.orbs.lowerBound + 0.3)
    }
    #expect(try #require(always).count == told.aspects.count)
  }

  @Test(arguments: pairs.indices) func housesOfTheOtherHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[Self.pairs[index].0].get()
    let known = try MovedBirth.all[Self.pairs[index].1].get().hours[20]
    let told = Synastry(birth.chart, known).firstInSecond
    #expect(told.count > 6)
    for hour in Self.hours(birth) {
      let found = Synastry(hour, known).firstInSecond
      for entry in told { #expect(found.contains(entry), "\(entry)") }
    }
  }

  @Test(arguments: pairs.indices) func theScoreIsMadeOfWhatHoldsForEveryPair(_ index: Int) throws {
    let (one, other) = (try MovedBirth.all[Self.pairs[index].0].get(), try MovedBirth.all[Self.pairs[index].1].get())
    let told = SynastryScore(one.chart, other.chart)
    for first in Self.hours(one) {
      for second in Self.hours(other) {
        let known = SynastryScore(first, second)
        for part in told.parts { #expect(known.parts.contains(part), "\(part)") }
        for aspect in told.aspects { #expect(Self.like(aspect, in: known.aspects) != nil) }
      }
    }
  }

  @Test(arguments: pairs.indices) func compositesHoldForEveryPairOfHours(_ index: Int) throws {
    let (one, other) = (try MovedBirth.all[Self.pairs[index].0].get(), try MovedBirth.all[Self.pairs[index].1].get())
    let told = try CompositeChart(one.chart, other.chart)
    #expect(told.angles == nil && told.placement(of: .moon) == nil && told.arcs.count == told.placements.count)
    #expect(told.placements.count > 8 && told.spreads.count == told.aspects.count && !told.aspects.isEmpty)
    var reached = told.arcs.map { _ in (least: 99.0, most: -99.0) }
    for first in Self.hours(one) {
      for second in Self.hours(other) {
        let known = try CompositeChart(first, second)
        #expect(known.arcs.isEmpty && known.spreads.isEmpty)
        for (place, placement) in told.placements.enumerated() {
          let arc = told.arcs[place]
          let same = try #require(known.placement(of: placement.body))
          let way = signedDegrees(same.position.longitude - arc.low)
          #expect(way > -1e-6 && way < arc.width + 1e-6, "\(placement.body.name)")
          reached[place] = (min(reached[place].least, way), max(reached[place].most, way))
          if let sign = arc.sign { #expect(same.zodiac.sign == sign) }
          if let isRetrograde = arc.isRetrograde { #expect(same.position.isRetrograde == isRetrograde) }
        }
        for (place, aspect) in told.aspects.enumerated() {
          let orb = try #require(Self.like(aspect, in: known.aspects), "\(aspect)").orb
          let orbs = told.spreads[place].orbs
          #expect(orb > orbs.lowerBound - 1e-6 && orb < orbs.upperBound + 1e-6, "\(aspect)")
        }
      }
    }
    for (place, arc) in told.arcs.enumerated() {
      #expect(reached[place].least < 0.01 && reached[place].most > arc.width - 0.01)
    }
  }

  @Test(arguments: pairs.indices) func wordsHoldForEveryPairOfHours(_ index: Int) throws {
    let (one, other) = (try MovedBirth.all[Self.pairs[index].0].get(), try MovedBirth.all[Self.pairs[index].1].get())
    let synastry = Synastry(one.chart, other.chart)
    let told = PeopleReading(
      synastry.aspects, spreads: synastry.spreads, intensity: .moderate, language: .english)
    let thread = "The tightest thread is "
    for first in Self.hours(one) {
      for second in Self.hours(other) where told.summary.contains(thread) {
        // The Moon and the angles, which no hour is known of, are left out of what is compared.
        let aspects = Synastry(first, second).aspects.filter { Self.isCertain($0.first) && Self.isCertain($0.second) }
        let known = PeopleReading(aspects, intensity: .moderate, language: .english)
        #expect(known.summary == told.summary)
      }
    }
    #expect(!told.analysis.contains("No sharp angle") && !told.analysis.contains("Little pulls"))
    let nothing = PeopleReading([], spreads: [], intensity: .moderate, language: .english)
    #expect(nothing.strengths.allSatisfy { $0.contains("hour of birth that is not known") })
  }
}

extension CompositeChart {
  fileprivate func placement(of body: CelestialBody) -> Placement? { placements.first { $0.body == body } }
}
