import Astrology
import ChartArt
import Ephemeris
import Readings

/// The names under which the sprite holds a symbol.
enum Glyphs {
  /// The symbols that the pages use; the sprite holds these and no others.
  static let sprite: [Glyph] =
    ZodiacSign.allCases.map { Glyph($0) } + CelestialBody.customary.map { Glyph($0) } + AspectKind.allCases.map { Glyph($0) }
    + Modality.allCases.map { Glyph($0) }
    + [
      .ascendant, .midheaven, .descendant, .imumCoeli, .retrograde, .fire, .earth, .air, .water, .iconToday, .iconHouses,
      .iconCalendar, .iconCheck, .iconClock,
      .iconSearch, .iconPin, .iconLock, .iconChevronDown, .iconBack, .iconNext, .iconTurn, .iconHalf, .iconPath, .iconGlobe,
      .iconDownload, .iconTrash, .iconDo, .iconDont, .iconReflect, .iconRising, .iconFalling, .iconSteady, .iconLove, .iconFamily,
      .iconGrowth, .iconMoney, .iconPurpose, .iconHome, .iconCrossing, .iconBookmark, .iconShare, .iconPen, .iconPlus, .iconTarot,
      .iconClose, .iconAlign, .iconPause, .iconGrip, .iconFreeze, .iconFullScreen, .iconBell,
    ]

  static func id(_ sign: ZodiacSign) -> String { Glyph(sign).id }

  static func id(_ body: CelestialBody) -> String { Glyph(body).id }

  static func id(_ kind: AspectKind) -> String { Glyph(kind).id }

  static func id(_ point: ChartPoint) -> String {
    switch point {
    case .body(let body): id(body)
    case .ascendant: Glyph.ascendant.id
    case .midheaven: Glyph.midheaven.id
    }
  }

  /// The symbol of a point of a chart.
  static func glyph(_ point: ChartPoint) -> Glyph {
    switch point {
    case .body(let body): Glyph(body)
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    }
  }

  /// The class that gives a symbol or line the colour of its aspect.
  static func paint(_ kind: AspectKind) -> String {
    switch kind.nature {
    case .union: "a-join"
    case .flow: "a-soft"
    case .strain: "a-hard"
    case .minor: "a-minor"
    }
  }
}

extension Glyphs {
  /// The symbol of a part of life.
  static func id(_ category: LifeCategory) -> String {
    let glyph: Glyph =
      switch category {
      case .loveRelationships: .iconLove
      case .familyFriendships: .iconFamily
      case .pathProfession: .iconPath
      case .personalGrowth: .iconGrowth
      case .financeAbundance: .iconMoney
      case .purposeSpirituality: .iconPurpose
      case .homeEnvironment: .iconHome
      case .decisionsCrossroads: .iconCrossing
      }
    return glyph.id
  }
}
