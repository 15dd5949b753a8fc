import Testing

@testable import Identity

@Suite struct RecoveryCodeTests {
  @Test func aCodeIsReadHoweverItIsTyped() throws {
    let code = RecoveryCode()
    #expect(code.text.wholeMatch(of: /([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}/) != nil)
    let spaced = code.text.replacing("-", with: " ").lowercased()
    for text in [code.text, code.canonical, "  \(spaced)\n", code.text.replacing("-", with: "\u{2013}")] {
      #expect(try RecoveryCode(text) == code)
    }
    #expect(Set((0..<200).map { _ in RecoveryCode() }).count == 200)
  }

  @Test func whatIsWrongWithATextIsSaid() {
    #expect(throws: RecoveryCode.Fault.length(0)) { _ = try RecoveryCode(" - ") }
    #expect(throws: RecoveryCode.Fault.length(4)) { _ = try RecoveryCode("abcd") }
    #expect(throws: RecoveryCode.Fault.character("0")) { _ = try RecoveryCode("ABCD-EFG0-JKLM-NPQR") }
    #expect(throws: RecoveryCode.Fault.character("Ä")) { _ = try RecoveryCode("ä") }
    #expect(throws: RecoveryCode.Fault.length(256)) { _ = try RecoveryCode(String(repeating: "A", count: 100_000)) }
  }

  /// Every other character at every place, and every two neighbours that differ by more than the ends of the alphabet, are found out.
  @Test func aSlipIsToldFromAnotherCode() throws {
    let code = Array(RecoveryCode().canonical)
    for place in code.indices {
      for other in RecoveryCode.alphabet where other != code[place] {
        var slipped = code
        slipped[place] = other
        #expect(throws: RecoveryCode.Fault.typo) { _ = try RecoveryCode(String(slipped)) }
      }
    }
  }
}
