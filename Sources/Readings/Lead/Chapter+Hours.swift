import Astrology
import Ephemeris

extension Chapter {
  /// The chapter as it would be at hours through the day of birth, when the hour is not known; itself alone when nothing hangs on the hour.
  ///
  /// - Returns: `nil` when at one of the hours it would not be open on the day.
  func throughTheBirthDay(of chart: NatalChart, on day: LocalDay, in sky: LeadingSky) -> [Chapter]? {
    guard uncertainty > 0 else { return [self] }
    guard isMoving else {
      // What happened is the same at every hour; whether it was on the point may not be.
      let reach =
        if case .station = kind { Chapters.orb } else { aspect == .square ? Chapters.orb : Chapters.lunationOrb }
      return orb + uncertainty <= reach ? [self] : nil
    }
    guard let aspect, let natal = chart.longitude(of: point), let slow = sky.slow.first(where: { $0.track.body == body }) else {
      return nil
    }
    let noon = TT(day.noon).daysSinceJ2000
    let here = slow.track.angle(at: noon)
    var found: [Chapter] = []
    for shift in Self.shifts(of: natal, by: uncertainty, at: aspect, along: slow.track) {
      guard
        let chapter = Chapters.chapters(
          kind, of: slow, to: (point, normalizedDegrees(natal + shift), uncertainty), at: aspect, on: day,
          noon: (noon, here), importance: 1
        ).first
      else { return nil }
      found.append(chapter)
    }
    return found
  }

  /// The places through the birth day at which a chapter is looked at, as degrees from that at noon: evenly over the day, and on both sides of
  /// where the body turns on the point or at the edge of its orb, for there it gets or loses a pass or a visit.
  private static func shifts(
    of natal: Double, by uncertainty: Double, at aspect: AspectKind, along track: BodyTrack
  ) -> [Double] {
    var shifts = [-1, -0.5, 0, 0.5, 1].map { $0 * uncertainty }
    for turn in track.turns {
      for angle in [aspect.angle, -aspect.angle] {
        for edge in [-Chapters.orb, 0, Chapters.orb] {
          let shift = signedDegrees(turn.angle - angle - edge - natal)
          for side in [shift - 0.005, shift + 0.005] where abs(side) < uncertainty { shifts.append(side) }
        }
      }
    }
    return shifts
  }
}
