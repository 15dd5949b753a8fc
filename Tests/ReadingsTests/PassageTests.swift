import Astrology
import Ephemeris
import Testing

@testable import Readings

/// What is written for Explore: whole, in our voice, found by its words, and suggested for a reason.
@Suite struct PassageTests {
  private static let catalog = Language.english.passages
  private static let longest = 280

  @Test func everyFileIsWhole() {
    #expect(PassageCatalog.faults(in: .english, longest: Self.longest) == [])
    #expect(Self.catalog.collections.count == 12 && Self.catalog.passages.count == 120)
    #expect(Set(Self.catalog.passages.map(\.id)).count == 120)
  }

  @Test func aFaultNamesItsFileAndItsKey() {
    let text = """
      [collection focus]
      name: Focus
      about: About it.
      [passage focus 01]
      title: A title
      text: A text.
      text: A second one.
      statement: \(String(repeating: "x", count: 281))
      meters: attention, hurry
      [passage focus 03]
      title: After a gap
      """
    let book = Phrasebook(language: "xx", files: [TextFiles.File(path: "xx/align/focus.txt", text: text)])
    let faults = PassageCatalog.faults(in: book, longest: Self.longest)
    for wanted in [
      "align/focus.txt: there must be at least 10 passages", "align/focus.txt: [passage focus 01] must have one text",
      "align/focus.txt: [passage focus 01] meters: there is no “hurry”",
      "align/focus.txt: [passage focus 01] statement must have at most 280 characters",
      "align/focus.txt: [passage focus 02] must have one title", "align/focus.txt: [passage focus 03] must have one statement",
      "align/rest.txt: [collection rest] must have one name", "align/themes.txt: [theme] must have patience",
    ] {
      #expect(faults.contains(wanted), "\(wanted)")
    }
  }

  /// The style sheet, but for the people who walk through the scenes: an aunt is a she. That nobody is told who they are is held by hand.
  @Test func keepsToTheStyleSheet() {
    for passage in Self.catalog.passages {
      for text in [passage.title, passage.text, passage.statement] {
        let lowered = TextBytes(text.lowercased())
        for word in ToneTests.banned where word != "harness" {
          #expect(!lowered.contains(word), "\(passage.id): “\(word)” in “\(text)”")
        }
        #expect(!text.contains("!") && !text.contains("'") && !text.contains("\"") && !text.contains("—"), "\(passage.id)")
      }
      #expect((60...140).contains(passage.text.split(separator: " ").count), "\(passage.id)")
      #expect((4...22).contains(passage.statement.split(separator: " ").count), "\(passage.id)")
      #expect(FoldedFirst.isFirstPerson(passage.statement), "\(passage.id): \(passage.statement)")
    }
  }

  @Test(arguments: [
    ("pan of milk", ["focus-01"]), ("GRANDMOTHER milk", ["focus-01"]), ("grándmother mílk", ["focus-01"]), ("xyzzy", []),
    ("", []), ("   ", []), ("<script>", []), ("!!!", []), ("молоко", []),
  ]) func passagesAreFound(_ text: String, _ ids: [String]) {
    #expect(Self.catalog.passages(matching: text).map(\.id) == ids)
  }

  @Test func aThemeAloneAndALongSearch() {
    let patient = Self.catalog.passages(matching: "", theme: .patience)
    #expect(patient.count > 10 && patient.allSatisfy { $0.themes.contains(.patience) })
    #expect(Self.catalog.passages(matching: String(repeating: "x", count: 10_000)).isEmpty)
    for theme in PassageTheme.allCases { #expect(!Self.catalog.passages(matching: "", theme: theme).isEmpty, "\(theme)") }
  }

  @Test func aDaySuggestsThreeForReasonsOfItsOwn() throws {
    var seen: Set<String> = []
    for day in 0..<30 {
      let readings = MeterReadings(
        chart: MeterChart(try MeterPeople.natal(2)), today: try MeterSky(at: TT(daysSinceJ2000: 9_800 + Double(day))))
      let told = PassageSuggestion.of(readings, day: 9_800 + day, seed: 7, language: .english)
      #expect(told.count == 3 && Set(told.map(\.passage.id)).count == 3 && Set(told.map(\.meter.domain)).count == 3)
      #expect(told == PassageSuggestion.of(readings, day: 9_800 + day, seed: 7, language: .english))
      for suggestion in told {
        #expect(suggestion.passage.themes.contains(suggestion.theme) && suggestion.because.contains(suggestion.state))
        #expect(!suggestion.state.isEmpty && !suggestion.because.contains("{"))
        seen.insert(suggestion.passage.id)
      }
    }
    // A month is not always the same three.
    #expect(seen.count > 12)
  }
}

/// Whether a sentence speaks of whoever says it.
private enum FoldedFirst {
  static func isFirstPerson(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { ["I", "My", "my", "me", "mine", "Mine", "myself"].contains($0) }
  }
}
