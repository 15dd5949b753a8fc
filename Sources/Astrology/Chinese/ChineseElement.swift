/// The five phases (wu xing), in the order in which each brings forth the next.
public enum ChineseElement: UInt8, Sendable, Hashable, CaseIterable {
  case wood, fire, earth, metal, water

  /// The English name, in lower case.
  public var name: String {
    switch self {
    case .wood: "wood"
    case .fire: "fire"
    case .earth: "earth"
    case .metal: "metal"
    case .water: "water"
    }
  }

  /// The Chinese character.
  public var character: String { ["木", "火", "土", "金", "水"][Int(rawValue)] }
}

/// The two sides of every stem and branch, which take turns from yang.
public enum YinYang: UInt8, Sendable, Hashable, CaseIterable {
  case yang, yin

  /// The name in lower case.
  public var name: String { self == .yang ? "yang" : "yin" }
}
