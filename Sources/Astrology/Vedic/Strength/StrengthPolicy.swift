/// The choices on which the schools of Shadbala differ.
///
/// ``parashara`` follows Brihat Parashara Hora Shastra ch. 27 in R. Santhanam's numbering, with B. V. Raman's procedure where the
/// verses give none; ``raman`` follows Raman's Graha and Bhava Balas throughout.
public struct StrengthPolicy: Sendable, Hashable {
  /// What a graha gets in each of seven vargas from moolatrikona and own sign (45 and 30 everywhere) down to a great enemy's.
  public enum VargaScale: UInt8, Sendable, Hashable, CaseIterable {
    /// 45, 30, 20, 15, 10, 4, 2 (27.2–4).
    case parashara
    /// 45, 30, 22½, 15, 7½, 3¾, 1⅞ (Raman, article 30; Sripati).
    case halving
  }

  /// Which third of a sign strengthens which sex; males have the first in both.
  public enum Drekkana: UInt8, Sendable, Hashable, CaseIterable {
    /// Females the second, hermaphrodites the third (27.6).
    case femaleSecond
    /// Hermaphrodites the second, females the third (Raman, ch. 3; Sripati).
    case femaleThird
  }

  /// What ayana bala is measured by.
  public enum Ayana: UInt8, Sendable, Hashable, CaseIterable {
    /// Arcs of 45, 33 and 12 for the three signs from the equinox (27.15–17).
    case arcs
    /// The declination of the graha's longitude on an ecliptic inclined by 24°, from a table (Raman, article 75).
    case table
    /// The true declination against 23°27′, as many programs have it; limited to 0 … 60.
    case declination
  }

  /// How Sun and Moon, which never stand still, come by their strength of motion. The sums of both are the same.
  public enum Luminaries: UInt8, Sendable, Hashable, CaseIterable {
    /// The Sun's cheshta bala is its ayana bala, the Moon's its paksha bala (27.18).
    case borrowed
    /// They have none, and the Sun's ayana bala and the Moon's paksha bala are doubled (Raman, ch. 5 and his summary in
    /// ch. 8).
    case doubled
  }

  /// Who wins a war of two grahas less than a degree apart, and how much.
  public enum War: UInt8, Sendable, Hashable, CaseIterable {
    /// The more northerly one; all that the strengths of the two differ by (27.20, with Santhanam's note on the victor).
    case northern
    /// The one of lesser longitude; the difference of the strengths up to hora bala, divided by that of the discs (Raman,
    /// articles 76–77).
    case lesserLongitude
  }

  /// How the looks that a graha receives are summed.
  public enum Drik: UInt8, Sendable, Hashable, CaseIterable {
    /// A quarter of what benefics give less what malefics take, and the whole of what Mercury and Jupiter give (27.19; read as
    /// instead of their quarter).
    case wholeOfMercuryAndJupiter
    /// A quarter of all (Raman, article 120).
    case quarter
  }

  /// How a day is divided among the lords of horas.
  public enum Hora: UInt8, Sendable, Hashable, CaseIterable {
    /// Twenty-four hours of 60 minutes from sunrise (Raman, on hora bala).
    case equal
    /// Twelve parts of the day and twelve of the night.
    case unequal
  }

  /// How much strength is enough.
  public enum Requirement: UInt8, Sendable, Hashable, CaseIterable {
    /// Sun 6½ rupas, Moon 6, Mars 5, Mercury 7, Jupiter 6½, Venus 5½, Saturn 5 (27.32–33).
    case parashara
    /// The same, but the Sun 5 (Raman, ch. 8).
    case raman
  }

  /// What a graha gets in each of seven vargas.
  public var vargaScale: VargaScale
  /// Which third of a sign strengthens which sex.
  public var drekkana: Drekkana
  /// What ayana bala is measured by.
  public var ayana: Ayana
  /// How Sun and Moon come by their strength of motion.
  public var luminaries: Luminaries
  /// Who wins a war, and how much.
  public var war: War
  /// How the looks that a graha receives are summed.
  public var drik: Drik
  /// How a day is divided among the lords of horas.
  public var hora: Hora
  /// How much is enough.
  public var requirement: Requirement
  /// Who counts as a benefic.
  public var nature: NaturePolicy

  public init(
    vargaScale: VargaScale = .parashara, drekkana: Drekkana = .femaleSecond, ayana: Ayana = .arcs,
    luminaries: Luminaries = .borrowed, war: War = .northern,
    drik: Drik = .wholeOfMercuryAndJupiter, hora: Hora = .equal, requirement: Requirement = .parashara,
    nature: NaturePolicy = NaturePolicy()
  ) {
    self.vargaScale = vargaScale
    self.drekkana = drekkana
    self.ayana = ayana
    self.luminaries = luminaries
    self.war = war
    self.drik = drik
    self.hora = hora
    self.requirement = requirement
    self.nature = nature
  }

  /// After the verses.
  public static let parashara = StrengthPolicy()

  /// After B. V. Raman.
  public static let raman = StrengthPolicy(
    vargaScale: .halving, drekkana: .femaleThird, ayana: .table, luminaries: .doubled, war: .lesserLongitude, drik: .quarter,
    requirement: .raman,
    nature: NaturePolicy(moon: .bright))
}
