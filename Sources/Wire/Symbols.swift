package import Astrology
package import Ephemeris

extension CelestialBody {
  /// The sign of the body in Unicode, as text (no emoji).
  package var symbol: String {
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
  package var identifier: String { name.lowercased() }

  /// The body with a name, whatever its case: `Sun`, `trueNode`.
  package init?(named name: String) {
    let wanted = name.lowercased()
    guard let body = CelestialBody.allCases.first(where: { $0.identifier == wanted }) else { return nil }
    self = body
  }
}

extension ZodiacSign {
  /// The sign in Unicode, as text (no emoji).
  package var symbol: String {
    ["♈︎", "♉︎", "♊︎", "♋︎", "♌︎", "♍︎", "♎︎", "♏︎", "♐︎", "♑︎", "♒︎", "♓︎"][Int(rawValue)]
  }

  /// The ruler of the sign among the seven that the eye can see (Ptolemy, Tetrabiblos I.17).
  package var traditionalRuler: CelestialBody { Rulership.traditional.ruler(of: self) }

  /// The ruler in use since the discovery of the outer planets.
  package var modernRuler: CelestialBody { Rulership.modern.ruler(of: self) }
}
