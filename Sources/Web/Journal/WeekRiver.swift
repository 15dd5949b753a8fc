import ChartArt
import Readings

/// How much was opened in each of the last weeks, as one line.
enum WeekRiver {
  static func svg(_ strands: [JourneyView.Strand]) -> String {
    let count = strands.map(\.weeks.count).max() ?? 0
    let sums = (0..<count).map { week in strands.reduce(0) { $0 + ($1.weeks.indices.contains(week) ? $1.weeks[week] : 0) } }
    let most = Double(max(sums.max() ?? 0, 1))
    let words = sums.map { "\($0)" }.joined(separator: ", ")
    return WeekCurve.svg(
      days: sums.map { Double($0) / most }, now: count > 0 ? count - 1 : nil,
      label: "Parts of readings opened, week by week over the last \(count) weeks: \(words).")
  }
}
