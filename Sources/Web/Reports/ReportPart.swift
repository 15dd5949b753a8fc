import Readings

/// A piece of a report as its pages show it: what it rests on stands before it as its name, and nothing is told twice.
struct ReportPart: Sendable, Hashable {
  /// What it rests on, `Mercury 8°32′ Gemini`; empty where that is more than one thing.
  var title = ""
  /// What else is known of that: `house 1`, `0°03′ from exact`, the moments of a passage.
  var details: [String] = []
  var paragraphs: [String]
  /// All that it rests on where it has no title.
  var facts: [String] = []

  /// The parts of a section: paragraphs that rest on the same are one.
  static func parts(of section: Report.Section) -> [ReportPart] {
    var parts: [ReportPart] = []
    var before: Report.Evidence?
    for paragraph in section.paragraphs {
      guard paragraph.evidence.count == 1, let evidence = paragraph.evidence.first else {
        parts.append(ReportPart(paragraphs: [paragraph.text], facts: paragraph.evidence.map(\.text)))
        before = nil
        continue
      }
      if let before, !parts.isEmpty, holds(before, evidence) {
        parts[parts.count - 1].paragraphs.append(paragraph.text)
        continue
      }
      parts.append(ReportPart(paragraph.text, on: evidence))
      before = evidence
    }
    return parts
  }

  /// Whether one fact tells all of another: a body in its sign and house, and the same in its house.
  private static func holds(_ fact: Report.Evidence, _ other: Report.Evidence) -> Bool {
    if fact.text == other.text { return true }
    guard fact.aspect == nil, other.aspect == nil, let house = other.house else { return false }
    return fact.bodies == other.bodies && fact.house == house
  }
}

extension ReportPart {
  private init(_ text: String, on evidence: Report.Evidence) {
    let name = String(evidence.text.prefix { $0 != "," })
    let start = name + ", "
    title = name
    // Each pass of one body is told with its name: `Saturn square your Sun, exact …; Saturn square your Sun, going backwards, exact …`.
    details = evidence.text.split(separator: "; ").compactMap { piece in
      if piece == name { return nil }
      return String(piece.hasPrefix(start) ? piece.dropFirst(start.count) : piece)
    }
    paragraphs = [text]
    // A passage opens with the same contact and its days, which the details tell to the minute.
    if evidence.aspect != nil, text.hasPrefix(start), let end = text.firstRange(of: ". "), end.upperBound < text.endIndex {
      paragraphs = [String(text[end.upperBound...])]
    }
  }

  /// What the page shows of it.
  var values: [String: Any] {
    [
      "title": title, "hasTitle": !title.isEmpty, "details": details, "hasDetails": !details.isEmpty, "paragraphs": paragraphs,
      "facts": factLine, "hasFacts": !facts.isEmpty,
    ]
  }

  /// All that it rests on, in a line.
  var factLine: String { facts.joined(separator: " · ") }
}
