package import Astrology
package import Atlas

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

  /// How a chart is made: its houses, its aspects and their orbs.
  package static func chartOptions(_ preferences: ChartPreferences) throws(CompanionError) -> ChartOptions {
    ChartOptions(
      houseSystem: try houseSystem(preferences.houseSystem, field: "options.houseSystem"),
      orbs: try orbs(preferences, field: "options").policy())
  }

  /// Which aspects count, and how wide.
  ///
  /// - Parameter field: what stands before the names of the three fields in messages.
  package static func orbs(_ preferences: ChartPreferences, field: String) throws(CompanionError) -> OrbChoice {
    var choice = OrbChoice()
    if let names = preferences.aspects {
      var kinds: [AspectKind] = []
      for (index, name) in names.prefix(64).enumerated() {
        guard let kind = AspectKind(named: name) else {
          throw unknownAspect(name, field: "\(field).aspects[\(index)]")
        }
        if !kinds.contains(kind) { kinds.append(kind) }
      }
      guard !kinds.isEmpty else {
        throw CompanionError.invalid("\(field).aspects must name at least one aspect.", field: "\(field).aspects")
      }
      choice.aspects = kinds
    }
    for (name, degrees) in (preferences.orbs ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let kind = AspectKind(named: name) else { throw unknownAspect(name, field: "\(field).orbs") }
      choice.orbs[kind] = try number(
        degrees, usually: 0, within: 0...OrbChoice.widest, field: "\(field).orbs.\(kind.name)")
    }
    if let bonus = preferences.luminaryBonus {
      choice.luminaryBonus = try number(bonus, usually: 0, within: 0...OrbChoice.widest, field: "\(field).luminaryBonus")
    }
    return choice
  }

  private static func unknownAspect(_ name: String, field: String) -> CompanionError {
    let names = AspectKind.allCases.map(\.name)
    return .invalid(
      "\(field): there is no “\(name.prefix(32))”; use \(names.joined(separator: ", ")).", field: field, allowed: names)
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

  /// A name that somebody typed into a form: on one line, of 60 characters and 400 bytes at most. A character may carry any number of marks, so
  /// counting characters alone is no bound.
  package static func name(_ text: String) -> String {
    let scalars = text.unicodeScalars.lazy.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String.UnicodeScalarView(scalars)).prefix(60).fitting(400) { $0.utf8.count }.trimmed
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
