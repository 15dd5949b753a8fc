/// One moment of an eclipse of the Sun as a place sees it.
public struct SolarEclipseSight: Sendable, Hashable {
  /// When, in TT.
  public let instant: TT
  /// The Sun's centre above or below the horizon and along it, without refraction.
  public let sun: HorizontalPosition
  /// Whether some of the Sun is above the horizon: its upper limb, with 34′ of refraction and the dip of the horizon from a height.
  public let isAboveHorizon: Bool
  /// Where on the Sun's disc the Moon's limb touches it, and at other moments the direction of the Moon's centre: degrees from north
  /// through east, 0 ..< 360 (P in the almanacs).
  public let positionAngle: Double
  /// The same from the point of the disc nearest to the zenith, 0 ..< 360 (V).
  public let vertexAngle: Double
  /// The part of the Sun's diameter that is covered; while the eclipse is total or annular, the ratio of the diameters. Zero at the first
  /// and the last contact.
  public let magnitude: Double
  /// The part of the Sun's area that is covered, 0 … 1.
  public let obscuration: Double
}
