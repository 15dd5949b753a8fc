import Readings
import Tarot

/// What 2,000 readings are like that are told of random draws: whether the gate lets them pass, how long they are, whether one says a sentence
/// twice, how much two of them share, and how long one takes.
struct NarrativeMeasure {
  private static let questions = [
    "Should I take the job in another city?", "Why do we keep having the same argument?", "Will he come back?",
    "How do I deal with my debts?", "What do I need to see about my mother?", "Should I move in with her?",
    "How can I start painting again?", "Why am I so tired?", "What now?", "Is this friendship over?",
  ]

  /// A reading with what it says.
  private struct Told {
    let reading: TarotNarrative
    let sentences: Set<String>
    let isTwice: Bool

    init(_ reading: TarotNarrative) {
      self.reading = reading
      let all = NarrativeMeasure.sentences(
        ([reading.opening] + reading.sections.map(\.text) + reading.relations.map(\.text) + [
          reading.together, reading.next, reading.ask,
        ]).joined(separator: " "))
      sentences = Set(all)
      isTwice = sentences.count < all.count
    }
  }

  /// How many readings of each of the two spreads are told.
  static let count = 1000

  /// Tells them and prints a table.
  ///
  /// - Returns: whether every one passed the gate and said nothing twice.
  static func run(_ clock: () -> Double, _ rounded: (Double) -> Double) -> Bool {
    var isSound = true
    print("\n| spread | readings | gate passed | words, least · median · most | a sentence twice | p50 | p99 |")
    print("|---|---|---|---|---|---|---|")
    var shares: [(String, [Double], [Double])] = []
    for spread in [Spread.threeCard, .celtic] {
      var times: [Double] = []
      var told: [Told] = []
      for number in 0..<count {
        let question = questions[number % questions.count]
        guard let draw = draw(number / questions.count, spread) else { continue }
        let start = clock()
        let reading = Language.english.narrative(of: draw, question: question)
        times.append(clock() - start)
        told.append(Told(reading))
      }
      let passed = told.count { $0.reading.gate.isPassed }
      let twice = told.count(where: \.isTwice)
      let words = told.map(\.reading.wordCount).sorted()
      times.sort()
      isSound = isSound && passed == told.count && twice == 0
      guard let least = words.first, let most = words.last, let slowest = times.last else { continue }
      let share = Double(passed) / Double(told.count) * 100
      print(
        "| \(spread.kind.rawValue) | \(told.count) | \(rounded(share)) % | \(least) · \(words[words.count / 2]) · \(most) | \(twice)",
        "| \(rounded(times[times.count / 2] / 1000)) ms | \(rounded(min(times[times.count * 99 / 100], slowest) / 1000)) ms |")
      // Readings that follow one another have the same draw and another question; ten further on the question is the same.
      let draws = told.indices.dropLast(questions.count).map { overlap(told[$0], told[$0 + questions.count]) }
      let asked = told.indices.dropLast().filter { ($0 + 1) % questions.count != 0 }.map { overlap(told[$0], told[$0 + 1]) }
      shares.append((spread.kind.rawValue, draws, asked))
    }
    print("\n| sentences that two readings share, of the shorter one | mean | promised |")
    print("|---|---|---|")
    for (name, draws, asked) in shares {
      print("| \(name), the same question, another draw | \(rounded(mean(draws) * 100)) % | < 20 % |")
      print("| \(name), the same draw, another question | \(rounded(mean(asked) * 100)) % | < 15 % |")
    }
    return isSound
  }

  /// Another number, another draw, whatever is asked.
  private static func draw(_ number: Int, _ spread: Spread) -> TarotDraw? {
    guard let ritual = try? Ritual(nonce: UInt64(number)) else { return nil }
    return try? TarotDraw(ritual, spread: spread)
  }

  private static func mean(_ numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(max(numbers.count, 1)) }

  private static func overlap(_ one: Told, _ other: Told) -> Double {
    Double(one.sentences.intersection(other.sentences).count) / Double(max(min(one.sentences.count, other.sentences.count), 1))
  }

  /// Divided behind full stops, question marks and exclamation marks before a space.
  private static func sentences(_ text: String) -> [String] {
    var found: [String] = []
    var sentence = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentence += sentence.isEmpty ? String(word) : " \(word)"
      if let end = word.last(where: { !"”’)".contains($0) }), ".?!".contains(end) {
        found.append(sentence.lowercased())
        sentence = ""
      }
    }
    return sentence.isEmpty ? found : found + [sentence.lowercased()]
  }
}
