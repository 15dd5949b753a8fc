import Ephemeris
import Foundation

@testable import Astrology

/// The ayanamsas against their reference table: a section of `ACCURACY.md`.
enum AyanamsaAccuracy {
  /// The worst disagreement of one ayanamsa, in arcseconds.
  struct Line: Sendable {
    let ayanamsa: Ayanamsa
    let rows: Int
    /// Counted from the mean equinox of date.
    let mean: Double
    /// Counted from the true one.
    let whole: Double
  }

  static let lines: [Line] = AyanamsaTests.modes.map { mode, ayanamsa in
    let rows = AyanamsaTests.table.filter { $0[0] == Double(mode) }
    func worst(_ equinox: Ayanamsa.Equinox, column: Int) -> Double {
      rows.reduce(0) { worst, row in
        // A row that throws counts as infinitely wrong, so that it cannot pass.
        guard let value = try? ayanamsa.value(at: TT(julianDate: row[1]), equinox: equinox) else { return .infinity }
        return max(worst, arcseconds(value, row[column]))
      }
    }
    return Line(ayanamsa: ayanamsa, rows: rows.count, mean: worst(.mean, column: 2), whole: worst(.true, column: 3))
  }

  static var markdown: String {
    var text = "\n## Ayanamsas\n\nAgainst Swiss Ephemeris 2.10.03, without and with nutation.\n\n"
    text += "| ayanamsa | rows | mean equinox ″ | true equinox ″ |\n|---|---|---|---|\n"
    for line in lines.sorted(by: { $0.ayanamsa.rawValue < $1.ayanamsa.rawValue }) {
      text += "| \(line.ayanamsa.rawValue) | \(line.rows) | \(String(format: "%.4f", line.mean)) "
      text += "| \(String(format: "%.4f", line.whole)) |\n"
    }
    return text
  }
}
