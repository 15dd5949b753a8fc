public import Ephemeris

extension CelestialBody {
  /// What the body stands for, in a few words: the field `significance` of `ephemeris/current`.
  public var significance: String {
    switch self {
    case .sun: "Identity and will"
    case .moon: "Moods, needs and habits"
    case .mercury: "Thought and speech"
    case .venus: "Affection and taste"
    case .mars: "Drive and friction"
    case .jupiter: "Growth and trust"
    case .saturn: "Limits and patience"
    case .uranus: "Breaks with the usual"
    case .neptune: "Dreams and blurred edges"
    case .pluto: "What is buried and returns"
    case .chiron: "The old hurt and its skill"
    case .meanNode, .trueNode: "The direction of growth"
    case .meanApogee, .osculatingApogee: "What refuses to be tamed"
    case .ceres: "Care and nourishment"
    case .pallas: "Pattern and strategy"
    case .juno: "Promise and partnership"
    case .vesta: "Devotion and focus"
    }
  }
}
