public import Ephemeris

/// A passage of Saturn through one of the three signs about the Moon's.
public struct SadeSatiSpan: Sendable, Hashable {
  /// Which of the three signs it is.
  public enum Phase: UInt8, Sendable, Hashable, CaseIterable {
    /// Saturn in the twelfth sign from the Moon's, in the Moon's, in the second.
    case rising, peak, setting
  }

  /// Which of the three signs it is.
  public let phase: Phase
  /// When Saturn enters, or the beginning of the search when it is already there.
  public let start: TT
  /// When Saturn leaves, or the end of the search.
  public let end: TT
  /// Whether Saturn comes in backwards.
  public let entersRetrograde: Bool
}

/// The seven and a half years of Saturn about the natal Moon.
public enum SadeSati {
  /// Every stay of Saturn in the twelfth, first and second sidereal sign from the Moon's, in order of time; a sign that Saturn
  /// leaves by retrogression and enters again is told twice, because astrologers tell it so.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris.
  public static func spans(
    moonSign: ZodiacSign, from start: TT, to end: TT, ayanamsa: Ayanamsa = .lahiri
  ) throws(EphemerisError) -> [SadeSatiSpan] {
    guard start < end else { return [] }
    let stays = try stays(of: .saturn, from: start, to: end, ayanamsa)
    var spans: [SadeSatiSpan] = []
    for stay in stays {
      let phase: SadeSatiSpan.Phase
      switch stay.sign.house(from: moonSign) {
      case 12: phase = .rising
      case 1: phase = .peak
      case 2: phase = .setting
      default: continue
      }
      spans.append(SadeSatiSpan(phase: phase, start: stay.start, end: stay.end, entersRetrograde: stay.entersRetrograde))
    }
    return spans
  }

  private struct Stay {
    let sign: ZodiacSign
    let start: TT
    let end: TT
    let entersRetrograde: Bool
  }

  /// The stays of a slow planet in the sidereal signs; samples of eight days never hide a station of one.
  private static func stays(
    of body: CelestialBody, from start: TT, to end: TT, _ ayanamsa: Ayanamsa
  ) throws(EphemerisError) -> [Stay] {
    func state(_ time: Double) throws(EphemerisError) -> (angle: Double, rate: Double) {
      let sky = try Sky(at: TT(daysSinceJ2000: time))
      let position = try sky.position(of: body)
      // Less general precession, 50.29″ a year; nutation only shifts the cut at a station by minutes.
      return (normalizedDegrees(position.longitude - (try ayanamsa.value(in: sky))), position.longitudeSpeed - 3.8246e-5)
    }
    // A span that runs out of the ephemeris, or is no number, is told before it is walked.
    _ = try Sky(at: start)
    _ = try Sky(at: end)
    let span = end.daysSinceJ2000 - start.daysSinceJ2000
    let count = max(1, Int((span / 8).rounded(.up)))
    var knots: [AngleKnot] = []
    knots.reserveCapacity(count + count / 20 + 2)
    for index in 0...count {
      let time = start.daysSinceJ2000 + span * Double(index) / Double(count)
      let (angle, rate) = try state(time)
      if let last = knots.last, (last.rate < 0) != (rate < 0) {
        let turn = try zeroOfRate(last.time, time, last.rate, state)
        knots.append(AngleKnot(time: turn, folded: try state(turn).angle, rate: 0, after: last))
      }
      knots.append(AngleKnot(time: time, folded: angle, rate: rate, after: knots.last))
    }
    let crossings = try AngleCourse(knots: knots).crossings(every: 30, state)
    var stays: [Stay] = []
    var sign = ZodiacSign(longitude: knots[0].angle)
    var begin = start
    var entersRetrograde = knots[0].rate < 0
    for crossing in crossings {
      stays.append(Stay(sign: sign, start: begin, end: crossing.instant, entersRetrograde: entersRetrograde))
      sign = ZodiacSign.aries.advanced(by: crossing.isRetrograde ? crossing.multiple - 1 : crossing.multiple)
      begin = crossing.instant
      entersRetrograde = crossing.isRetrograde
    }
    stays.append(Stay(sign: sign, start: begin, end: end, entersRetrograde: entersRetrograde))
    return stays.filter { $0.start < $0.end }
  }

  /// Halves a bracket of a station down to a second.
  private static func zeroOfRate(
    _ start: Double, _ end: Double, _ startRate: Double,
    _ state: (Double) throws(EphemerisError) -> (angle: Double, rate: Double)
  ) throws(EphemerisError) -> Double {
    var low = start
    var high = end
    while high - low > 1e-5 {
      let middle = (low + high) / 2
      if (try state(middle).rate < 0) == (startRate < 0) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
