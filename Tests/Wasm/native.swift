// The native half of the comparison: reads lines of `function number number …` and writes what the probe answers, one line each.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

func answer(_ function: Substring, _ numbers: [Int32]) -> UInt64? {
  switch (function, numbers.count) {
  case ("probe_position", 3): probePosition(numbers[0], numbers[1], numbers[2])
  case ("probe_cusp", 4): probeCusp(numbers[0], numbers[1], numbers[2], numbers[3])
  case ("probe_positions", 2): probePositions(numbers[0], numbers[1])
  case ("probe_stars", 2): probeStars(numbers[0], numbers[1])
  case ("probe_charts", 2): probeCharts(numbers[0], numbers[1])
  case ("probe_batch", 2): probeBatch(numbers[0], numbers[1])
  case ("probe_drawings", 2): probeDrawings(numbers[0], numbers[1])
  case ("probe_cards", 2): probeCards(numbers[0], numbers[1])
  case ("probe_tarot", 2): probeTarot(numbers[0], numbers[1])
  case ("probe_practice", 2): probePractice(numbers[0], numbers[1])
  default: nil
  }
}

@main
struct NativeProbe {
  static func main() {
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard let function = words.first, let result = answer(function, words.dropFirst().compactMap { Int32($0) }) else {
        print("no such question: \(line)")
        exit(1)
      }
      print(result)
    }
  }
}
