/// How long a breath goes in, rests, goes out and rests again, in whole seconds.
public struct BreathPace: Sendable, Hashable {
  /// A part of a breath.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case inhale, full, exhale, empty
  }

  /// Seconds that breathing in or out may take.
  public static let moving = 2...20
  /// Seconds that a rest may take.
  public static let resting = 0...20

  /// Seconds of breathing in.
  public let inhale: Int
  /// Seconds of rest with full lungs.
  public let full: Int
  /// Seconds of breathing out.
  public let exhale: Int
  /// Seconds of rest with empty lungs.
  public let empty: Int

  /// A pace.
  ///
  /// - Throws: ``PracticeError/outside(_:allowed:)`` that names ``PracticeField/pace``.
  public init(inhale: Int, full: Int = 0, exhale: Int, empty: Int = 0) throws(PracticeError) {
    for seconds in [inhale, exhale] where !Self.moving.contains(seconds) { throw .outside(.pace, allowed: Self.moving) }
    for seconds in [full, empty] where !Self.resting.contains(seconds) { throw .outside(.pace, allowed: Self.resting) }
    self.init(inhale, full, exhale, empty)
  }

  private init(_ inhale: Int, _ full: Int, _ exhale: Int, _ empty: Int) {
    self.inhale = inhale
    self.full = full
    self.exhale = exhale
    self.empty = empty
  }

  /// Four seconds in, four out: the usual one.
  public static let even = BreathPace(4, 0, 4, 0)
  /// Four in, six out, which calms.
  public static let long = BreathPace(4, 0, 6, 0)
  /// Four times four.
  public static let box = BreathPace(4, 4, 4, 4)
  /// Four in, seven held, eight out.
  public static let deep = BreathPace(4, 7, 8, 0)

  /// The paces that have a name, which is also their key in the contracts.
  public static let named: [(name: String, pace: BreathPace)] = [
    ("even", .even), ("long", .long), ("box", .box), ("deep", .deep),
  ]

  /// Seconds of one breath.
  public var length: Int { inhale + full + exhale + empty }

  /// Where a breath stands.
  ///
  /// - Parameter milliseconds: since the first breath began; before it, as when it began.
  /// - Returns: the number of the breath from 1, its phase, and how far that phase is, 0 ..< 1.
  public func place(at milliseconds: Int64) -> (breath: Int, phase: Phase, fraction: Double) {
    let milliseconds = max(milliseconds, 0)
    let whole = Int64(length) &* 1000
    var rest = milliseconds % whole
    let breath = Int(clamping: milliseconds / whole) &+ 1
    for (phase, seconds) in [(Phase.inhale, inhale), (.full, full), (.exhale, exhale), (.empty, empty)] {
      let span = Int64(seconds) &* 1000
      if rest < span { return (breath, phase, Double(rest) / Double(span)) }
      rest -= span
    }
    return (breath, .inhale, 0)
  }
}
