import ArgumentParser
import Atlas
import Ephemeris
import Wire

/// Which instant to take, when the clocks showed a time twice or jumped over it.
enum ClockFold: String, ExpressibleByArgument, CaseIterable {
  case earlier, later
}

extension CivilTimeResolution {
  /// What became of the reading, in a word.
  var status: TimeZoneAnswer.Status {
    switch self {
    case .unique: .unambiguous
    case .skipped: .skipped
    case .repeated: .repeated
    case .localMeanTime: .localMeanTime
    }
  }

  /// The possible instants in the order of time: one, or two for a time that was skipped or repeated.
  var instants: [ResolvedTime] { times.sorted { $0.utc < $1.utc } }

  /// The instant that a reading stands for.
  ///
  /// - Throws: ``FieldProblem`` with both readings for a time that was skipped or repeated, unless `fold` chooses.
  func chosen(_ clock: CivilDateTime, in zone: TimeZoneHistory, fold: ClockFold?) throws(FieldProblem) -> ResolvedTime {
    let instants = instants
    guard instants.count > 1 else { return instants[0] }
    switch fold {
    case .earlier: return instants[0]
    case .later: return instants[1]
    case nil:
      let happened =
        if case .skipped = self { "jumped over \(ISO8601.local(clock))" } else { "showed \(ISO8601.local(clock)) twice" }
      let readings = zip(ClockFold.allCases, instants).map { fold, time in
        "--fold \(fold.rawValue) for \(ISO8601.string(time.utc)), by a clock on \(time.clock.abbreviation)"
      }
      throw FieldProblem("--time", "the clocks of \(zone.identifier) \(happened); choose \(readings.joined(separator: ", or "))")
    }
  }
}

extension TimeChoice {
  /// An instant with what the clocks of the zone really showed at it; of a time that they jumped over that is an hour off the reading.
  init(_ time: ResolvedTime, in zone: TimeZoneHistory, longitude: Double?, fold: ClockFold?) {
    let clock = zone.clock(at: time.utc, longitude: longitude)
    let local = UTC(daysSinceJ2000: time.utc.daysSinceJ2000 + clock.seconds / JulianDate.secondsPerDay)
    self.init(
      fold: fold?.rawValue, local: String(ISO8601.string(local).dropLast()), utc: ISO8601.string(time.utc),
      offset: ISO8601.offset(seconds: clock.seconds), abbreviation: clock.abbreviation)
  }
}
