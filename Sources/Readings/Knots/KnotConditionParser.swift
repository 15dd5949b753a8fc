import Astrology

/// Reads the words of one condition: `moon in cancer and venus strain saturn within 6 weight 3`.
struct KnotConditionParser {
  /// What is wrong with a condition.
  struct Problem: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  private var words: ArraySlice<Substring>

  /// Tests and weight of a condition.
  static func parse(_ text: Substring) throws(Problem) -> (tests: [KnotTest], weight: Double) {
    var parser = KnotConditionParser(words: text.split(separator: " ")[...])
    return try parser.condition()
  }

  private mutating func condition() throws(Problem) -> (tests: [KnotTest], weight: Double) {
    var tests: [KnotTest] = []
    repeat { tests.append(try test()) } while take("and")
    guard take("weight") else { throw Problem("“weight” or “and” is missing before “\(words.first ?? "the end")”") }
    let weight = try number(in: 1...6)
    guard words.isEmpty else { throw Problem("nothing may follow the weight: “\(words.joined(separator: " "))”") }
    guard Set(tests).count == tests.count else { throw Problem("the same is asked twice") }
    return (tests, weight)
  }

  private mutating func test() throws(Problem) -> KnotTest {
    let word = try next("a test")
    if word == "sect" { return .sect(try sect()) }
    if word == "phase" { return .phase(UInt8(truncatingIfNeeded: try set(of: Self.phases, "a phase"))) }
    if word == "gathered" { return try gathered() }
    if let signs = Self.twelfths(named: word) { return .count(signs, try count(2...10)) }
    if let half = Self.halves.first(where: { $0.name == word })?.half { return .half(half, try count(5...10)) }
    guard let subject = KnotSubject(named: word) else { throw Problem("“\(word)” is no point, element, modality or half") }
    return try test(of: subject)
  }

  private mutating func test(of subject: KnotSubject) throws(Problem) -> KnotTest {
    let isPlanet = if case .point(let point) = subject { point.isPlanet } else { true }
    let isAngle = if case .point(let point) = subject { point.isAngle } else { false }
    let word = try next("what is asked of it")
    switch word {
    case "in": return .signs(subject, try signs())
    case "house" where !isAngle: return .houses(subject, try houses())
    case "angular" where !isAngle: return .angular(subject, within: try orb())
    case "retrograde" where isPlanet && subject != .point(.sun) && subject != .point(.moon): return .retrograde(subject)
    case "station" where isPlanet && subject != .point(.sun) && subject != .point(.moon): return .station(subject)
    case "alone" where isPlanet: return .alone(subject)
    default:
      guard var kinds = Self.kinds[String(word)] else { throw Problem("“\(word)” cannot be asked of it") }
      while let more = words.first.flatMap({ Self.kinds[String($0)] }) {
        guard kinds & more == 0 else { throw Problem("an angle is named twice") }
        kinds |= more
        words = words.dropFirst()
      }
      let name = try next("the other point")
      guard let other = KnotSubject(named: name) else { throw Problem("“\(name)” is no point") }
      guard other != subject else { throw Problem("a point makes no angle with itself") }
      try Self.check(subject, kinds, other)
      return .angle(subject, kinds, other, within: try orb())
    }
  }

  /// Mercury is never 29° from the Sun, nor Venus 48°, and so they are never 77° apart; angles and nodes do not move freely either.
  private static func check(_ one: KnotSubject, _ kinds: UInt8, _ other: KnotSubject) throws(Problem) {
    let pair: Set = [one, other]
    let isInner = pair.isSubset(of: [.point(.sun), .point(.mercury), .point(.venus)])
    let possible: UInt8 =
      !isInner ? 0b11111 : pair == [.point(.mercury), .point(.venus)] ? 0b11 : 1
    guard kinds & ~possible == 0 else { throw Problem("these two never meet so") }
    let fixed = pair.allSatisfy { if case .point(let point) = $0 { point.isAngle } else { false } }
    guard !fixed, pair != [.point(.node), .point(.southNode)] else { throw Problem("these two are always so") }
  }

  private mutating func gathered() throws(Problem) -> KnotTest {
    if take("house") {
      let houses = try houses()
      guard take("atleast") else { throw Problem("“atleast” is missing") }
      return .gatheredInHouse(houses, try integer(in: 3...10))
    }
    guard take("in") else { throw Problem("gathered needs “in” signs or “house” numbers") }
    let signs = try signs()
    guard take("atleast") else { throw Problem("“atleast” is missing") }
    return .gatheredInSign(signs, try integer(in: 3...10))
  }

