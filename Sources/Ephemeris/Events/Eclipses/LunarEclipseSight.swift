/// One moment of an eclipse of the Moon as a place sees it.
public struct LunarEclipseSight: Sendable, Hashable {
  /// Which moment of the eclipse it is.
  public let contact: LunarEclipseContact
  /// When, in TT.
  public let instant: TT
  /// The Moon's centre above or below the horizon and along it, with parallax, without refraction.
  public let moon: HorizontalPosition
  /// Whether some of the Moon is above the horizon: its upper limb, with 34′ of refraction and the dip of the horizon from a height.
  public let isAboveHorizon: Bool
}
