import Astrology
import Ephemeris

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Our half of `script/bench events`; `Rival/events.py` is the other.
///
///     EventsBenchmark stations|eclipses|transits|panchang|vimshottari|calendar    milliseconds of processor time, and how many were found
///     EventsBenchmark points    the birth longitudes of `transits`, in degrees
@main
struct EventsBenchmark {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "stations": try report(rounds: 15, stations)
    case "eclipses": try report(rounds: 15, eclipses)
    case "transits": try report(rounds: 51, transits)
    case "panchang": try report(rounds: 51, panchang)
    case "vimshottari": try report(rounds: 501, vimshottari)
    case "calendar": try report(rounds: 51, calendar)
    case "points":
      let chart = try birth()
      print(points.compactMap { chart.longitude(of: $0) }.map { "\($0)" }.joined(separator: ","))
    default:
      print("usage: EventsBenchmark stations|eclipses|transits|panchang|vimshottari|calendar|points")
      exit(2)
    }
  }

  /// 1900–2100 in TT.
  private static let start = TT(julianDate: 2415020.5)
  private static let end = TT(julianDate: 2488069.5)

  private static let points: [ChartPoint] =
    CelestialBody.planets.map { .body($0) } + [.body(.chiron), .body(.trueNode), .ascendant, .midheaven]

  /// New York, 15 June 1990, 18:30 UT.
  private static func birth() throws -> NatalChart {
    guard let newYork = GeographicLocation(latitude: 40.7143, longitude: -74.006) else {
      preconditionFailure("a place is a place")
    }
    return try NatalChart(moment: ChartMoment(utc: UTC(unixSeconds: 645_474_600)), location: newYork)
  }

  /// Every station of Mercury to Pluto in two centuries.
  private static func stations() throws -> Int {
    var count = 0
    for body in CelestialBody.planets where body != .sun && body != .moon {
      count += try AngularMotion.longitude(of: body).path(from: start, to: end).stations.count
    }
    return count
  }

  /// Every eclipse of both lights in two centuries, those of the Moon with their contacts.
  private static func eclipses() throws -> Int {
    try SolarEclipse.all(from: start, to: end).count + LunarEclipse.all(from: start, to: end).count
  }

  /// Every exact transit of ten bodies to fourteen points of a birth, five aspects, through the year 2024.
  private static func transits() throws -> Int {
    let chart = try birth()
    let year = (TT(julianDate: 2460310.5), TT(julianDate: 2460676.5))
    return try TransitSearch(from: year.0, to: year.1).transits(to: chart, points: points).count
  }

  /// Thirty days of the almanac for New Delhi.
  private static func panchang() throws -> Int {
    guard let delhi = GeographicLocation(latitude: 28.6139, longitude: 77.209) else { preconditionFailure("a place is a place") }
    var count = 0
    for day in 0..<30 {
      let date = CalendarDate(dayNumber: 2_460_677 + day)
      let midnight = UTC(daysSinceJ2000: date.midnight() - 5.5 / 24)
      let panchang = try Panchang(
        date: date, dayStart: TT(midnight), dayEnd: TT(UTC(daysSinceJ2000: midnight.daysSinceJ2000 + 1)), location: delhi)
      count += panchang.tithis.count + panchang.nakshatras.count + panchang.yogas.count + panchang.karanas.count
    }
    return count
  }

  /// What a calendar tells of a year: ingresses and stations of all but the Moon, phases, eclipses of both lights, and the transits of
  /// Sun, Mars and Jupiter to Pluto to fourteen points of a birth.
  private static func calendar() throws -> Int {
    let chart = try birth()
    let year = (TT(julianDate: 2460310.5), TT(julianDate: 2460676.5))
    let bodies = CelestialBody.planets.filter { $0 != .moon }
    let events = try SkyEvent.all(from: year.0, to: year.1, bodies: bodies, categories: [.ingresses, .stations, .phases])
    let eclipses = try SolarEclipse.all(from: year.0, to: year.1).count + LunarEclipse.all(from: year.0, to: year.1).count
    let search = try TransitSearch(
      of: [.sun, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto], from: year.0, to: year.1)
    return try events.count + eclipses + search.transits(to: chart, points: points).count
  }

  /// Three levels of a life: 9 + 81 + 729 periods.
  private static func vimshottari() throws -> Int {
    let dasha = try Dasha(moonLongitude: 123.4, birth: TT(julianDate: 2448058.27))
    var count = 0
    for maha in dasha.mahadashas() {
      count += 1
      for antar in dasha.parts(of: maha) { count += 1 + dasha.parts(of: antar).count }
    }
    return count
  }

  /// The median of several rounds; what was found is printed, so that nothing can be left out by a clever compiler.
  private static func report(rounds: Int, _ work: () throws -> Int) throws {
    var times: [Double] = []
    var found = 0
    for _ in 0..<rounds {
      let start = processorMilliseconds()
      found = try work()
      times.append(processorMilliseconds() - start)
    }
    times.sort()
    print(times[rounds / 2], found)
  }

  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
