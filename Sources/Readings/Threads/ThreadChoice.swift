import Astrology
import Ephemeris

/// Which thread tells a day: what leads it, met by a knot of the person that the touched point belongs to.
///
/// Pure: the same chart, lead, seed and memory choose the same thread.
struct ThreadChoice {
  /// A thread with the knot it begins from in this chart.
  struct Chosen {
    let thread: ReadingThread
    /// The knot; `nil` for a kind that belongs to nobody's habits.
    let held: Knots.Held?
  }

  /// For how many days the knot of a thread that has led does not lead again, while another is there.
  static let restOfKnot = 3

  /// The knots of the chart by rank: as many as count as the person's own first.
  private let ranked: [Knots.Held]
  private let owned: Int
  private let catalog: ThreadCatalog
  private let seed: UInt64
  /// The day, and how many days away each thread led that has led around it.
  private let number: Int
  private let ages: [UInt64: Int]
  /// The knots that led within the last days.
  private let tired: Set<UInt64>
  /// Whether nothing is known of other days, as of somebody who only looks in.
  private let isFirstVisit: Bool
  /// Where the points of the chart stand among the fixed degrees that touches are counted by.
  private let points: [ThreadRound.Point]

  /// - Parameters:
  ///   - chart: the chart as it is told, whose knots begin the threads.
  ///   - natal: the chart as it was drawn, which is touched; without it `chart`.
  init(
    chart: NatalChart, touched natal: NatalChart? = nil, language: Language, day number: Int, seed: UInt64, memory: ReadingMemory
  ) {
    self.init(
      ranked: Knots.ranked(chart, catalog: language.knots), points: ThreadRound.points(of: natal ?? chart), language: language,
      day: number, seed: seed, memory: memory)
  }

  /// - Parameter ranked: all knots of the chart by rank.
  init(
    ranked: [Knots.Held], points: [ThreadRound.Point] = [], language: Language, day number: Int, seed: UInt64,
    memory: ReadingMemory
  ) {
    self.ranked = ranked
    self.points = points
    owned = Knots.count(of: ranked)
    catalog = language.threads
    self.seed = seed
    self.number = number
    var ages: [UInt64: Int] = [:]
    var tired: Set<UInt64> = []
    for day in memory.days(around: number, within: ReadingMemory.restOfThreads) {
      let age = abs(day.number - number)
      for phrase in day.phrases where catalog.hasThread(phrase) { ages[phrase] = min(age, ages[phrase] ?? age) }
      if age <= Self.restOfKnot { tired.formUnion(day.phrases) }
    }
    self.ages = ages
    self.tired = tired
    isFirstVisit = ages.isEmpty
  }

  /// The thread for what leads the day.
  func chosen(for lead: Touch) -> Chosen {
    let kinds = Self.kinds(like: ThreadKind(of: lead))
    if isFirstVisit, let chosen = inTurn(kinds, lead) { return chosen }
    // A thought of a kin kind that is new to the person comes before the right kind once more.
    for isFresh in [true, false] {
      for kind in kinds {
        if let chosen = kind.isOfKnots ? ofKnots(kind, lead, isFresh: isFresh) : common(kind, isFresh: isFresh) { return chosen }
      }
    }
    return Chosen(thread: catalog.last, held: nil)
  }

  /// A kind, then those nearest to it, in case none is written for it, or all that are written for this person have led lately.
  static func kinds(like kind: ThreadKind) -> [ThreadKind] {
    switch kind {
    case .sweetSoft: [kind, .wordSoft]
    case .wordSoft, .heatSoft: [kind, .sweetSoft]
    case .feelHard: [kind, .wordHard]
    case .wordHard, .heatHard: [kind, .feelHard]
    case .roomSoft, .limitSoft, .joltSoft: [kind, .heatSoft, .sweetSoft]
    case .mistSoft, .depthSoft, .acheSoft: [kind, .sweetSoft, .wordSoft]
    case .roomHard, .limitHard, .joltHard, .mistHard, .depthHard, .acheHard: [kind, .feelHard, .heatHard]
    case .newMoon, .fullMoon, .eclipse, .station, .homecoming, .birthday, .ingress: [kind, .quiet]
    case .quiet: [kind]
    }
  }

