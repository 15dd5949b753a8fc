import Astrology
import Atlas
import Ephemeris
import Wire

/// Values that are chosen from a list.
enum Choices {
  /// A house system by name; Placidus when left out.
  static func houseSystem(_ name: String?, field: String) throws(Problem) -> HouseSystem {
    guard let name else { return .placidus }
    guard let system = HouseSystem(name: String(name.prefix(64))) else {
      let names = HouseSystem.allCases.map(\.name)
      throw Problem(
        .validation, "\(field): there is no house system “\(name.prefix(32))”; use one of \(names.joined(separator: ", ")).",
        field: field, allowed: names)
    }
    return system
  }

  /// Bodies by name; all but the asteroids when left out.
  static func bodies(_ names: [String]?, field: String) throws(Problem) -> [CelestialBody] {
    guard let names else { return CelestialBody.customary }
    var bodies: [CelestialBody] = []
    for (index, name) in names.prefix(64).enumerated() {
      guard let body = CelestialBody(named: name) else {
        let known = CelestialBody.allCases.map(\.name)
        throw Problem(
          .validation, "\(field)[\(index)]: there is no body “\(name.prefix(32))”; use \(known.joined(separator: ", ")).",
          field: "\(field)[\(index)]", allowed: known)
      }
      if !bodies.contains(body) { bodies.append(body) }
    }
    guard !bodies.isEmpty else { throw Problem(.validation, "\(field) must name at least one body.", field: field) }
    return bodies
  }

  /// A body by name; `usual` when left out.
  static func body(_ name: String?, usually usual: CelestialBody, field: String) throws(Problem) -> CelestialBody {
    guard let name else { return usual }
    guard let body = CelestialBody(named: String(name.prefix(64))) else {
      let known = CelestialBody.allCases.map(\.name)
      throw Problem(
        .validation, "\(field): there is no body “\(name.prefix(32))”; use \(known.joined(separator: ", ")).", field: field,
        allowed: known)
    }
    return body
  }

  /// One of a few choices by name; `usual` when left out.
  static func named<Case: NamedCase>(_ name: String?, usually usual: Case, field: String) throws(Problem) -> Case {
    guard let name else { return usual }
    guard let found = Case(wireName: name) else {
      throw Problem(
        .validation, "\(field): there is no “\(name.prefix(32))”; use \(Case.wireNames.joined(separator: ", ")).", field: field,
        allowed: Case.wireNames)
    }
    return found
  }

  /// A number within bounds; `usual` when left out.
  static func number<Number: Comparable & Sendable>(
    _ number: Number?, usually usual: Number, within bounds: ClosedRange<Number>, field: String
  ) throws(Problem) -> Number {
    guard let number else { return usual }
    guard bounds.contains(number) else {
      throw Problem(.validation, "\(field) must be between \(bounds.lowerBound) and \(bounds.upperBound).", field: field)
    }
    return number
  }

  /// `earlier` or `later`.
  static func fold(_ text: String?, field: String) throws(Problem) -> ClockFold? {
    guard let text else { return nil }
    guard let fold = ClockFold(rawValue: text.lowercased()) else {
      throw Problem(.validation, "\(field) must be earlier or later.", field: field, allowed: ["earlier", "later"])
    }
    return fold
  }

  /// A text that is kept and given back.
  static func shortText(_ text: String?, limit: Int, field: String) throws(Problem) {
    guard (text?.utf8.count ?? 0) <= limit else {
      throw Problem(.validation, "\(field) must not be longer than \(limit) bytes.", field: field)
    }
    // Many a program that reads an export takes it for the end of the text.
    guard text?.unicodeScalars.contains("\0") != true else {
      throw Problem(.validation, "\(field) must not hold a NUL character.", field: field)
    }
  }
}
