/// A symbol drawn with our own pen: no font is needed for any of them.
///
/// The grid is 24 × 24 with y downwards, the pen 1.6 wide with round caps and joins. A disc is 16 across, a planet on a cross
/// about 19 tall, a sign of the zodiac about 17; gaps stay open at 14 px. Only the absolute path commands `M L H V C A Z` occur,
/// each of which maps one to one onto a call of any drawing library.
///
/// Where tradition offers more than one form: the Moon is the waxing crescent; Pluto the orb in the chalice on the cross;
/// Black Moon Lilith is filled and turned the other way, so that it is never taken for the Moon. Quincunx and semisextile are
/// the two halves of the sextile; quintile and biquintile are Q and bQ. The modalities have no settled signs; ours are an arrow,
/// a square with its centre and a loop without end.
public enum Glyph: UInt8, Sendable, Hashable, CaseIterable {
  // The signs.
  case aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces

  // Sun, Moon and planets.
  case sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto

  // Points, minor bodies, angles and the mark of retrograde motion.
  case chiron, northNode, southNode, lilith, ceres, pallas, juno, vesta, fortune, ascendant, midheaven, descendant
  case imumCoeli, retrograde

  // Aspects.
  case conjunction, sextile, square, trine, opposition, quincunx, semisextile, semisquare, sesquiquadrate, quintile
  case biquintile

  // Moon phases.
  case newMoon, waxingCrescent, firstQuarter, waxingGibbous, fullMoon, waningGibbous, lastQuarter, waningCrescent

  // Elements.
  case fire, earth, air, water

  // Modalities.
  case cardinal, fixed, mutable

  // Tabs.
  case tabToday, tabTarot, tabAlign, tabFriends, tabNexus

  // Marks of the interface.
  case iconAlign, iconBack, iconBell, iconBookmark, iconCalendar, iconCheck, iconChevronDown, iconClock, iconClose
  case iconCrossing, iconDo, iconDont, iconDownload, iconFalling, iconFamily, iconFilter, iconFreeze, iconFriends
  case iconFullScreen, iconGlobe, iconGrip, iconGrowth, iconHalf, iconHistory, iconHome, iconHouses, iconLock, iconLove, iconMail
  case iconMoney, iconNext, iconNexus, iconPath, iconPause, iconPen, iconPin, iconPlus, iconPurpose, iconReflect
  case iconRising, iconSearch, iconShare, iconSteady, iconStop, iconTarot, iconToday, iconTrash, iconTurn

  /// The name under which sprites hold the symbol, and by which a page uses it: `g-sun`, `g-north-node`, `i-search`.
  public var id: String { drawing.id }
  /// The English name, with a capital: `Sun`, `North node`.
  public var title: String { drawing.title }
  /// The layers in the order in which they are painted.
  public var layers: [GlyphLayer] { drawing.layers }

  /// Everything there is to know about the symbol.
  var drawing: GlyphDrawing { Glyph.drawings[Int(rawValue)] }

  /// The drawings in the order of the cases.
  static let drawings: [GlyphDrawing] =
    zodiacDrawings + planetsDrawings + pointsDrawings + aspectsDrawings + phasesDrawings + elementsDrawings
    + modalitiesDrawings + tabsDrawings + interfaceDrawings

  /// The length of the grid's sides.
  static let grid: Double = 24
  /// The width of the pen on that grid.
  static let pen: Double = 1.6
}
