import Astrology
import PseudoLanguage
import Readings
import Testing

@Suite struct LanguagesTests {
  private static let other = PseudoLanguage.language
  private static let languages = Languages(first: .english, others: [other])

  @Test func aTagFindsItsLanguage() {
    #expect(Self.languages.language("en-XA") === Self.other && Self.languages.language("EN-xa-private") === Self.other)
    #expect(Self.languages.language("en") === Language.english && Self.languages.language("en-GB") === Language.english)
    #expect(Self.languages.language("pt") == nil && Self.languages.language("") == nil && Self.languages.language("-") == nil)
    #expect(!Languages.shipped.isChoice && Languages.shipped.language(accepting: "en-XA") === Language.english)
  }

  /// A wish that says less than the language is met by it, as `zh` is by `zh-Hans`.
  @Test func aRangeFindsALanguageThatSaysMore() {
    let chinese = Language(tag: "zh-Hans", files: [])
    let languages = Languages(first: .english, others: [chinese])
    #expect(languages.language("zh") === chinese && languages.language("zh-Hant") == nil && languages.language("z") == nil)
    #expect(languages.language(accepting: "zh, en;q=0.9") === chinese)
  }

  @Test(
    arguments: [
      (nil, "en"), ("", "en"), ("en-XA", "en-XA"), ("pt, en-XA;q=0.5", "en-XA"), ("en;q=0.4, en-XA;q=0.5", "en-XA"),
      ("en-XA;q=0, de", "en"), ("*, en-XA;q=0.9", "en"), ("de;q=x", "en"), ("en-XA;q=-1", "en"), (";;,,", "en"),
      (" en-XA ; q=0.7 , en ; q=0.3", "en-XA"), ("en-XA;q=1.5", "en"), ("en-XA;q=inf, en;q=0.1", "en"), ("en-XA;q=nan", "en"),
      ("en-XA;q=0.0001", "en"), ("en-XA;q=1.000", "en-XA"), ("en-XA;Q=0.2", "en-XA"), ("en;q=0, *", "en-XA"),
      ("en, *;q=0.5", "en"), ("fr;q=0.9, *;q=0.1", "en"), ("en;q=0", "en-XA"), ("*;q=0", "en"), ("<script>, en-XA", "en-XA"),
      ("en_XA", "en"), ("en-XA;level=1", "en"), ("\u{0}\u{7f}é, en-XA;q=.5", "en"),
    ] as [(String?, String)]) func theHeaderIsRead(_ header: String?, _ tag: String)
  {
    #expect(Self.languages.language(accepting: header).tag == tag)
  }

  /// Of a header of any length only the beginning is read, and of that no entry that was cut in the middle.
  @Test func aHeaderOfAnyLengthIsRead() {
    #expect(Self.languages.language(accepting: String(repeating: "pt,", count: 3400) + "en-XA").tag == "en")
    #expect(Self.languages.language(accepting: "en-XA," + String(repeating: "pt;q=0.9,", count: 1100)).tag == "en-XA")
    #expect(Self.languages.language(accepting: String(repeating: "x", count: 10_000)).tag == "en")
    #expect(Self.languages.language(accepting: String(repeating: ",;q=*-", count: 2000)).tag == "en")
    // 1,024 characters end within `en-XA`, of which `en` would be left.
    let cut = "en-XA;q=0.1," + String(repeating: "p", count: 1009) + ",en-XA"
    #expect(Self.languages.language(accepting: cut).tag == "en-XA")
  }

  /// What a language of a folder has is its own, what it lacks is English.
  @Test func aLanguageOfFilesFallsBack() {
    let other = Language(
      tag: "pt",
      files: [
        ("pages/today.txt", "[today]\nkeep: Guardar\n"), ("moon/phases.txt", "[phase full]\nLua cheia.\n"),
        ("signs/leo.json", "{}"),
      ])
    #expect(other.page("today keep") == "Guardar" && other.page("today kept") == Language.english.page("today kept"))
    #expect(other.book["phase full"].map(\.text) == ["Lua cheia."] && !other.book["phase new"].isEmpty)
    #expect(other.profile(of: .leo) == "{}" && other.profile(of: .virgo) == Language.english.profile(of: .virgo))
    #expect(!other.missing.contains("today keep") && other.missing.contains("today kept"))
    #expect(!other.missing.contains("phase full") && other.missing.contains("phase new"))
    #expect(Language.english.missing.isEmpty)
    #expect(other.page("no such-text").isEmpty)
  }
}
