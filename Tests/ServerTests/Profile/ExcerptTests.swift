import Testing

@testable import Server

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("", ""), ("Short.", "Short."), ("One line.\n\nAnother one.", "One line. Another one."),
    ("The first. The second is too long to have room.", "The first."),
    ("Is it? Yes! It is so long that it ends elsewhere.", "Is it? Yes!"),
    ("She said “no.” And then nothing more was said.", "She said “no.”"),
    ("A sentence that is longer than there is room for.", "A sentence that is longer than …"),
    ("Version 2.5 of something that has no end here at all.", "Version 2.5 of something that …"),
    ("Donaudampfschifffahrtsgesellschaftskapitän", "Donaudampfschifffahrtsgesellsc…"),
    ("日本語の文はあいだに空白がないので、三十字を越えたところで切るほかないのです。", "日本語の文はあいだに空白がないので、三十字を越えたところで切…"),
  ])
  func aTextIsCutAtASentence(_ text: String, _ cut: String) {
    #expect(Excerpt.of(text, upTo: 30) == cut)
  }

  /// Where a sentence may be longer than there is room for, it stands by itself, and nothing beside it.
  @Test(arguments: [
    ("Short.", "Short."), ("The first. The second is too long to have room.", "The first."),
    ("A sentence that is longer than there is room for. And one more.", "A sentence that is longer than there is room for."),
    ("A sentence that is longer than there is room for.", "A sentence that is longer than there is room for."),
    ("A title that is longer than there is room for", "A title that is longer than …"),
    (String(repeating: "word ", count: 20) + "end. More.", "word word word word word word …"),
  ])
  func aLongSentenceStandsByItself(_ text: String, _ cut: String) {
    #expect(Excerpt.of(text, upTo: 30, sentenceUpTo: 60) == cut)
  }

  @Test func whatIsHugeIsNotReadToItsEnd() {
    let text = String(repeating: "word ", count: 100_000)
    #expect(Excerpt.of(text, upTo: 30) == "word word word word word word …")
    #expect(Excerpt.of(String(repeating: "\n", count: 100_000), upTo: 30) == "")
    #expect(Excerpt.of(text, upTo: 0) == "")
  }

  @Test(arguments: [
    ("Short.", "Short."), ("", ""), ("One sentence here. Another one that is too long.", "One sentence here. …"),
    (String(repeating: "word ", count: 20), "word word word word word word …"), ("One.\nTwo.", "One. Two."),
  ])
  func anOpeningTellsThatMoreFollows(_ text: String, _ opening: String) {
    #expect(Excerpt.opening(text, upTo: 30) == opening)
  }
}
