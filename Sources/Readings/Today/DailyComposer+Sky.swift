import Astrology
import Ephemeris

/// What moves for everybody, and the days to come.
extension DailyComposer {
  /// Two to four things of these days that everybody has, the weightiest first: an eclipse, a station, a phase, an ingress, a meeting. What leads
  /// the day has been told.
  mutating func collective(_ today: ThreadDay) throws(EphemerisError) -> [ReadingParagraph] {
    var found: [(weight: Double, make: (inout DailyComposer) -> ReadingParagraph?)] = []
    let from = day.start.daysSinceJ2000 - 1
    let to = day.end.daysSinceJ2000 + 3
    for eclipse in sky.eclipses {
      let at = UTC(eclipse.instant)
      guard at.daysSinceJ2000 > from - 3, at.daysSinceJ2000 < to + 4 else { continue }
      if case .eclipse = today.lead.leading.kind, day.contains(at) { continue }
      found.append((10, { $0.eclipse(eclipse) }))
    }
    let leading = event(of: today.lead.leading)
    for event in sky.events where event != leading {
      let at = UTC(event.instant).daysSinceJ2000
      guard at > from, at < to else { continue }
      let distance = abs(at - day.noon.daysSinceJ2000)
      guard let weight = Self.weight(of: event) else { continue }
      found.append((weight / (1 + distance), { $0.told(event) }))
    }
    var paragraphs: [ReadingParagraph] = []
    for item in found.sorted(by: { $0.weight > $1.weight }) where paragraphs.count < 4 {
      if let paragraph = item.make(&self) { paragraphs.append(paragraph) }
    }
    if paragraphs.count < 2, let review = review() { paragraphs.append(review) }
    if paragraphs.count < 2 {
      let moon = contacts.moving[Int(CelestialBody.moon.rawValue)]
      let values = [("sign", names.name(moon.zodiac.sign)), ("degree", names.place(moon.position.longitude))]
      paragraphs.append(
        ReadingParagraph(
          text: Self.joined([
            pick("collective moon", values.map { (name: $0.0, value: $0.1) }), pick("moon in \(moon.zodiac.sign.key)"),
          ]),
          evidence: [evidence(moon)]))
    }
    return paragraphs
  }

  /// How much an event counts for everybody; `nil` for what is too small to tell.
  private static func weight(of event: SkyEvent) -> Double? {
    switch event.kind {
    case .station: return 6
    case .phase(let phase, _): return phase == .new || phase == .full ? 6 : 2.5
    case .ingress(let body, _, _): return body == .moon ? nil : body == .sun ? 5 : 4
    case .aspect(let first, _, let second):
      if first == .moon || second == .moon { return nil }
      return ReadingSky.slowBodies.contains(first) && ReadingSky.slowBodies.contains(second) ? 6 : 3
    }
  }

  /// An event that everybody has, with its hour and what it is like.
  mutating func told(_ event: SkyEvent) -> ReadingParagraph? {
    let at = UTC(event.instant)
    let when = when(at)
    let past = past(at)
    let shared: [(name: String, value: String)] = [("when", when), ("When", Language.opening(when))]
    let sentences: [String?]
    switch event.kind {
    case .station(let body, _, let turnsRetrograde):
      let turn = turnsRetrograde ? "retrograde" : "direct"
      sentences = [
        pick(
          "collective station\(past)",
          shared + [("first", names.phrase(body)), ("turn", language.lines.turn(isRetrograde: turnsRetrograde))]),
        fresh("station \(turn) \(body.key)"),
      ]
    case .phase(let phase, let longitude):
      sentences = [
        pick(
          "collective phase\(past)",
          shared + [("phase", names.reached(phase)), ("degree", names.place(longitude))]),
        fresh("phase \(phase.key)"),
      ]
    case .ingress(let body, let sign, _):
      sentences = [
        pick("collective ingress\(past)", shared + [("first", names.phrase(body)), ("sign", names.name(sign))]),
        fresh("ingress \(body.key) \(sign.key)"),
      ]
    case .aspect(let first, let kind, let second):
      let (one, other) = first.rawValue < second.rawValue ? (first, second) : (second, first)
      sentences = [
        pick(
          "collective pair\(past)",
          shared + [("first", names.phrase(one)), ("second", names.phrase(other)), ("angle", names.phrase(kind))]),
        fresh("pair \(one.key) \(other.key) \(kind.nature.key)"),
      ]
    }
    return ReadingParagraph(text: Self.joined(sentences.compactMap(\.self)), evidence: [evidence(event)])
  }

  /// The end of the key of a sentence on what was before the day.
  private func past(_ at: UTC) -> String { at < day.start ? " past" : "" }

