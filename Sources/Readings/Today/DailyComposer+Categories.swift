import Astrology
import Ephemeris

/// The eight parts of life.
extension DailyComposer {
  /// What one of the eight paragraphs may have in words.
  static let paragraphWords = 80...120

  /// How much a contact has to do with a part of life, 0 … about 2: its point, the moving body, and the houses of both.
  func relevance(of contact: DayContact, to category: LifeCategory) -> Double {
    var relevance = category.rank(of: contact.point) + 0.2 * category.rank(of: .body(contact.body))
    if let house = contact.natalHouse, category.houses.contains(house) { relevance += 0.4 }
    if let house = contact.house, category.houses.contains(house) { relevance += 0.4 }
    return relevance
  }

  /// All eight. A contact that one part of life has been told by steps back for the next, so that the same news is not told eight
  /// times; a part of life that nothing touches is told as quiet.
  mutating func categories(_ ranked: [DayContact]) -> [CategoryReading] {
    let all = LifeCategory.allCases
    // What each contact would claim of each part of life, before others have been told of it.
    var claims: [[Double]] = []
    for category in all {
      claims.append(
        ranked.map { contact in
          let claim = contact.strength * relevance(of: contact, to: category)
          guard claim > Self.quietBelow else { return 0 }
          // A slow contact goes on for weeks; when its scenes have been read, other news comes first.
          return hasFreshScene(category, contact) ? claim : claim * 0.4
        })
    }
    var chosen: [LifeCategory: DayContact] = [:]
    // The part of life with the best claim chooses first; what it takes counts less for the others.
    var open = Array(all.indices)
    while !open.isEmpty {
      var best: (category: Int, contact: Int, claim: Double)?
      for category in open {
        for contact in ranked.indices where claims[category][contact] > max(best?.claim ?? 0, Self.quietBelow) {
          best = (category, contact, claims[category][contact])
        }
      }
      guard let best else { break }
      chosen[all[best.category]] = ranked[best.contact]
      for category in open { claims[category][best.contact] *= 0.4 }
      open.removeAll { $0 == best.category }
    }
    return LifeCategory.allCases.map { category in
      if let contact = chosen[category] { return touched(category, by: contact) }
      return quiet(category)
    }
  }

  /// Whether there is a scene of this contact, in this part of life, that was not read in the last fortnight.
  private func hasFreshScene(_ category: LifeCategory, _ contact: DayContact) -> Bool {
    choice.book["\(category.key) scene \(contact.body.key) \(contact.nature.key)"].contains { !choice.seen.contains($0.id) }
  }

  /// A claim smaller than this is not worth telling. Chosen so that over a year about one part of life in six is quiet.
  static let quietBelow = 1.6

  /// A part of life that a contact touches: a scene, the contact, what is under it in this chart, both ways to read it, one thing to try,
  /// and a closing.
  private mutating func touched(_ category: LifeCategory, by contact: DayContact) -> CategoryReading {
    let key = category.key
    let nature = contact.nature.key
    let scene = pick("\(key) scene \(contact.body.key) \(nature)")
    let fact = contactSentence(contact)
    let under = underneath(category, contact.point, contact: contact)
    let both = pick("\(key) both \(nature)")
    let attempt = pick("\(key) try \(nature)")
    let paragraph = fitted(
      [scene, fact, under], both: both, attempt: attempt, category: category, root: contact.point, contact: contact)
    return CategoryReading(
      category: category, teaser: pick("\(key) teaser \(nature)"),
      paragraph: ReadingParagraph(text: paragraph, evidence: [evidence(contact)]))
  }

  /// A part of life that nothing touches: it says so, and speaks of what rules it in this chart.
  private mutating func quiet(_ category: LifeCategory) -> CategoryReading {
    let key = category.key
    let moon = contacts.moving[Int(CelestialBody.moon.rawValue)]
    let points = chart.knownPoints.filter { category.rank(of: $0) >= 0.4 }
    let ruler = points.isEmpty ? .body(.sun) : points[((day.number % points.count) + points.count) % points.count]
    let paragraph = fitted(
      [pick("\(key) quiet"), moonPassage(), underneath(category, ruler, contact: nil)], both: pick("\(key) both quiet"),
      attempt: pick("\(key) try quiet"), category: category, root: ruler, contact: nil)
    var facts = [evidence(moon)]
    if let longitude = chart.longitude(of: ruler) { facts.append(evidence(natal: ruler, longitude: longitude)) }
    return CategoryReading(
      category: category, teaser: pick("\(key) teaser quiet"), paragraph: ReadingParagraph(text: paragraph, evidence: facts))
  }

