import Foundation
import Readings

/// Writes the tables as Swift files.
struct TableWriter {
  let folder: URL
  let seed: UInt64
  let charts: Int
  /// Every how many days of a chart were looked at.
  var dayStep = 1

  func write(_ table: [Float], named name: String, _ view: MeterView) throws {
    var text = header(
      "/// Fifty-one quantiles of the power, then of the balance, of each meter; below them those of the groups' means.\n")
    text += "extension MeterTable {\n  package static let \(name): [Float] = [\n"
    let width = Percentiles.steps + 1
    for (row, title) in view.rowNames.enumerated() {
      text += "    // \(title)\n"
      for half in 0..<2 {
        let start = (2 * row + half) * width
        text += Self.lines(table[start..<start + width])
      }
    }
    text += "  ]\n}\n"
    try save(text, "MeterTable+\(name.prefix(1).uppercased())\(name.dropFirst()).swift")
  }

  func write(changeEdges: [Float], checksum: UInt64) throws {
    let hex = String(checksum, radix: 16)
    let padded = String(repeating: "0", count: 16 - hex.count) + hex
    let groups = stride(from: 0, to: 16, by: 4).map { padded.dropFirst($0).prefix(4) }.joined(separator: "_")
    let text =
      header("") + """
        extension MeterTable {
          /// Changes from one day to the next from which a rate is slow, moderate and rapid: of harmony, of intensity, of unified score. A third
          /// of all changes of the sample are below the first, two thirds below the second, nine tenths below the third.
          package static let changeEdges: [Float] = [
        \(Self.lines(changeEdges[...]))  ]

          /// Of ``all``, as ``checksum(of:)`` works it out.
          package static let checksum: UInt64 = 0x\(groups)
        }

        """
    try save(text, "MeterTable+ChangeEdges.swift")
  }

  private func header(_ what: String) -> String {
    """
    // Written by Tools/meters: seed \(seed), \(charts) charts × \(Sample.daysPerChart / dayStep) days. Not to be edited.


    """ + what
  }

  private func save(_ text: String, _ name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// As many numbers as fit in a line of 130 columns.
  private static func lines(_ values: ArraySlice<Float>) -> String {
    var text = ""
    var line = "   "
    for value in values {
      let item = " \(literal(value)),"
      if line.count + item.count > 128 {
        text += line + "\n"
        line = "   "
      }
      line += item
    }
    return text + line + "\n"
  }

  /// The shortest decimal that reads back as the same number, without an exponent.
  private static func literal(_ value: Float) -> String {
    let text = "\(value)"
    guard text.contains("e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    return String(format: "%.10f", value).replacing(/0+$/, with: "")
  }
}
