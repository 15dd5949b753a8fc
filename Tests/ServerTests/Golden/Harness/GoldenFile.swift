import Foundation

/// The file of a group, and what of it differs from what is answered now.
struct GoldenFile {
  let name: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Answers")

  private var place: URL { Self.folder.appendingPathComponent(name + ".txt") }

  /// Writes the answers of a group in the place of those that stand.
  func write(_ answers: [GoldenAnswer]) throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try Data(Self.text(answers).utf8).write(to: place)
  }

  /// What differs, in words: each answer by its title with the first lines that are not the same.
  func differences(from answers: [GoldenAnswer]) throws -> [String] {
    let recorded = Self.sections(String(decoding: try Data(contentsOf: place), as: UTF8.self))
    let asked = Self.sections(Self.text(answers))
    let known = Dictionary(recorded.map { ($0.title, $0.lines) }) { first, _ in first }
    let titles = Set(asked.map(\.title))
    var differences = recorded.filter { !titles.contains($0.title) }.map { "\(name): nothing asks any more for \($0.title)" }
    for section in asked {
      guard let lines = known[section.title] else {
        differences.append("\(name): not recorded: \(section.title)")
        continue
      }
      if lines != section.lines { differences.append("\(name): \(section.title)\n" + Self.difference(lines, section.lines)) }
    }
    if differences.isEmpty, recorded.map(\.title) != asked.map(\.title) { differences.append("\(name): another order") }
    return differences
  }

  /// The sections of the file, to see what was asked and how it was answered.
  func sections() throws -> [(title: String, lines: [String])] {
    Self.sections(String(decoding: try Data(contentsOf: place), as: UTF8.self))
  }

  private static func text(_ answers: [GoldenAnswer]) -> String {
    let guards = [
      "content-security-policy:", "cross-origin-opener-policy:", "permissions-policy:", "referrer-policy:",
      "strict-transport-security:", "x-content-type-options:",
    ]
    let common = (answers.first?.headers ?? []).filter { header in guards.contains { header.hasPrefix($0) } }
    let head = ["### headers of every answer"] + common.map { "< \($0)" } + [""]
    return (head + answers.flatMap { $0.lines(besides: common) }).joined(separator: "\n")
  }

  private static func sections(_ text: String) -> [(title: String, lines: [String])] {
    var sections: [(title: String, lines: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("### ") {
        sections.append((String(line.dropFirst(4)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(String(line))
      }
    }
    return sections
  }

  /// The first three pairs of lines that differ.
  private static func difference(_ old: [String], _ new: [String]) -> String {
    var told: [String] = []
    for index in 0..<max(old.count, new.count) where told.count < 6 {
      let (before, now) = (index < old.count ? old[index] : "(no line)", index < new.count ? new[index] : "(no line)")
      guard before != now else { continue }
      let same = zip(before.utf8, now.utf8).prefix { $0 == $1 }.count
      told += ["  line \(index + 1), recorded: \(around(before, same))", "  line \(index + 1), answered: \(around(now, same))"]
    }
    return told.joined(separator: "\n")
  }

  /// A line near a place.
  private static func around(_ line: String, _ place: Int) -> String {
    let bytes = Array(line.utf8)
    let start = max(0, place - 80)
    let part = String(decoding: bytes.dropFirst(start).prefix(240), as: UTF8.self)
    return (start > 0 ? "…" : "") + part + (start + 240 < bytes.count ? "…" : "")
  }
}
