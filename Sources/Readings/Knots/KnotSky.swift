import Astrology
import Ephemeris

/// A birth chart as conditions look at it: where every point can stand during the time that is known.
///
/// With a birth time that is one place. Without one it is the stretch that the point covers between the two midnights, and a condition
/// holds only when it holds all along it.
struct KnotSky {
  /// Where a point stands.
  struct Place {
    /// The middle of the stretch, in degrees of longitude.
    let longitude: Double
    /// Half of the stretch, in degrees; zero with a birth time.
    let reach: Double
    /// The signs that it touches, as bits.
    let signs: UInt16
    /// House 1 … 12; zero when not known.
    let house: Int
    /// Degrees a day in the middle of the stretch.
    let speed: Double

    /// The sign, when it is one.
    var sign: ZodiacSign? { signs.nonzeroBitCount == 1 ? ZodiacSign(rawValue: UInt8(signs.trailingZeroBitCount)) : nil }
  }

  /// What a test finds: how well it holds, the orb if there is one, and the kind of angle.
  struct Finding {
    var depth: Double
    var orb: Double?
    var kind: AspectKind?
  }

  /// No angle is told that the table of a chart does not show: these orbs bind, however wide a condition is.
  static let orbs = OrbPolicy.classicalMajor
  /// The longest half of a civil day around its noon, in days, with room for changes of the clock.
  static let halfDay = 0.56

  private var places: [Place?]
  private let houses: Houses?
  private let angles: Angles?
  private let sect: Sect?
  private let isTimed: Bool
  private let isPolar: Bool

  init(_ chart: NatalChart) {
    houses = chart.houses
    angles = chart.angles
    isTimed = chart.angles != nil
    isPolar = abs(chart.location?.latitude ?? 0) > 66
    // The moment of a chart lies within the ephemeris, or there were no chart; without a sect nothing is said of it.
    sect = chart.angles == nil ? nil : (try? Sect(of: chart)) ?? nil
    places = Array(repeating: nil, count: KnotPoint.allCases.count)
    for placement in chart.placements {
      guard let point = Self.point(of: placement.body) else { continue }
      let position = placement.position
      var longitude = position.longitude
      var reach = isTimed ? 0 : abs(position.longitudeSpeed) * Self.halfDay + point.acceleration * Self.halfDay * Self.halfDay
      if point == .moon, let range = chart.moonRange {
        let way = normalizedDegrees(range.end - range.start)
        longitude = normalizedDegrees(range.start + way / 2)
        reach = way / 2
      }
      let place = Self.place(longitude, reach, house: placement.house ?? 0, speed: position.longitudeSpeed)
      places[Int(point.rawValue)] = place
      if point == .node {
        let opposite = place.house == 0 ? 0 : (place.house + 5) % 12 + 1
        places[Int(KnotPoint.southNode.rawValue)] = Self.place(longitude + 180, reach, house: opposite, speed: place.speed)
      }
    }
    if let angles {
      for (point, longitude) in [
        (KnotPoint.ascendant, angles.ascendant), (.midheaven, angles.midheaven), (.descendant, angles.descendant),
        (.imumCoeli, angles.imumCoeli),
      ] {
        places[Int(point.rawValue)] = Self.place(longitude, 0, house: 0, speed: 0)
      }
    }
  }

  private static func point(of body: CelestialBody) -> KnotPoint? {
    switch body {
    case .chiron: .chiron
    case .trueNode: .node
    default: body.rawValue <= CelestialBody.pluto.rawValue ? KnotPoint(rawValue: body.rawValue) : nil
    }
  }

  private static func place(_ longitude: Double, _ reach: Double, house: Int, speed: Double) -> Place {
    let first = ZodiacSign(longitude: longitude - reach).rawValue
    let last = ZodiacSign(longitude: longitude + reach).rawValue
    return Place(
      longitude: normalizedDegrees(longitude), reach: reach, signs: 1 << UInt16(first) | 1 << UInt16(last), house: house,
      speed: speed)
  }

  /// Which point a subject is in this chart; `nil` for a ruler without houses.
  func point(_ subject: KnotSubject) -> KnotPoint? {
    switch subject {
    case .point(let point): return point
    case .ruler(let house):
      guard let houses, (1...12).contains(house) else { return nil }
      let ruler = ZodiacSign(longitude: houses.cusps[house - 1]).domicileRuler.body
      return KnotPoint(rawValue: ruler.rawValue)
    }
  }

  /// Where a subject stands; `nil` when the chart does not have it.
  func place(_ subject: KnotSubject) -> Place? { point(subject).flatMap { places[Int($0.rawValue)] } }

