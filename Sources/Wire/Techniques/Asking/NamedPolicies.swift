public import Astrology

extension ProgressedAngles: NamedCase {
  /// `naibod`, `solarArcInLongitude`, `solarArcInRightAscension`.
  public var wireName: String {
    switch self {
    case .naibodInRightAscension: "naibod"
    case .solarArcInLongitude: "solarArcInLongitude"
    case .solarArcInRightAscension: "solarArcInRightAscension"
    }
  }
}

extension DirectionKey: NamedCase {
  /// `solarArc`, `naibod`, `degree`.
  public var wireName: String {
    switch self {
    case .solarArc: "solarArc"
    case .naibod: "naibod"
    case .degree: "degree"
    }
  }
}

extension FirdariaOrder: NamedCase {
  /// `nodesLast`, `nodesAfterMars`.
  public var wireName: String {
    switch self {
    case .nodesLast: "nodesLast"
    case .nodesAfterMars: "nodesAfterMars"
    }
  }
}

extension Terms: NamedCase {
  /// `egyptian`, `ptolemaic`.
  public var wireName: String {
    switch self {
    case .egyptian: "egyptian"
    case .ptolemaic: "ptolemaic"
    }
  }
}

extension Rulership: NamedCase {
  /// `traditional`, `modern`.
  public var wireName: String {
    switch self {
    case .traditional: "traditional"
    case .modern: "modern"
    }
  }
}

extension DavisonPlace: NamedCase {
  /// `meanCoordinates`, `greatCircle`.
  public var wireName: String {
    switch self {
    case .meanCoordinates: "meanCoordinates"
    case .greatCircle: "greatCircle"
    }
  }
}

extension VoidOfCourse.Bodies: NamedCase {
  /// `traditional`, `modern`.
  public var wireName: String {
    switch self {
    case .traditional: "traditional"
    case .modern: "modern"
    }
  }
}
