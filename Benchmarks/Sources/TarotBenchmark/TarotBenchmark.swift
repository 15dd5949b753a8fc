import Tarot

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `script/bench tarot`: how long a draw with its analysis takes, in processor time, what 2,000 readings are like, and whether 200,000 rituals
/// lay the cards fairly.
@main
struct TarotBenchmark {
  static func main() {
    for spread in [Spread.threeCard, .celtic] { measure(spread) }
    if !NarrativeMeasure.run(processorMicroseconds, rounded) { exit(1) }
    if !isFair() { exit(1) }
  }

  /// Batches of 200, since the clock of the processor is no finer than a draw.
  private static func measure(_ spread: Spread) {
    var times: [Double] = []
    var highlights = 0
    for batch in 0..<250 {
      let start = processorMicroseconds()
      for number in 0..<200 {
        let nonce = UInt64(batch * 200 + number)
        guard
          let ritual = try? Ritual(question: "What do I need to see in this?", knockTimes: [0, 412, 901], cut: 31, nonce: nonce),
          let draw = try? TarotDraw(ritual, spread: spread)
        else { continue }
        highlights += SpreadAnalysis(draw).highlights.count
      }
      // The first batches warm up.
      if batch >= 50 { times.append((processorMicroseconds() - start) / 200) }
    }
    times.sort()
    print(
      "\(spread.kind.rawValue): draw and analysis, median \(rounded(times[times.count / 2])) µs,",
      "p99 \(rounded(times[times.count * 99 / 100])) µs, promised 50 µs (\(highlights) highlights)")
  }

  /// χ² of first cards, orientations and pairs. One in a million fair decks lies outside of each span.
  private static func isFair() -> Bool {
    let count = 200_000
    var first = [Int](repeating: 0, count: 78)
    var pairs = [Int](repeating: 0, count: 78 * 78)
    var faces = [Int](repeating: 0, count: 156)
    for number in 0..<count {
      guard let deck = try? Ritual(nonce: UInt64(number)).deck() else { continue }
      first[deck[0].card.number] += 1
      pairs[deck[0].card.number * 78 + deck[1].card.number] += 1
      faces[deck[0].card.number * 2 + (deck[0].isReversed ? 1 : 0)] += 1
    }
    let distinct = pairs.indices.filter { $0 / 78 != $0 % 78 }.map { pairs[$0] }
    var isFair = true
    // Spans of χ² by E. B. Wilson and M. M. Hilferty (1931) for 77, 155 and 6005 degrees of freedom.
    for (name, counts, span) in [
      ("first card", first, 31.0...151.0), ("card and orientation", faces, 83...256), ("pairs", distinct, 5500...6550),
    ] {
      let expected = Double(count) / Double(counts.count)
      let sum = counts.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
      isFair = isFair && span.contains(sum)
      print(
        "\(name): χ² \(rounded(sum)) over \(counts.count) bins, \(count) rituals;",
        span.contains(sum) ? "fair" : "NOT FAIR: outside of \(span)")
    }
    return isFair
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static func processorMicroseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
  }
}
