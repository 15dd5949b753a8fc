public import Readings

extension LandingPage {
  /// Tonight’s sky and the form that makes it somebody’s own.
  public struct Model: Sendable, Hashable {
    /// The sky of this minute; `nil` outside the years of the kernel, and then the page shows the form alone.
    public var sky: SkyTonight?
    /// What was typed so far.
    public var form: BirthForm

    public init(sky: SkyTonight?, form: BirthForm = BirthForm()) {
      self.sky = sky
      self.form = form
    }
  }
}
