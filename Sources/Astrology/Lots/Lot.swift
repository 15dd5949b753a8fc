import Ephemeris

/// A lot of the tradition. Its definition is its ``formula``.
///
/// The seven Hermetic lots follow Paulus of Alexandria, Introduction, ch. 23, where each belongs to a planet and all reverse by
/// night.
public enum Lot: UInt8, Sendable, Hashable, CaseIterable {
  /// The Moon's. By day Ascendant + Moon − Sun, by night Ascendant + Sun − Moon.
  case fortune
  /// The Sun's. By day Ascendant + Sun − Moon, by night Ascendant + Moon − Sun.
  case spirit
  /// Venus's. By day Ascendant + Venus − Spirit, by night Ascendant + Spirit − Venus.
  case eros
  /// Mercury's. By day Ascendant + Fortune − Mercury, by night Ascendant + Mercury − Fortune.
  case necessity
  /// Mars's. By day Ascendant + Fortune − Mars, by night Ascendant + Mars − Fortune.
  case courage
  /// Jupiter's. By day Ascendant + Jupiter − Spirit, by night Ascendant + Spirit − Jupiter.
  case victory
  /// Saturn's. By day Ascendant + Fortune − Saturn, by night Ascendant + Saturn − Fortune.
  case nemesis
  /// By day Ascendant + Saturn − Sun, by night Ascendant + Sun − Saturn: Dorotheus I.13. His other count, when Saturn is under
  /// the beams, is not applied.
  case father
  /// By day Ascendant + Moon − Venus, by night Ascendant + Venus − Moon: Dorotheus I.13.
  case mother
  /// By day Ascendant + Saturn − Jupiter, by night Ascendant + Jupiter − Saturn: Dorotheus II.10.
  case children
  /// In a man's figure: Ascendant + Venus − Saturn, by day and by night: Dorotheus II.2.
  case marriageOfMen
  /// In a woman's figure: Ascendant + Saturn − Venus, by day and by night: Dorotheus II.3.
  case marriageOfWomen

  /// The seven of Paulus, Moon's first.
  public static let hermetic: [Lot] = [.fortune, .spirit, .eros, .necessity, .courage, .victory, .nemesis]

  /// What is counted.
  public var formula: LotFormula {
    switch self {
    case .fortune: LotFormula(from: .body(.sun), to: .body(.moon), reversesByNight: true)
    case .spirit: LotFormula(from: .body(.moon), to: .body(.sun), reversesByNight: true)
    case .eros: LotFormula(from: .spirit, to: .body(.venus), reversesByNight: true)
    case .necessity: LotFormula(from: .body(.mercury), to: .fortune, reversesByNight: true)
    case .courage: LotFormula(from: .body(.mars), to: .fortune, reversesByNight: true)
    case .victory: LotFormula(from: .spirit, to: .body(.jupiter), reversesByNight: true)
    case .nemesis: LotFormula(from: .body(.saturn), to: .fortune, reversesByNight: true)
    case .father: LotFormula(from: .body(.sun), to: .body(.saturn), reversesByNight: true)
    case .mother: LotFormula(from: .body(.venus), to: .body(.moon), reversesByNight: true)
    case .children: LotFormula(from: .body(.jupiter), to: .body(.saturn), reversesByNight: true)
    case .marriageOfMen: LotFormula(from: .body(.saturn), to: .body(.venus), reversesByNight: false)
    case .marriageOfWomen: LotFormula(from: .body(.venus), to: .body(.saturn), reversesByNight: false)
    }
  }

  /// The longitude of the lot in degrees, 0 ..< 360; `nil` without a birth time or when the chart lacks a body that it needs.
  public func longitude(in chart: NatalChart, sect: Sect) -> Double? { formula.longitude(in: chart, sect: sect) }
}
