import Ephemeris

/// What a body brings when it touches a chart: the kind of touch that a thread is written for.
public enum TouchQuality: String, Sendable, Hashable, CaseIterable {
  /// The Moon.
  case mood
  /// The Sun.
  case light
  /// Mercury.
  case word
  /// Venus.
  case sweetness
  /// Mars.
  case heat
  /// Jupiter.
  case room
  /// Saturn.
  case limit
  /// Uranus.
  case jolt
  /// Neptune.
  case mist
  /// Pluto.
  case depth
  /// Chiron.
  case ache
  /// The node of the Moon.
  case direction

  /// What a body brings.
  init(of body: CelestialBody) {
    self =
      switch body {
      case .moon: .mood
      case .sun: .light
      case .mercury: .word
      case .venus, .vesta, .juno: .sweetness
      case .mars: .heat
      case .jupiter, .ceres: .room
      case .saturn: .limit
      case .uranus, .pallas: .jolt
      case .neptune: .mist
      case .pluto, .meanApogee, .osculatingApogee: .depth
      case .chiron: .ache
      case .meanNode, .trueNode: .direction
      }
  }
}
