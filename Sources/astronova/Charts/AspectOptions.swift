import ArgumentParser
import Astrology
import Server
import Wire

/// The options by which aspects and their orbs are chosen.
struct AspectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which aspects count, such as conjunction,trine,quintile; the major ones and the quincunx when left out.",
      valueName: "names"))
  var aspects: String?

  @Option(
    help: ArgumentHelp(
      "The widest orb, 0 to 15 degrees: one for all, such as 6, or by name, such as trine=6,sextile=4.", valueName: "degrees"))
  var orbs: String?

  @Option(
    help: ArgumentHelp(
      "Degrees more with the Sun or the Moon, 0 to 15; 2 when left out, or none with --orbs.", valueName: "degrees"))
  var luminaryBonus: String?

  /// What was chosen.
  func choice() throws(FieldProblem) -> OrbChoice {
    let kinds = try AspectKind.list(aspects, field: "--aspects")
    return OrbChoice(
      aspects: kinds, orbs: try degrees(kinds),
      luminaryBonus: try luminaryBonus.map { (text) throws(FieldProblem) in try Self.degrees(text, field: "--luminary-bonus") })
  }

  private func degrees(_ kinds: [AspectKind]?) throws(FieldProblem) -> [AspectKind: Double] {
    guard let orbs else { return [:] }
    var degrees: [AspectKind: Double] = [:]
    for part in orbs.split(separator: ",", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "=") else {
        guard orbs == part else {
          throw FieldProblem("--orbs", "give one number for all, or names with their degrees, such as trine=6,sextile=4")
        }
        let all = try Self.degrees(orbs, field: "--orbs")
        return (kinds ?? AspectKind.allCases.filter(OrbPolicy.classical.includes)).reduce(into: [:]) { $0[$1] = all }
      }
      let kind = try AspectKind.named(String(part[..<equals]), field: "--orbs")
      if let kinds, !kinds.contains(kind) {
        throw FieldProblem("--orbs", "\(kind.name) is not among --aspects; leave its orb out, or name it there too")
      }
      degrees[kind] = try Self.degrees(String(part[part.index(after: equals)...]), field: "--orbs")
    }
    return degrees
  }

  private static func degrees(_ text: String, field: String) throws(FieldProblem) -> Double {
    guard let value = DecimalNumber(text)?.value, (0...OrbChoice.widest).contains(value) else {
      throw FieldProblem(field, "‘\(text.prefix(40))’ is not an orb; give degrees, 0 to \(Int(OrbChoice.widest))")
    }
    return value
  }
}
