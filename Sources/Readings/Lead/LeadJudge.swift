import Astrology
import Ephemeris

/// The rules by which a day's touches are put in order. What is a rule is not a weight: no weight can break it.
struct LeadJudge {
  /// All of them, the strongest first.
  let candidates: [LeadCandidate]
  let chapters: Chapters
  let day: LocalDay
  /// Whether this may be the one day in four on which a slow contact that does not change leads.
  let isDayOfPresence: Bool
  /// The new or full Moon, or the eclipse, of the day.
  let lunation: Touch?
  private let sky: LeadingSky

  init(
    _ touches: [LeadCandidate], chapters: Chapters, day: LocalDay, seed: UInt64, memory: ReadingMemory, lord: CelestialBody?,
    sky: LeadingSky
  ) {
    self.chapters = chapters
    self.day = day
    self.sky = sky
    isDayOfPresence = Self.isDayOfPresence(day.number, seed: seed, memory: memory)
    let recurring = memory.recurring
    let favorites = memory.favorites
    candidates = touches.map { candidate in
      var candidate = candidate
      let touch = candidate.touch
      var newness = 1.0
      // News is news even when its chapter has led before; the same thing again is not.
      let fading = candidate.claim == .change || candidate.claim == .event || candidate.claim == .birthday ? 0.9 : 0.6
      if !memory.days.isEmpty {
        for _ in 0..<memory.led(touch.name, before: day.number) { newness *= fading }
      }
      if touch.body == lord, candidate.claim != .hours { newness *= 1.05 }
      if let point = touch.point {
        if recurring.contains(point.key) { newness *= 1.05 }
        if let liked = favorites.map({ $0.rank(of: point) }).max() { newness *= 1 + 0.05 * min(liked, 1) }
      }
      candidate.score = candidate.weight * newness
      if candidate.touch.chapter == nil { candidate.touch.chapter = Self.chapter(touchedBy: touch, chapters, sky, day)?.name }
      return candidate
    }.sorted { $0.score != $1.score ? $0.score > $1.score : $0.touch.name < $1.touch.name }
    lunation =
      candidates.first {
        switch $0.touch.kind {
        case .lunation, .eclipse: true
        default: false
        }
      }?.touch
  }

  /// Whether no slow contact has led the three days before; of somebody whose days are not remembered, every fourth day.
  private static func isDayOfPresence(_ number: Int, seed: UInt64, memory: ReadingMemory) -> Bool {
    // A day may come from a file, and have any number.
    let lately = memory.days.filter { (number - 3..<number).contains($0.number) }
    if lately.isEmpty { return (Int(seed % 4) + number) % 4 == 0 }
    return !lately.contains { day in LeadingSky.slowBodies.contains { day.leading.hasPrefix($0.key) } }
  }

  // MARK: - the lead

  /// What leads the day.
  func lead() -> LeadCandidate {
    // Everybody knows her own birthday: a reading that began with anything else would be deaf.
    if let birthday = candidates.first(where: { $0.claim == .birthday }) { return birthday }
    // The Moon's sign is always there, and may always lead.
    return candidates.first(where: mayLead) ?? candidates[0]
  }

  /// Whether the rules let a touch lead.
  func mayLead(_ candidate: LeadCandidate) -> Bool {
    switch candidate.claim {
    case .birthday, .event, .change, .day, .none: true
    // Exact tonight or since last night: it steps in where nothing is exact on the day itself.
    case .eve: !hasExactContact
    // Chiron is heard where nothing else is.
    case .presence:
      isDayOfPresence && candidate.touch.timing.orb <= 1 && (candidate.touch.body != .chiron || !hasExactContact)
    case .hours: !isMoonOutranked && candidate.touch.hasScene
    }
  }

  /// Whether something but the Moon's hours is exact on the day.
  private var hasExactContact: Bool {
    candidates.contains { other in
      switch other.claim {
      case .birthday, .change, .event: true
      case .day: other.touch.timing.phase == .exact
      case .eve, .presence, .hours, .none: false
      }
    }
  }

  /// Whether something rarer than a contact of two hours belongs to the day: a lunation, an eclipse, a station, a birthday, or any other
  /// contact that is exact within a day.
  var isMoonOutranked: Bool {
    candidates.contains { other in
      switch other.claim {
      case .hours, .none: return false
      case .birthday, .change, .eve: return true
      case .event: return true
      case .day, .presence:
        guard let exact = other.touch.timing.exact else { return false }
        return abs(exact.daysSinceJ2000 - day.noon.daysSinceJ2000) <= (other.claim == .day ? 1.5 : 1)
      }
    }
  }

  // MARK: - the chapter

  /// The chapter in which the day is told.
  func chapter(of lead: Touch) -> Chapter? {
    if let name = lead.chapter, let own = chapters.all.first(where: { $0.name == name }) { return own }
    return chapters.all.first
  }

