import ChartArt
import Readings
import Testing

@testable import Web

@Suite struct FirstLineTests {
  @Test func aLineIsWholeSentences() {
    #expect(
      FirstLine.of("They came an hour late. You had cooked for two, and then for one. Say so.")
        == "They came an hour late. You had cooked for two, and then for one.")
    #expect(
      FirstLine.of("The Moon is full tomorrow at 14:53, at 2°20′ Gemini. Nobody sleeps.")
        == "The Moon is full tomorrow at 14:53, at 2°20′ Gemini.")
    // A number’s point ends nothing, and nobody is cut off while speaking.
    #expect(
      FirstLine.of("It grew by 2.5 percent, and the whole table noticed it. So?")
        == "It grew by 2.5 percent, and the whole table noticed it.")
    #expect(
      FirstLine.of("“Not now. Later.” You have said it twice since the morning. Go.")
        == "“Not now. Later.” You have said it twice since the morning.")
  }

  @Test func whatIsTooLongIsNoLine() {
    let long = String(repeating: "and then ", count: 20) + "it ended. Really."
    #expect(FirstLine.of(long) == nil)
    #expect(FirstLine.of("") == nil && FirstLine.of("no end") == nil)
    // A second sentence that is too long stays away.
    #expect(FirstLine.of("They came late. " + long) == "They came late.")
  }

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
}
