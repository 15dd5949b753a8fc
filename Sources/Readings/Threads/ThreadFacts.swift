import Astrology
import Ephemeris

/// Which sentences on why this chart has a knot a reading tells, and where: one in the day or right behind it, up to four in the parts of life,
/// each from another reason, none that was told in the last weeks.
struct ThreadFacts {
  /// The day's sentence; empty when none is fresh, or the thread has no place for it.
  private(set) var ofDay = ""
  /// Where the day itself has none, the sentence that stands before what the sky does today; empty when none is fresh.
  private(set) var beforeSky = ""
  /// Those of the parts of life that have one.
  private(set) var ofParts: [LifeCategory: String] = [:]
  /// The reasons behind them.
  private(set) var reasonOfDay: KnotReason?
  private(set) var reasonBeforeSky: KnotReason?
  private(set) var reasonsOfParts: [LifeCategory: KnotReason] = [:]
  /// The numbers of the sentences.
  private(set) var used: [UInt64] = []

  /// How much a point must have to say in a part of life to rule it: ``LifeCategory/rank(of:)``.
  static let ruling = 0.5
  /// How many parts of life have one.
  static let inParts = 4

  /// - Parameters:
  ///   - seen: the numbers of what was told in the last weeks.
  ///   - turn: changes from day to day and from person to person: between equals it decides.
  init(
    of chosen: ThreadChoice.Chosen, touching point: ChartPoint?, language: Language, seen: Set<UInt64>, turn: UInt64
  ) {
    // A thread that serves a whole group of knots knows the habit of its own only; what another one does is beside its point.
    guard let held = chosen.held, held.id == chosen.thread.knots.first || chosen.thread.knots.count <= 2 else { return }
    // What rests on the touched point comes first, then what is strongest.
    let touched = held.reasons.filter { $0.rests(on: point) }
    var open: [(reason: KnotReason, isTouched: Bool, text: String)] = []
    for (reason, isTouched) in touched.map({ ($0, true) }) + held.reasons.filter({ !$0.rests(on: point) }).map({ ($0, false) }) {
      let facts = reason.facts(in: language.knots, language: language)
      guard let text = facts.first(where: { !seen.contains(Phrase.hash($0)) }) else { continue }
      open.append((reason, isTouched, text))
    }
    // The day speaks of what is touched; a part of that, or of what rules it.
    if chosen.thread.day.has("fact"), let index = open.firstIndex(where: { $0.isTouched }) {
      let taken = open.remove(at: index)
      ofDay = taken.text
      reasonOfDay = taken.reason
      used.append(Phrase.hash(taken.text))
    }
    // Whoever reads of a habit wants to see first why it is theirs: what is touched, or else what is strongest.
    if ofDay.isEmpty, !open.isEmpty {
      let taken = open.removeFirst()
      beforeSky = taken.text
      reasonBeforeSky = taken.reason
      used.append(Phrase.hash(taken.text))
    }
    var parts = LifeCategory.allCases.filter { chosen.thread.parts[$0]?.has("fact") ?? false }
    // Which part begins changes, so that it is not always love that has one.
    if !parts.isEmpty {
      let start = Int(PhraseChoice.mixed(turn) % UInt64(parts.count))
      parts = Array(parts[start...] + parts[..<start])
    }
    for _ in 0..<Self.inParts {
      var best: (part: LifeCategory, index: Int, claim: Double)?
      for part in parts {
        for (index, fact) in open.enumerated() where DailyComposer.words(fact.text) <= Self.room(in: part, of: chosen.thread) {
          let rank = fact.reason.points.map { part.rank(of: $0) }.max() ?? 0
          guard fact.isTouched || rank >= Self.ruling else { continue }
          let claim = (fact.isTouched ? 1.5 : 0) + rank
          if claim > best?.claim ?? -1 { best = (part, index, claim) }
        }
      }
      guard let best else { break }
      let taken = open.remove(at: best.index)
      ofParts[best.part] = taken.text
      reasonsOfParts[best.part] = taken.reason
      used.append(Phrase.hash(taken.text))
      parts.removeAll { $0 == best.part }
    }
  }
}

extension ThreadFacts {
  /// How many words more a part of life may have.
  private static func room(in part: LifeCategory, of thread: ReadingThread) -> Int {
    // The slot itself is counted as a word.
    DailyComposer.paragraphWords.upperBound + 1 - (thread.parts[part].map { DailyComposer.words($0.text) } ?? 0)
  }
}

extension KnotReason {
  /// Whether it rests on a point of the chart, or on what that point rules.
  func rests(on point: ChartPoint?) -> Bool {
    guard let point else { return false }
    if points.contains(point) { return true }
    guard case .body(let body) = point else { return false }
    return ruler == body || sign?.domicileRuler.body == body
  }
}

extension Phrase {
  /// Whether it has a slot of a name.
  func has(_ slot: String) -> Bool { isTemplate && text.contains("{\(slot)}") }
}
