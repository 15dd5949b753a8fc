import Astrology

/// One thing that a chart has or has not. Sets of signs, houses, kinds of angle and phases are bits.
enum KnotTest: Sendable, Hashable {
  /// In one of the signs.
  case signs(KnotSubject, UInt16)
  /// In one of the houses; bit 0 is the first.
  case houses(KnotSubject, UInt16)
  /// In one of the kinds of angle with another point, at most so many degrees from exact.
  case angle(KnotSubject, UInt8, KnotSubject, within: Double)
  /// On one of the four angles, at most so many degrees away.
  case angular(KnotSubject, within: Double)
  case retrograde(KnotSubject)
  /// Standing still, or nearly.
  case station(KnotSubject)
  /// Without any of the five angles of Ptolemy to another of the ten, within ``KnotSky/orbs``.
  case alone(KnotSubject)
  case sect(Sect)
  /// So many of the ten, Sun to Pluto, in a set of signs: an element, a modality.
  case count(UInt16, KnotCount)
  /// So many of the ten in a half of the figure.
  case half(HemisphereBalance.Hemisphere, KnotCount)
  /// So many of the ten together in one sign of the set.
  case gatheredInSign(UInt16, Int)
  /// So many of the ten together in one house of the set.
  case gatheredInHouse(UInt16, Int)
  /// In one of the eight phases of 45°, from the new Moon on.
  case phase(UInt8)

  /// Whether it rests on houses, angles or the horizon.
  var needsTime: Bool {
    switch self {
    case .houses, .angular, .sect, .half, .gatheredInHouse: true
    case .signs(let subject, _), .retrograde(let subject), .station(let subject), .alone(let subject): subject.needsTime
    case .angle(let one, _, let other, _): one.needsTime || other.needsTime
    case .count, .gatheredInSign, .phase: false
    }
  }

  /// Whether there is an orb to speak of.
  var hasOrb: Bool {
    switch self {
    case .angle, .angular: true
    default: false
    }
  }

  /// Who it speaks of first; `nil` when it speaks of all.
  var subject: KnotSubject? {
    switch self {
    case .signs(let subject, _), .houses(let subject, _), .angle(let subject, _, _, _), .angular(let subject, _),
      .retrograde(let subject), .station(let subject), .alone(let subject):
      subject
    case .sect, .count, .half, .gatheredInSign, .gatheredInHouse, .phase: nil
    }
  }

  /// The other end of an angle.
  var other: KnotSubject? { if case .angle(_, _, let other, _) = self { other } else { nil } }
}

/// How many bodies a condition asks for.
enum KnotCount: Sendable, Hashable {
  case atLeast(Int)
  case atMost(Int)
}
