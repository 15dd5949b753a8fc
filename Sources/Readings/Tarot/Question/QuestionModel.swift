import ReadingsTexts

/// How near a question is to each kind, by its words: a linear model (a support vector machine for each kind against all others) over words, pairs
/// of words and pieces of words, learned from some thirty thousand questions (`Tools/questions`).
///
/// It hears what no pattern has met; where a pattern speaks, both are weighed (``weighed(_:patterns:families:)``).
///
/// The file, `tarot/questions.model`, little endian: `AQM2`; the number of kinds and the length of their names, 2 bytes each; the names, joined by
/// line feeds; for each kind what it begins with, 4 bytes of a float; the scale of the weights, a float; how many buckets there are, 4 bytes; for each
/// bucket its number, 3 bytes, ascending, how rare it is, in twentieths, and how many weights it has, a byte each; then all weights, bucket by
/// bucket: the kind, a byte, and the weight, a signed byte.
package struct QuestionModel: Sendable {
  /// The kinds it knows.
  package let kinds: [String]
  private let biases: [Float]
  private let scale: Float
  /// What it looks at, ascending.
  private let buckets: [UInt32]
  /// How rare each is, in twentieths.
  private let rarities: [UInt8]
  /// Where the weights of each begin, and behind the last where they end.
  private let starts: [UInt32]
  private let weights: Weights

  private enum Weights: Sendable {
    /// Inside the executable: the file’s number, and where in it they begin.
    case embedded(Int, Int)
    case given([UInt8])
  }

  package static let bucketCount = 1 << 22

  /// That of English.
  static let english: QuestionModel? = {
    for index in 0..<readingsTextCount() where String(cString: readingsText(index).name) == "en/tarot/questions.model" {
      let file = readingsText(index)
      return QuestionModel(UnsafeBufferPointer(start: file.bytes, count: file.length), embedded: Int(index))
    }
    return nil
  }()

  /// Reads a file; `nil` when it is none.
  package init?(_ bytes: [UInt8]) {
    guard let model = bytes.withUnsafeBufferPointer({ QuestionModel($0, embedded: nil) }) else { return nil }
    self = model
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>, embedded: Int?) {
    var index = 0
    func take(_ count: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? {
      guard count >= 0, bytes.count - index >= count else { return nil }
      defer { index += count }
      return bytes[index..<(index + count)]
    }
    func number(_ count: Int) -> UInt32? { take(count)?.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    guard take(4)?.elementsEqual("AQM2".utf8) == true, let count = number(2), count <= 255, let length = number(2),
      let names = take(Int(length))
    else { return nil }
    kinds = String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
    guard kinds.count == Int(count) else { return nil }
    var biases: [Float] = []
    for _ in kinds { biases.append(Float(bitPattern: number(4) ?? 0)) }
    self.biases = biases
    scale = Float(bitPattern: number(4) ?? 0)
    guard let bucketCount = number(4), let heads = take(5 * Int(bucketCount)) else { return nil }
    var buckets: [UInt32] = []
    var rarities: [UInt8] = []
    var starts: [UInt32] = [0]
    buckets.reserveCapacity(Int(bucketCount))
    starts.reserveCapacity(Int(bucketCount) + 1)
    var total: UInt32 = 0
    var place = heads.startIndex
    while place < heads.endIndex {
      let bucket = UInt32(heads[place]) | UInt32(heads[place + 1]) << 8 | UInt32(heads[place + 2]) << 16
      guard buckets.last.map({ $0 < bucket }) ?? true else { return nil }
      buckets.append(bucket)
      rarities.append(heads[place + 3])
      total += UInt32(heads[place + 4])
      starts.append(total)
      place += 5
    }
    (self.buckets, self.rarities, self.starts) = (buckets, rarities, starts)
    guard let all = take(2 * Int(total)), index == bytes.count,
      all.indices.allSatisfy({ $0 % 2 != all.startIndex % 2 || all[$0] < count })
    else { return nil }
    weights = embedded.map { .embedded($0, bytes.count - all.count) } ?? .given(Array(all))
  }

  /// How near a question is to each kind, in the order of ``kinds``: above 0 as the kind’s own questions are, −1 as those of others.
  ///
  /// - Parameters:
  ///   - words: the words of a question, as ``QuestionSentences`` has them.
  ///   - asking: which of them ask.
  package func scores(_ words: [String], asking: Range<Int>) -> [Float] {
    var sums = biases
    let places = Self.buckets(words, asking: asking).compactMap(place)
    let length = places.reduce(Float(0)) { $0 + Float(rarities[$1]) * Float(rarities[$1]) }.squareRoot()
    guard length > 0 else { return sums }
    withWeights { weights in
      for bucket in places {
        let share = scale * Float(rarities[bucket]) / length
        for place in Int(starts[bucket])..<Int(starts[bucket + 1]) {
          sums[Int(weights[2 * place])] += share * Float(Int8(bitPattern: weights[2 * place + 1]))
        }
      }
    }
    return sums
  }

  /// ``scores(_:asking:)`` by kind; `nil` for words of which it knows too few: another language, a riddle.
  func heard(_ words: [String], asking: Range<Int>) -> [(kind: String, score: Float)]? {
    let known = words.prefix(400).count(where: knows)
    guard known > 1, known * 10 >= min(words.count, 400) * 6 else { return nil }
    return Array(zip(kinds, scores(words, asking: asking)))
  }

  /// How much what patterns say weighs beside what was learned.
  private static let patternWeight: Float = 0.15
  /// How near the nearest kind must be, where a pattern speaks for it, and where none does.
  private static let (least, leastUnspoken): (Float, Float) = (-0.6, -0.35)

  /// The kind that both together name; where none is near, the one that stands for a whole field of life, by patterns or by what is nearest.
  ///
  /// - Parameters:
  ///   - heard: what was learned says.
  ///   - patterns: what patterns say for each kind.
  ///   - families: the field of life of each kind.
  static func weighed(
    _ heard: [(kind: String, score: Float)], patterns: [String: Double], families: [String: QuestionFamily]
  ) -> String? {
    // A kind that only patterns know is as far as others’ questions are.
    let learned = Set(heard.map(\.kind))
    let others = patterns.keys.filter { !learned.contains($0) }.sorted().map { (kind: $0, score: Float(-1)) }
    let sums = (heard + others).map { ($0.kind, $0.score + patternWeight * Float(patterns[$0.kind] ?? 0)) }
    // Of equal ones the first.
    guard let nearest = sums.filter({ learned.contains($0.0) }).max(by: { $0.1 < $1.1 }) else { return nil }
    // Where no pattern speaks either, nothing is guessed; what is asked openly is known by its form.
    if patterns.isEmpty { return nearest.1 < leastUnspoken || ["open", "yes-no"].contains(nearest.0) ? nil : nearest.0 }
    if nearest.1 >= (patterns[nearest.0] == nil ? leastUnspoken : least) { return nearest.0 }
    // A word that speaks of a whole field of life says more than what is only less far than others.
    if let field = others.map({ ($0.kind, patterns[$0.kind] ?? 0) }).max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) { return field.0 }
    var fields: [QuestionFamily: Float] = [:]
    for (kind, sum) in sums {
      guard let family = families[kind] else { continue }
      let near = max(0, sum + 1.25)
      let square = near * near
      fields[family, default: 0] += square * square * square * square
    }
    let field = QuestionFamily.allCases.max { fields[$0, default: 0] < fields[$1, default: 0] }
    return field.flatMap { field in families.first { $0.value == field && $0.key.hasSuffix("-any") }?.key }
  }

  /// Whether a word stood in questions from which it learned.
  func knows(_ word: String) -> Bool {
    place(Self.bucket("u", word)) != nil
  }

  /// Where a bucket stands; `nil` for what it never saw.
  private func place(_ bucket: Int) -> Int? {
    let wanted = UInt32(truncatingIfNeeded: bucket)
    var (low, high) = (0, buckets.count)
    while low < high {
      let middle = (low + high) / 2
      if buckets[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < buckets.count && buckets[low] == wanted ? low : nil
  }

  private func withWeights(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch weights {
    case .embedded(let index, let start):
      let file = readingsText(index)
      body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: file.bytes, count: file.length)[start...]))
    case .given(let bytes): bytes.withUnsafeBufferPointer(body)
    }
  }

  // MARK: what it looks at

  /// The buckets of what a question has, each once and ascending: words, and those that ask once more; pairs of words, and of those with one between
  /// them; how it begins to ask; pieces of three to five letters.
  package static func buckets(_ words: [String], asking: Range<Int>) -> [Int] {
    var found: Set<Int> = []
    // Nobody waits for a book.
    for index in words.indices.prefix(400) {
      let word = words[index]
      found.insert(bucket("u", word))
      if asking.contains(index) { found.insert(bucket("a", word)) }
      if index > 0 { found.insert(bucket("b", words[index - 1], word)) }
      if index > 1 { found.insert(bucket("s", words[index - 2], word)) }
      let letters = Array(("<" + word.prefix(24) + ">").utf8)
      for size in 3...5 where letters.count >= size {
        for start in 0...(letters.count - size) { found.insert(bucket("c", letters[start..<(start + size)])) }
      }
    }
    if let first = asking.first, words.indices.contains(first) {
      found.insert(
        bucket("^", words[first], asking.contains(first + 1) && words.indices.contains(first + 1) ? words[first + 1] : ""))
    }
    return found.sorted()
  }

  private static func bucket(_ sort: String, _ words: String...) -> Int {
    var hash = FNV1a.hash(sort.utf8)
    for word in words { hash = FNV1a.hash(CollectionOfOne(UInt8(ascii: " ")), after: FNV1a.hash(word.utf8, after: hash)) }
    return folded(hash)
  }

  private static func bucket(_ sort: String, _ bytes: ArraySlice<UInt8>) -> Int {
    folded(FNV1a.hash(bytes, after: FNV1a.hash(sort.utf8)))
  }

  private static func folded(_ hash: UInt64) -> Int { Int((hash ^ hash >> 22 ^ hash >> 44) & UInt64(bucketCount - 1)) }
}

/// A question as it is weighed: its words, and what patterns say of it.
package struct HeardQuestion {
  package let words: [String]
  package let asking: Range<Int>
  /// What patterns say for each kind.
  package let patterns: [String: Double]

  /// The field of life of each kind.
  package static var families: [String: QuestionFamily] { QuestionBook.english.families }

  package init(_ text: String) {
    let book = QuestionBook.english
    let sentences = QuestionSentences(String(text.prefix(2000)), book: book.patterns)
    (words, asking) = (sentences.words, sentences.asking)
    let scores = TarotQuestion.patternScores(book.patterns.matches(in: words), asking: asking, book: book)
    patterns = scores.reduce(into: [:]) { $0[book.kinds[$1.key].id] = $1.value }
  }
}
