import Foundation
import Testing

@testable import Readings

@Suite struct TextFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Readings/Resources/Texts").standardizedFileURL

  static func paths() throws -> [String] {
    let walker = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return walker.compactMap { $0 as? URL }.filter { ["txt", "json"].contains($0.pathExtension) }
      .map { String($0.standardizedFileURL.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func everyFileOfTheFolderIsInTheExecutable() throws {
    let files = TextFiles.embedded.files
    #expect(Set(files.map(\.path)) == Set(try Self.paths()))
    for file in files {
      #expect(try file.text == String(contentsOf: Self.folder.appendingPathComponent(file.path), encoding: .utf8), "\(file.path)")
    }
  }

  /// No two lines of the whole language are the same, and no sentence of some length stands in two of them.
  @Test func noSentenceIsWrittenTwice() {
    var seen: [String: String] = [:]
    for phrase in Phrasebook.english.all where !phrase.isTemplate {
      for sentence in Sentences.of(phrase.text) where sentence.split(separator: " ").count > 3 {
        if let other = seen.updateValue(phrase.text, forKey: sentence) {
          Issue.record("“\(sentence)” in “\(phrase.text)” and “\(other)”")
        }
      }
    }
    #expect(seen.count > 8000)
  }

  /// Every line against the rules of the house for words; fragments and labels included.
  @Test func everyLineKeepsToTheStyleSheet() {
    for phrase in Phrasebook.english.all { ToneTests.check(phrase.text) }
  }
}

/// Texts in sentences.
enum Sentences {
  static func of(_ text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var ended = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      // “Where to?” someone asks: what goes on in lower case is the same sentence.
      if ended, character == " ", index + 1 < characters.count, !characters[index + 1].isLowercase {
        sentences.append(current)
        current = ""
        ended = false
        continue
      }
      if !(ended && (character == "”" || character == "’")) { ended = character == "." || character == "?" }
      current.append(character)
    }
    if !current.isEmpty { sentences.append(current) }
    return sentences
  }
}
