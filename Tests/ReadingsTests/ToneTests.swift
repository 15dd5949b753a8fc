import Foundation
import Testing

@testable import Readings

/// Every authored sentence against the rules of the house for words.
@Suite struct ToneTests {
  /// Words and turns that we do not use, in lower case.
  static let banned = [
    "journey", "embrace", "navigate", "tapestry", "delve", "unlock", "harness", "manifest", "align your energy", "the universe",
    "cosmic dance",
    "vibe", "buckle up", "powerful transformation", "divine timing", "it's important to", "it’s important to", "remember that",
    "this is a time to", "don't be afraid to", "don’t be afraid to", "trust the process", "lean into", "hold space",
    "shine your light",
    "you will meet", "expect a", "you always", "death", "disaster", "betray", "windfall", "doctor", "medication", "pregnan",
    "lucky sign",
  ]

  private static let language = Language.english

  static let all: [String] =
    language.contacts.all + language.tonight.contacts + language.tonight.all + language.balance.all + language.placements.all
    + language.yogas.all + language.houses.all + language.first.all

  @Test(arguments: all) func keepsToTheStyleSheet(text: String) { Self.check(text) }

  /// Holds one text against the rules.
  static func check(_ text: String) {
    let lowered = TextBytes(text.lowercased())
    let text = TextBytes(text)
    for word in banned where word != "harness" {
      #expect(!lowered.contains(word), "“\(word)” in “\(text.text)”")
    }
    // The piece of gear is a thing; the verb is not ours.
    #expect(!lowered.contains("harness the") && !lowered.contains("harness your"), "\(text.text)")
    #expect(!text.contains("!"), "\(text.text)")
    #expect(!text.contains("'"), "straight apostrophe in “\(text.text)”")
    #expect(!text.contains(" - ") && !text.contains("—") && !text.contains("–"), "dash in “\(text.text)”")
    #expect(text.text.unicodeScalars.allSatisfy { $0.value < 0x2100 }, "\(text.text)")
    #expect(!lowered.contains("his ") || lowered.contains("this "), "\(text.text)")
    let spaced = TextBytes(" \(lowered.text) ")
    for gendered in [" he ", " she ", " him ", " husband", " wife", " boyfriend", " girlfriend"] {
      #expect(!spaced.contains(gendered), "\(text.text)")
    }
  }

  @Test(arguments: language.contacts.all) func contactsHaveEightToTwentyTwoWords(text: String) {
    #expect((8...22).contains(text.split(separator: " ").count), "\(text)")
    #expect(text.hasSuffix(".") || text.hasSuffix("?"), "\(text)")
    #expect(text.first?.isUppercase == true, "\(text)")
  }

  @Test(arguments: language.tonight.contacts) func sentencesOfTheSkyAreShort(text: String) {
    #expect((8...22).contains(text.split(separator: " ").count), "\(text)")
    #expect(text.hasSuffix("."), "\(text)")
  }

  @Test(arguments: language.tonight.headlines) func headlinesHaveAtMostFifteenWords(text: String) {
    #expect((4...15).contains(text.split(separator: " ").count), "\(text)")
  }

  @Test func noTwoTextsAreTheSame() {
    let contacts = Self.language.contacts.all
    #expect(contacts.count == 360)
    #expect(Set(contacts).count == contacts.count)
    #expect(Set(Self.language.placements.all).count == 36)
    #expect(Set(Self.language.tonight.headlines).count == 32)
  }

  @Test func energyIsAWordForRareUse() {
    #expect(Self.all.filter { $0.lowercased().contains("energy") }.isEmpty)
  }

  @Test func theScanFindsWhatItLooksFor() {
    #expect(Self.banned.contains { "Embrace the journey!".lowercased().contains($0) })
  }
}

/// A text whose parts are looked for byte by byte: the tests hold many thousands of readings against long lists of words.
struct TextBytes {
  let text: String
  private let bytes: [CChar]

  init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8CString)) }

  func contains(_ part: String) -> Bool { strstr(bytes, part) != nil }
}
