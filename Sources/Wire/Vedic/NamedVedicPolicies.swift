public import Astrology

extension Ayanamsa: NamedCase {
  /// The stable identifier: `lahiri`, …, `galacticEquatorMula`.
  public var wireName: String { rawValue }
}

extension NodePolicy: NamedCase {
  /// `mean`, `true`.
  public var wireName: String {
    switch self {
    case .mean: "mean"
    case .osculating: "true"
    }
  }
}

extension DashaYear: NamedCase {
  /// `julian`, `gregorian`, `savana`, `sidereal`.
  public var wireName: String {
    switch self {
    case .julian: "julian"
    case .gregorian: "gregorian"
    case .savana: "savana"
    case .sidereal: "sidereal"
    }
  }
}

extension DashaSystem: NamedCase {
  /// `vimshottari`, `yogini`.
  public var wireName: String {
    switch self {
    case .vimshottari: "vimshottari"
    case .yogini: "yogini"
    }
  }
}

extension KootaPolicy.Vashya: NamedCase {
  /// `kinds`, `signs`.
  public var wireName: String {
    switch self {
    case .kinds: "kinds"
    case .signs: "signs"
    }
  }
}

extension KootaPolicy.Yoni: NamedCase {
  /// `graded`, `enmities`.
  public var wireName: String {
    switch self {
    case .graded: "graded"
    case .enmities: "enmities"
    }
  }
}

extension KootaPolicy.Gana: NamedCase {
  /// `directed`, `symmetric`.
  public var wireName: String {
    switch self {
    case .directed: "directed"
    case .symmetric: "symmetric"
    }
  }
}

extension MutualAshtakoota.Bride: NamedCase {
  /// `person1`, `person2`.
  public var wireName: String {
    switch self {
    case .first: "person1"
    case .second: "person2"
    }
  }
}

extension Manglik.HousePolicy: NamedCase {
  /// `common`, `withSecond`.
  public var wireName: String {
    switch self {
    case .common: "common"
    case .withSecond: "withSecond"
    }
  }
}

extension SadeSatiSpan.Phase: NamedCase {
  /// `rising`, `peak`, `setting`.
  public var wireName: String {
    switch self {
    case .rising: "rising"
    case .peak: "peak"
    case .setting: "setting"
    }
  }
}

extension Muhurat.Kind: NamedCase {
  /// `brahma`, …, `dur_muhurta`.
  public var wireName: String {
    switch self {
    case .brahma: "brahma"
    case .abhijit: "abhijit"
    case .rahuKalam: "rahu_kalam"
    case .yamaganda: "yamaganda"
    case .gulika: "gulika"
    case .durMuhurta: "dur_muhurta"
    }
  }
}

extension SynastryScore.Component: NamedCase {
  /// `sun`, `moon`, `venusAndMars`, `ascendant`.
  public var wireName: String {
    switch self {
    case .sun: "sun"
    case .moon: "moon"
    case .venusAndMars: "venusAndMars"
    case .ascendant: "ascendant"
    }
  }
}

/// Whose procedure of strengths is followed.
public enum StrengthSchool: String, NamedCase {
  case parashara, raman

  /// `parashara`, `raman`.
  public var wireName: String { rawValue }

  /// The settings of the school.
  public var policy: StrengthPolicy { self == .raman ? .raman : .parashara }
}

extension PillarPolicy.Clock: NamedCase {
  /// `civil`, `localMean`, `trueSolar`.
  public var wireName: String { rawValue }
}

extension PillarPolicy.DayChange: NamedCase {
  /// `midnight`, `twentyThree`.
  public var wireName: String { rawValue }
}

extension PillarPolicy.CalendarDay: NamedCase {
  /// `birthPlace`, `china`.
  public var wireName: String { rawValue }
}