  /// What lies under it in this chart: the point’s part in this part of life, or, when that was read lately, how the point stands at
  /// birth, or the rooms of the chart.
  private mutating func underneath(_ category: LifeCategory, _ point: ChartPoint, contact: DayContact?) -> String {
    let key = "\(category.key) under \(point.key)"
    if let text = fresh(key) ?? rootSentence(point, words: 24) { return text }
    // The body that moves has a place of its own at birth, and a say in this part of life.
    if let contact, contact.body.key != point.key, chart.longitude(of: .body(contact.body)) != nil,
      chart.knownPoints.contains(.body(contact.body)),
      let text = fresh("\(category.key) under \(contact.body.key)") ?? rootSentence(.body(contact.body), words: 24)
    {
      return text
    }
    if let contact,
      let text = houses(contact)
        ?? choice.pick("transit \(contact.body.key) \(contact.point.key) \(contact.kind.key)", onlyFresh: true)
    {
      return text
    }
    return pick(key)
  }

  /// Puts the parts together between 80 and 120 words: with a sentence about the root at birth when there is room, and without the
  /// closing when there is not.
  private mutating func fitted(
    _ head: [String], both: String, attempt: String, category: LifeCategory, root: ChartPoint, contact: DayContact?
  ) -> String {
    let fixed = (head + [both, attempt]).reduce(0) { $0 + Self.words($1) }
    var room = Self.paragraphWords.upperBound - fixed
    var parts = head
    if room >= 22, let sentence = rootSentence(root, words: room - 8) ?? contact.flatMap({ houses($0) }),
      Self.words(sentence) <= room - 8
    {
      parts.append(sentence)
      room -= Self.words(sentence)
    }
    parts += [both, attempt]
    let limit = room
    if let close = choice.pick("\(category.key) close", where: { Self.words($0) <= limit }) {
      parts.append(close)
      room -= Self.words(close)
    }
    // Short parts may leave it too short: then the rooms of the chart, or the tradition, have the rest.
    while Self.paragraphWords.upperBound - room < Self.paragraphWords.lowerBound {
      guard let sentence = more(root, category: category, contact: contact, words: room) else { break }
      parts.insert(sentence, at: min(2, parts.count))
      room -= Self.words(sentence)
    }
    return Self.joined(parts)
  }

  /// One more sentence for a paragraph that came out short: the rooms of the chart, the root at birth, the tradition, or another point
  /// that has a say in this part of life.
  private mutating func more(_ root: ChartPoint, category: LifeCategory, contact: DayContact?, words: Int) -> String? {
    if let own = contact.flatMap({ houses($0) }) ?? rootSentence(root, words: words), Self.words(own) <= words { return own }
    if let contact, !explained.contains(contact.name) {
      let meaning = meaning(contact)
      if Self.words(meaning) <= words {
        explained.insert(contact.name)
        return meaning
      }
    }
    let others = chart.knownPoints.filter { $0 != root && category.rank(of: $0) >= 0.4 }.map { "\(category.key) under \($0.key)" }
    for onlyFresh in [true, false] {
      for key in others {
        if let text = choice.pick(key, onlyFresh: onlyFresh, where: { Self.words($0) <= words }) { return text }
      }
    }
    return nil
  }

  /// A sentence on how a point stands at birth, that the person has not read lately: its sign, its house, its aspects.
  private mutating func rootSentence(_ point: ChartPoint, words: Int) -> String? {
    guard let longitude = chart.longitude(of: point) else { return nil }
    // Without the hour of birth only what is so at every hour of that day.
    let sign: ZodiacSign? = if let ends { ends.sign(of: point) } else { ZodiacSign(longitude: longitude) }
    var list = sign.map { choice.book["root \(point.key) \($0.key)"] } ?? []
    if case .body(let body) = point {
      if let house = chart.placement(of: body)?.house, let text = choice.language.houses.told(body, in: house) {
        list.append(Phrase(text.summary))
      }
      for aspect in chart.aspects.prefix(12) {
        guard aspect.kind.isMajor, aspect.orb < 6, ends?.holds(aspect) ?? true, case .body(let first) = aspect.first,
          aspect.first == point || aspect.second == point,
          let topic = choice.language.topics.topic(first, aspect.second)
        else { continue }
        list.append(Phrase(topic))
      }
    }
    return choice.pick(list, name: "root \(point.key)", onlyFresh: true) { Self.words($0) <= words }
  }
}
