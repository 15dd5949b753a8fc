import Astrology

/// All knots of a language, with what was measured of them: how strongly people of the last century show each.
public struct KnotCatalog: Sendable {
  /// The knots that are offered: those whose every condition has its sentences.
  public let knots: [Knot]
  /// What is wrong in the files; tests hold it to nothing.
  public let problems: [TextProblem]
  /// The knots that are written without sentences yet, and so are not offered.
  public let unwritten: [String]
  /// How the sentences speak of an angle: `squares`, `to the minute`.
  let wording: KnotWording
  /// The measured scales by place in ``knots``, with a birth time and without.
  let timed: [KnotScale]
  let untimed: [KnotScale]

  /// The knots in the language that has every text.
  public static let english = KnotCatalog(files: TextFiles.embedded.files.filter(\.isOfKnots))

  /// The knots of a language; the fallback when none of its files has any.
  init(files: [TextFiles.File], fallback: KnotCatalog) {
    let own = files.filter(\.isOfKnots)
    self = own.isEmpty ? fallback : KnotCatalog(files: own)
  }

  /// The knots of files.
  init(files: [TextFiles.File], timed: [String: [Double]] = KnotScale.timed, untimed: [String: [Double]] = KnotScale.untimed) {
    var all: [Knot] = []
    var problems: [TextProblem] = []
    var paths: [String: String] = [:]
    var wording = KnotWording()
    for file in files {
      let parser = KnotFileParser(file)
      problems += parser.problems
      wording.merge(parser.wording)
      for knot in parser.knots {
        if let other = paths.updateValue(file.path, forKey: knot.id) {
          problems.append(TextProblem(path: file.path, line: 1, message: "[\(knot.id)] stands in \(other) too"))
        } else {
          all.append(knot)
        }
      }
    }
    let written = all.filter { knot in knot.conditions.allSatisfy { !$0.facts.isEmpty } }
    knots = written
    unwritten = all.filter { knot in !written.contains { $0.id == knot.id } }.map(\.id)
    self.problems = problems
    self.timed = written.map { KnotScale(timed[$0.id] ?? []) }
    self.untimed = written.map { KnotScale(untimed[$0.id] ?? []) }
    self.wording = wording
  }

  /// The knot of an id.
  public subscript(id: String) -> Knot? { knots.first { $0.id == id } }
}

extension TextFiles.File {
  /// Whether it holds knots.
  var isOfKnots: Bool { path.hasSuffix(".knots") }
}