  // MARK: - from a knot

  private func ofKnots(_ kind: ThreadKind, _ lead: Touch, isFresh: Bool) -> Chosen? {
    let candidates = ordered(by: lead.point).flatMap { held in
      catalog.threads(of: kind, knot: held.id).map { Chosen(thread: $0, held: held) }
    }
    guard !candidates.isEmpty else { return nil }
    // When all have led within two months, the one that led longest ago.
    guard isFresh else { return candidates.max { age($0.thread) < age($1.thread) } }
    let fresh = candidates.filter { ages[$0.thread.number] == nil }
    return fresh.first { chosen in chosen.held.map { !tired.contains($0.knot.number) } ?? true } ?? fresh.first
  }

  private func age(_ thread: ReadingThread) -> Int { ages[thread.number] ?? .max }

  /// The knots that the touched point belongs to, by rank, then the person's other ones, then those that are less theirs.
  private func ordered(by point: ChartPoint?) -> [Knots.Held] {
    let own = ranked.prefix(owned)
    guard let point else { return ranked }
    let touched = own.filter { held in held.reasons.contains { $0.rests(on: point) } }
    let ids = Set(touched.map(\.id))
    return touched + own.filter { !ids.contains($0.id) } + ranked.dropFirst(owned)
  }

  // MARK: - for somebody who looks in

  /// How many threads of the person's own knots go round before those of other knots come in.
  private static let enoughOwn = 4

  /// The thread of somebody of whom nothing is remembered: what leads has a turn of its own among all that may lead in two months, so that
  /// days that follow each other are told by different threads although nobody knows what the others were told.
  private func inTurn(_ kinds: [ThreadKind], _ lead: Touch) -> Chosen? {
    guard let kind = kinds.first else { return nil }
    guard kind.isOfKnots else {
      let all = catalog.places(of: kind, knot: "")
      guard !all.isEmpty else { return nil }
      let start = Self.place(seed: seed ^ Phrase.hash(kind.rawValue), day: ThreadRound.turn(of: lead, on: number), of: all.count)
      return Chosen(thread: catalog.threads[all[start]], held: nil)
    }
    func candidates(_ point: ChartPoint?, _ kinds: [ThreadKind]) -> [ThreadRound.Candidate] {
      var found: [ThreadRound.Candidate] = []
      var seen: Set<Int> = []
      for kind in kinds where kind.isOfKnots {
        for (rank, held) in ordered(by: point).enumerated() {
          // A stranger is met by what the chart really shows, and rather by it again than by somebody else's habit.
          if rank >= owned, found.count >= Self.enoughOwn { break }
          for place in catalog.places(of: kind, knot: held.id) where seen.insert(place).inserted {
            found.append(ThreadRound.Candidate(place: place, held: held))
          }
        }
      }
      return found
    }
    let chosen =
      ThreadRound(kind: kind, points: points, threads: catalog.threads.count).turn(of: lead, on: number) {
        candidates($0, [kind])
      }
      ?? {
        let list = candidates(lead.point, kinds)
        let count = min(ThreadRound.ofWeeks, list.count)
        return count > 0 ? list[Self.place(seed: seed ^ Phrase.hash(kind.rawValue), day: number, of: count)] : nil
      }()
    return chosen.map { Chosen(thread: catalog.threads[$0.place], held: $0.held) }
  }

  // MARK: - for everybody

  private func common(_ kind: ThreadKind, isFresh: Bool) -> Chosen? {
    let all = catalog.threads(of: kind)
    guard !all.isEmpty else { return nil }
    let start = Self.place(seed: seed ^ Phrase.hash(kind.rawValue), day: number, of: all.count)
    let turned = all[start...] + all[..<start]
    let thread = isFresh ? turned.first { ages[$0.number] == nil } : turned.max { age($0) < age($1) }
    return thread.map { Chosen(thread: $0, held: nil) }
  }

  /// A place in a list of `count`, at least 1, that goes on by one every day.
  static func place(seed: UInt64, day: Int, of count: Int) -> Int {
    let start = Int(PhraseChoice.mixed(seed) % UInt64(count))
    let turn = ((day % count) + count) % count
    return (start + turn) % count
  }
}
