import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// What the planet that leads is said to do: only what is so on the day.
@Suite struct ThreadSkyTests {
  private static let ofToday = ["today", "tonight", "this morning", "this evening", "this afternoon"]

  private static func has(_ text: String, _ words: [String]) -> Bool { words.contains { text.lowercased().contains($0) } }

  /// Two thousand days of fifty people: “today” only when the contact is exact today, “yesterday” and “tomorrow” when it is then.
  @Test(arguments: 0..<50) func theLineIsTrueOfTheDay(_ number: Int) throws {
    var other = 0
    for told in try ThreadDays.told(try LeadPeople.person(number), seed: UInt64(number), days: 40) {
      let lead = told.lead.leading
      guard let sky = told.telling.sky else { continue }
      ThreadSkyTests.check(sky)
      let days = lead.timing.exact.map { told.lead.day.days(to: $0) }
      if Self.has(sky, Self.ofToday) {
        #expect(days == 0 && lead.timing.phase == .exact, "\(lead.name) \(told.words.when(lead)): \(sky)")
      }
      if Self.has(sky, ["yesterday"]) { #expect(days == -1, "\(lead.name): \(sky)") }
      if Self.has(sky, ["tomorrow"]) { #expect(days == 1, "\(lead.name): \(sky)") }
      // What it says of the day is what the summary says.
      if told.words.stage(lead) == "past" || told.words.stage(lead) == "future" {
        #expect(sky.lowercased().contains(told.words.when(lead).lowercased()), "\(lead.name): \(sky)")
        other += 1
      }
    }
    // With an hour of birth there are such days in every forty.
    #expect(other > 0 || number % 5 == 4)
  }

  private static func check(_ text: String) {
    #expect(!text.contains("{") && !text.contains("  ") && text.first?.isUppercase == true, "\(text)")
  }

  /// What lasts for weeks and months is said without an hour or a day.
  @Test func linesOfSlowBodiesNameNoDay() {
    let slow: [TouchQuality] = [.room, .limit, .jolt, .mist, .depth, .ache]
    for thread in ThreadCatalog.english.threads {
      for quality in slow {
        guard let line = thread.sky[quality]?.text else { continue }
        #expect(!Self.has(line, Self.ofToday + ["tomorrow", "yesterday"]), "\(thread.id): \(line)")
      }
    }
  }

  /// Every quick body has its lines for every nature and stage, four each, with the point, and with the day where there is one.
  @Test func everyStageIsWritten() {
    var all: Set<String> = []
    for quality in [TouchQuality.light, .word, .sweetness, .heat] {
      for nature in TouchNature.allCases {
        for stage in ["past", "future", "near"] {
          let list = Phrasebook.english["sky \(quality.rawValue) \(nature.rawValue) \(stage)"]
          #expect(list.count == 4)
          for line in list.map(\.text) {
            #expect(line.contains("{point}") && !Self.has(line, Self.ofToday), "\(line)")
            #expect((line.contains("{when}") || line.contains("{When}")) == (stage != "near"), "\(line)")
            all.insert(line)
          }
        }
      }
    }
    #expect(all.count == 96)
  }
}
