public import Astrology

extension Sect: NamedCase {
  /// `day`, `night`.
  public var wireName: String {
    switch self {
    case .day: "day"
    case .night: "night"
    }
  }
}

extension Lot: NamedCase {
  /// `fortune`, `spirit`, …, `marriageOfWomen`.
  public var wireName: String {
    switch self {
    case .fortune: "fortune"
    case .spirit: "spirit"
    case .eros: "eros"
    case .necessity: "necessity"
    case .courage: "courage"
    case .victory: "victory"
    case .nemesis: "nemesis"
    case .father: "father"
    case .mother: "mother"
    case .children: "children"
    case .marriageOfMen: "marriageOfMen"
    case .marriageOfWomen: "marriageOfWomen"
    }
  }
}

extension EssentialDignity: NamedCase {
  /// `domicile`, …, `peregrine`.
  public var wireName: String {
    switch self {
    case .domicile: "domicile"
    case .exaltation: "exaltation"
    case .triplicity: "triplicity"
    case .term: "term"
    case .face: "face"
    case .detriment: "detriment"
    case .fall: "fall"
    case .peregrine: "peregrine"
    }
  }
}

extension MutualReception.Kind: NamedCase {
  /// `domicile`, `mixed`, `exaltation`.
  public var wireName: String {
    switch self {
    case .domicile: "domicile"
    case .mixed: "mixed"
    case .exaltation: "exaltation"
    }
  }
}

extension AspectPattern.Kind: NamedCase {
  /// `stellium`, …, `mysticRectangle`.
  public var wireName: String {
    switch self {
    case .stellium: "stellium"
    case .tSquare: "tSquare"
    case .grandCross: "grandCross"
    case .grandTrine: "grandTrine"
    case .kite: "kite"
    case .yod: "yod"
    case .mysticRectangle: "mysticRectangle"
    }
  }
}

extension ChartShape: NamedCase {
  /// `bundle`, …, `splay`.
  public var wireName: String {
    switch self {
    case .bundle: "bundle"
    case .bowl: "bowl"
    case .bucket: "bucket"
    case .seesaw: "seesaw"
    case .locomotive: "locomotive"
    case .splash: "splash"
    case .splay: "splay"
    }
  }
}

extension HemisphereBalance.Hemisphere: NamedCase {
  /// `northern`, `southern`, `eastern`, `western`.
  public var wireName: String {
    switch self {
    case .northern: "northern"
    case .southern: "southern"
    case .eastern: "eastern"
    case .western: "western"
    }
  }
}

extension DeclinationAspect.Kind: NamedCase {
  /// `parallel`, `contraparallel`.
  public var wireName: String {
    switch self {
    case .parallel: "parallel"
    case .contraparallel: "contraparallel"
    }
  }
}

extension Antiscion.Kind: NamedCase {
  /// `antiscion`, `contraAntiscion`.
  public var wireName: String {
    switch self {
    case .antiscion: "antiscion"
    case .contraAntiscion: "contraAntiscion"
    }
  }
}

extension AspectKind: NamedCase {
  /// The English name.
  public var wireName: String { name }
}
