package import Astrology
package import Readings

// What can be chosen by name, on the wire and on the command line; the names are those of the cases unless they are written out.

extension Antiscion.Kind: NamedCase {}
extension AspectKind: NamedCase {}
extension AspectPattern.Kind: NamedCase {}
extension ChartShape: NamedCase {}
extension DashaSystem: NamedCase {}
extension DashaYear: NamedCase {}
extension DavisonPlace: NamedCase {}
extension DeclinationAspect.Kind: NamedCase {}
extension DirectionKey: NamedCase {}
extension EssentialDignity: NamedCase {}
extension FirdariaOrder: NamedCase {}
extension HemisphereBalance.Hemisphere: NamedCase {}
extension KootaPolicy.Gana: NamedCase {}
extension KootaPolicy.Vashya: NamedCase {}
extension KootaPolicy.Yoni: NamedCase {}
extension Lot: NamedCase {}
extension Manglik.HousePolicy: NamedCase {}
extension MutualReception.Kind: NamedCase {}
extension PillarPolicy.CalendarDay: NamedCase {}
extension PillarPolicy.Clock: NamedCase {}
extension PillarPolicy.DayChange: NamedCase {}
extension Rulership: NamedCase {}
extension SadeSatiSpan.Phase: NamedCase {}
extension Sect: NamedCase {}
extension SynastryScore.Component: NamedCase {}
extension TarotNarrative.Depth: NamedCase {}
extension Terms: NamedCase {}
extension VoidOfCourse.Bodies: NamedCase {}

extension Ayanamsa: NamedCase {
  /// The stable identifier: `lahiri`, …, `galacticEquatorMula`.
  package var wireName: String { rawValue }
}

extension NodePolicy: NamedCase {
  /// `mean`, `true`.
  package var wireName: String { self == .mean ? "mean" : "true" }
}

extension ProgressedAngles: NamedCase {
  /// `naibod`, `solarArcInLongitude`, `solarArcInRightAscension`.
  package var wireName: String { self == .naibodInRightAscension ? "naibod" : "\(self)" }
}

extension MutualAshtakoota.Bride: NamedCase {
  /// `person1`, `person2`.
  package var wireName: String { self == .first ? "person1" : "person2" }
}

extension Muhurat.Kind: NamedCase {
  /// `brahma`, …, `dur_muhurta`.
  package var wireName: String {
    switch self {
    case .rahuKalam: "rahu_kalam"
    case .durMuhurta: "dur_muhurta"
    default: "\(self)"
    }
  }
}

/// Whose procedure of strengths is followed.
package enum StrengthSchool: NamedCase {
  case parashara, raman

  /// The settings of the school.
  package var policy: StrengthPolicy { self == .raman ? .raman : .parashara }
}