  // MARK: - words

  private mutating func take(_ word: String) -> Bool {
    guard let first = words.first, first == word else { return false }
    words = words.dropFirst()
    return true
  }

  private mutating func next(_ what: String) throws(Problem) -> Substring {
    guard let word = words.popFirst() else { throw Problem("\(what) is missing") }
    return word
  }

  private mutating func sect() throws(Problem) -> Sect {
    switch try next("day or night") {
    case "day": return .day
    case "night": return .night
    case let word: throw Problem("“\(word)” is neither day nor night")
    }
  }

  /// Names of a list, one after the other, as bits.
  private mutating func set(of names: [String], _ what: String) throws(Problem) -> UInt16 {
    var bits: UInt16 = 0
    while let word = words.first, let index = names.firstIndex(of: String(word)) {
      guard bits & 1 << UInt16(index) == 0 else { throw Problem("“\(word)” stands twice") }
      bits |= 1 << UInt16(index)
      words = words.dropFirst()
    }
    guard bits != 0 else { throw Problem("“\(words.first ?? "nothing")” is not \(what)") }
    return bits
  }

  /// Signs, or elements and modalities for all of theirs.
  private mutating func signs() throws(Problem) -> UInt16 {
    var bits: UInt16 = 0
    while let word = words.first, let more = Self.twelfths(named: word) ?? Self.sign(named: word) {
      guard bits & more == 0 else { throw Problem("a sign stands twice") }
      bits |= more
      words = words.dropFirst()
    }
    guard bits != 0 else { throw Problem("“\(words.first ?? "nothing")” is no sign, element or modality") }
    return bits
  }

  private mutating func houses() throws(Problem) -> UInt16 { try set(of: (1...12).map(String.init), "a house") }

  private mutating func count(_ range: ClosedRange<Int>) throws(Problem) -> KnotCount {
    if take("atleast") { return .atLeast(try integer(in: range)) }
    if take("atmost") { return .atMost(try integer(in: 0...2)) }
    throw Problem("“atleast” or “atmost” is missing")
  }

  private mutating func orb() throws(Problem) -> Double {
    guard take("within") else { throw Problem("“within” is missing") }
    return try number(in: 0.5...10)
  }

  private mutating func integer(in range: ClosedRange<Int>) throws(Problem) -> Int {
    let word = try next("a number")
    guard let number = Int(word), range.contains(number) else {
      throw Problem("“\(word)” is no number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private mutating func number(in range: ClosedRange<Double>) throws(Problem) -> Double {
    let word = try next("a number")
    guard let number = Double(word), range.contains(number) else {
      throw Problem("“\(word)” is no number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  // MARK: - names

  private static let kinds: [String: UInt8] = [
    "union": 1 << AspectKind.conjunction.rawValue,
    "flow": 1 << AspectKind.sextile.rawValue | 1 << AspectKind.trine.rawValue,
    "strain": 1 << AspectKind.square.rawValue | 1 << AspectKind.opposition.rawValue,
    "sextile": 1 << AspectKind.sextile.rawValue, "square": 1 << AspectKind.square.rawValue,
    "trine": 1 << AspectKind.trine.rawValue, "opposition": 1 << AspectKind.opposition.rawValue,
  ]

  /// The eight phases of 45° as Rudhyar tells them.
  private static let phases = ["new", "crescent", "first", "gibbous", "full", "disseminating", "last", "balsamic"]

  private static let halves: [(name: String, half: HemisphereBalance.Hemisphere)] = [
    ("northern", .northern), ("southern", .southern), ("eastern", .eastern), ("western", .western),
  ]

  private static func sign(named name: Substring) -> UInt16? {
    ZodiacSign.allCases.first { $0.key == name }.map { 1 << UInt16($0.rawValue) }
  }

  /// The signs of an element or a modality.
  private static func twelfths(named name: Substring) -> UInt16? {
    var bits: UInt16 = 0
    for sign in ZodiacSign.allCases where sign.element.key == name || sign.modality.key == name {
      bits |= 1 << UInt16(sign.rawValue)
    }
    return bits == 0 ? nil : bits
  }
}
