import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct PhrasebookTests {
  @Test func readsKeysLinesAndComments() {
    let book = Phrasebook(
      language: "xx",
      files: [.init(path: "xx/a.txt", text: "# says nothing\n[one two]\nFirst.\n\nSecond.\n[three]\nThird.\n")])
    #expect(book["one two"].map(\.text) == ["First.", "Second."])
    #expect(book["three"].map(\.text) == ["Third."])
    #expect(book["four"].isEmpty)
  }

  @Test func aFieldBelongsToTheKeyAboveIt() {
    let book = Phrasebook(
      language: "xx",
      files: [
        .init(
          path: "xx/a.txt",
          text: "[house moon 1]\nsummary: It rains: softly.\nstrength: One.\nstrength: Two.\n[b]\nNo: field.\na b: c\n")
      ])
    #expect(book["house moon 1"].isEmpty)
    #expect(book.text("house moon 1 summary") == "It rains: softly.")
    #expect(book.texts("house moon 1 strength") == ["One.", "Two."])
    // A field is one word in small letters; anything else before a colon is part of a text.
    #expect(book.texts("b") == ["No: field.", "a b: c"])
    #expect(book.text("c").isEmpty && book.texts("c").isEmpty)
  }

  /// A section has variants or fields: a text that happens to begin like a field would leave its list unseen.
  @Test func noSectionHasBoth() {
    let book = Phrasebook.english
    let lists = Set(book.keys)
    let fields = ["summary", "strength", "challenge", "union", "flow", "strain", "theme", "title", "content", "meaning", "years"]
    for field in fields {
      for key in lists where key.hasSuffix(" " + field) && !lists.isDisjoint(with: [String(key.dropLast(field.count + 1))]) {
        Issue.record("[\(key.dropLast(field.count + 1))] has variants and a field \(field)")
      }
    }
  }

  @Test func theEightFilesOfLifeAreToldApartByTheirNames() {
    let book = Phrasebook(
      language: "xx",
      files: [
        .init(path: "xx/categories/love.txt", text: "[quiet]\nLove.\n"),
        .init(path: "xx/categories/home.txt", text: "[quiet]\nHome.\n"),
      ])
    #expect(book["love quiet"].map(\.text) == ["Love."])
    #expect(book["home quiet"].map(\.text) == ["Home."])
  }

  @Test func aLanguageSpeaksEnglishWhereItHasNoWords() {
    let book = Phrasebook(language: "pt")
    #expect(book["technical quiet"] == Phrasebook.english["technical quiet"])
    #expect(book.missing.count == Phrasebook.english.keys.count)
    let begun = Phrasebook(
      language: "pt", files: [.init(path: "pt/a.txt", text: "[technical quiet]\nUm dia calmo.\n")],
      fallback: ["technical quiet": [Phrase("x")], "technical moon": [Phrase("Busy.")]])
    #expect(begun["technical quiet"].map(\.text) == ["Um dia calmo."])
    #expect(begun["technical moon"].map(\.text) == ["Busy."])
    #expect(begun.missing == ["technical moon"])
  }

  @Test func placeholdersAreFilledAndAForgottenOneStaysVisible() {
    #expect(Phrase("{a} and {b}.").filled([("a", "One"), ("b", "two")]) == "One and two.")
    #expect(Phrase("{a} and {c}.").filled([("a", "One")]) == "One and {c}.")
    #expect(!Phrase("Plain.").isTemplate)
  }

  /// Every key that a composer can ask for, with the number of variants that keep a fortnight varied.
  @Test func everyKeyIsWritten() {
    let book = Phrasebook.english
    func needs(_ key: String, _ count: Int = 1) { #expect(book[key].count >= count, "[\(key)] has \(book[key].count)") }
    let bodies = CelestialBody.planets
    let fast: Set<CelestialBody> = [.sun, .moon, .mercury, .venus, .mars]
    let points = bodies.map { ChartPoint.body($0) } + [.ascendant, .midheaven]
    let natures: [AspectNature] = [.union, .flow, .strain]
    for body in bodies {
      for point in points {
        for kind in AspectKind.major { needs("transit \(body.key) \(point.key) \(kind.name)", fast.contains(body) ? 2 : 1) }
      }
      for house in 1...12 { needs("through \(body.key) \(house)", fast.contains(body) ? 3 : 2) }
      for nature in natures { for part in ["do", "dont"] { needs("\(part) \(body.key) \(nature.key)", 3) } }
      if body != .moon { for sign in ZodiacSign.allCases { needs("ingress \(body.key) \(sign.key)") } }
      if body != .moon, body != .sun {
        needs("retrograde \(body.key)", 4)
        needs("station retrograde \(body.key)", 2)
        needs("station direct \(body.key)", 2)
      }
      if !fast.contains(body) {
        for chapter in ["approach", "first", "retrograde", "last", "after", "single"] {
          needs("chapter \(body.key) \(chapter)", 3)
        }
      }
    }
    for point in points { for sign in ZodiacSign.allCases { needs("natal \(point.key) \(sign.key)") } }
    for body in bodies + [.chiron, .trueNode] {
      for point in points { for nature in natures { needs("meaning \(body.key) \(point.key) \(nature.key)") } }
    }
    for (index, one) in bodies.enumerated() {
      for other in bodies[(index + 1)...] {
        for nature in natures where Self.canMeet(one, other, nature) { needs("pair \(one.key) \(other.key) \(nature.key)") }
      }
    }
    for category in LifeCategory.allCases { needs("area \(category.key)", 4) }
    for house in 1...12 {
      needs("area \(house)", 4)
      needs("room \(house)")
    }
    for sign in ZodiacSign.allCases {
      needs("moon in \(sign.key)", 5)
      needs("eclipse solar \(sign.key)")
      needs("eclipse lunar \(sign.key)")
    }
    for phase in MoonPhase.allCases {
      needs("phase \(phase.name.lowercased())", 5)
      for element in ["fire", "earth", "air", "water"] { needs("ritual \(phase.name.lowercased()) \(element)", 2) }
    }
    for kind in AspectKind.major { for key in ["verb", "verbing"] { needs("\(key) \(kind.name)") } }
  }

  /// Mercury is never 29° from the Sun, Venus never 48°, and so they are never 77° apart.
  private static func canMeet(_ one: CelestialBody, _ other: CelestialBody, _ nature: AspectNature) -> Bool {
    switch (one, other) {
    case (.sun, .mercury), (.sun, .venus): nature == .union
    case (.mercury, .venus): nature != .strain
    default: true
    }
  }
}
