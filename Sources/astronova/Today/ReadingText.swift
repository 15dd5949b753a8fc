import Astrology
import Atlas
import Ephemeris
import Readings

/// The reading of a day as text for a terminal or a file.
struct ReadingText {
  let reading: DailyReading
  /// Columns of a line; `nil` leaves paragraphs in one line, as Markdown likes them.
  let width: Int?
  /// Whether each paragraph is followed by what it rests on.
  let showsEvidence: Bool

  /// The whole.
  var text: String {
    var parts = [heading(1, reading.headline), paragraph(reading.summary)]
    if let hour = reading.birthHour { parts.append(wrapped(hour)) }
    if let clocks = reading.clocks { parts.append(wrapped(clocks)) }
    parts.append(
      lines([
        ("Do", reading.advice.doThis), ("Don’t", reading.advice.temptation(in: .english)),
        ("Reflect on", reading.advice.reflectOn),
        ("To say", reading.advice.affirmation),
      ]))
    parts += [heading(2, "The day"), paragraph(reading.overview)]
    if let sky = reading.sky { parts.append(paragraph(sky)) }
    parts += [heading(2, "What is behind it"), paragraph(reading.keyTransit), paragraph(reading.technicalAnalysis)]
    parts += [heading(2, "The part of life that is lit"), paragraph(reading.areaOfLife)]
    parts += [heading(2, "The Moon"), paragraph(reading.lunarCycle)]
    for category in reading.categories {
      parts += [heading(2, Language.english.title(category.category)), paragraph(category.paragraph, after: reading.summary)]
    }
    parts.append(heading(2, "For everybody"))
    parts += reading.collective.map { paragraph($0) }
    parts += [heading(2, "Ahead"), paragraph(reading.lookAhead)]
    parts.append(lines(reading.week.map { ("\($0.date) \($0.time)", "\($0.title). \($0.line)") }))
    parts.append(lines(reading.correspondences.map { ("The \($0.kind): \($0.value)", $0.reason) }))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func heading(_ level: Int, _ text: String) -> String { "\(String(repeating: "#", count: level)) \(text)\n" }

  /// A paragraph with what it rests on, but for what an earlier one has shown.
  private func paragraph(_ paragraph: ReadingParagraph, after earlier: ReadingParagraph? = nil) -> String {
    var text = wrapped(paragraph.text)
    if showsEvidence {
      for fact in paragraph.evidence where !(earlier?.evidence.contains(fact) ?? false) {
        text += "\n" + wrapped("> \(fact.text)\(fact.meaning.isEmpty ? "" : " · \(fact.meaning)")")
      }
    }
    return text
  }

  private func lines(_ rows: [(name: String, text: String)]) -> String {
    rows.map { wrapped("- **\($0.name)** \($0.text)") }.joined()
  }

  private func wrapped(_ text: String) -> String { width.map { Paragraph.wrapped(text, width: $0) } ?? text + "\n" }
}
