import Astrology
import Ephemeris
import Foundation
import Testing

@testable import Readings

/// Measures the knots and writes what was found: the scales in `Sources/Readings/Knots` and the table in `docs/knots.md`.
///
/// `ASTRONOVA_KNOTS=scales swift test --filter KnotMeasureTests` after a change of conditions; then, built anew, `ASTRONOVA_KNOTS=page`.
/// `people` prints what would be said of twelve. A number, such as `ASTRONOVA_KNOTS=200000`, reads as many charts of every latitude.
@Suite(.serialized) struct KnotMeasureTests {
  static let mode = ProcessInfo.processInfo.environment["ASTRONOVA_KNOTS"] ?? ""
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardizedFileURL

  @Test(.enabled(if: mode == "scales")) func writesTheScales() throws {
    for isTimeKnown in [true, false] {
      var strengths: [String: [Double]] = [:]
      var people = KnotPeople(seed: isTimeKnown ? 2026 : 2027)
      let count = 20_000
      for index in 0..<count {
        for knot in Knots.ranked(try people.next(isTimeKnown: isTimeKnown), catalog: .english) {
          strengths[knot.id, default: Array(repeating: 0, count: count)][index] = knot.strength
        }
      }
      let name = isTimeKnown ? "timed" : "untimed"
      var lines = [
        "// Written by KnotMeasureTests: 20,000 births of 1940–2010. Not to be edited.", "", "extension KnotScale {",
        "  /// The strengths at ``shares`` by knot, of people \(isTimeKnown ? "who know" : "without") a birth time.",
        "  static let \(name): [String: [Double]] = [",
      ]
      for knot in KnotCatalog.english.knots.sorted(by: { $0.id < $1.id }) {
        let scale = KnotScale.measured(strengths[knot.id] ?? []).map { String(format: "%.4g", $0) }
        lines.append("    \"\(knot.id)\": [")
        lines.append("      " + scale.prefix(9).joined(separator: ", ") + ",")
        lines.append("      " + scale.dropFirst(9).joined(separator: ", ") + ",")
        lines.append("    ],")
      }
      lines += ["  ]", "}", ""]
      let file = Self.root.appendingPathComponent("Sources/Readings/Knots/KnotScale+\(name.capitalized).swift")
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test(.enabled(if: mode == "page")) func writesThePage() throws {
    let timed = try KnotDistributionTests.people(5000, seed: 14, isTimeKnown: true)
    let untimed = try KnotDistributionTests.people(5000, seed: 41, isTimeKnown: false)
    func shares(_ people: [[String]]) -> [String: Double] {
      var counts: [String: Double] = [:]
      for id in people.joined() { counts[id, default: 0] += 100 / Double(people.count) }
      return counts
    }
    func percent(_ value: Double?) -> String { String(format: "%.1f %%", value ?? 0) }
    let (known, unknown) = (shares(timed), shares(untimed))
    var lines = ["| knot | group | side | with the hour | without |", "|---|---|---|---|---|"]
    for knot in KnotCatalog.english.knots {
      lines.append(
        "| \(knot.name) | \(knot.group) | \(knot.isBright ? "bright" : "rubs") | "
          + "\(percent(known[knot.id])) | \(percent(unknown[knot.id])) |")
    }
    lines += ["", "| knots of a person | with the hour | without |", "|---|---|---|"]
    for number in 6...10 {
      let row = [timed, untimed].map { people in
        percent(100 * Double(people.count { $0.count == number }) / Double(people.count))
      }
      lines.append("| \(number) | \(row[0]) | \(row[1]) |")
    }
    lines += ["", "| of the first six, two people share | with the hour | without |", "|---|---|---|"]
    let pairs = [timed, untimed].map { KnotDistributionTests.sharedOfSix($0, pairs: 40_000) }
    for number in 0...6 {
      lines.append("| \(number) | \(percent(100 * pairs[0][number])) | \(percent(100 * pairs[1][number])) |")
    }
    let file = Self.root.appendingPathComponent("docs/knots.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let parts = page.components(separatedBy: "<!-- measured -->\n")
    try #require(parts.count == 3)
    try (parts[0] + "<!-- measured -->\n" + lines.joined(separator: "\n") + "\n<!-- measured -->\n" + parts[2])
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// What would be said of some people, to be read by a person.
  @Test(.enabled(if: mode == "people")) func printsPeople() throws {
    var people = KnotPeople(seed: 1)
    for index in 0..<12 {
      let chart = try people.next(isTimeKnown: index % 4 < 3)
      print("\n== \(index + 1)")
      if let head = KnotReading.all(of: chart, language: .english).first { print(head.text) }
      for held in Knots(chart).held {
        print("* \(held.knot.name) (\(held.knot.isBright ? "bright" : "rubs"), \(String(format: "%.3f", held.standing)))")
        for reason in held.reasons.prefix(3) {
          print("    \(reason.facts(in: .english, language: .english).first ?? "nothing")")
        }
      }
    }
  }

  /// Charts from pole to pole, with and without a time; a smaller number in every run.
  @Test func anyChartIsRead() throws {
    var people = KnotPeople(seed: 3, everyLatitude: true)
    var slowest = Duration.zero
    var total = Duration.zero
    let count = Int(Self.mode) ?? 300
    for index in 0..<count {
      let chart = try people.next(isTimeKnown: index % 4 > 0)
      var held = 0
      let time = ContinuousClock().measure { held = Knots(chart).held.count }
      slowest = max(slowest, time)
      total += time
      #expect((6...10).contains(held))
    }
    if Int(Self.mode) != nil { print("\(count) charts, mean \(total / count), slowest \(slowest)") }
  }

  /// A chart with few bodies has few knots, and that is no trap.
  @Test func aChartWithoutBodiesHasNoKnots() throws {
    let place = try #require(GeographicLocation(latitude: 90, longitude: 0))
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: 0))
    for bodies: [CelestialBody] in [[], [.sun], [.moon, .trueNode], [.ceres, .meanNode]] {
      let chart = try NatalChart(moment: moment, location: place, options: ChartOptions(bodies: bodies))
      #expect(Knots(chart).held.count <= 10)
    }
  }
}
