import Astrology
import Ephemeris

/// Turns among threads for somebody of whom nothing is remembered.
///
/// Every contact that a quick body can make to a point of the chart stands at a degree of the zodiac, and the body meets them one after the
/// other. Each has a thread of its own: the first for its point that no contact less than two months before it has. So the thread follows from
/// the contact alone, and no two contacts of two months have the same.
struct ThreadRound {
  /// A point of the birth chart.
  struct Point {
    let point: ChartPoint
    /// Degrees of ecliptic longitude, 0 ..< 360.
    let longitude: Double
  }

  /// A thread that may tell the day, with the knot that it begins from.
  struct Candidate {
    /// Its place in the catalog.
    let place: Int
    let held: Knots.Held
  }

  /// A contact that a body can make.
  private struct Target {
    let longitude: Double
    let body: CelestialBody
    let aspect: AspectKind
    let point: ChartPoint
  }

  /// How many threads go round by the day for what lasts for weeks: odd, so that every fourth day, on which such a contact may lead, comes
  /// to a new one for two months.
  static let ofWeeks = 15

  private let kind: ThreadKind
  private let targets: [Target]
  private let threads: Int

  /// - Parameter threads: how many there are in the catalog.
  init(kind: ThreadKind, points: [Point], threads: Int) {
    self.kind = kind
    self.threads = threads
    var targets: [Target] = []
    for body in Self.bodies {
      for place in points {
        for aspect in AspectKind.major where ThreadKind.contact(of: body, aspect, to: place.point) == kind {
          for longitude in Self.longitudes(of: aspect, to: place.longitude) {
            targets.append(Target(longitude: longitude, body: body, aspect: aspect, point: place.point))
          }
        }
      }
    }
    self.targets = targets.sorted {
      $0.longitude != $1.longitude ? $0.longitude < $1.longitude : $0.body.rawValue < $1.body.rawValue
    }
  }

  /// The points that quick bodies touch.
  static func points(of chart: NatalChart) -> [Point] {
    LeadingPoint.all(of: chart, lord: nil).map { Point(point: $0.point, longitude: $0.longitude) }
  }

  private static let bodies: [CelestialBody] = [.sun, .mercury, .venus, .mars]

  /// The thread of a contact; `nil` for what is no contact of a quick body.
  ///
  /// - Parameters:
  ///   - day: the number of the day.
  ///   - candidates: the threads for a point of the chart, those that suit it best first.
  func turn(of lead: Touch, on day: Int, _ candidates: (ChartPoint?) -> [Candidate]) -> Candidate? {
    guard lead.kind == .contact, Self.bodies.contains(lead.body), let wanted = target(of: lead) else { return nil }
    // The day itself has the first, a day before or after the second or the third, by turns: what leads on days that follow each other has
    // other thoughts. So has a body that comes back.
    let isEven = (lead.timing.phase == .leaving ? day + 1 : day) & 1 == 0
    let turn = lead.timing.phase == .exact && !lead.isRetrograde ? 0 : isEven ? 1 : 2
    var lists: [ChartPoint: [Candidate]] = [:]
    var lastUsed = [Double](repeating: -.infinity, count: threads)
    for (index, target) in targets.enumerated() {
      let list: [Candidate]
      if let known = lists[target.point] {
        list = known
      } else {
        list = candidates(target.point)
        lists[target.point] = list
      }
      for own in 0..<3 {
        func isFree(_ candidate: Candidate) -> Bool {
          target.longitude - lastUsed[candidate.place] >= Self.reach(of: target.body)
        }
        guard let taken = list.first(where: isFree) ?? list.min(by: { lastUsed[$0.place] < lastUsed[$1.place] }) else {
          return nil
        }
        lastUsed[taken.place] = target.longitude
        if index == wanted, own == turn { return taken }
      }
    }
    return nil
  }

  private func target(of lead: Touch) -> Int? {
    targets.indices.filter {
      targets[$0].body == lead.body && targets[$0].aspect == lead.aspect && targets[$0].point == lead.point
    }.min {
      abs(signedDegrees(targets[$0].longitude - lead.longitude)) < abs(signedDegrees(targets[$1].longitude - lead.longitude))
    }
  }

  private static func longitudes(of aspect: AspectKind, to longitude: Double) -> [Double] {
    let angles = aspect.angle == 0 || aspect.angle == 180 ? [aspect.angle] : [aspect.angle, -aspect.angle]
    return angles.map { normalizedDegrees(longitude + $0) }
  }

  /// Degrees that a body goes in two months, or that it is from another of its kind at most then.
  private static func reach(of body: CelestialBody) -> Double {
    switch body {
    case .mars: 40
    case .mercury: 90
    default: 75
    }
  }

  /// A number that differs between the events of one kind within two months.
  static func turn(of lead: Touch, on day: Int) -> Int {
    switch lead.kind {
    case .lunation, .eclipse:
      // New Moon of 6 January 2000, 18:14 TT; every quarter of a month after or before one belongs to it (J. Meeus, *Astronomical
      // Algorithms*, 1998, chapter 49).
      let halves = (Double(day) - 2_451_550.3) / 14.765294
      return Int(clamping: halves.rounded())
    case .ingress(let sign, let isBack):
      return Int(sign.rawValue) + 5 * Int(lead.body.rawValue) + (isBack ? 3 : 0)
    case .station(let isBack): return 2 * Int(lead.body.rawValue) + (isBack ? 1 : 0)
    case .contact, .birthday, .moonSign: return day
    }
  }
}
