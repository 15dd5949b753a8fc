import Foundation
import Testing

@testable import Readings

@Suite struct TextFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Readings/Resources/Texts").standardizedFileURL

  static func paths() throws -> [String] {
    let walker = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return walker.compactMap { $0 as? URL }.filter {
      ["txt", "json", "knots", "threads", "chapters", "patterns", "lines"].contains($0.pathExtension)
    }
    .map { String($0.standardizedFileURL.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func everyFileOfTheFolderIsInTheExecutable() throws {
    let single = ["en/safety/crisis.patterns", "en/safety/help.lines", "en/tarot/questions.patterns"]
    let files =
      TextFiles.embedded.files + TextFiles.threads(of: "en") + TextFiles.chapters(of: "en") + TextFiles.guards(of: "en")
      + TextFiles.writings(of: "en")
      + single.map { TextFiles.File(path: $0, text: TextFiles.text(at: $0)) }
    #expect(Set(files.map(\.path)) == Set(try Self.paths()))
    for file in files {
      #expect(try file.text == String(contentsOf: Self.folder.appendingPathComponent(file.path), encoding: .utf8), "\(file.path)")
    }
  }

  /// No two lines of the whole language are the same, and no sentence of some length stands in two of them.
  @Test func noSentenceIsWrittenTwice() {
    var seen: [String: String] = [:]
    // Custom keeps three parts of a day for the same: a word of a list, and no sentence.
    let listed: Set = ["work that is under way"]
    for phrase in Phrasebook.english.all where !phrase.isTemplate && !listed.contains(phrase.text) {
      for sentence in Sentences.of(phrase.text) where sentence.split(separator: " ").count > 3 {
        if let other = seen.updateValue(phrase.text, forKey: sentence) {
          Issue.record("“\(sentence)” in “\(phrase.text)” and “\(other)”")
        }
      }
    }
    #expect(seen.count > 8000)
  }

  /// Every line against the rules of the house for words; fragments and labels included. The thirteenth trump has its name, and nothing else.
  /// The texts on cards tell of men and women in pictures, passages of aunts and uncles; they have rules of their own (`CardTextsTests`,
  /// `PassageTests`).
  @Test func everyLineKeepsToTheStyleSheet() {
    let apart = ["card-text ", "card-turned ", "passage "]
    for key in Phrasebook.english.keys where !apart.contains(where: key.hasPrefix) {
      for phrase in Phrasebook.english[key] where phrase.text != "Death" { ToneTests.check(phrase.text) }
    }
  }
}

/// Texts in sentences.
enum Sentences {
  /// A sentence ends with a full stop or a question mark, closing quotes included, before a space; but “Where to?” someone asks: what
  /// goes on in lower case is the same sentence. Works on bytes, because the tests take many thousands of texts apart.
  static func of(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var sentences: [String] = []
    var start = 0
    var ended = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if ended, byte == UInt8(ascii: " "), index + 1 < bytes.count,
        !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index + 1])
      {
        sentences.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
        ended = false
      } else if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0x9D || bytes[index + 2] == 0x99
      {
        // ” or ’ keeps what was.
        index += 2
      } else {
        ended = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?")
      }
      index += 1
    }
    if start < bytes.count { sentences.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return sentences
  }
}
