import ChartArt
import Readings
import Testing

@testable import Web

@Suite struct MeterBoardTests {
  @Test func movementDecidesTheOrderOfMeters() {
    func gauge(_ name: String, _ today: Double, _ yesterday: Double?) -> MeterGauge {
      MeterGauge(name: name, today: today, yesterday: yesterday, tone: .quiet, state: "")
    }
    let board = MeterBoard(
      [
        MeterGroupView(whole: gauge("whole", 50, 50), members: [gauge("a", 10, 12), gauge("b", 80, 40)]),
        MeterGroupView(whole: gauge("other", 50, 45), members: [gauge("c", 90, nil), gauge("d", 10, 12), gauge("e", 5, 35)]),
      ], language: .english)
    #expect(board.ranked.map(\.name) == ["b", "e", "a", "d", "c"])
    #expect(board.movers.map(\.name) == ["b", "e", "a", "d"])
  }

  /// A meter against the headline gives way to those that agree with it, and to no meter that stayed where it was; those that are
  /// left stand in the order of their movement.
  @Test func whatAgreesWithTheDayIsShown() {
    func gauge(_ name: String, by change: Double, _ tone: MeterTone) -> MeterGauge {
      MeterGauge(name: name, today: 50 + change, yesterday: 50, tone: tone, state: "")
    }
    func names(_ members: [MeterGauge], _ mood: ThreadMood?) -> [String] {
      MeterBoard([MeterGroupView(whole: gauge("whole", by: 0, .mixed), members: members)], mood: mood, language: .english)
        .movers.map(\.name)
    }
    let lively = [
      gauge("bright", by: 30, .flow), gauge("hard", by: 20, .friction), gauge("both", by: -10, .mixed),
      gauge("brighter", by: -4, .flow), gauge("harder", by: 3, .friction), gauge("quiet", by: 2, .quiet),
    ]
    let measured = ["bright", "hard", "both", "brighter"]
    #expect(names(lively, nil) == measured && names(lively, .mixed) == measured)
    #expect(names(lively, .nice) == ["bright", "both", "brighter", "quiet"])
    #expect(names(lively, .heavy) == ["hard", "both", "harder", "quiet"])
    let still = [
      gauge("bright", by: 30, .flow), gauge("hard", by: 1, .friction), gauge("harder", by: 1, .friction),
      gauge("hardest", by: 1, .friction), gauge("brighter", by: -4, .flow),
    ]
    #expect(names(still, .heavy) == ["bright", "brighter", "hard", "harder"])
  }
}
