import Testing

@testable import Readings

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
    let long = "And then " + String(repeating: "and then ", count: 20) + "it ended. Really."
    #expect(FirstLine.of(long) == nil)
    #expect(FirstLine.of("") == nil && FirstLine.of("no end") == nil)
    // A second sentence that is too long stays away.
    #expect(FirstLine.of("They came late. " + long) == "They came late.")
  }

  /// A row that must have a line begins as its text does, with the first sentence whole where it is too long for a line.
  @Test func whereTheFirstIsTooLongItStandsAlone() {
    let long = "You’ve taken over their part without a word, and done it so well that nobody has noticed it so far."
    #expect(FirstLine.opening(long + " They hear a door being held shut. Go.") == long)
    #expect(FirstLine.opening("You say yes. Then you count. " + long) == "You say yes. Then you count.")
    #expect(FirstLine.opening(long) == long && FirstLine.opening("no end") == "no end" && FirstLine.opening("").isEmpty)
    // What somebody says stays with who says it.
    #expect(FirstLine.of("“Where are you going with that at this hour?” someone asks. Go.")?.hasSuffix("someone asks.") == true)
    let said = "“" + long + " Where to?” one of them asks you."
    #expect(FirstLine.opening(said + " Go.") == said)
  }
}
