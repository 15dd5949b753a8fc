import Astrology

/// The definitions of a view as rows, worked out once.
struct MeterScheme {
  let definitions: [MeterDefinition]
  /// By ``AspectKind`` raw value, 0 … 4: what each meter thinks of the angle.
  let angles: [MeterRow]

  static let classic = MeterScheme(Meter.allCases.map { .classic($0) })
  static let modern = MeterScheme(ModernMeter.allCases.map { .modern($0) })

  static func of(_ view: MeterView) -> MeterScheme { view == .classic ? classic : modern }

  private init(_ definitions: [MeterDefinition]) {
    self.definitions = definitions
    angles = (0..<5).map { kind in Self.row(definitions) { $0.angles[kind] } }
  }

  private static func row(_ definitions: [MeterDefinition], _ value: (MeterDefinition) -> Float) -> MeterRow {
    var row = MeterRow.zero
    for (index, definition) in definitions.enumerated() { row[index] = value(definition) }
    return row
  }

  /// What each meter thinks of a moving body, which stands in a sign of `element`.
  func body(_ body: MeterPoint, in element: Element) -> MeterRow {
    Self.row(definitions) { definition in
      let own = definition.bodies[body] ?? definition.otherBodies
      return definition.element == element ? max(own, 1) : own
    }
  }

  /// What is left of each meter's help while the bodies of a set are retrograde.
  func help(retrograde bodies: Set<MeterPoint>) -> MeterRow {
    Self.row(definitions) { definition in
      var factor: Float = 1
      for (body, left) in definition.retrograde where bodies.contains(body) { factor = min(factor, left) }
      return factor
    }
  }

  /// What each meter thinks of a point of a chart, before what the chart itself makes of it.
  ///
  /// - Parameters:
  ///   - element: of the sign in which it stands; `nil` when that is not certain.
  ///   - house: 1 … 12, or `nil` when the chart has no houses.
  ///   - ruled: houses whose cusps stand in signs of the point.
  func point(_ point: MeterPoint, element: Element?, house: Int?, ruled: Set<Int>) -> MeterRow {
    Self.row(definitions) { definition in
      var weight = definition.points[point] ?? definition.otherPoints
      if house == nil { weight = max(weight, definition.withoutHouses[point] ?? 0) }
      for (number, share) in definition.houses {
        if house == number { weight += share }
        if ruled.contains(number) { weight += 0.75 * share }
      }
      // docs/meters.md, the classic meters: the context is seven tenths of birth.
      if let own = definition.element { weight *= own == element ? 1 : 0.3 }
      return weight
    }
  }
}
