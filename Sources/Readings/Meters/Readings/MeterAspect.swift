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
  /// Degrees from exactness at noon: without a birth time from the least to the greatest of all hours of the day of birth, otherwise one
  /// number twice.
  public let orbs: ClosedRange<Double>
  /// How near exactness it is, 1 … 0: 0 where the contact begins (applying) or is over (separating); without a birth time the least of all
  /// hours.
  public let closeness: Double
  /// `exact` when it is exact within twelve hours of noon; else applying or separating by the real motion. `nil` when it depends on an hour
  /// of birth that is not known.
  public let phase: AspectPhase?
  /// Days from noon to the exact moment: positive ahead, negative behind; real motion, retrograde loops included. Without a birth time from
  /// the earliest to the latest, otherwise one number twice.
  ///
  /// `nil` when the body turns before it is exact, and when exactness is farther than six steps of its course (1.5 days for the Moon, 12 for
  /// Sun, Mercury and Venus, 30 for Mars, 96 for Jupiter and Saturn, 180 beyond), be it for some hours of birth.
  public let daysToExact: ClosedRange<Double>?
  /// Whether the body moves backwards.
  public let isRetrograde: Bool
  /// Its part of the whole that the meter hears that day, 0 … 1.
  public private(set) var share: Double
  /// −1 strain … 1 help.
  public let quality: Double
  /// The sign in which the point of the birth chart stands; `nil` when it changed on a day whose hour is not known.
  public let sign: ZodiacSign?
  /// The house in which it stands, 1 … 12; `nil` without a birth time.
  public let house: Int?
  /// Whether it is told for every hour of a day of birth, so that its numbers are spans.
  public let isSpan: Bool
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
    isRetrograde = sky.speeds[moving] < 0
    isSpan = !chart.reaches.isEmpty
    if !isSpan {
      let distance = abs(contact.arc)
      orbs = distance...distance
      let limit = contact.isApplying ? orb : orb * MeterContacts.separatingShare
      closeness = max(0, 1 - distance / limit)
      let days = sky.daysToExact(moving, arc: contact.arc, isApplying: contact.isApplying)
      daysToExact = days.map { $0...$0 }
      phase = Self.phase(days, isApplying: contact.isApplying)
    } else {
      let isForward = !isRetrograde
      let ends = [contact.arc - chart.reaches[place], contact.arc + chart.reaches[place]]
      let (least, most) = (min(abs(ends[0]), abs(ends[1])), max(abs(ends[0]), abs(ends[1])))
      orbs = (ends[0] < 0 && ends[1] > 0 ? 0 : least)...most
      closeness = max(
        0, 1 - (ends.map { MeterContacts.farness(-$0, orb: orb, isForward: isForward) }.max() ?? 1))
      let hours = ends.map { arc in
        let isApplying = (arc > 0) == isForward
        let days = sky.daysToExact(moving, arc: arc, isApplying: isApplying)
        return (days: days, phase: Self.phase(days, isApplying: isApplying))
      }
      // What both ends are is so for every hour between: the body that reaches the farther end has passed all others on its way.
      phase = hours[0].phase == hours[1].phase ? hours[0].phase : nil
      if let first = hours[0].days, let last = hours[1].days {
        daysToExact = min(first, last)...max(first, last)
      } else {
        daysToExact = nil
      }
    }
    share = 0
    quality = Double(contact.quality)
    sign = chart.signs[place]
    house = chart.houses[place] == 0 ? nil : chart.houses[place]
  }

  private static func phase(_ days: Double?, isApplying: Bool) -> AspectPhase {
    abs(days ?? 1) <= 0.5 ? .exact : isApplying ? .applying : .separating
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
