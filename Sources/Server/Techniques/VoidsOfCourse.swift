package import Astrology
package import Ephemeris

/// The voids of course of a span.
package struct VoidsOfCourse: Sendable {
  package let start: UTC
  package let end: UTC
  package let bodies: VoidOfCourse.Bodies
  /// The stays that end in a void of the span, in order.
  package let stays: [VoidOfCourse]

  /// The longest span in days that one answer tells: half a year of the Moon is 80 signs.
  package static let longestSpan = 184.0

  /// The voids that run at some time between two instants.
  ///
  /// - Throws: ``EphemerisError`` when the three days before the span and after it have no ephemeris.
  package init(from start: UTC, to end: UTC, bodies: VoidOfCourse.Bodies) throws(EphemerisError) {
    self.start = start
    self.end = end
    self.bodies = bodies
    // The Moon is in a sign for less than three days.
    let (first, last) = (TT(start), TT(end))
    stays = try VoidOfCourse.all(from: first.advanced(byDays: -3), to: last.advanced(byDays: 3), bodies: bodies)
      .filter { $0.exit > first && $0.start < last }
  }
}