  /// The chapter that a touch of the day happens inside: at the same point of the chart, or by meeting the chapter's slow body in the sky.
  private static func chapter(touchedBy touch: Touch, _ chapters: Chapters, _ sky: LeadingSky, _ day: LocalDay) -> Chapter? {
    if let point = touch.point, let same = chapters.all.first(where: { $0.point == point && $0.isMoving }) { return same }
    if let point = touch.point, let same = chapters.all.first(where: { $0.point == point }) { return same }
    return chapters.all.first { chapter in
      guard chapter.isMoving, chapter.body != touch.body, let track = sky.track(of: chapter.body) else { return false }
      let there = track.angle(at: TT(day.noon).daysSinceJ2000)
      return abs(signedDegrees(there - touch.longitude)) <= 3
    }
  }

  // MARK: - what is told beside it

  /// All that the reading tells: the lead, the runner-up, the chapter's own contact, what concerns single parts of life, an hour of the Moon.
  func told(_ lead: LeadCandidate, in chapter: Chapter?) -> [DayLead.Told] {
    var told = [DayLead.Told(touch: lead.touch, place: .lead)]
    func isTold(_ touch: Touch) -> Bool { told.contains { Self.isSame($0.touch, touch) } }
    if let second = second(to: lead) { told.append(DayLead.Told(touch: second.touch, place: .second)) }
    if let chapter, chapter.isMoving,
      let own = candidates.first(where: {
        $0.touch.chapter == chapter.name && $0.touch.body == chapter.body && $0.touch.point == chapter.point
      }),
      !isTold(own.touch)
    {
      told.append(DayLead.Told(touch: own.touch, place: .chapter))
    }
    for (part, touch) in concerns(beside: lead, told.map(\.touch)) where told.count < DayLead.mostTold {
      told.append(DayLead.Told(touch: touch, place: .part(part)))
    }
    // The new or full Moon is the Moon's news of its day.
    if lunation == nil, told.count < DayLead.mostTold,
      let hour = candidates.first(where: { $0.claim == .hours && $0.touch.hasScene && !isTold($0.touch) })
    {
      told.append(DayLead.Told(touch: hour.touch, place: .hour))
    }
    return told
  }

  /// The runner-up: a lunation that does not lead, else the strongest of what is news and is not the lead in another dress.
  private func second(to lead: LeadCandidate) -> LeadCandidate? {
    let others = candidates.filter { other in
      !Self.isSame(other.touch, lead.touch)
        && other.touch.point.map { $0 != lead.touch.point || other.touch.body != lead.touch.body } ?? true
    }
    if let lunation, !Self.isSame(lunation, lead.touch) { return others.first { Self.isSame($0.touch, lunation) } }
    return others.first { other in
      switch other.claim {
      case .change, .eve, .event, .birthday: true
      case .day: other.touch.timing.phase == .exact || other.touch.timing.orb <= 1
      case .presence, .none: false
      case .hours: lunation == nil && other.touch.hasScene
      }
    }
  }

  /// The parts of life that have a much stronger concern of their own than the day's thread, at most two, the clearest first.
  private func concerns(beside lead: LeadCandidate, _ told: [Touch]) -> [(LifeCategory, Touch)] {
    var claims: [(part: LifeCategory, touch: Touch, ratio: Double)] = []
    for part in LifeCategory.allCases {
      let threadSays = lead.score * max(0.2, Self.relevance(of: lead.touch, to: part))
      for candidate in candidates where candidate.claim != .hours && candidate.claim != .none && candidate.touch.point != nil {
        guard !told.contains(where: { Self.isSame($0, candidate.touch) }) else { continue }
        // A contact that was exact days ago or is days ahead is no concern of today.
        if candidate.claim == .day, candidate.touch.timing.phase != .exact, candidate.touch.timing.orb > 0.7 { continue }
        let relevance = Self.relevance(of: candidate.touch, to: part)
        let ratio = candidate.score * relevance / threadSays
        if relevance >= 0.8, ratio >= 1.3 { claims.append((part, candidate.touch, ratio)) }
      }
    }
    var chosen: [(LifeCategory, Touch)] = []
    for claim in claims.sorted(by: { $0.ratio != $1.ratio ? $0.ratio > $1.ratio : $0.part.rawValue < $1.part.rawValue }) {
      guard chosen.count < 2, !chosen.contains(where: { $0.0 == claim.part || Self.isSame($0.1, claim.touch) }) else { continue }
      chosen.append((claim.part, claim.touch))
    }
    return chosen
  }

  /// How much a touch says about a part of life: by the point, and by the houses.
  private static func relevance(of touch: Touch, to part: LifeCategory) -> Double {
    var relevance = touch.point.map { part.rank(of: $0) } ?? 0
    if let house = touch.natalHouse, part.houses.contains(house) { relevance += 0.3 }
    if let house = touch.house, part.houses.contains(house) { relevance += 0.2 }
    return relevance
  }

  /// Whether two touches are one fact.
  static func isSame(_ one: Touch, _ other: Touch) -> Bool {
    one.body == other.body && one.point == other.point && one.aspect == other.aspect && one.kind == other.kind
  }
}
