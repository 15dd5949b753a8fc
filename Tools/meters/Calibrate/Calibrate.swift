import Foundation
import Readings

/// Measures the meters and writes their percentile tables; see the README beside this folder.
///
///     Calibrate write [charts] [folder]   makes the tables from charts of one seed, writes them, and prints the figures on charts of another
///     Calibrate hourless [charts] [folder]  makes only the tables of births without their hour, from every eleventh day of each chart
///     Calibrate check [charts]            prints the figures of the committed tables on charts that they have not seen
///     Calibrate speed                     microseconds for a chart and a day
@main
struct Calibrate {
  private static let seed: UInt64 = 2025
  private static let freshSeed: UInt64 = 90_125

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch arguments.first {
    case "write": try await write(charts: count ?? 2_000, into: arguments.dropFirst(2).first)
    case "hourless": try await writeHourless(charts: count ?? 2_000, into: arguments.dropFirst(2).first)
    case "check": exit(try await check(charts: count ?? 500) ? 0 : 1)
    case "speed": try speed()
    default:
      print("usage: Calibrate write | hourless [charts] [folder], Calibrate check [charts], Calibrate speed")
      exit(2)
    }
  }

  private static let kinds: [(view: MeterView, isTimeKnown: Bool, name: String)] = [
    (.classic, true, "classicTimed"), (.classic, false, "classicUntimed"), (.modern, true, "modernTimed"),
    (.modern, false, "modernUntimed"),
  ]

  /// - Parameter folder: where the tables go, an existing folder; in the place of the committed ones when `nil`.
  private static func write(charts count: Int, into folder: String?) async throws {
    let writer = TableWriter(folder: folder.map { URL(fileURLWithPath: $0) } ?? committed, seed: seed, charts: count)
    let sample = try Sample(seed: seed, charts: count)
    let timed = sample.charts.map { MeterChart($0) }
    let untimed = sample.hourless.map { MeterChart($0) }
    var tables: [[Float]] = []
    var changes = Array(repeating: Array(repeating: 0, count: 1001), count: 3)
    for (view, isTimeKnown, name) in kinds {
      let charts = isTimeKnown ? timed : untimed
      let table = await Calibration.table(view, charts, sample)
      let figures = await Figures.measured(view, charts, sample, MeterCalibration(table: table, view), step: 29)
      for quantity in 0..<3 {
        for index in changes[quantity].indices { changes[quantity][index] += figures.changes[quantity][index] }
      }
      try writer.write(table, named: name, view)
      tables.append(table)
      print("\(name): written")
    }
    let edges = changes.flatMap { counts in [1.0 / 3, 2.0 / 3, 0.9].map { Self.quantile($0, of: counts) } }
    try writer.write(changeEdges: edges, checksum: MeterTable.checksum(of: tables + [edges]))
    let fresh = try Sample(seed: freshSeed, charts: max(min(count, 100), count / 4))
    for (index, kind) in kinds.enumerated() {
      let charts = (kind.isTimeKnown ? fresh.charts : fresh.hourless).map { MeterChart($0) }
      await Figures.measured(kind.view, charts, fresh, MeterCalibration(table: tables[index], kind.view), step: 5)
        .report("\(kind.name), fresh charts")
    }
  }

  /// For a change that touches births without their hour alone: what is not written stays as it is, the edges of changes with it.
  private static func writeHourless(charts count: Int, into folder: String?) async throws {
    let dayStep = 11
    let target = folder.map { URL(fileURLWithPath: $0) } ?? committed
    let writer = TableWriter(folder: target, seed: seed, charts: count, dayStep: dayStep)
    let sample = try Sample(seed: seed, charts: count)
    let charts = sample.hourless.map { MeterChart($0) }
    let classic = await Calibration.table(.classic, charts, sample, dayStep: dayStep)
    let modern = await Calibration.table(.modern, charts, sample, dayStep: dayStep)
    try writer.write(classic, named: "classicUntimed", .classic)
    try writer.write(modern, named: "modernUntimed", .modern)
    let tables = [MeterTable.classicTimed, classic, MeterTable.modernTimed, modern, MeterTable.changeEdges]
    try TableWriter(folder: target, seed: seed, charts: 2_000)
      .write(changeEdges: MeterTable.changeEdges, checksum: MeterTable.checksum(of: tables))
  }

  /// The folder of the committed tables: from Tools/meters/Calibrate/Calibrate.swift, three folders up.
  private static var committed: URL {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    return root.appendingPathComponent("Sources/Readings/Meters/Calibration/Tables")
  }

  /// In tenths of a point.
  private static func quantile(_ share: Double, of counts: [Int]) -> Float {
    let wanted = share * Double(counts.reduce(0, +))
    var below = 0
    for (index, count) in counts.enumerated() {
      below += count
      if Double(below) >= wanted { return Float(index + 1) / 10 }
    }
    return 100
  }

  private static func check(charts count: Int) async throws -> Bool {
    let fresh = try Sample(seed: freshSeed, charts: count)
    var isMet = true
    for kind in kinds {
      let charts = (kind.isTimeKnown ? fresh.charts : fresh.hourless).map { MeterChart($0) }
      let figures = await Figures.measured(
        kind.view, charts, fresh, MeterCalibration.of(kind.view, isTimeKnown: kind.isTimeKnown), step: 5)
      isMet = figures.report("\(kind.name), fresh charts") && isMet
    }
    return isMet
  }
}