  /// What a test finds in the chart; `nil` when it does not hold, or not all day.
  func finding(_ test: KnotTest) -> Finding? {
    switch test {
    case .signs(let subject, let wanted):
      guard let place = place(subject), place.sign != nil, place.signs & ~wanted == 0 else { return nil }
      return Finding(depth: Self.depth(inSign: place.longitude))
    case .houses(let subject, let wanted):
      guard let place = place(subject), place.house > 0, wanted & 1 << UInt16(place.house - 1) != 0 else { return nil }
      return Finding(depth: 0.9)
    case .angle(let one, let kinds, let other, let limit): return angle(one, kinds, other, within: limit)
    case .angular(let subject, let limit):
      guard let place = place(subject), let angles else { return nil }
      let orb = min(Self.distance(place.longitude, angles.ascendant), Self.distance(place.longitude, angles.midheaven))
      return orb <= limit ? Finding(depth: Self.closeness(orb, limit), orb: orb) : nil
    case .retrograde(let subject):
      guard let point = point(subject), let place = places[Int(point.rawValue)] else { return nil }
      let change = isTimed ? 0 : point.acceleration * Self.halfDay
      return place.speed + change < 0 ? Finding(depth: 1) : nil
    case .station(let subject):
      guard let point = point(subject), let limit = point.stationSpeed, let place = places[Int(point.rawValue)] else {
        return nil
      }
      let speed = abs(place.speed) + (isTimed ? 0 : point.acceleration * Self.halfDay)
      return speed <= limit ? Finding(depth: Self.closeness(speed, limit)) : nil
    case .alone(let subject): return isAlone(subject) ? Finding(depth: 1) : nil
    case .sect(let wanted): return sect == wanted ? Finding(depth: 1) : nil
    case .count(let signs, let count):
      return counted(count, { $0.signs & ~signs == 0 }, possible: { $0.signs & signs != 0 })
    case .half(let half, let count):
      // Beyond the polar circles the half of the Midheaven may lie below the horizon, and words about it would be false.
      guard let angles, !isPolar else { return nil }
      let isIn = { (place: Place) in half.contains(quadrant: HemisphereBalance.quadrant(of: place.longitude, angles)) }
      return counted(count, isIn, possible: isIn)
    case .gatheredInSign(let signs, let number):
      return gathered(number) { place, twelfth in place.signs == signs & 1 << UInt16(twelfth) }
    case .gatheredInHouse(let houses, let number):
      return gathered(number) { place, twelfth in houses & 1 << UInt16(twelfth) != 0 && place.house == twelfth + 1 }
    case .phase(let phases): return phase(phases)
    }
  }

  // MARK: - the tests that need more than a line

  private func angle(_ one: KnotSubject, _ kinds: UInt8, _ other: KnotSubject, within limit: Double) -> Finding? {
    guard let first = point(one), let second = point(other), first != second, let a = places[Int(first.rawValue)],
      let b = places[Int(second.rawValue)]
    else { return nil }
    let separation = abs(signedDegrees(a.longitude - b.longitude))
    for kind in AspectKind.major where kinds & 1 << kind.rawValue != 0 {
      let orb = abs(separation - kind.angle) + a.reach + b.reach
      if orb <= min(limit, Self.orbs.orb(of: kind, between: first.chartPoint, and: second.chartPoint)) {
        return Finding(depth: Self.closeness(orb, limit), orb: orb, kind: kind)
      }
    }
    return nil
  }

  private func isAlone(_ subject: KnotSubject) -> Bool {
    guard let point = point(subject), let place = places[Int(point.rawValue)] else { return false }
    for index in 0..<10 where index != Int(point.rawValue) {
      guard let other = places[index] else { return false }
      let separation = abs(signedDegrees(place.longitude - other.longitude))
      let end = ChartPoint.body(CelestialBody.planets[index])
      for kind in AspectKind.major {
        let orb = abs(separation - kind.angle) - place.reach - other.reach
        if orb <= Self.orbs.orb(of: kind, between: point.chartPoint, and: end) { return false }
      }
    }
    return true
  }

  private func counted(_ count: KnotCount, _ isIn: (Place) -> Bool, possible: (Place) -> Bool) -> Finding? {
    var number = 0
    switch count {
    case .atLeast(let least):
      for index in 0..<10 { if let place = places[index], isIn(place) { number += 1 } }
      return number >= least ? Finding(depth: min(1, 0.7 + 0.1 * Double(number - least))) : nil
    case .atMost(let most):
      for index in 0..<10 { if let place = places[index], possible(place) { number += 1 } }
      return number <= most ? Finding(depth: min(1, 0.7 + 0.15 * Double(most - number))) : nil
    }
  }

  private func gathered(_ number: Int, _ isIn: (Place, Int) -> Bool) -> Finding? {
    var most = 0
    for twelfth in 0..<12 {
      var count = 0
      for index in 0..<10 { if let place = places[index], isIn(place, twelfth) { count += 1 } }
      most = max(most, count)
    }
    return most >= number ? Finding(depth: min(1, 0.7 + 0.1 * Double(most - number))) : nil
  }

  private func phase(_ phases: UInt8) -> Finding? {
    guard let sun = places[Int(KnotPoint.sun.rawValue)], let moon = places[Int(KnotPoint.moon.rawValue)] else { return nil }
    let reach = sun.reach + moon.reach
    let first = normalizedDegrees(moon.longitude - sun.longitude - reach)
    // A day moves the Moon by 16° at the most, so the stretch touches one phase or two.
    for end in [first, normalizedDegrees(first + 2 * reach)]
    where phases & 1 << (UInt8(clamping: Int(clamping: end / 45)) & 7) == 0 {
      return nil
    }
    return Finding(depth: 0.9)
  }

  /// 1 at exactness, 0.3 at the limit of the orb.
  private static func closeness(_ orb: Double, _ limit: Double) -> Double { limit > 0 ? 1 - 0.7 * orb / limit : 1 }

  /// 1 in the middle of a sign, 0.8 at its borders, where one way of doing things is nearly the next.
  private static func depth(inSign longitude: Double) -> Double {
    let degrees = longitude - 30 * Double(ZodiacSign(longitude: longitude).rawValue)
    return 1 - 0.2 * abs(degrees - 15) / 15
  }

  /// How far a longitude is from both ends of an axis, the nearer.
  private static func distance(_ longitude: Double, _ angle: Double) -> Double {
    let separation = abs(signedDegrees(longitude - angle))
    return separation <= 90 ? separation : 180 - separation
  }
}
