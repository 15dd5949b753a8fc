import Astrology
import Atlas
import Ephemeris

/// What leads a day and is no contact of the ten bodies near it: events of the sky, Chiron and the node, and slow contacts whose days
/// nobody knows without the hour of birth.
extension DailyComposer {
  /// What leads the day: what it is, what it is like, and which part of this chart it falls on.
  mutating func keyTransit(_ told: ThreadDay) -> ReadingParagraph {
    let touch = told.lead.leading
    if let key = told.key, touch.kind == .contact || touch.kind == .birthday { return keyTransit(key, told) }
    var sentences = [event(of: touch).flatMap { self.told($0)?.text } ?? told.words.sentence(touch)]
    if touch.kind != .contact, let aspect = touch.aspect, let point = touch.point {
      sentences.append(
        language.book.filled(
          "touch on \(aspect.key)", ("point", names.name(point, touchedBy: touch.body)), ("orb", SkyNames.arc(touch.timing.orb))))
    }
    if sentences[0] == told.words.sentence(touch) { sentences.append(news(of: touch, told.words) ?? "") }
    if let house = touch.house { sentences.append(pick("coming house", [("room", room(house))])) }
    if touch.kind == .contact, let aspect = touch.aspect, let point = touch.point {
      if isHourKnown, let exact = touch.timing.exact {
        let tense =
          switch touch.timing.phase {
          case .leaving: " past"
          case .exact: ""
          case .coming: " future"
          }
        let zone = isZoneKnown ? "" : " zone"
        sentences.append(
          pick(
            "technical exact\(zone)\(tense)",
            [("whole", language.dates.whole(exact, from: day)), ("zone", SkyNames.zone(day.zone.identifier))]))
      }
      sentences.append(meaning(of: touch.body, aspect, to: point))
    }
    return ReadingParagraph(text: Self.joined(sentences), evidence: told.facts)
  }

  /// The authored sentence on an event, or on a slow contact while it is open.
  private mutating func news(of touch: Touch, _ words: TouchWords) -> String? {
    let sign = ZodiacSign(longitude: normalizedDegrees(touch.longitude - contacts.zodiacOffset))
    switch touch.kind {
    case .contact, .birthday: return ThreadTelling.line(of: touch, words: words, seen: choice.seen)
    case .lunation(let isFull): return fresh("phase \(isFull ? "full" : "new")")
    case .eclipse(let isSolar): return fresh("eclipse \(isSolar ? "solar" : "lunar") \(sign.key)")
    case .station(let isBack): return fresh("station \(isBack ? "retrograde" : "direct") \(touch.body.key)")
    case .ingress(let sign, _): return fresh("ingress \(touch.body.key) \(sign.key)")
    case .moonSign: return fresh("moon in \(sign.key)")
    }
  }

  /// The part of life that the day lights: by the house of what leads, or by its subject when the houses are unknown.
  mutating func areaOfLife(_ told: ThreadDay) -> ReadingParagraph {
    let touch = told.lead.leading
    if let house = touch.natalHouse ?? touch.house {
      return ReadingParagraph(text: pick("area \(house)"), evidence: told.facts)
    }
    let part = touch.point.flatMap { point in LifeCategory.allCases.max { $0.rank(of: point) < $1.rank(of: point) } }
    return ReadingParagraph(text: pick("area \((part ?? .personalGrowth).key)"), evidence: told.facts)
  }

  /// What a sentence about a touch rests on, when no contact of the day stands for it.
  func evidence(of touch: Touch, _ words: TouchWords) -> ReadingEvidence {
    let longitude = normalizedDegrees(touch.longitude - contacts.zodiacOffset)
    let house = touch.house
    switch touch.kind {
    case .contact, .birthday: return contactEvidence(touch, at: longitude)
    case .moonSign: return evidence(contacts.moving[Int(CelestialBody.moon.rawValue)])
    case .lunation, .station, .ingress, .eclipse:
      let exact = touch.timing.exact ?? day.noon
      let event: String
      if case .eclipse(let isSolar) = touch.kind {
        let light: CelestialBody = isSolar ? .sun : .moon
        return ReadingEvidence(
          .body(touch.body), at: longitude, exact: [exact], house: house,
          text: language.book.filled(
            "line fact eclipse", ("light", names.name(light)), ("place", names.place(longitude)),
            ("when", when(exact))))
      } else if let known = self.event(of: touch) {
        event = language.lines.text(known)
      } else {
        event = Language.opening(words.contact(touch))
      }
      return ReadingEvidence(
        .body(touch.body), at: longitude, exact: [exact], house: house,
        text: language.book.filled("line fact exact", ("event", words.onPoint(event, touch)), ("when", when(exact))))
    }
  }

  /// The event of the sky that a touch tells.
  func event(of touch: Touch) -> SkyEvent? { sky.events.first { isOf(touch, $0) } }

  /// Whether an event of the sky is the one that a touch tells.
  private func isOf(_ touch: Touch, _ event: SkyEvent) -> Bool {
    guard let exact = touch.timing.exact, abs(UTC(event.instant).daysSinceJ2000 - exact.daysSinceJ2000) < 0.1 else {
      return false
    }
    return switch (touch.kind, event.kind) {
    case (.lunation(let isFull), .phase(let phase, _)): phase == (isFull ? .full : .new)
    case (.station, .station(let body, _, _)), (.ingress, .ingress(let body, _, _)): body == touch.body
    default: false
    }
  }

  private func contactEvidence(_ touch: Touch, at longitude: Double) -> ReadingEvidence {
    guard let aspect = touch.aspect, let point = touch.point else {
      return ReadingEvidence(.body(touch.body), at: longitude, text: names.title(touch.body))
    }
    // Without the hour of birth neither its degree nor its moment is known.
    let orb = isHourKnown ? touch.timing.orb : nil
    let exact = isHourKnown ? touch.timing.exact : nil
    let phase: ReadingEvidence.Phase? = orb.map { orb in
      if orb < 1.0 / 60 { return .exact }
      return switch touch.timing.phase {
      case .coming: .applying
      case .leaving: .separating
      case .exact: exact.map { $0 < day.noon } ?? false ? .separating : .applying
      }
    }
    let line = orb == nil ? "line fact contact bare" : exact == nil ? "line fact contact near" : "line fact contact"
    let isPast = exact.map { $0 < day.start } ?? false
    return ReadingEvidence(
      .body(touch.body), at: longitude, to: point, pointAt: isHourKnown ? chart.longitude(of: point) : nil, aspect: aspect,
      orb: orb,
      phase: phase, exact: exact.map { [$0] } ?? [], house: touch.house, natalHouse: touch.natalHouse,
      text: language.book.filled(
        line + (isPast ? " past" : ""), ("first", names.title(touch.body)), ("aspect", names.name(aspect)),
        ("second", names.name(point)), ("orb", orb.map { SkyNames.arc($0) } ?? ""), ("when", exact.map { when($0) } ?? "")),
      meaning: meaning(of: touch.body, aspect, to: point))
  }
}
