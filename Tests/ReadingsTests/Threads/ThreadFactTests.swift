import Astrology
import Ephemeris
import Testing

@testable import Readings

/// Which sentences on why a chart has a knot are told, and where.
@Suite struct ThreadFactTests {
  /// Eight hundred days: only of the thread's own knot, on what is touched or on what rules the part.
  @Test(arguments: 0..<20) func factsBelongToTheKnotAndThePoint(_ number: Int) throws {
    var count = 0
    for told in try ThreadDays.told(try LeadPeople.person(number), seed: UInt64(number), days: 40) {
      let (facts, point) = (told.telling.facts, told.lead.leading.point)
      let chosen = told.telling.chosen
      count += facts.used.count
      guard !facts.used.isEmpty else { continue }
      #expect(chosen.held?.id == chosen.thread.knots.first || chosen.thread.knots.count <= 2, "\(chosen.thread.id)")
      if let reason = facts.reasonOfDay { #expect(reason.rests(on: point), "\(facts.ofDay)") }
      for (part, reason) in facts.reasonsOfParts {
        let rank = reason.points.map { part.rank(of: $0) }.max() ?? 0
        #expect(reason.rests(on: point) || rank >= 0.5, "\(part.key): \(facts.ofParts[part] ?? "")")
      }
    }
    #expect(count > 15, "\(count)")
  }

  /// No sentence of the files is a bare placement: “Your Moon is in Gemini.” says nothing that a person does.
  @Test func noFactHasAStump() {
    for knot in KnotCatalog.english.knots {
      for line in knot.conditions.flatMap(\.facts).map(\.phrase.text) {
        for sentence in Sentences.of(line).dropFirst() {
          #expect(
            DailyComposer.words(sentence) > 8 || !sentence.hasPrefix("Your ") && !sentence.hasPrefix("You were born"), "\(line)")
        }
      }
    }
  }
}
