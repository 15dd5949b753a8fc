public import Astrology
public import Ephemeris

extension CelestialBody {
  /// The sign of the body in Unicode, as text (no emoji).
  public var symbol: String {
    switch self {
    case .sun: "☉"
    case .moon: "☽"
    case .mercury: "☿"
    case .venus: "♀"
    case .mars: "♂"
    case .jupiter: "♃"
    case .saturn: "♄"
    case .uranus: "♅"
    case .neptune: "♆"
    case .pluto: "♇"
    case .chiron: "⚷"
    case .meanNode, .trueNode: "☊"
    case .meanApogee, .osculatingApogee: "⚸"
    case .ceres: "⚳"
    case .pallas: "⚴"
    case .juno: "⚵"
    case .vesta: "⚶"
    }
  }

  /// The name as an id: `sun`, `meannode`.
  public var identifier: String { name.lowercased() }

  /// The body with a name, whatever its case: `Sun`, `trueNode`.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard let body = CelestialBody.allCases.first(where: { $0.identifier == wanted }) else { return nil }
    self = body
  }
}

extension ZodiacSign {
  /// The sign in Unicode, as text (no emoji).
  public var symbol: String {
    ["♈︎", "♉︎", "♊︎", "♋︎", "♌︎", "♍︎", "♎︎", "♏︎", "♐︎", "♑︎", "♒︎", "♓︎"][Int(rawValue)]
  }

  /// The ruler of the sign among the seven that the eye can see (Ptolemy, Tetrabiblos I.17).
  public var traditionalRuler: CelestialBody {
    switch self {
    case .aries, .scorpio: .mars
    case .taurus, .libra: .venus
    case .gemini, .virgo: .mercury
    case .cancer: .moon
    case .leo: .sun
    case .sagittarius, .pisces: .jupiter
    case .capricorn, .aquarius: .saturn
    }
  }

  /// The ruler in use since the discovery of the outer planets.
  public var modernRuler: CelestialBody {
    switch self {
    case .scorpio: .pluto
    case .aquarius: .uranus
    case .pisces: .neptune
    default: traditionalRuler
    }
  }
}
