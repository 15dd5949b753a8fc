import Testing

@testable import Readings

/// The files of chapters: that they are sound, and that the parser sees when they are not.
@Suite struct ChapterFileTests {
  static let catalog = ChapterCatalog.english
  private static var texts: [ChapterText] {
    [catalog.chapters, catalog.years, catalog.lords].flatMap(\.values).sorted { $0.id < $1.id }
  }

  @Test func everyFileIsSound() {
    for problem in Self.catalog.problems { Issue.record("\(problem)") }
    for text in Self.texts { #expect(text.about.hasSuffix(".") || text.about.hasSuffix("?"), "\(text.id)") }
  }

  /// Whatever `Chapters` may find is written: nine points, the angles that count, events, returns, years and their lords.
  @Test func everyChapterThatOccursIsWritten() {
    let points = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "ascendant", "midheaven"]
    var wanted: Set = ["uranus-uranus-hard", "uranus-uranus-union", "chiron-chiron-union", "node-node-union"]
    for point in points {
      for body in ["jupiter", "saturn", "uranus", "neptune", "pluto"] {
        wanted.formUnion(["union", "soft", "hard"].map { "\(body)-\(point)-\($0)" })
      }
      for body in ["chiron", "node"] { wanted.formUnion(["union", "hard"].map { "\(body)-\(point)-\($0)" }) }
      wanted.formUnion(
        ["solar-eclipse", "lunar-eclipse", "new-moon", "full-moon", "mercury-station", "venus-station", "mars-station"].map {
          "\($0)-\(point)"
        })
    }
    let missing = wanted.subtracting(Self.catalog.chapters.keys)
    #expect(missing.isEmpty, "\(missing.sorted())")
    #expect(Self.catalog.years.count == 12 && Self.catalog.lords.count == 7)
  }

  /// A title is remembered, a paragraph is read slowly and ends; the limits of the writers with a little room.
  @Test func everyTextHasItsLength() {
    for text in Self.texts {
      let kind = Self.catalog.lords[text.id] == nil ? "text" : "lord"
      if kind == "text" {
        let words = DailyComposer.words(text.name)
        #expect((1...8).contains(words) && text.name.last?.isPunctuation == false, "\(text.id): \(text.name)")
      }
      let about = DailyComposer.words(text.about)
      #expect((30...90).contains(about), "\(text.id) about: \(about)")
      for (part, paragraph) in text.parts {
        let words = DailyComposer.words(paragraph)
        #expect((35...110).contains(words), "\(text.id) \(part.rawValue): \(words)")
        #expect(paragraph.hasSuffix(".") || paragraph.hasSuffix("?") || paragraph.hasSuffix("”"), "\(text.id) \(part.rawValue)")
      }
    }
  }

  /// Every sentence against the rules of the house; and no paragraph and no title stands in two chapters.
  @Test func everyTextKeepsToTheStyleSheet() {
    var seen: [String: String] = [:]
    for text in Self.texts {
      for paragraph in [text.name, text.about] + text.parts.values where !paragraph.isEmpty {
        ToneTests.check(paragraph)
        if let other = seen.updateValue(text.id, forKey: paragraph) { Issue.record("\(text.id) and \(other): \(paragraph)") }
      }
    }
  }

  private static let sound = [
    "[chapter saturn-moon-hard]", "name: A Title", "about: What it is about.", "beginning: How it begins.",
    "passes: It is exact.",
    "backwards: It goes back.", "end: It leaves.", "[chapter solar-eclipse-node]", "name: Another", "about: An eclipse.",
    "after: What follows.", "[year house-7]", "name: A Year", "about: A year.", "first: Its first months.", "then: The rest.",
    "[lord venus]", "about: Venus leads.",
  ].joined(separator: "\n").replacing("eclipse-node", with: "eclipse-moon")

  private func catalog(_ text: String) -> ChapterCatalog {
    ChapterCatalog(files: [.init(path: "xx/chapters/a.chapters", text: text)])
  }

  @Test func readsEveryKindOfText() throws {
    let catalog = catalog("# A note.\n\n" + Self.sound + "\n")
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    let text = try #require(catalog.chapters["saturn-moon-hard"])
    #expect(text.name == "A Title" && text.parts[.backwards] == "It goes back." && text.parts.count == 4)
    #expect(catalog.chapters["solar-eclipse-moon"]?.parts == [.after: "What follows."])
    #expect(catalog.years["house-7"]?.parts.count == 2 && catalog.lords["venus"]?.about == "Venus leads.")
  }

  @Test func aTextThatStandsTwiceIsReadOnce() {
    let catalog = catalog(Self.sound + "\n" + Self.sound)
    #expect(catalog.chapters.count == 2 && catalog.problems.count == 4)
    #expect(catalog.problems.first?.message == "[chapter saturn-moon-hard] stands in xx/chapters/a.chapters too")
    #expect(catalog.problems.first?.line == 19)
  }

  /// A language without chapters tells them in English.
  @Test func aLanguageWithoutChaptersHasTheEnglishOnes() {
    #expect(Language(tag: "pt", files: []).chapters.chapters.count == Self.catalog.chapters.count)
    #expect(Language(tag: "pt", files: [("chapters/a.chapters", Self.sound)]).chapters.chapters.count == 2)
  }

  @Test(arguments: [
    ("[chapter saturn-moon-hard]", "[saturn]", "a text begins with [chapter its-name], [year house-1] or [lord sun]", 1),
    ("[chapter saturn-moon-hard]", "[chapter saturn-moon]", "“chapter saturn-moon” is no chapter of a life", 1),
    ("[chapter saturn-moon-hard]", "[chapter moon-saturn-hard]", "“chapter moon-saturn-hard” is no chapter of a life", 1),
    ("[chapter saturn-moon-hard]", "# none", "a field stands under a text, and all of it is left out when its head is wrong", 2),
    ("name: A Title", "title: A Title", "“title” is no field of such a text", 2),
    ("name: A Title", "name A Title", "“name A Title” is no field", 2),
    ("name: A Title", "# none", "“name” is missing", 1),
    ("passes: It is", "passes: {body} is", "nothing is filled in here", 5),
    ("backwards: It", "passes: It", "“passes” stands twice", 6),
    ("end: It leaves.", "end: ", "“end: ” is no field", 7),
    ("end: It leaves.", "after: It leaves.", "“after” is no field of such a text", 7),
  ])
  func saysWhatIsWrongAndWhere(text: String, wrong: String, message: String, line: Int) {
    #expect(Self.sound.contains(text))
    let catalog = catalog(Self.sound.replacing(text, with: wrong))
    #expect(catalog.problems.contains { $0.message == message && $0.line == line }, "\(catalog.problems)")
    // What was not understood is not told.
    #expect(catalog.chapters["saturn-moon-hard"] == nil && catalog.years.count == 1)
  }

  @Test(arguments: ["[year house-13]", "[lord uranus]", "[chapter house-7]", "[day house-7]"])
  func whatIsNoChapterIsAProblem(head: String) {
    #expect(catalog(head + "\nabout: x\n").problems.first?.line == 1)
  }
}
