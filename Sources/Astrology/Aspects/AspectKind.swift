/// A named angle between two points of the ecliptic.
public enum AspectKind: UInt8, Sendable, Hashable, CaseIterable {
  case conjunction, sextile, square, trine, opposition
  case semisextile, semisquare, quintile, sesquiquadrate, biquintile, quincunx

  /// The exact angle in degrees, 0 … 180.
  public var angle: Double {
    switch self {
    case .conjunction: 0
    case .semisextile: 30
    case .semisquare: 45
    case .sextile: 60
    case .quintile: 72
    case .square: 90
    case .trine: 120
    case .sesquiquadrate: 135
    case .biquintile: 144
    case .quincunx: 150
    case .opposition: 180
    }
  }

  /// The kind of a ``name``; `nil` when there is none.
  ///
  /// The case of letters does not count, nor do spaces, hyphens and underscores.
  public init?(named name: String) {
    let wanted = foldedName(name)
    guard let kind = AspectKind.allCases.first(where: { foldedName($0.name) == wanted }) else { return nil }
    self = kind
  }

  /// The English name, in lower case.
  public var name: String {
    switch self {
    case .conjunction: "conjunction"
    case .sextile: "sextile"
    case .square: "square"
    case .trine: "trine"
    case .opposition: "opposition"
    case .semisextile: "semisextile"
    case .semisquare: "semisquare"
    case .quintile: "quintile"
    case .sesquiquadrate: "sesquiquadrate"
    case .biquintile: "biquintile"
    case .quincunx: "quincunx"
    }
  }

  /// The five of Ptolemy: conjunction, sextile, square, trine, opposition.
  public var isMajor: Bool { rawValue <= AspectKind.opposition.rawValue }

  /// Conjunction, sextile, square, trine, opposition.
  public static let major: [AspectKind] = [.conjunction, .sextile, .square, .trine, .opposition]

  /// How the two ends meet: union (conjunction), flow (sextile, trine), strain (square, opposition) or minor.
  public var nature: AspectNature {
    switch self {
    case .conjunction: .union
    case .sextile, .trine: .flow
    case .square, .opposition: .strain
    default: .minor
    }
  }
}

/// The four ways in which an aspect is drawn and told.
public enum AspectNature: UInt8, Sendable, Hashable, CaseIterable {
  case union, flow, strain, minor
}
