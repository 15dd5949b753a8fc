import Astrology
import Ephemeris

/// The thread that tells a day to everybody with the Sun in a sign: what the sky does, met by a habit that is told of the sign’s element.
struct SignThread {
  let telling: ThreadTelling
  let words: TouchWords
  let touch: Touch

  /// Tells it.
  ///
  /// - Parameters:
  ///   - sign: whose day it is.
  ///   - leading: what leads the day in the sky; without it the Moon’s way does.
  ///   - moon: the Moon’s longitude at noon, degrees.
  init(_ sign: ZodiacSign, leading: SkyEvent?, moon: Double, day: LocalDay, language: Language) {
    touch = Self.touch(leading, moon: moon, on: day)
    words = TouchWords(language: language, day: day, zodiacOffset: 0, isForEverybody: true)
    telling = ThreadTelling(
      ThreadChoice.Chosen(thread: Self.thread(for: sign, touch, on: day, language.threads), held: nil), of: touch, beside: nil,
      words: words, seed: UInt64(sign.rawValue))
  }

  /// The habits that are told of an element; each is told of one. Of choleric, phlegmatic, sanguine and melancholic temper, as in Ptolemy’s
  /// *Tetrabiblos* I.5 and III.13 and W. Lilly’s *Christian Astrology* (1647), chapter CVI; which habit is whose is our own reading of it.
  static func knots(of element: Element) -> [String] {
    switch element {
    case .fire:
      [
        "leaps-then-reasons", "lights-it-up", "plays-to-win", "likes-out-loud", "answers-too-soon", "stands-up",
        "starts-and-hands-on", "begins-again", "stirs", "knows-at-once", "proves-it", "says-yes-first",
      ]
    case .earth:
      [
        "saves-the-treat", "keeps-faith", "never-quite-done", "own-taste", "carries-it-alone", "can-wait", "lives-for-later",
        "finishes", "cleans-instead", "enjoys-it-hot", "steady-in-fire", "same-everywhere",
      ]
    case .air:
      [
        "asks-four-people", "finds-the-word", "keeps-doors-open", "makes-rooms-easier", "carries-messages", "asks-the-question",
        "flirts-by-correcting", "room-for-odd", "changes-course", "said-and-done", "finds-the-door", "sees-both-sides",
      ]
    case .water:
      [
        "takes-on-the-mood", "hears-the-unsaid", "hides-the-work", "good-alone", "tests-first", "strangers-confide",
        "pockets-it", "digs-till-true", "from-a-distance", "jokes-and-lies-awake", "waits-for-the-catch", "keeps-what-is-over",
      ]
    }
  }

  /// On a day that has nothing but the Moon’s way: a feeling that rubs where the Moon walks square to the sign or across from it, and an easy
  /// word elsewhere, so that the signs have thoughts of their own.
  private static func kinds(of touch: Touch, for sign: ZodiacSign) -> [ThreadKind] {
    guard case .moonSign(let moon) = touch.kind else { return ThreadChoice.kinds(like: ThreadKind(of: touch)) }
    let steps = (Int(moon.rawValue) + 12 - Int(sign.rawValue)) % 12
    return [steps != 0 && steps % 3 == 0 ? .feelHard : .wordSoft, .quiet]
  }

  /// The knots of an element go round by the day; its three signs stand a third of the round apart, so that no two signs are told the
  /// same on one day.
  private static func thread(for sign: ZodiacSign, _ touch: Touch, on day: LocalDay, _ catalog: ThreadCatalog) -> ReadingThread {
    let knots = knots(of: sign.element)
    let turn = ((day.number % knots.count) + knots.count) % knots.count
    for kind in kinds(of: touch, for: sign) {
      if kind.isOfKnots {
        for step in knots.indices {
          let knot = knots[(turn + Int(sign.rawValue) / 4 * 4 + step * 3) % knots.count]
          if let thread = catalog.threads(of: kind, knot: knot).first { return thread }
        }
      } else {
        let all = catalog.threads(of: kind)
        if !all.isEmpty {
          // Next to each other in the list, and on another day of its kind elsewhere.
          let start = ThreadChoice.place(seed: Phrase.hash(kind.rawValue), day: day.number, of: all.count)
          return all[(start + Int(sign.rawValue)) % all.count]
        }
      }
    }
    return catalog.last
  }

  /// An event of the sky as a touch: of two bodies the quicker one touches the other.
  private static func touch(_ event: SkyEvent?, moon: Double, on day: LocalDay) -> Touch {
    guard let event else {
      return Touch(
        kind: .moonSign(ZodiacSign(longitude: moon)), body: .moon, on: day, exact: day.noon, longitude: moon)
    }
    let exact = UTC(event.instant)
    switch event.kind {
    case .station(let body, let longitude, let isBack):
      return Touch(kind: .station(turnsRetrograde: isBack), body: body, on: day, exact: exact, longitude: longitude)
    case .ingress(let body, let sign, let isBack):
      return Touch(
        kind: .ingress(sign, isRetrograde: isBack), body: body, on: day, exact: exact, longitude: Double(sign.rawValue) * 30)
    case .phase(.new, let longitude):
      return Touch(kind: .lunation(isFull: false), body: .moon, on: day, exact: exact, longitude: longitude)
    case .phase(.full, let longitude):
      return Touch(kind: .lunation(isFull: true), body: .moon, on: day, exact: exact, longitude: longitude)
    case .phase(_, let longitude):
      return Touch(
        kind: .contact, body: .moon, to: (.square, .body(.sun)), on: day, exact: exact, longitude: longitude)
    case .aspect(let first, let kind, let second):
      let isFirst = first == .moon || (second != .moon && first.rawValue < second.rawValue)
      let (body, other) = isFirst ? (first, second) : (second, first)
      return Touch(kind: .contact, body: body, to: (kind, .body(other)), on: day, exact: exact, longitude: moon)
    }
  }
}

extension Touch {
  /// What is in the sky for everybody.
  fileprivate init(
    kind: Kind, body: CelestialBody, to other: (AspectKind, ChartPoint)? = nil, on day: LocalDay, exact: UTC, longitude: Double
  ) {
    self.init(
      kind: kind, body: body, aspect: other?.0, point: other?.1, timing: TouchTiming(event: exact, on: day), longitude: longitude,
      isRetrograde: false, house: nil, natalHouse: nil, others: [])
  }
}
