import Practice

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `script/bench practice`: how long the progress of ten years takes, in processor time.
@main
struct PracticeBenchmark {
  static func main() {
    guard let first = PracticeDay(year: 2016, month: 1, day: 1) else { exit(1) }
    let days = 3_653
    // Two sessions on some days, none on others, as they come from a store: the newest first.
    var records: [SessionRecord] = []
    for number in 0..<days where number % 29 != 28 {
      let day = first.advanced(by: number)
      for session in 0...(number % 5 == 0 ? 1 : 0) {
        records.append(
          SessionRecord(
            id: "\(number)-\(session)", day: day, instant: Int64(day.number) * 86_400 + Int64(session) * 30_000 + 30_000,
            offset: 0,
            practised: 240 + number % 300))
      }
    }
    records.reverse()
    let today = first.advanced(by: days - 1)
    var times: [Double] = []
    var sum = 0
    for round in 0..<220 {
      let start = processorMicroseconds()
      let ledger = PracticeLedger(records)
      let streak = Streak(ledger, today: today)
      let statistics = PracticeStatistics(ledger)
      for span in PracticeStatistics.Span.allCases {
        sum += statistics.figures(by: span, from: first, through: today).count
      }
      sum += statistics.rhythm(through: today).count + Milestone.all(ledger, streak).count + PracticeTotals(ledger).days
      // The first rounds warm up.
      if round >= 20 { times.append((processorMicroseconds() - start) / 1000) }
    }
    times.sort()
    print(
      "\(records.count) sessions in ten years, all figures: median \(rounded(times[times.count / 2])) ms,",
      "p99 \(rounded(times[times.count * 99 / 100])) ms, promised 2 ms (\(sum / 220) figures)")
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private static func processorMicroseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
  }
}
