/// How two animals, or the branches that they stand for, regard each other.
///
/// Xiao Ji, Wuxing dayi (c. 600), book 2, on harmony, punishment, harm, clash and break; Wan Minying, Sanming tonghui (1578), book 2. A
/// pair may stand in several at once: Tiger and Pig harmonise and break, Snake and Monkey harmonise, break and punish.
public enum AnimalRelation: UInt8, Sendable, Hashable, CaseIterable {
  /// The same animal.
  case same
  /// One of the six harmonies (liu he).
  case harmony
  /// Two of the three of a triangle (san he).
  case trine
  /// Opposite in the circle (chong).
  case clash
  /// One of the three punishments (xing), or one of the four branches that punish themselves.
  case punishment
  /// One of the six harms (hai).
  case harm
  /// One of the six breaks (po).
  case breaking
  /// None of these.
  case neutral

  /// The English name, in lower case.
  public var name: String {
    switch self {
    case .same: "same"
    case .harmony: "harmony"
    case .trine: "trine"
    case .clash: "clash"
    case .punishment: "punishment"
    case .harm: "harm"
    case .breaking: "break"
    case .neutral: "neutral"
    }
  }

  /// The Chinese term.
  public var characters: String {
    switch self {
    case .same: "同"
    case .harmony: "六合"
    case .trine: "三合"
    case .clash: "冲"
    case .punishment: "刑"
    case .harm: "害"
    case .breaking: "破"
    case .neutral: "无"
    }
  }

  /// Whether it holds between two branches; the order of the two does not matter.
  func holds(_ first: EarthlyBranch, _ second: EarthlyBranch) -> Bool {
    let (a, b) = (Int(first.rawValue), Int(second.rawValue))
    switch self {
    case .same: return a == b
    // Zi–Chou, Yin–Hai, Mao–Xu, Chen–You, Si–Shen, Wu–Wei.
    case .harmony: return (a + b) % 12 == 1
    // Shen–Zi–Chen water, Hai–Mao–Wei wood, Yin–Wu–Xu fire, Si–You–Chou metal.
    case .trine: return a != b && (a - b) % 4 == 0
    case .clash: return abs(a - b) == 6
    case .punishment: return Self.punishes(first, second)
    // Zi–Wei, Chou–Wu, Yin–Si, Mao–Chen, Shen–Hai, You–Xu: each harms the harmony of the one that it clashes with.
    case .harm: return (a + b) % 12 == 7
    case .breaking: return Self.breaks(first, second) || Self.breaks(second, first)
    case .neutral: return !Self.allCases.dropLast().contains { $0.holds(first, second) }
    }
  }

  /// Yin–Si–Shen and Chou–Xu–Wei in threes, Zi–Mao in twos; Chen, Wu, You and Hai each themselves.
  private static func punishes(_ first: EarthlyBranch, _ second: EarthlyBranch) -> Bool {
    if first == second {
      switch first {
      case .chen, .wu, .you, .hai: return true
      default: return false
      }
    }
    let groups: [[EarthlyBranch]] = [[.yin, .si, .shen], [.chou, .xu, .wei], [.zi, .mao]]
    return groups.contains { $0.contains(first) && $0.contains(second) }
  }

  private static func breaks(_ first: EarthlyBranch, _ second: EarthlyBranch) -> Bool {
    switch (first, second) {
    case (.zi, .you), (.mao, .wu), (.chou, .chen), (.wei, .xu), (.yin, .hai), (.si, .shen): true
    default: false
    }
  }
}
