import Astrology
import Ephemeris

/// A day that a thread tells.
extension DailyComposer {
  /// What leads the day, the thread that tells it, and the contacts that the other paragraphs speak of.
  struct ThreadDay {
    let lead: DayLead
    let telling: ThreadTelling
    let words: TouchWords
    /// What leads, as the paragraphs with degrees and hours tell it; `nil` when it is no contact of the ten bodies near the day.
    let key: DayContact?
    /// The runner-up, when it is such a contact.
    let second: DayContact?
    /// What the thought rests on: the event, the contact, or both.
    let facts: [ReadingEvidence]

    /// The runner-up in one sentence; `nil` when it is over, or happens to everybody, who are told elsewhere.
    var secondSentence: String? {
      guard let second = lead.second else { return nil }
      switch second.kind {
      case .ingress, .moonSign: return nil
      case .contact, .lunation, .eclipse, .station, .birthday:
        return telling.second ?? (words.isOver(second) ? nil : words.sentence(second))
      }
    }

    /// Whether a contact is what leads the day, its chapter's, or the runner-up.
    func tells(_ body: CelestialBody, _ kind: AspectKind, _ point: ChartPoint) -> Bool {
      [lead.leading, telling.chapter == nil ? nil : lead.background, secondSentence == nil ? nil : lead.second].contains {
        $0?.body == body && $0?.aspect == kind && $0?.point == point
      }
    }
  }

  /// The day as a thread tells it.
  func threadDay() -> ThreadDay {
    let lead = DayLead(chart: natal, day: day, sky: leadingSky, birthday: birthday, seed: choice.seed, memory: memory)
    // Knots are those of the zodiac that the person lives with; so are the signs in what is said of them.
    let threads = ThreadChoice(
      chart: chart, touched: natal, language: language, day: day.number, seed: choice.seed, memory: memory)
    let words = TouchWords(language: language, day: day, zodiacOffset: contacts.zodiacOffset, chart: chart)
    let key = contact(of: lead.leading)
    let isContact = lead.leading.kind == .contact || lead.leading.kind == .birthday
    return ThreadDay(
      lead: lead,
      telling: ThreadTelling(
        threads.chosen(for: lead.leading), of: lead.leading, beside: lead.second, inside: lead.background, words: words,
        seed: choice.seed, memory: memory),
      words: words, key: key, second: lead.second.flatMap { contact(of: $0) },
      facts: (isContact && key != nil ? [] : [evidence(of: lead.leading, words)]) + (key.map { [evidence($0)] } ?? []))
  }

  /// A touch as the paragraphs with degrees and hours tell it; a contact with the moment, the phase and the pass that the touch has.
  private func contact(of touch: Touch) -> DayContact? {
    guard let contact = contacts.all.first(where: { $0.body == touch.body && $0.kind == touch.aspect && $0.point == touch.point })
    else { return nil }
    switch touch.kind {
    case .contact, .birthday: return contact.agreeing(with: touch.timing)
    // A slow planet that turns on a point is in angle to it for weeks.
    case .station where LeadingSky.slowBodies.contains(touch.body): return contact
    case .station, .lunation, .eclipse, .ingress, .moonSign: return nil
    }
  }

  /// The thought of the day in a few sentences, and in full.
  func summary(_ told: ThreadDay) -> ReadingParagraph {
    ReadingParagraph(text: told.telling.summary, evidence: told.facts)
  }

  func overview(_ told: ThreadDay) -> ReadingParagraph {
    ReadingParagraph(text: told.telling.day, evidence: told.facts + evidence(told.telling.facts.reasonOfDay))
  }

  /// What the sky does today: why the habit is this person's, what leads, as the thought sees it, the chapter that it meets, and the
  /// runner-up; `nil` when there is nothing of that.
  func skyToday(_ told: ThreadDay) -> ReadingParagraph? {
    let reasons = told.telling.facts
    var sentences = [reasons.beforeSky.isEmpty ? nil : reasons.beforeSky, told.telling.sky].compactMap(\.self)
    var facts = told.facts + evidence(reasons.reasonBeforeSky)
    if let slow = told.lead.background, let text = told.telling.chapter {
      sentences.append(text)
      facts.append(contact(of: slow).map { evidence($0) } ?? evidence(of: slow, told.words))
    }
    // An hour of the Moon would begin a second subject here; it is told with the Moon.
    if let second = told.lead.second, !second.isOfMoon, let text = told.secondSentence {
      sentences.append(text)
      facts.append(told.second.map { evidence($0) } ?? evidence(of: second, told.words))
    }
    return sentences.isEmpty ? nil : ReadingParagraph(text: Self.joined(sentences), evidence: facts)
  }

  /// The thought in each part of life. A part that has a stronger concern of its own shows it among what it rests on, with what such a
  /// contact means: the passage is a whole, and its last line answers its first.
  func categories(_ told: ThreadDay) -> [CategoryReading] {
    LifeCategory.allCases.map { part in
      let passage = told.telling.parts[part] ?? ""
      var facts = told.facts + evidence(told.telling.facts.reasonsOfParts[part])
      if let concern = told.lead.concern(of: part) {
        if let contact = contact(of: concern) {
          facts.append(evidence(contact))
        } else if isHourKnown {
          // Without the hour of birth what has no span is not shown.
          facts.append(evidence(of: concern, told.words))
        }
      }
      return CategoryReading(
        category: part, teaser: FirstLine.opening(passage), paragraph: ReadingParagraph(text: passage, evidence: facts))
    }
  }

  /// What one of the eight paragraphs may have in words.
  static let paragraphWords = 80...120

  /// The points that a reason rests on, at their places.
  private func evidence(_ reason: KnotReason?) -> [ReadingEvidence] {
    (reason?.points ?? []).compactMap { point in
      guard chart.knownPoints.contains(point) else { return nil }
      return chart.longitude(of: point).map { evidence(natal: point, longitude: $0) }
    }
  }
}

extension Touch {
  /// Whether it is a contact of the Moon, which lasts for hours.
  var isOfMoon: Bool { kind == .contact && body == .moon }
}

extension DayContact {
  /// The same contact with the moment, the approach and the pass that a timing has, so that all that is said of one touch agrees.
  func agreeing(with timing: TouchTiming) -> DayContact {
    guard span == nil, let told = timing.exact else { return self }
    func distance(_ index: Int) -> Double { abs(passes[index].daysSinceJ2000 - told.daysSinceJ2000) }
    guard let nearest = passes.indices.min(by: { distance($0) < distance($1) }) else { return self }
    let approach: Approach =
      switch timing.phase {
      case .coming: .coming
      case .exact: .today
      case .leaving: .gone
      }
    // What was followed from other samples is the same moment to a few seconds.
    let isKnown = distance(nearest) < 0.01
    return DayContact(
      body: body, point: point, kind: kind, exact: isKnown ? passes[nearest] : told, approach: approach, passes: passes,
      span: span,
      pass: nearest, isRetrograde: timing.pass?.isRetrograde ?? isRetrograde, longitude: longitude,
      exactLongitude: exactLongitude,
      natalLongitude: natalLongitude, orb: orb, house: house, natalHouse: natalHouse, strength: strength)
  }
}
