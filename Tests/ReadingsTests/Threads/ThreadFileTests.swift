import Testing

@testable import Readings

/// The files of threads: that they are sound, and that the parser sees when they are not.
@Suite struct ThreadFileTests {
  static let catalog = ThreadCatalog.english

  @Test func everyFileIsSound() {
    for problem in Self.catalog.problems { Issue.record("\(problem)") }
    #expect(Self.catalog.threads.count >= 430)
    let knots = Set(KnotCatalog.english.knots.map(\.id))
    for thread in Self.catalog.threads {
      for knot in thread.knots where !knots.contains(knot) { Issue.record("\(thread.id): no knot is called \(knot)") }
    }
    #expect(Set(Self.catalog.threads.map(\.number)).count == Self.catalog.threads.count)
  }

  /// Whatever Sun, Moon, Mercury, Venus and Mars do to a knot has a thread of its own; whatever else leads a day has five and more.
  @Test func everyKnotMeetsEveryQuickTouch() {
    let kinds: [ThreadKind] = [.sweetSoft, .wordSoft, .heatSoft, .feelHard, .wordHard, .heatHard]
    var missing: [String] = []
    for knot in KnotCatalog.english.knots {
      for kind in kinds where Self.catalog.threads(of: kind, knot: knot.id).isEmpty {
        missing.append("\(knot.id)--\(kind.rawValue)")
      }
    }
    #expect(missing.isEmpty, "\(missing)")
    for kind in ThreadKind.allCases where !kinds.contains(kind) {
      #expect(Self.catalog.threads.count { $0.kind == kind } >= 4, "\(kind.rawValue)")
    }
  }

  /// A card closed has a line, a card open a passage, whichever slots are empty.
  @Test func everyPassageHasItsLength() {
    for thread in Self.catalog.threads {
      #expect(DailyComposer.words(thread.headline.text) <= 15, "\(thread.id)")
      for (part, phrase) in thread.parts {
        let words = DailyComposer.words(phrase.filled { _ in "" })
        #expect((45...110).contains(words), "\(thread.id) \(part.key): \(words)")
      }
    }
  }

  private static let sound: String = {
    let head = [
      "[thread a-knot--heat-hard]", "knots: a-knot, b-knot", "kind: heat-hard", "act: repair", "mood: mixed",
      "setting: street, head", "headline: You’re still angry for a friend who isn’t",
      "summary: {Contact} {when}, and an old anger gets warm again.", "do: Say one ordinary friendly thing.",
      "dont: tell the story again", "reflect: Whose quarrel is it?", "say: I think I can stop.",
      "day: There they are. {fact} Your friend made peace. {sky} {second} Nod, at least.",
      "sky.heat: Mars is warming up {point} today.",
    ]
    return (head + LifeCategory.allCases.map { "\($0.key): Here is its scene. {fact} Here is its end." }).joined(separator: "\n")
  }()

  private func catalog(_ text: String) -> ThreadCatalog {
    ThreadCatalog(files: [.init(path: "xx/threads/a.threads", text: text)])
  }

  @Test func readsAThread() throws {
    let catalog = catalog("# A note.\n\n" + Self.sound + "\n")
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    let thread = try #require(catalog.threads.first)
    #expect(thread.id == "a-knot--heat-hard" && thread.kind == .heatHard && thread.knots == ["a-knot", "b-knot"])
    #expect(thread.act == "repair" && thread.mood == .mixed && thread.settings == ["street", "head"])
    #expect(thread.parts.count == 8 && thread.sky.keys.elementsEqual([.heat]))
    #expect(catalog.threads(of: .heatHard, knot: "b-knot").map(\.id) == [thread.id])
    #expect(catalog.threads(of: .heatSoft, knot: "a-knot").isEmpty)
  }

  @Test func aThreadStandsBehindThoseOfTheKnotItself() {
    let kin = Self.sound
    let own = Self.sound.replacing("a-knot--", with: "b-knot--").replacing("a-knot, b-knot", with: "b-knot")
    #expect(
      catalog(kin + "\n" + own).threads(of: .heatHard, knot: "b-knot").map(\.id) == ["b-knot--heat-hard", "a-knot--heat-hard"])
  }

  @Test func aThreadThatStandsTwiceIsReadOnce() {
    let catalog = catalog(Self.sound + "\n" + Self.sound)
    #expect(catalog.threads.count == 1)
    #expect(catalog.problems.map(\.message) == ["[thread a-knot--heat-hard] stands in xx/threads/a.threads too"])
  }

  @Test(arguments: [
    ("[thread a-knot--heat-hard]", "[a-knot]", "a thread begins with [thread its-name]", 1),
    ("[thread a-knot--heat-hard]", "[thread A]", "the name of a thread has small letters, digits and “-”", 1),
    ("[thread a-knot--heat-hard]", "# none", "a field stands under a thread", 2),
    ("knots: a-knot, b-knot", "# none", "a thread of this kind names its knots", 1),
    ("kind: heat-hard", "kind: quiet", "a thread of this kind has no knots", 2),
    ("kind: heat-hard", "kind: heat-harder", "“heat-harder” is no kind of touch", 3),
    ("kind: heat-hard", "# none", "“kind” is missing", 1),
    ("act: repair", "act: mend", "“mend” is no act", 4),
    ("mood: mixed", "mood: gloomy", "“gloomy” is no mood", 5),
    ("street, head", "street, kitchen", "“kitchen” is no setting", 6),
    ("headline: You’re", "headlines: You’re", "“headlines” is no field of a thread", 7),
    ("headline: You’re", "headline You’re", "“headline You’re still angry fo” is no field", 7),
    ("headline: You’re", "headline: {You’re", "headline: a brace has no partner", 7),
    ("headline: You’re", "headline: {point}’s", "headline: {point} has no place here", 7),
    ("{Contact} {when}, and an", "An", "summary: {contact} or {Contact} is missing", 8),
    ("{when}, and", "{contact}, and", "summary: {contact} or {Contact} stands once", 8),
    ("{when}, and", "{fact}, and", "summary: {fact} has no place here", 8),
    ("say: I think", "do: I think", "“do” stands twice", 12),
    ("say: I think I can stop.", "say: ", "“say: ” is no field", 12),
    ("Your friend made peace.", "{fact}", "day: {fact} stands twice", 13),
    ("sky.heat", "sky.word", "“sky.word” does not bring heat-hard", 14),
    ("sky.heat", "sky.word", "“sky.heat” is missing", 1),
    ("{point} today", "{pint} today", "sky.heat: {pint} has no place here", 14),
    ("love: Here is its scene", "love: {sky}", "love: {sky} has no place here", 15),
    ("love: Here", "# Here", "“love” is missing", 1),
  ])
  func saysWhatIsWrongAndWhere(text: String, wrong: String, message: String, line: Int) {
    #expect(Self.sound.contains(text))
    let catalog = catalog(Self.sound.replacing(text, with: wrong))
    #expect(catalog.problems.contains { $0.message == message && $0.line == line }, "\(catalog.problems)")
    // What was not understood is not told.
    #expect(catalog.threads.isEmpty)
  }
}
