import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

extension CelestialBody {
  /// The body with a name; the case of letters does not count, nor do spaces, hyphens and underscores.
  init?(command name: String) {
    let wanted = Self.folded(name)
    guard let body = CelestialBody.allCases.first(where: { Self.folded($0.name) == wanted }) else { return nil }
    self = body
  }

  /// The bodies that `--bodies` names, each once; `nil` when it was left out.
  static func list(_ names: String?) throws(FieldProblem) -> [CelestialBody]? {
    guard let names else { return nil }
    var chosen: [CelestialBody] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let body = CelestialBody(command: String(name)) else {
        throw FieldProblem("--bodies", unknown("‘\(name.prefix(40))’"))
      }
      if !chosen.contains(body) { chosen.append(body) }
    }
    return chosen
  }

  /// What to say when there is no body with a name.
  static func unknown(_ shown: String) -> String {
    "there is no body \(shown); use \(CelestialBody.allCases.map(\.name).joined(separator: ", "))"
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}

extension HouseSystem {
  /// The system that `--house-system` names.
  static func named(_ name: String) throws(FieldProblem) -> HouseSystem {
    guard let system = HouseSystem(name: name) else {
      throw FieldProblem("--house-system", unknown("‘\(name.prefix(40))’"))
    }
    return system
  }

  /// What to say when there is no system with a name.
  static func unknown(_ shown: String) -> String {
    "there is no house system \(shown); use \(HouseSystem.allCases.map(\.name).joined(separator: ", ")), or a letter such as P"
  }
}

extension NamedCase {
  /// The case that an option names, in any case of letters.
  static func named(_ name: String, field: String) throws(FieldProblem) -> Self {
    guard let found = Self(wireName: name) else {
      throw FieldProblem(field, "there is no ‘\(name.prefix(40))’; use \(wireNames.joined(separator: ", "))")
    }
    return found
  }

  /// The cases that an option names with commas between, each once; `nil` when it was left out.
  static func list(_ names: String?, field: String) throws(FieldProblem) -> [Self]? {
    guard let names else { return nil }
    var chosen: [Self] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      let found = try named(String(name), field: field)
      if !chosen.contains(found) { chosen.append(found) }
    }
    return chosen
  }
}

/// Values by the names under which they have come, so that each name is looked up once.
struct NameCache<Value> {
  private var known: [String: Value] = [:]
  private let find: (String) -> Value?

  init(_ find: @escaping (String) -> Value?) { self.find = find }

  subscript(name: String) -> Value? {
    mutating get {
      if let value = known[name] { return value }
      guard let value = find(name) else { return nil }
      // The spellings of one name are many, and a sender may try them all.
      if known.count < 1024 { known[name] = value }
      return value
    }
  }
}

/// In which form a list is answered.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, csv
}

/// In which form places are answered.
enum PlaceFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json
}

/// In which form a chart is answered.
enum ChartFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, svg
}
