public import Astrology
public import Ephemeris

extension ChartPage {
  /// A birth chart and the sky of a moment over it.
  public struct Model: Sendable, Hashable {
    /// The chart.
    public var chart: NatalChart
    /// When and where it was.
    public var birth: Birth
    /// Whose chart it is; empty for the reader’s own.
    public var name: String
    /// What the clocks of that place and day showed and why; empty when there is nothing to say.
    public var clock: String
    /// Whether it is the chart of whoever looks at it, from their profile: then changing it changes the profile.
    public var isOwn: Bool
    /// The sky of a moment over the chart; `nil` leaves it out.
    public var sky: SkyComparison?
    /// The instant of ``sky``.
    public var now: UTC

    public init(
      chart: NatalChart, birth: Birth, name: String = "", clock: String = "", isOwn: Bool = false, sky: SkyComparison? = nil,
      now: UTC
    ) {
      self.chart = chart
      self.birth = birth
      self.name = name
      self.clock = clock
      self.isOwn = isOwn
      self.sky = sky
      self.now = now
    }
  }
}
