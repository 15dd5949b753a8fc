import Astrology
import Testing

@testable import Readings

/// The files of knots: that they are sound, and that the parser sees when they are not.
@Suite struct KnotFileTests {
  @Test func everyFileIsSound() {
    for problem in KnotCatalog.english.problems { Issue.record("\(problem)") }
    #expect(KnotCatalog.english.unwritten.isEmpty)
    #expect(KnotCatalog.english.knots.count >= 48)
  }

  @Test func halfOfThemAreBrightAndTheGroupsAreAlike() {
    let knots = KnotCatalog.english.knots
    #expect(knots.count(where: \.isBright) * 2 == knots.count)
    let groups = Dictionary(grouping: knots, by: \.group)
    #expect((8...10).contains(groups.count))
    for (group, kin) in groups { #expect((4...8).contains(kin.count), "\(group) has \(kin.count)") }
    #expect(Set(knots.map(\.name)).count == knots.count)
  }

  /// Enough of every knot is left when the hour is not known.
  @Test func everyKnotCanBeSeenWithoutABirthTime() {
    for knot in KnotCatalog.english.knots {
      #expect(knot.conditions.count { !$0.needsTime } >= 3, "\(knot.id)")
    }
  }

  private static let portrait =
    Array(repeating: "word", count: 20).joined(separator: " ") + " {fact} "
    + Array(repeating: "more", count: 30).joined(separator: " ")

  private static let sound = """
    group g
    [a-knot] rubs
    name: N
    does: D.
    instead: I.
    portrait: \(portrait)
    when moon in cancer water weight 2 # Lilly
    when moon in cancer weight 2 # Lilly
    when sun strain saturn within 6 weight 3 # Hand
    - ≤0.1 Saturn {meets} your Sun to the minute, and this goes on for as long as fourteen words need to go on.
    - Saturn {meets} your Sun, and this goes on for as long as fourteen words need.
    - Here is a line about nothing in particular that has at least fourteen words in all.
    when ruler-7 house 12 weight 2 # Lilly
    when sect night and water atmost 0 weight 2 # Valens
    when gathered house 8 12 atleast 3 weight 2 # Rudhyar
    when phase balsamic new weight 2 # Rudhyar
    """

  private func catalog(_ text: String) -> KnotCatalog { KnotCatalog(files: [.init(path: "xx/knots/a.knots", text: text)]) }

  @Test func readsEveryKindOfCondition() {
    let file = Self.sound.replacing("cancer water", with: "cancer pisces")
    let catalog = catalog(file)
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    // Its other conditions have no sentences yet.
    #expect(catalog.unwritten == ["a-knot"])
  }

  @Test func anAngleOfBirthIsSaidAsNearAsItWas() throws {
    let wording = KnotCatalog.english.wording
    let said = [0.05, 0.3, 0.8, 3].map { wording.text(of: "closely", kind: .square, orb: $0) }
    #expect(said == [" to the minute", " almost exactly", " within a degree", ""])
    #expect(wording.text(of: "closely", kind: nil, orb: nil) == nil)
    let major = AspectKind.allCases.filter(\.isMajor)
    #expect(KnotWording.slots.allSatisfy { slot in major.allSatisfy { wording.text(of: slot, kind: $0, orb: 2) != nil } })
    #expect(
      wording.text(of: "met", kind: .trine, orb: nil) == "trined" && wording.text(of: "met", kind: .quincunx, orb: 1) == nil)
  }

  @Test(arguments: [
    ("moon in cancer weight", "mon in cancer weight", "“mon” is no point, element, modality or half", 8),
    ("moon in cancer weight", "moon in cancre weight", "“cancre” is no sign, element or modality", 8),
    ("cancer water", "cancer", "the condition stands twice", 8),
    ("sun strain saturn", "sun strain venus", "these two never meet so", 9),
    ("within 6", "within 60", "“60” is no number from 0.5 to 10.0", 9),
    ("sun strain saturn within 6 weight 3", "sun strain saturn weight 3", "“within” is missing", 9),
    ("ruler-7", "ruler-13", "“ruler-13” is no point, element, modality or half", 13),
    ("house 12", "house 13", "“13” is not a house", 13),
    ("weight 2 # Rudhyar", "weight 2", "a condition ends with “# ” and its source", 15),
    ("≤0.1 ", "", "“to the minute” needs the mark ≤0.1", 10),
    ("≤0.1 ", "≤1 ", "“to the minute” needs the mark ≤0.1", 10),
    ("group g", "met squar: squared", "“met” names one of the five angles, then a colon and words", 1),
    ("group g", "closely 9: nearly", "“closely” names degrees from 0.05 to 2, then a colon and words", 1),
    ("group g", "angle square square", "“angle square square” is neither field, condition nor sentence", 1),
    ("Saturn {meets} your Sun, and", "Saturn{near} your Sun, and", "nothing fills {near} here", 11),
    (
      "when ruler-7 house 12 weight 2 # Lilly",
      "when ruler-7 house 12 weight 2 # Lilly\n- A{closely} " + String(repeating: "word ", count: 14) + "end.",
      "nothing fills {closely} here", 14
    ),
    ("{meets} your Sun, and", "{sits} your Sun, and", "nothing fills {sits} here", 11),
    ("in particular that has at least", "that has", "12 words are not 14 to 30", 12),
    ("portrait: word", "portrait: {fact} word", "a portrait has one slot, {fact}", 2),
    ("{fact} more", "{fact} It more", "after the slot a portrait begins anew, with a noun", 2),
    ("more more more more more more more", "more", "26 words of a portrait are not 45 to 70", 2),
    ("does: D.", "dose: D.", "“dose: D.” is neither field, condition nor sentence", 4),
    ("[a-knot] rubs", "[a-knot] rub", "a knot begins with [its-name] rubs or bright", 2),
  ])
  func saysWhatIsWrongAndWhere(text: String, wrong: String, message: String, line: Int) {
    let isTwice = message == "the condition stands twice"
    let file = isTwice ? Self.sound : Self.sound.replacing("cancer water", with: "cancer pisces")
    let problems = catalog(file.replacing(text, with: wrong)).problems
    #expect(problems.contains { $0.message == message && $0.line == line }, "\(problems)")
  }
}