  private mutating func eclipse(_ eclipse: (instant: TT, isSolar: Bool, longitude: Double)) -> ReadingParagraph {
    let at = UTC(eclipse.instant)
    let when = when(at)
    let sign = ZodiacSign(longitude: eclipse.longitude)
    let light: CelestialBody = eclipse.isSolar ? .sun : .moon
    let text = Self.joined([
      pick(
        "collective eclipse\(past(at))",
        [
          ("light", names.name(light)), ("when", when), ("When", Language.opening(when)),
          ("degree", names.place(eclipse.longitude)),
        ]),
      fresh("eclipse \(eclipse.isSolar ? "solar" : "lunar") \(sign.key)") ?? "",
    ])
    return ReadingParagraph(
      text: text,
      evidence: [
        ReadingEvidence(
          .body(light), at: eclipse.longitude, exact: [at], house: chart.houses?.house(of: eclipse.longitude),
          text: language.book.filled(
            "line fact eclipse", ("light", names.name(light)), ("place", names.place(eclipse.longitude)), ("when", when)))
      ])
  }

  /// A planet that goes backwards, with the day on which that ends.
  private mutating func review() -> ReadingParagraph? {
    let backwards = contacts.moving.filter { $0.position.longitudeSpeed < 0 }
    guard !backwards.isEmpty else { return nil }
    let placement = backwards[((day.number % backwards.count) + backwards.count) % backwards.count]
    let stations = sky.turns.first { $0.body == placement.body }?.stations ?? []
    guard let turn = stations.first(where: { UTC($0.instant) > day.noon && !$0.turnsRetrograde }) else { return nil }
    let at = UTC(turn.instant)
    let text = Self.joined([
      pick("collective retrograde", [("first", names.phrase(placement.body)), ("date", date(day.clock(at: at).date))]),
      fresh("retrograde \(placement.body.key)") ?? "",
    ])
    return ReadingParagraph(text: text, evidence: [evidence(placement)])
  }

  /// What an event of the sky is.
  private func evidence(_ event: SkyEvent) -> ReadingEvidence {
    var fact = ReadingEvidence(event, told: (when(UTC(event.instant)), language))
    fact.house = fact.longitude.flatMap { chart.houses?.house(of: $0) }
    return fact
  }

  // MARK: - the days to come

  /// Contacts that are worth waiting for, in two or three sentences; none that the reading has told already.
  mutating func lookAhead(_ told: ThreadDay) -> ReadingParagraph {
    // With an hour of birth that is not known only what is exact after this day for every hour of that one.
    let later = contacts.week.filter { transit in
      guard transit.body != .moon, UTC(transit.instant) >= day.end, !told.tells(transit.body, transit.kind, transit.point) else {
        return false
      }
      return isHourKnown || contacts.all.contains { $0.isOf(transit) && $0.approach == .coming }
    }
    // A day that is told before its chapter has told one contact more.
    let count = told.telling.chapter == nil ? 2 : 1
    let chief = later.sorted(by: Transit.countsMore).prefix(count).sorted { $0.instant < $1.instant }
    var sentences: [String] = []
    var facts: [ReadingEvidence] = []
    for transit in chief {
      // The first sentence comes after nothing.
      let key = sentences.isEmpty ? "ahead first" : "ahead"
      guard
        let contact = contacts.all.first(where: { $0.isOf(transit) })
      else {
        let at = when(UTC(transit.instant))
        sentences.append(
          pick(
            key,
            [
              ("body", names.phrase(transit.body)), ("verb", fragment("verb \(transit.kind.key)")),
              ("point", names.name(transit.point, touchedBy: transit.body)), ("when", at),
              ("When", Language.opening(at)),
            ]))
        facts.append(evidence(transit))
        continue
      }
      sentences.append(pick(key, values(contact)))
      facts.append(evidence(contact))
    }
    for event in sky.events where sentences.count < 3 {
      let at = UTC(event.instant)
      guard at >= day.end, at.daysSinceJ2000 < day.end.daysSinceJ2000 + 7, let weight = Self.weight(of: event), weight >= 5 else {
        continue
      }
      let when = when(at)
      let key = sentences.isEmpty ? "ahead sky first" : "ahead sky"
      sentences.append(pick(key, [("event", language.lines.clause(event)), ("when", when), ("When", Language.opening(when))]))
      facts.append(evidence(event))
    }
    if sentences.count < 2 {
      sentences.append(pick(isHourKnown ? "ahead quiet" : "ahead quiet span"))
      if facts.isEmpty { facts.append(evidence(contacts.moving[Int(CelestialBody.moon.rawValue)])) }
    }
    return ReadingParagraph(text: Self.joined(sentences), evidence: facts)
  }

