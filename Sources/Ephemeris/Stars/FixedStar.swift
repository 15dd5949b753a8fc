/// A fixed star, or one of the clusters, nebulae and galaxies that are used like one.
///
/// ```swift
/// let sky = try Sky(at: instant)
/// let algol = sky.position(of: .algol)
/// let found = FixedStar.named("beta Per")   // Algol
/// ```
///
/// Positions, motions and parallaxes of stars are those of the new reduction of Hipparcos (van Leeuwen 2007, VizieR I/311),
/// designations, magnitudes and radial velocities those of the Bright Star Catalogue (Hoffleit & Warren 1991, VizieR V/50), proper
/// names those of the International Astronomical Union where it has approved one. `Tools/stars` says which objects come from where.
public struct FixedStar: Sendable, Hashable {
  /// What it is.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case star, openCluster, globularCluster, nebula, galaxy, galacticCentre
  }

  private let ordinal: UInt8
  /// The proper name, or the designation when there is none: `Algol`.
  public let name: String
  /// Other names that astrologers use.
  public let aliases: [String]
  /// The letter or number in its constellation, or the number in a catalogue: `Beta Persei`, `41 Arietis`, `Messier 44`.
  public let designation: String
  /// The constellation within whose borders it stands.
  public let constellation: Constellation
  /// Flamsteed's number in the constellation, if it has one.
  public let flamsteed: Int?
  /// Its number in the Hipparcos catalogue, if it is there.
  public let hipparcos: Int?
  /// What it is.
  public let kind: Kind
  /// Visual magnitude, the light of companions within 30″ included; `nil` for what no eye can see. Of a variable star, a usual one.
  public let magnitude: Double?
  /// Its place and motion.
  public let astrometry: Astrometry

  init(
    _ ordinal: UInt8, _ name: String, _ aliases: [String], _ designation: String, _ constellation: Constellation, flamsteed: Int?,
    hipparcos: Int?, _ kind: Kind, magnitude: Double?, _ astrometry: Astrometry
  ) {
    self.ordinal = ordinal
    self.name = name
    self.aliases = aliases
    self.designation = designation
    self.constellation = constellation
    self.flamsteed = flamsteed
    self.hipparcos = hipparcos
    self.kind = kind
    self.magnitude = magnitude
    self.astrometry = astrometry
  }

  // Each entry of the table is there once.
  public static func == (left: FixedStar, right: FixedStar) -> Bool { left.ordinal == right.ordinal }
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}
