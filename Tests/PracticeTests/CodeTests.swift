import Practice
import Testing

/// Personal codes, insights and collections.
@Suite struct CodeTests {
  @Test func statementsAreCleanedAndBounded() throws {
    #expect(try Statement(id: "a", text: "  I finish\n what I\ttouch. ").text == "I finish what I touch.")
    #expect(try Statement(id: "a", text: String(repeating: "é", count: 280)).text.count == 280)
    for text in ["", " \n\t", "\u{FEFF}\u{7}", String(repeating: "a", count: 281)] {
      #expect(throws: PracticeError.text(.statement, longest: 280)) { try Statement(id: "a", text: text) }
    }
    // A family of four people and a flag are a character each.
    #expect(try Statement(id: "a", text: "👨‍👩‍👧‍👦🇵🇹").text.count == 2)
  }

  @Test func aCodeKeepsItsOrder() throws {
    var code = PersonalCode()
    #expect(code.spoken.isEmpty)
    for id in ["a", "b", "c"] { try code.add(Statement(id: id, text: id)) }
    try code.move("c", to: 0)
    #expect(code.statements.map(\.id) == ["c", "a", "b"])
    try code.move("c", to: 99)
    #expect(code.statements.map(\.id) == ["a", "b", "c"])
    try code.move("c", to: -5)
    #expect(code.statements.map(\.id) == ["c", "a", "b"])
    try code.set("a", to: .resting)
    #expect(code.spoken.map(\.id) == ["c", "b"])
    try code.set("a", to: .archived)
    try code.reword("a", to: " other  words ")
    #expect(code.statements[1].text == "other words")
    #expect(code.statements[1].state == .archived)
    // One that rested rests when it comes back, however often it is put away, and one that was said is said.
    try code.set("a", to: .archived)
    #expect(code.statements[1].rested)
    try code.bringBack("a")
    #expect(code.statements[1].state == .resting && !code.statements[1].rested)
    try code.set("b", to: .archived)
    try code.bringBack("b")
    try code.bringBack("b")
    #expect(code.spoken.map(\.id) == ["c", "b"])
    #expect(throws: PracticeError.unknown(.statement)) { try code.bringBack("x") }
    try code.set("a", to: .archived)
    let removed = code.remove("a")
    #expect(removed?.place == 1)
    let again = code.remove("a")
    #expect(again == nil)
    if let removed { try code.add(removed.statement, at: removed.place) }
    #expect(code.statements.map(\.id) == ["c", "a", "b"])
    #expect(throws: PracticeError.taken(.statement)) { try code.add(Statement(id: "a", text: "again")) }
    #expect(throws: PracticeError.unknown(.statement)) { try code.move("x", to: 0) }
    #expect(throws: PracticeError.unknown(.statement)) { try code.set("x", to: .active) }
    #expect(throws: PracticeError.unknown(.statement)) { try code.reword("x", to: "y") }
    #expect(throws: PracticeError.text(.statement, longest: 280)) { try code.reword("a", to: " ") }
  }

  @Test func aCodeHasAnEnd() throws {
    let many = try (0..<250).map { try Statement(id: "\($0 % 220)", text: "x") }
    var code = PersonalCode(many)
    #expect(code.statements.count == PersonalCode.most)
    #expect(throws: PracticeError.full(.statement, most: 200)) { try code.add(Statement(id: "new", text: "x")) }
    #expect(try PersonalCode([Statement(id: "a", text: "1"), Statement(id: "a", text: "2")]).statements.map(\.text) == ["1"])
  }

  @Test func textsAreImportedLineByLine() {
    let text = """
      - I finish what I name.
      *  Rest is on today's list.

      3. I answer the oldest message first.
      [x] I say no early.
      • I say no early.
      2026 is a long year.
      -5 degrees is cold.
      \(String(repeating: "a", count: 300))
      """
    let imported = StatementText.imported(text.replacing("\n", with: "\r\n"))
    #expect(
      imported.statements == [
        "I finish what I name.", "Rest is on today's list.", "I answer the oldest message first.", "I say no early.",
        "2026 is a long year.", "-5 degrees is cold.",
      ])
    #expect(imported.tooLong == [9])
    #expect(StatementText.imported("").statements.isEmpty)
    #expect(StatementText.imported("-\n*\n1.\n[ ]").statements.isEmpty)
  }

  @Test func insightsKeepTheirLinesAndBecomeStatements() throws {
    let insight = try Insight(id: "i", text: "\n Two lines.\nOf thought. \n", source: .reading, instant: 5)
    #expect(insight.text == "Two lines.\nOf thought.")
    let statement = try insight.statement(id: "s")
    #expect(statement.text == "Two lines. Of thought.")
    #expect(statement.state == .resting)
    #expect(throws: PracticeError.text(.insight, longest: 2000)) {
      try Insight(id: "i", text: String(repeating: "a", count: 2001), instant: 0)
    }
    #expect(throws: PracticeError.text(.statement, longest: 280)) {
      try Insight(id: "i", text: String(repeating: "a", count: 281), instant: 0).statement(id: "s")
    }
  }

  @Test func paragraphsAreTakenOrLines() {
    #expect(StatementText.paragraphs("- One.\r\n2. Two.\r\nOne.\r\n") == ["One.", "Two."])
    #expect(StatementText.paragraphs("\n\n  * One,\nand on.\n \n\nTwo.\n\n") == ["One,\nand on.", "Two."])
    #expect(StatementText.paragraphs("").isEmpty && StatementText.paragraphs(" \n\t\n\u{FEFF}").isEmpty)
    #expect(StatementText.paragraphs("2026 is a year.\nשלום") == ["2026 is a year.", "שלום"])
  }

  @Test func collectionsHoldEachMemberOnce() throws {
    var collection = try StatementCollection(name: " Before  a talk ", members: ["a", "b", "a"])
    #expect(collection.name == "Before a talk")
    #expect(collection.members == ["a", "b"])
    collection.remove("a")
    try collection.add("b")
    #expect(collection.members == ["b"])
    try collection.add("c")
    collection.move("c", to: -9)
    collection.move("none", to: 0)
    #expect(collection.members == ["c", "b"])
    collection.move("c", to: 9)
    #expect(try collection.renamed("After").members == ["b", "c"] && collection.renamed("After").name == "After")
    #expect(throws: PracticeError.text(.collection, longest: 80)) { try StatementCollection(name: " ") }
    #expect(throws: PracticeError.full(.collection, most: 100)) {
      try StatementCollection(name: "x", members: (0...100).map { "\($0)" })
    }
  }
}
