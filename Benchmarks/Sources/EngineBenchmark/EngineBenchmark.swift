import AllocationCount
import Astrology
import Ephemeris

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Our half of `script/bench engine`; `Rival/swiss.c` is the other.
///
///     EngineBenchmark rate SEED COUNT      charts per second of processor time
///     EngineBenchmark charts SEED COUNT    the charts themselves: 13 longitudes and 12 cusps a line
///     EngineBenchmark batch SEED COUNT     the same bodies and cusps, without aspects, as batches: charts per second
///     EngineBenchmark allocations SEED COUNT
@main
struct EngineBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let seed = UInt64(arguments[2]), let count = Int(arguments[3]), count > 0 else {
      print("usage: EngineBenchmark rate|batch|charts|allocations SEED COUNT")
      exit(2)
    }
    switch arguments[1] {
    case "rate": try rate(seed, count)
    case "batch": try batch(seed, count)
    case "charts": try charts(seed, count)
    case "allocations": try allocations(seed, count)
    default: exit(2)
    }
  }

  /// Full charts: thirteen bodies with speeds and houses, Placidus cusps, angles and aspects.
  private static func rate(_ seed: UInt64, _ count: Int) throws {
    var births = Births(seed: seed)
    let moments = (0..<count).map { _ in births.next() }
    let options = ChartOptions()
    // What the charts add up to is printed, so that none can be left out by a clever compiler.
    var sum = 0.0
    let start = processorSeconds()
    for birth in moments {
      let chart = try NatalChart(
        moment: ChartMoment(tt: TT(birth.ut1), ut1: birth.ut1), location: birth.location, options: options)
      sum += chart.placements[1].position.longitude + Double(chart.aspects.count)
    }
    let seconds = processorSeconds() - start
    print(Double(count) / seconds, sum)
  }

  /// What the rival does, and no more: thirteen bodies with speeds and Placidus cusps; 262,144 births at a time, part by part.
  private static func batch(_ seed: UInt64, _ count: Int) throws {
    var births = Births(seed: seed)
    var sum = 0.0
    var seconds = 0.0
    var left = count
    while left > 0 {
      let moments = (0..<min(left, 262_144)).map { _ in births.next() }
      left -= moments.count
      let start = processorSeconds()
      let part = moments.map {
        ChartBatch.Birth(moment: ChartMoment(tt: TT($0.ut1), ut1: $0.ut1), location: $0.location)
      }
      let order = ChartBatch.order(of: part)
      for index in 0..<order.partCount {
        let batch = try ChartBatch(part, part: index, of: order)
        for row in batch.births.indices { sum += batch.houses[row].cusps[0] }
        sum += batch.sky.longitudes(of: 1).reduce(0, +)
      }
      seconds += processorSeconds() - start
    }
    print(Double(count) / seconds, sum)
  }

  private static func charts(_ seed: UInt64, _ count: Int) throws {
    var births = Births(seed: seed)
    for _ in 0..<count {
      let birth = births.next()
      let chart = try NatalChart(moment: ChartMoment(tt: TT(birth.ut1), ut1: birth.ut1), location: birth.location)
      guard let cusps = chart.houses?.cusps else { preconditionFailure("a known time has houses") }
      let figures = chart.placements.map(\.position.longitude) + (0..<12).map { cusps[$0] }
      print(figures.map { "\($0)" }.joined(separator: " "))
    }
  }

  /// Blocks of heap per position (of each body in turn) and per chart.
  private static func allocations(_ seed: UInt64, _ count: Int) throws {
    guard allocation_count() >= 0 else { return print("allocations: cannot be counted on this platform") }
    var births = Births(seed: seed)
    let moments = (0..<count).map { _ in births.next() }
    let bodies = CelestialBody.allCases
    var sum = 0.0

    var before = allocation_count()
    for birth in moments {
      let sky = try Sky(at: TT(birth.ut1))
      for body in bodies { sum += try sky.position(of: body).longitude }
    }
    let positions = allocation_count() - before
    before = allocation_count()
    for birth in moments {
      sum += try NatalChart(moment: ChartMoment(tt: TT(birth.ut1), ut1: birth.ut1), location: birth.location).placements[1]
        .position.longitude
    }
    let charts = allocation_count() - before
    precondition(sum.isFinite)
    print(
      "allocations: \(Double(positions) / Double(count * bodies.count)) per position, \(Double(charts) / Double(count)) per chart"
    )
    if positions != 0 { exit(1) }
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
