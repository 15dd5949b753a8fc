import Astrology
import Companion
import Ephemeris
import Wire

/// Choices by the names that they have on the wire.
extension Choices {
  /// Bodies by name; all but the asteroids when left out.
  static func bodies(_ names: [String]?, field: String) throws(CompanionError) -> [CelestialBody] {
    guard let names else { return CelestialBody.customary }
    var bodies: [CelestialBody] = []
    for (index, name) in names.prefix(64).enumerated() {
      guard let body = CelestialBody(named: name) else {
        let known = CelestialBody.allCases.map(\.name)
        throw CompanionError.invalid(
          "\(field)[\(index)]: there is no body “\(name.prefix(32))”; use \(known.joined(separator: ", ")).",
          field: "\(field)[\(index)]", allowed: known)
      }
      if !bodies.contains(body) { bodies.append(body) }
    }
    guard !bodies.isEmpty else { throw CompanionError.invalid("\(field) must name at least one body.", field: field) }
    return bodies
  }

  /// A body by name; `usual` when left out.
  static func body(_ name: String?, usually usual: CelestialBody, field: String) throws(CompanionError) -> CelestialBody {
    guard let name else { return usual }
    guard let body = CelestialBody(named: String(name.prefix(64))) else {
      let known = CelestialBody.allCases.map(\.name)
      throw CompanionError.invalid(
        "\(field): there is no body “\(name.prefix(32))”; use \(known.joined(separator: ", ")).", field: field,
        allowed: known)
    }
    return body
  }

  /// One of a few choices by name; `usual` when left out.
  static func named<Case: NamedCase>(_ name: String?, usually usual: Case, field: String) throws(CompanionError) -> Case {
    guard let name else { return usual }
    guard let found = Case(wireName: name) else {
      throw CompanionError.invalid(
        "\(field): there is no “\(name.prefix(32))”; use \(Case.wireNames.joined(separator: ", ")).", field: field,
        allowed: Case.wireNames)
    }
    return found
  }

  /// Some of a few choices by their names with commas between, each once; `usual` when left out.
  static func list<Case: NamedCase>(_ names: String?, usually usual: [Case], field: String) throws(CompanionError)
    -> [Case]
  {
    guard let names else { return usual }
    var chosen: [Case] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false).prefix(64) {
      guard let found = Case(wireName: String(name)) else { throw unknown(name, among: Case.self, field: field) }
      if !chosen.contains(found) { chosen.append(found) }
    }
    return chosen
  }

  private static func unknown<Case: NamedCase>(_ name: some StringProtocol, among: Case.Type, field: String) -> CompanionError {
    CompanionError.invalid(
      "\(field): there is no “\(name.prefix(32))”; use \(Case.wireNames.joined(separator: ", ")).", field: field,
      allowed: Case.wireNames)
  }
}
