import Testing

@testable import Readings

/// What was learned from questions: its file is read as it is described, and nothing wrong in it is believed.
@Suite struct QuestionModelTests {
  /// Two kinds, and one word that speaks for the second.
  private static let small: [UInt8] = {
    let bucket = QuestionModel.buckets(["rain"], asking: 0..<0)[0]
    func little(_ value: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
    var bytes = Array("AQM2".utf8) + little(2, 2) + little(7, 2) + Array("sun\nwet".utf8)
    bytes += little(Float(-0.5).bitPattern, 4) + little(Float(-0.75).bitPattern, 4) + little(Float(0.5).bitPattern, 4)
    return bytes + little(1, 4) + little(UInt32(bucket), 3) + [40, 1] + [1, 3]
  }()

  @Test func aFileIsReadAsItIsDescribed() throws {
    let model = try #require(QuestionModel(Self.small))
    #expect(model.kinds == ["sun", "wet"])
    // One bucket of length one: the weight 3, half a unit each.
    #expect(model.scores(["rain"], asking: 0..<0) == [-0.5, -0.75 + 1.5])
    #expect(model.scores(["other"], asking: 0..<1) == [-0.5, -0.75] && model.scores([], asking: 0..<0) == [-0.5, -0.75])
    #expect(model.heard(["other", "words"], asking: 0..<2) == nil)
  }

  @Test func whatIsWrongIsNoModel() {
    #expect(QuestionModel([]) == nil && QuestionModel(Array("AQM2".utf8)) == nil)
    for count in 0..<Self.small.count { #expect(QuestionModel(Array(Self.small.prefix(count))) == nil) }
    #expect(QuestionModel(Self.small + [0]) == nil)
    // Any byte may be wrong: it is refused or read, and asking it stops nothing.
    for place in Self.small.indices {
      for value in [0, 1, 2, 127, 128, 255] as [UInt8] {
        var bytes = Self.small
        bytes[place] = value
        guard let model = QuestionModel(bytes) else { continue }
        #expect(model.scores(["rain", "rain"], asking: 0..<2).count == model.kinds.count)
      }
    }
  }

  @Test func whatNoPatternHasMetIsHeard() throws {
    let model = try #require(QuestionModel.english)
    #expect(model.kinds.count > 120 && Set(model.kinds).isSubset(of: QuestionBook.english.kinds.map(\.id)))
    for (text, kind) in [
      ("what does my little boy need", "child"), ("what's keeping me from letting someone in", "trust-again"),
      ("stolen bike do i evr get it back", "lost-thing"),
      ("I started a little bakery out of my kitchen and now a café wants forty croissants a day. Can I handle it?", "business"),
    ] { #expect(TarotQuestion(text).kind.id == kind, "\(text): \(TarotQuestion(text).kind.id)") }
    // Nobody is in it: no ex is guessed.
    #expect(TarotQuestion("Should I send the email?").kind.id == "yes-no")
    // What no card may decide stays so, whatever else is near.
    #expect(TarotQuestion("Should I stop taking my pills, my boss says I'm slow?").kind.care == .body)
    #expect(TarotQuestion("Is it wise to put my savings into my brother-in-law's food truck?").kind.care == .money)
    #expect(
      TarotQuestion("The vet says our old cat has three months, or a risky surgery. What's the kinder thing?").kind.care
        == .animal)
    // Words of which it knows too few are not guessed at.
    for text in ["¿Qué debo hacer?", "我应该换工作吗？", "blorp zik?", "", "🌧️🌧️"] { #expect(!TarotQuestion(text).isPlaced, "\(text)") }
  }
}
