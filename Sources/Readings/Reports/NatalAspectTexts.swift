import Astrology
import Ephemeris

/// The inner conversation of two points of a birth chart in one sentence, for the day’s readings; the paragraphs of the birth chart
/// are in ``NatalReading``.
struct NatalAspectTexts: Sendable {
  /// By the first body, then ``ChartPoint/textIndex``.
  private let table: [[String?]]

  init(_ book: Phrasebook) {
    table = CelestialBody.planets.map { body in ChartPoint.spoken.map { book["topic \(body.key) \($0.key)"].first?.text } }
  }

  /// What a pair is about; `first` comes earlier from Sun to Pluto, an angle of the chart comes last.
  func topic(_ first: CelestialBody, _ second: ChartPoint) -> String? {
    let row = Int(first.rawValue)
    guard table.indices.contains(row), let column = second.textIndex else { return nil }
    return table[row][column]
  }

  /// Every authored text, for the tests of tone and length.
  var all: [String] { table.flatMap { $0.compactMap(\.self) } }
}
