public import Astrology
public import Ephemeris

/// A contact that a meter rests on: a body of the day in aspect to a point of the birth chart.
public struct MeterAspect: Sendable, Hashable {
  /// The body that moves.
  public let body: CelestialBody
  /// The angle.
  public let kind: AspectKind
  /// The point of the birth chart.
  public let point: ChartPoint
  /// Degrees from exactness at noon, 0 … ``orbLimit``.
  public let orb: Double
  /// Degrees at which the contact begins (applying) or is over (separating).
  public let orbLimit: Double
  /// `exact` when it is exact within twelve hours of noon; else applying or separating by the real motion.
  public let phase: AspectPhase
  /// Days from noon to the exact moment: positive ahead, negative behind; real motion, retrograde loops included.
  ///
  /// `nil` when the body turns before it is exact, and when exactness is farther than six steps of its course (1.5 days for the Moon, 12 for
  /// Sun, Mercury and Venus, 30 for Mars, 96 for Jupiter and Saturn, 180 beyond).
  public let daysToExact: Double?
  /// Whether the body moves backwards.
  public let isRetrograde: Bool
  /// Its part of the whole that the meter hears that day, 0 … 1.
  public private(set) var share: Double
  /// −1 strain … 1 help.
  public let quality: Double
  /// The sign in which the point of the birth chart stands.
  public let sign: ZodiacSign
  /// The house in which it stands, 1 … 12; `nil` without a birth time.
  public let house: Int?
}

extension MeterAspect {
  /// A contact of a chart and a day, not yet shared out.
  init(_ contact: MeterContacts.Contact, _ chart: MeterChart, _ sky: MeterSky) {
    let moving = Int(contact.body)
    let place = Int(contact.place)
    let orb = MeterContacts.orbs[moving]
    body = MeterContacts.bodies[moving]
    kind = AspectKind.major[Int(contact.kind)]
    point = chart.chartPoints[place]
    self.orb = abs(contact.arc)
    orbLimit = contact.isApplying ? orb : orb * MeterContacts.separatingShare
    daysToExact = sky.daysToExact(moving, arc: contact.arc, isApplying: contact.isApplying)
    phase = abs(daysToExact ?? 1) <= 0.5 ? .exact : contact.isApplying ? .applying : .separating
    isRetrograde = sky.speeds[moving] < 0
    share = 0
    quality = Double(contact.quality)
    sign = chart.signs[place]
    house = chart.houses[place] == 0 ? nil : chart.houses[place]
  }

  /// The same with its part of a meter.
  func with(share: Double) -> MeterAspect {
    var aspect = self
    aspect.share = share
    return aspect
  }
}

/// A contact that several meters rest on.
public struct MeterKeyAspect<Name: Sendable & Hashable>: Sendable, Hashable {
  /// The contact; its share is that of all the meters of the view on the mean.
  public let aspect: MeterAspect
  /// The meters of which it is at least a tenth, in their order.
  public let meters: [Name]
}
