/// What the engine can place in the sky.
///
/// Mars to Pluto are the barycentres of their systems, as everywhere in the field (the centre of Jupiter is never more than 0.08″ away).
public enum CelestialBody: UInt8, Sendable, Hashable, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto
  /// Centaur 2060, from the JPL Horizons orbit; 1600–2484.
  case chiron
  /// Mean ascending node of the Moon's orbit (IERS Conventions 2003), with nutation.
  case meanNode
  /// Osculating ascending node of the Moon's orbit at the instant.
  case trueNode
  /// Mean apogee of the Moon's orbit ("Black Moon Lilith"), projected from the mean orbit onto the ecliptic, with nutation.
  case meanApogee
  /// Osculating apogee of the Moon's orbit at the instant ("true Lilith").
  case osculatingApogee
  /// Dwarf planet 1, as the asteroids below from JPL's small-body perturbers (sb441-n16).
  case ceres
  /// Asteroid 2; the orbit is inclined by 35°.
  case pallas
  /// Asteroid 3.
  case juno
  /// Asteroid 4.
  case vesta

  /// The field's English name, as the command and the API accept and print it: `Sun`, …, `MeanNode`, `OsculatingApogee`.
  public var name: String {
    switch self {
    case .sun: "Sun"
    case .moon: "Moon"
    case .mercury: "Mercury"
    case .venus: "Venus"
    case .mars: "Mars"
    case .jupiter: "Jupiter"
    case .saturn: "Saturn"
    case .uranus: "Uranus"
    case .neptune: "Neptune"
    case .pluto: "Pluto"
    case .chiron: "Chiron"
    case .meanNode: "MeanNode"
    case .trueNode: "TrueNode"
    case .meanApogee: "MeanApogee"
    case .osculatingApogee: "OsculatingApogee"
    case .ceres: "Ceres"
    case .pallas: "Pallas"
    case .juno: "Juno"
    case .vesta: "Vesta"
    }
  }

  /// The ten of every chart, Sun to Pluto.
  public static let planets: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]

  /// The points of the Moon's orbit: directions that no light comes from, to be told from bodies.
  public static let lunarPoints: [CelestialBody] = [.meanNode, .trueNode, .meanApogee, .osculatingApogee]

  /// The first four of the main belt, in the order of their discovery. They are placed for whoever names them.
  public static let asteroids: [CelestialBody] = [.ceres, .pallas, .juno, .vesta]

  /// What a list holds when nobody says what it should hold: all but the asteroids.
  public static let customary: [CelestialBody] = planets + [.chiron] + lunarPoints
}
