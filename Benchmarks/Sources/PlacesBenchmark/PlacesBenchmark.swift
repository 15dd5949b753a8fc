import Atlas

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `script/bench places`: how long a search takes, query by query, in processor time.
@main
struct PlacesBenchmark {
  static func main() {
    let queries = Queries.all()
    // The first round brings the table of places into memory, as the first keystrokes after a start do.
    var cold = 0.0
    var times: [Double] = []
    var answered = 0
    for round in 0..<5 {
      for query in queries {
        let start = processorMilliseconds()
        let isAnswered = !Atlas.search(query, limit: 10).isEmpty
        let time = processorMilliseconds() - start
        if round == 0 {
          cold = max(cold, time)
        } else {
          times.append(time)
          answered += isAnswered ? 1 : 0
        }
      }
    }
    times.sort()
    print("\(Atlas.placeCount) places, \(queries.count) queries, \(100 * answered / times.count) % of them answered")
    print("median \(rounded(times[times.count / 2])) ms, p99 \(rounded(times[times.count * 99 / 100])) ms")
    print("worst \(rounded(times[times.count - 1])) ms, while cold \(rounded(cold)) ms")
  }

  private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 1000).rounded() / 1000 }

  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
