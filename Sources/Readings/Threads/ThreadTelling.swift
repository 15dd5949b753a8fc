import Astrology
import Ephemeris

/// A thread told to one person on one day: every slot filled, or closed when there is nothing for it.
struct ThreadTelling {
  /// What was told, with the reasons of the chart that it tells.
  let chosen: ThreadChoice.Chosen
  let facts: ThreadFacts
  let headline: String
  let summary: String
  let doThis: String
  /// A temptation, a verb first and without “don’t”.
  let dont: String
  let reflect: String
  let say: String
  let day: String
  /// What the planet that leads does to this thought today, or did yesterday; `nil` when there is no sentence on it that is true of the day.
  let sky: String?
  /// The runner-up in its authored sentence; `nil` when none is fresh and true.
  let second: String?
  /// The chapter that the day's touch meets, in its authored sentence; `nil` when it meets none, and when that was read lately.
  let chapter: String?
  /// The thought in each part of life.
  let parts: [LifeCategory: String]
  /// What stands for it in what is kept of the day: the thread, its knot, its sentences.
  let used: [UInt64]

  /// - Parameters:
  ///   - chosen: the thread, and the knot that it begins from.
  ///   - touch: what leads the day.
  ///   - other: the runner-up.
  ///   - slow: the contact of the chapter that `touch` meets.
  ///   - words: how touches are said on that day.
  ///   - seed: stands for the person.
  ///   - memory: what was told on the days around.
  init(
    _ chosen: ThreadChoice.Chosen, of touch: Touch, beside other: Touch?, inside slow: Touch? = nil, words: TouchWords,
    seed: UInt64, memory: ReadingMemory = ReadingMemory()
  ) {
    let thread = chosen.thread
    let number = words.day.number
    let facts = ThreadFacts(
      of: chosen, touching: touch.point, language: words.language,
      seen: memory.seen(around: number, within: ReadingMemory.restOfFacts),
      turn: seed ^ UInt64(truncatingIfNeeded: number))
    let seen = memory.seen(around: number)
    second = other.flatMap { Self.line(of: $0, words: words, seen: seen) }
    chapter = slow.flatMap { Self.line(of: $0, words: words, seen: seen) }
    let common = Self.values(of: touch, words: words)
    func told(_ phrase: Phrase, _ own: [String: String] = [:]) -> String {
      Self.closed(phrase.filled { name in own[String(name)] ?? common[String(name)] ?? "" })
    }
    let line = Self.sky(of: touch, in: thread, words: words, common, turn: seed, seen: seen)
    sky = line?.text
    self.chosen = chosen
    self.facts = facts
    headline = told(thread.headline)
    summary = told(thread.summary)
    doThis = told(thread.doThis)
    dont = thread.dont.text
    reflect = told(thread.reflect)
    say = told(thread.say)
    // What the sky does has a paragraph of its own.
    day = told(thread.day, ["fact": facts.ofDay])
    parts = Dictionary(
      uniqueKeysWithValues: thread.parts.map { part, phrase in (part, told(phrase, ["fact": facts.ofParts[part] ?? ""])) })
    used =
      [thread.number] + (chosen.held.map { [$0.knot.number] } ?? []) + facts.used
      + [second, chapter, line?.isOfThread == false ? line?.text : nil].compactMap { $0.map(Phrase.hash) }
  }

  /// What to do with the day.
  func advice(_ language: Language) -> DailyReading.Advice {
    DailyReading.Advice(
      doThis: doThis, dont: language.book.filled("advice dont", ("act", dont)), reflectOn: reflect, affirmation: say)
  }

  /// What the planet that leads does: the thread's own line, which speaks of today or of weeks, when that is so; on the days before and after a
  /// quick contact, and when nobody knows its day, a line on what it was, will be, or is about now.
  private static func sky(
    of touch: Touch, in thread: ReadingThread, words: TouchWords, _ values: [String: String], turn: UInt64, seen: Set<UInt64>
  ) -> (text: String, isOfThread: Bool)? {
    guard touch.kind == .contact else { return nil }
    guard let stage = words.stage(touch) else {
      return thread.sky[touch.quality].flatMap { whole($0, values) }.map { ($0, true) }
    }
    let list = words.language.book["sky \(touch.quality.rawValue) \(touch.nature.rawValue) \(stage)"]
    guard !list.isEmpty else { return nil }
    let start = ThreadChoice.place(seed: turn, day: words.day.number, of: list.count)
    let told = (list[start...] + list[..<start]).compactMap { whole($0, values) }
    return (told.first { !seen.contains(Phrase.hash($0)) } ?? told.first).map { ($0, false) }
  }

  /// One authored sentence on a touch that does not lead; `nil` when none is written, what it says is over, or it was read lately.
  static func line(of touch: Touch, words: TouchWords, seen: Set<UInt64>) -> String? {
    let book = words.language.book
    let line: Phrase?
    if touch.kind == .contact, let aspect = touch.aspect, let point = touch.point {
      let nature =
        switch aspect.nature {
        case .flow: "soft"
        case .strain: "hard"
        case .union, .minor: "union"
        }
      let slow = TouchWords.isSlow(touch) ? words.isSlowAndExact(touch) ? " exact" : " open" : ""
      guard !words.isOver(touch) else { return nil }
      line = book["second \(touch.body.key) \(point.key) \(nature)\(slow)"].first
    } else {
      line = book["touch plain"].first
    }
    guard let text = line.flatMap({ whole($0, values(of: touch, words: words)) }), !seen.contains(Phrase.hash(text)) else {
      return nil
    }
    return text
  }

  /// What the slots of a touch stand for; those that nothing is known for are missing.
  private static func values(of touch: Touch, words: TouchWords) -> [String: String] {
    let contact = words.telling(touch)
    let when = words.when(touch)
    var values = [
      "contact": contact, "Contact": Language.opening(contact), "when": when, "When": Language.opening(when),
      "pass": words.pass(touch), "tail": TouchWords.isSlow(touch) && touch.timing.pass != nil ? words.pass(touch) : "",
    ]
    let point = words.point(touch)
    values["point"] = point
    values["Point"] = point.map { Language.opening($0) }
    values["meets"] = words.verb(touch)
    values["met"] = words.verb(touch, "past")
    values["since"] = words.month(touch.timing.since)
    values["until"] = words.month(touch.timing.until)
    return values
  }

  /// A sentence all of whose slots are filled; `nil` when one cannot be.
  private static func whole(_ phrase: Phrase, _ values: [String: String]) -> String? {
    var isWhole = true
    let text = phrase.filled { name in
      let value = values[String(name)]
      if value == nil { isWhole = false }
      return value
    }
    return isWhole ? Language.opening(text) : nil
  }

  /// A text whose empty slots have left no blank behind, neither between words nor before a comma or a full stop, and that begins with a
  /// capital.
  static func closed(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == UInt8(ascii: " "), bytes.isEmpty || bytes.last == byte { continue }
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
      bytes.append(byte)
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return Language.opening(String(decoding: bytes, as: UTF8.self))
  }
}
