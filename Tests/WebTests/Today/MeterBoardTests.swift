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
    #expect(board.movers.map(\.name) == ["b", "e", "a", "d", "c"])
  }

  /// A meter against the headline gives way to those that agree with it, and to no meter that stayed where it was.
  @Test func whatAgreesWithTheDayStandsFirst() {
    func names(_ mood: ThreadMood?) -> [String] {
      func gauge(_ name: String, by change: Double, _ tone: MeterTone) -> MeterGauge {
        MeterGauge(name: name, today: 50 + change, yesterday: 50, tone: tone, state: "")
      }
      let members = [
        gauge("bright", by: 30, .flow), gauge("hard", by: 20, .friction), gauge("both", by: -10, .mixed),
        gauge("brighter", by: -4, .flow), gauge("still bright", by: 1, .flow), gauge("still hard", by: 1, .friction),
      ]
      return MeterBoard([MeterGroupView(whole: gauge("whole", by: 0, .mixed), members: members)], mood: mood, language: .english)
        .movers.map(\.name)
    }
    let measured = ["bright", "hard", "both", "brighter", "still bright", "still hard"]
    #expect(names(nil) == measured && names(.mixed) == measured)
    #expect(names(.nice) == ["bright", "brighter", "both", "hard", "still bright", "still hard"])
    #expect(names(.heavy) == ["hard", "both", "bright", "brighter", "still bright", "still hard"])
  }
}
