public import Astrology
public import Ephemeris

/// What the sky does on a day that can be told to one person: one typed fact, without words.
///
/// Everything that a reading says of it (that it comes or goes, when, for how long, for the how-manyth time, whether it rubs) is asked
/// of this one value.
public struct Touch: Sendable, Hashable {
  /// What happens.
  public enum Kind: Sendable, Hashable {
    /// A moving body in aspect to a point of the birth chart.
    case contact
    /// A new or full Moon, on a point of the chart when the touch has one.
    case lunation(isFull: Bool)
    /// An eclipse of the Sun or of the Moon, on a point of the chart when the touch has one.
    case eclipse(isSolar: Bool)
    /// A planet stands still and turns, on a point of the chart when the touch has one.
    case station(turnsRetrograde: Bool)
    /// The person’s birthday. Its timing is that of the Sun’s return, which may fall on the day before or after.
    case birthday
    /// A body changes its sign.
    case ingress(ZodiacSign, isRetrograde: Bool)
    /// Where the Moon walks, on a day that has nothing else.
    case moonSign(ZodiacSign)
  }

  /// A further point of the chart within orb of an event.
  public struct Other: Sendable, Hashable {
    /// The point.
    public let point: ChartPoint
    /// Together, across or square.
    public let aspect: AspectKind
    /// Degrees from exactness.
    public let orb: Double
  }

  /// What happens.
  public let kind: Kind
  /// What moves: of a lunation and of a lunar eclipse the Moon, of a solar one and of a birthday the Sun.
  public let body: CelestialBody
  /// The angle, when it touches a point.
  public let aspect: AspectKind?
  /// The point of the birth chart that it touches.
  public let point: ChartPoint?
  /// When, seen from the day.
  public let timing: TouchTiming
  /// Where the body stands, at noon or at the moment of the event, degrees 0 ..< 360.
  public let longitude: Double
  /// Whether the body goes backwards at noon of the day.
  public let isRetrograde: Bool
  /// The house of the birth chart that ``longitude`` lies in, 1 … 12; `nil` without a birth time.
  public let house: Int?
  /// The house of the point, 1 … 12; `nil` without a birth time, and for the angles.
  public let natalHouse: Int?
  /// Further points within orb of an event, the nearest first.
  public let others: [Other]
  /// The ``Chapter/name`` of the open chapter that it belongs to or touches.
  public internal(set) var chapter: String?

  /// Whether it rubs or helps.
  public var nature: TouchNature { TouchNature(of: body, aspect, to: point) }
  /// What it brings.
  public var quality: TouchQuality { TouchQuality(of: body) }

  /// Whether a scene of the day may be set by it: what is exact while people sleep has none. What lasts for weeks has no hour.
  public var hasScene: Bool {
    if LeadingSky.slowBodies.contains(body) { return true }
    return !timing.isInSleep
  }

  /// A name that stays the same from day to day, and is kept as what led the day: `saturn square moon`,
  /// `full-moon opposition venus`, `mercury-station conjunction sun`, `birthday`.
  ///
  /// Its last word is a point of the chart when it touches one, as ``ReadingMemory/theme(of:)`` expects.
  public var name: String {
    let what =
      switch kind {
      case .contact: body.key
      case .lunation(let isFull): isFull ? "full-moon" : "new-moon"
      case .eclipse(let isSolar): isSolar ? "solar-eclipse" : "lunar-eclipse"
      case .station: "\(body.key)-station"
      case .birthday: "birthday"
      case .ingress: "\(body.key)-ingress"
      case .moonSign: "moon-sign"
      }
    guard let aspect, let point else { return what }
    return "\(what) \(aspect.key) \(point.key)"
  }
}

extension Touch.Other {
  /// The point when an event at a longitude is on it: together or opposite within an orb, square within a narrower one.
  init?(_ point: ChartPoint, at natal: Double, from longitude: Double, within orb: Double, squares: Double) {
    let separation = abs(signedDegrees(longitude - natal))
    if separation <= orb {
      self.init(point: point, aspect: .conjunction, orb: separation)
    } else if 180 - separation <= orb {
      self.init(point: point, aspect: .opposition, orb: 180 - separation)
    } else if abs(separation - 90) <= squares {
      self.init(point: point, aspect: .square, orb: abs(separation - 90))
    } else {
      return nil
    }
  }
}