  private func evidence(_ transit: Transit) -> ReadingEvidence {
    let at = UTC(transit.instant)
    let longitude = normalizedDegrees(transit.longitude - contacts.zodiacOffset)
    return ReadingEvidence(
      .body(transit.body), at: longitude, to: transit.point, pointAt: chart.longitude(of: transit.point),
      aspect: transit.kind, orb: 0, phase: .applying, exact: [at], house: chart.houses?.house(of: longitude),
      text: language.book.filled(
        "line fact exact", ("event", language.lines.contact(transit.body, transit.kind, transit.point)), ("when", when(at))))
  }

  /// The calendar of seven days: what is exact and when. Its captions stay with their events from day to day, as entries of a
  /// calendar do.
  func coming() -> [ComingEvent] {
    var events: [(instant: TT, weight: Int, event: ComingEvent)] = []
    // An entry of a calendar has a minute, so without the hour of birth it has none of the chart.
    for transit in contacts.week where isHourKnown {
      let isMoon = transit.body == .moon
      // Of the Moon’s many contacts only those of this day with the points that matter most.
      if isMoon, !day.contains(UTC(transit.instant)) || transit.weight < 9 { continue }
      guard let told = choice.language.contacts.told(transit.body, to: transit.point)?[transit.kind.nature] else { continue }
      let clock = day.clock(at: UTC(transit.instant))
      events.append(
        (
          transit.instant, transit.weight,
          ComingEvent(
            at: UTC(transit.instant).wholeSecond, date: ClockFigures.iso(clock.date), time: ClockFigures.minutes(clock),
            title: language.lines.contact(transit.body, transit.kind, transit.point), line: told, isChief: false,
            bodies: [.body(transit.body), transit.point], aspect: transit.kind)
        ))
    }
    for event in sky.events {
      let at = UTC(event.instant)
      // A day of these seven may have an hour less.
      guard at >= day.start, at < day.advanced(by: 7).start, let weight = Self.weight(of: event), weight >= 5 else { continue }
      let clock = day.clock(at: at)
      events.append(
        (
          event.instant, ComingEvent.common,
          ComingEvent(
            at: at.wholeSecond, date: ClockFigures.iso(clock.date), time: ClockFigures.minutes(clock),
            title: language.lines.title(event), line: caption(event), isChief: false,
            bodies: event.bodies.map { .body($0) }, aspect: nil)
        ))
    }
    let ranked = events.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.instant < $1.instant }
    let top = ranked.first?.event.at
    // Each day keeps the event that leads it, and would else be called quiet where the others of the week count more.
    let leaders = Dictionary(grouping: ranked, by: \.event.date).values.compactMap { $0.min { $0.event.leads($1.event) } }
    let others = ranked.filter { one in !leaders.contains { $0.event == one.event } }
    let kept = leaders + others.prefix(max(0, 9 - leaders.count))
    return kept.sorted { $0.instant < $1.instant }.map {
      var event = $0.event
      event.isChief = event.at == top
      return event
    }
  }

  /// The line under an event of the sky: the part of this chart that it falls into, or what it is for everybody.
  private func caption(_ event: SkyEvent) -> String {
    let key: String
    var longitude: Double?
    switch event.kind {
    case .station(let body, let place, let turnsRetrograde):
      key = "station \(turnsRetrograde ? "retrograde" : "direct") \(body.key)"
      longitude = place
    case .phase(let phase, let place):
      key = "phase \(phase.key)"
      longitude = place
    case .ingress(let body, let sign, let isRetrograde):
      key = "ingress \(body.key) \(sign.key)"
      longitude = Double(sign.rawValue) * 30 + (isRetrograde ? 29.9 : 0.1)
    case .aspect(let first, let kind, let second): key = "pair \(first.key) \(second.key) \(kind.nature.key)"
    }
    if let house = longitude.flatMap({ chart.houses?.house(of: $0) }) {
      let list = choice.book["coming house"]
      let start = list.isEmpty ? 0 : Int(abs(event.instant.daysSinceJ2000)) % list.count
      let told = (list[start...] + list[..<start]).map { $0.filled([("room", room(house))]) }
      // What leads the day may have said so already.
      if let text = told.first(where: { !choice.used.contains(Phrase.hash($0)) }) ?? told.first { return text }
    }
    let open = choice.book[key].first { !choice.used.contains($0.id) }
    let common = choice.book["coming sky"]
    return open?.text ?? (common.isEmpty ? "" : common[Int(abs(event.instant.daysSinceJ2000)) % common.count].text)
  }
}
