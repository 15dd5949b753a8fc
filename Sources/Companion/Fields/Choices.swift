package import Astrology
package import Atlas
package import Ephemeris
package import Wire

/// Values that are chosen from a list.
package enum Choices {
  /// A house system by name; Placidus when left out.
  package static func houseSystem(_ name: String?, field: String) throws(CompanionError) -> HouseSystem {
    guard let name else { return .placidus }
    guard let system = HouseSystem(name: String(name.prefix(64))) else {
      let names = HouseSystem.allCases.map(\.name)
      throw CompanionError.invalid(
        "\(field): there is no house system “\(name.prefix(32))”; use one of \(names.joined(separator: ", ")).",
        field: field, allowed: names)
    }
    return system
  }

  /// Bodies by name; all but the asteroids when left out.
  package static func bodies(_ names: [String]?, field: String) throws(CompanionError) -> [CelestialBody] {
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
  package static func body(_ name: String?, usually usual: CelestialBody, field: String) throws(CompanionError) -> CelestialBody {
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
  package static func named<Case: NamedCase>(_ name: String?, usually usual: Case, field: String) throws(CompanionError) -> Case {
    guard let name else { return usual }
    guard let found = Case(wireName: name) else {
      throw CompanionError.invalid(
        "\(field): there is no “\(name.prefix(32))”; use \(Case.wireNames.joined(separator: ", ")).", field: field,
        allowed: Case.wireNames)
    }
    return found
  }

  /// Some of a few choices by their names with commas between, each once; `usual` when left out.
  package static func list<Case: NamedCase>(_ names: String?, usually usual: [Case], field: String) throws(CompanionError)
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

  /// How a chart is made: its houses, its aspects and their orbs.
  package static func chartOptions(_ options: ChartRequestOptions?) throws(CompanionError) -> ChartOptions {
    ChartOptions(
      houseSystem: try houseSystem(options?.houseSystem, field: "options.houseSystem"),
      orbs: try orbs(options, field: "options").policy())
  }

  /// Which aspects count, and how wide.
  ///
  /// - Parameter field: what stands before the names of the three fields in messages.
  package static func orbs(_ options: ChartRequestOptions?, field: String) throws(CompanionError) -> OrbChoice {
    var choice = OrbChoice()
    if let names = options?.aspects {
      var kinds: [AspectKind] = []
      for (index, name) in names.prefix(64).enumerated() {
        guard let kind = AspectKind(wireName: name) else {
          throw unknown(name, among: AspectKind.self, field: "\(field).aspects[\(index)]")
        }
        if !kinds.contains(kind) { kinds.append(kind) }
      }
      guard !kinds.isEmpty else {
        throw CompanionError.invalid("\(field).aspects must name at least one aspect.", field: "\(field).aspects")
      }
      choice.aspects = kinds
    }
    for (name, degrees) in (options?.orbs ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let kind = AspectKind(wireName: name) else { throw unknown(name, among: AspectKind.self, field: "\(field).orbs") }
      choice.orbs[kind] = try number(
        degrees, usually: 0, within: 0...OrbChoice.widest, field: "\(field).orbs.\(kind.wireName)")
    }
    if let bonus = options?.luminaryBonus {
      choice.luminaryBonus = try number(bonus, usually: 0, within: 0...OrbChoice.widest, field: "\(field).luminaryBonus")
    }
    return choice
  }

  /// A number within bounds; `usual` when left out.
  package static func number<Number: Comparable & Sendable>(
    _ number: Number?, usually usual: Number, within bounds: ClosedRange<Number>, field: String
  ) throws(CompanionError) -> Number {
    guard let number else { return usual }
    guard bounds.contains(number) else {
      throw CompanionError.invalid("\(field) must be between \(bounds.lowerBound) and \(bounds.upperBound).", field: field)
    }
    return number
  }

  /// `earlier` or `later`.
  package static func fold(_ text: String?, field: String) throws(CompanionError) -> ClockFold? {
    guard let text else { return nil }
    guard let fold = ClockFold(rawValue: text.lowercased()) else {
      throw CompanionError.invalid("\(field) must be earlier or later.", field: field, allowed: ["earlier", "later"])
    }
    return fold
  }

  /// A text that is kept and given back.
  package static func shortText(_ text: String?, limit: Int, field: String) throws(CompanionError) {
    guard (text?.utf8.count ?? 0) <= limit else {
      throw CompanionError.invalid("\(field) must not be longer than \(limit) bytes.", field: field)
    }
    // Many a program that reads an export takes it for the end of the text.
    guard text?.unicodeScalars.contains("\0") != true else {
      throw CompanionError.invalid("\(field) must not contain a NUL character.", field: field)
    }
  }
}
