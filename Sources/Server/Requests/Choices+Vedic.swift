import Astrology
import Companion
import Wire

extension Choices {
  /// The cycle of the dashas; `vedic` means Vimshottari, the one that everybody means.
  static func dashaSystem(_ name: String?, field: String) throws -> DashaSystem {
    try named(name?.lowercased() == "vedic" ? nil : name, usually: .vimshottari, field: field)
  }

  /// Traditions by name, each once and in a fixed order; Western when left out.
  static func systems(_ names: [String]?, field: String) throws -> [ChartSystem] {
    guard let names, !names.isEmpty else { return [.western] }
    var chosen: [ChartSystem] = []
    for name in names.prefix(16) {
      guard let system = ChartSystem(named: name) else { throw unknownSystem(name, field: field) }
      chosen.append(system)
    }
    return ChartSystem.allCases.filter { chosen.contains($0) }
  }

  /// The zodiac of a query: `system=western` or `system=vedic`, the latter with `ayanamsa`.
  static func zodiac(system: String?, ayanamsa: String?, systemField: String, ayanamsaField: String) throws -> Zodiac {
    guard let system else { return .tropical }
    switch ChartSystem(named: system) {
    case .western: return .tropical
    case .vedic: return .sidereal(try named(ayanamsa, usually: .lahiri, field: ayanamsaField))
    case .chinese, nil: throw unknownSystem(system, field: systemField, known: [.western, .vedic])
    }
  }

  private static func unknownSystem(
    _ name: String, field: String, known: [ChartSystem] = ChartSystem.allCases
  ) -> Problem {
    let names = known.map(\.rawValue)
    return Problem(
      .unsupportedSystem, "\(field): “\(name.prefix(32))” is not available here; use \(names.joined(separator: ", ")).",
      field: field,
      allowed: names)
  }

  /// Divisional charts by number or name; the first and the ninth when left out, all sixteen for `all`.
  static func vargas(_ names: [String]?, field: String) throws -> [Varga] {
    guard let names else { return [.rashi, .navamsha] }
    if names.contains(where: { $0.lowercased() == "all" }) { return Varga.allCases }
    var chosen: [Varga] = []
    for (index, name) in names.prefix(32).enumerated() {
      let wanted = name.lowercased()
      guard let varga = Varga.allCases.first(where: { "d\($0.rawValue)" == wanted || $0.name.lowercased() == wanted }) else {
        let known = ["all"] + Varga.allCases.map { "D\($0.rawValue)" }
        throw Problem(
          .validation,
          "\(field)[\(index)]: there is no divisional chart “\(name.prefix(32))”; use one of \(known.joined(separator: ", ")).",
          field: "\(field)[\(index)]", allowed: known)
      }
      if !chosen.contains(varga) { chosen.append(varga) }
    }
    return chosen
  }
}

extension FormFields {
  /// Yes or no: `true`, `1`, `yes`, `false`, `0`, `no`.
  func flag(_ name: String) throws -> Bool? {
    switch self[name]?.lowercased() {
    case nil: return nil
    case "true", "1", "yes": return true
    case "false", "0", "no": return false
    default: throw Problem(.validation, "\(name) must be true or false.", field: name, allowed: ["true", "false"])
    }
  }
}
