import Foundation
import Testing

@testable import Web

/// Words on the pictures that are sent to others: measured, whole, and within their frame.
@Suite struct SetTextTests {
  /// Every headline of the threads, as authors wrote it.
  private static let headlines: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/Readings/Resources/Texts/en/threads")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.flatMap { file in
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { line in
        line.hasPrefix("headline: ") ? String(line.dropFirst("headline: ".count)) : nil
      }
    }
  }()

  @Test func fiveHundredHeadlinesStandWholeInTheirFrame() {
    let headlines = Self.headlines
    // Each alone, and in pairs, so that there are long ones among them.
    let texts = (headlines + zip(headlines, headlines.reversed()).map { $0 + " " + $1 })
    #expect(texts.count >= 500)
    for text in texts {
      let set = SetText(text, width: 900, height: 520)
      #expect(set.lines.joined(separator: " ") == text.split(separator: " ").joined(separator: " "))
      #expect(set.size >= 44)
      #expect(Double(set.lines.count - 1) * set.leading + set.size <= 520)
      for line in set.lines { #expect(SetText.width(of: line) * set.size <= 900, "\(line)") }
    }
  }

  @Test func nothingIsEverCut() {
    let word = String(repeating: "Donaudampfschifffahrt", count: 9)
    let set = SetText(word, width: 900, height: 520)
    #expect(set.lines.joined() == word)
    let letters = SetText(String(repeating: "東京の空 ", count: 400), width: 900, height: 520)
    #expect(letters.lines.joined().filter { $0 == "東" }.count == 400)
    #expect(SetText("", width: 900, height: 520).lines.isEmpty)
    #expect(SetText("Say less.", width: 900, height: 520).size == 100)
  }
}
