import Testing

@testable import Readings

/// Crisis language is found in questions and in conversations, and figures of speech are not.
@Suite struct CrisisScreenTests {
  private static let screen = CrisisScreen.shared
  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test func theFilesAreSound() {
    #expect(Self.screen.problems == [])
    #expect(HelpLines.shared.problems == [])
    #expect(Self.screen.book.count > 400)
  }

  @Test(arguments: [
    (CrisisCategory.selfHarm, CrisisCases.selfHarm), (.mentalHealth, CrisisCases.mentalHealth),
    (.medical, CrisisCases.medical), (.abuse, CrisisCases.abuse), (.violence, CrisisCases.violence),
  ]) func everyOneOfThemIsFound(_ category: CrisisCategory, _ text: String) {
    for line in Self.lines(text) {
      let found = Self.screen.findings(in: String(line))
      #expect(found.contains { $0.category == category }, "\(line)")
      #expect(Self.screen.finding(in: String(line)) != nil)
      // Case and accents of a keyboard do not count.
      #expect(Self.screen.finding(in: line.uppercased()) != nil, "\(line)")
    }
  }

  @Test func whatWasWrittenWithoutKnowingThePatternsIsFound() {
    for line in Self.lines(CrisisCases.any) { #expect(Self.screen.finding(in: String(line)) != nil, "\(line)") }
  }

  @Test func figuresOfSpeechAreLeftAlone() {
    for line in Self.lines(QuietCases.all) {
      let found = Self.screen.findings(in: String(line))
      #expect(found.isEmpty, "\(line): \(found.map(\.words))")
    }
  }

  @Test func whatIsHappeningNowWeighsMore() {
    #expect(Self.screen.finding(in: "I want to kill myself tonight")?.severity == .acute)
    #expect(Self.screen.finding(in: "I have suicidal thoughts")?.severity == .serious)
    #expect(Self.screen.finding(in: "I feel worthless")?.severity == .concern)
    #expect(Self.screen.finding(in: "My ex hits me and I want to die")?.category == .selfHarm)
  }

  @Test func fearForSomebodyElseIsMetAsThat() {
    for text in [
      "My friend wants to die. What can I do?", "my freind wants to die wat do i do",
      "How do I help a friend who wants to die?", "My bestie says she doesn't want to be here anymore", "My mate is suicidal",
      "My friend is hurting herself. How can I help?",
      "I'm worried my best friend might kill herself", "My mom says she wants to die",
    ] {
      #expect(Self.screen.finding(in: text)?.isOfAnother == true, "\(text)")
    }
    // Its end has been met already, and is a grief.
    #expect(Self.screen.finding(in: "My friend killed himself last year. How do I live with it?") == nil)
    #expect(Self.screen.finding(in: "My son is suicidal, what should I do?")?.isOfAnother == true)
    #expect(Self.screen.finding(in: "I am suicidal")?.isOfAnother == false)
    #expect(Self.screen.finding(in: "My sister tried to kill herself and now I want to die too")?.isOfAnother == false)
  }

  /// Nobody waits for a hostile text, and none of it traps.
  @Test func anyTextIsRead() {
    let hostile = [
      "", " ", "?!", "\u{202E}kms\u{202C}", String(repeating: "i want to ", count: 1000), String(repeating: "a", count: 10_000),
      "<script>alert(1)</script>", "👩‍👩‍👧‍👦🔪", "\u{0}\u{FFFF}", "ａｂｃ", String(repeating: "kill ", count: 2000) + "time",
    ]
    for text in hostile { _ = Self.screen.findings(in: text) }
    #expect(Self.screen.finding(in: hostile[3])?.category == .selfHarm)
    #expect(Self.screen.finding(in: String(repeating: "la ", count: 3000) + "i want to die") != nil)
  }

  // MARK: help

  @Test(arguments: [
    ("en-US", "us-988", "911"), ("en-GB", "gb-samaritans", "999"), ("en-IE", "ie-samaritans", "112"),
    ("de", "de-telefonseelsorge", "112"),
    ("de-AT", "at-142", "112"), ("fr-FR", "fr-3114", "112"), ("es_ES", "es-024", "112"), ("it", "it-amico", "112"),
    ("nl-NL", "nl-113", "112"), ("pt-PT", "pt-1411", "112"), ("pl", "pl-116123", "112"), ("sv-SE", "se-mind", "112"),
    ("hi-IN", "in-manas", "112"), ("en-AU", "au-lifeline", "000"), ("fr-CA", "ca-988", "911"), ("en-NZ", "nz-1737", "111"),
    ("da-DK", "eu-116123", "112"), ("zh-Hant-TW", "int-find", nil), ("", "int-find", nil), ("sr-Latn-RS", "int-find", nil),
  ]) func linesAreThoseOfTheCountry(_ tag: String, _ first: String, _ emergency: String?) {
    let lines = HelpLines.shared.lines(for: .selfHarm, language: tag)
    #expect(lines.first?.id == first)
    #expect(lines.last?.id == "int-find")
    #expect((1...4).contains(lines.count))
    #expect(HelpLines.shared.emergency(language: tag) == emergency)
  }

  @Test func whereSomebodyIsGoesBeforeTheirLanguage() {
    #expect(HelpLines.shared.lines(for: .abuse, language: "en-US", region: "nz").first?.id == "nz-refuge")
    #expect(HelpLines.shared.lines(for: .abuse, language: "de-DE").first?.call == "116 016")
    // In English without a country it is not known which number to call.
    #expect(HelpLines.shared.emergency(language: "en") == nil)
    #expect(HelpLines.shared.lines(for: .selfHarm, language: "en").map(\.region).contains("US"))
  }

  @Test func everyLineCanBeReachedAndWasChecked() {
    #expect(Set(HelpLines.shared.all.map(\.id)).count == HelpLines.shared.all.count)
    for line in HelpLines.shared.all {
      #expect(line.call != nil || line.text != nil || line.region == "INT", "\(line.id)")
      #expect(line.source.hasPrefix("http") && !line.name.isEmpty, "\(line.id)")
      if let telephone = line.telephone { #expect(telephone.count >= 7 && telephone.dropFirst(4).allSatisfy(\.isNumber)) }
    }
  }

  @Test func theAnswerMeetsThePersonFirst() throws {
    for (text, key) in [
      ("I want to die", "self-harm"), ("My son is suicidal", "other"), ("i can't take it anymore", "mental"),
      ("My baby isn't breathing", "medical"), ("he hits me", "abuse"), ("I want to hurt my boss", "violence"),
    ] {
      let answer = try #require(Language.english.crisisAnswer(to: text, account: "de-AT"), "\(key)")
      #expect((60...90).contains(answer.text.split(separator: " ").count), "\(key): \(answer.text.split(separator: " ").count)")
      #expect(answer.emergency?.contains("112") == true && !answer.goOn.isEmpty && !answer.stop.isEmpty)
      #expect(answer.lines.isEmpty == (answer.finding.category == .medical))
      for line in answer.lines { #expect(!answer.hours(of: line, in: .english).isEmpty) }
    }
    #expect(Language.english.crisisAnswer(to: "Should I take the job in another city?") == nil)
  }
}
