import Astrology
import Atlas
import Ephemeris

/// Figures, the leading contact, and the small things of a day.
extension DailyComposer {
  /// Where the Moon walks: in a house of the chart, or in a sign when the houses are unknown.
  mutating func moonPassage() -> String {
    let moon = contacts.moving[Int(CelestialBody.moon.rawValue)]
    if let house = moon.house, let text = fresh("through moon \(house)") { return text }
    return pick("moon in \(moon.zodiac.sign.key)")
  }

  // MARK: - for the curious

  /// Degrees, hours, and what the tradition makes of them.
  ///
  /// They are those of what leads the day, and of nothing else: the runner-up has been told.
  mutating func technicalAnalysis(_ told: ThreadDay, moon: DailyReading.Moon) -> ReadingParagraph {
    let placement = contacts.moving[Int(CelestialBody.moon.rawValue)]
    var sentences = [
      pick(
        "technical moon",
        [
          ("degree", names.place(moon.longitude)), ("phase", names.phrase(moon.phase)),
          ("lit", "\(Self.percent(lit: moon.illumination))"),
        ])
    ]
    var facts = [evidence(placement)]
    let lead = told.lead.leading
    if let key = told.key {
      sentences.append(pick(isHourKnown ? "technical contact" : "technical contact span", values(key)))
      sentences.append(meaning(key))
      facts.append(evidence(key))
    } else if case .moonSign = lead.kind {
      sentences.append(pick("technical quiet"))
    } else {
      sentences += degrees(of: lead, told.words)
      facts += told.facts
    }
    let backwards = contacts.moving.filter { $0.position.longitudeSpeed < 0 }
    let list = language.counts.list(backwards.map { names.name($0.body) })
    let kind = backwards.isEmpty ? "none" : backwards.count == 1 ? "one" : "many"
    if let sentence = fresh("technical retrograde \(kind)", [("names", list)]) {
      sentences.append(sentence)
      facts += backwards.map { evidence($0) }
    } else if sentences.count < 3 {
      sentences.append(pick("technical retrograde \(kind)", [("names", list)]))
    }
    return ReadingParagraph(text: Self.joined(sentences), evidence: facts)
  }

  /// The degrees of what leads the day and is no contact of the ten bodies near it: an event, or a contact of Chiron or the node.
  private mutating func degrees(of touch: Touch, _ words: TouchWords) -> [String] {
    let end = isHourKnown ? "" : " span"
    let when = words.when(touch)
    let values: [(name: String, value: String)] = [
      ("body", touch.body == .trueNode ? language.book.text("touch node") : names.phrase(touch.body)),
      ("degree", names.place(normalizedDegrees(touch.longitude - contacts.zodiacOffset))), ("event", words.contact(touch)),
      ("when", when), ("When", Language.opening(when)), ("orb", SkyNames.arc(touch.timing.orb)),
      ("angle", touch.aspect.map { names.phrase($0) } ?? ""), ("kind", touch.aspect.map { names.name($0) } ?? ""),
      ("point", touch.point.map { names.name($0, touchedBy: touch.body) } ?? ""),
      ("natal", touch.point.flatMap { chart.longitude(of: $0) }.map { names.place($0) } ?? ""),
    ]
    // What such a contact means stands in the paragraph on what leads.
    guard touch.kind != .contact else { return [pick("technical contact" + end, values)] }
    guard touch.point != nil else { return [pick("technical event", values)] }
    return [pick("technical event", values), pick("technical event near" + end, values)]
  }

  /// How much of the Moon is lit, in whole percent: all of it only when it is full, none only when it is new.
  static func percent(lit: Double) -> Int {
    let rounded = Int(clamping: (lit * 100).rounded())
    if rounded >= 100, lit < 0.9985 { return 99 }
    if rounded <= 0, lit > 0.0015 { return 1 }
    return rounded
  }

  // MARK: - the leading contact

  /// The contact that leads the day: its hour, what it does, which chapter of a longer story it is, how long it is felt.
  mutating func keyTransit(_ key: DayContact, _ told: ThreadDay) -> ReadingParagraph {
    var sentences = [told.words.sentence(told.lead.leading), exactSentence(key), transitSentence(key)]
    if ReadingSky.slowBodies.contains(key.body) {
      sentences.append(pick("chapter \(key.body.key) \(chapterName(key))"))
      sentences.append(passes(key))
    } else {
      sentences.append(houses(key) ?? transitSentence(key))
    }
    sentences.append(fading(key))
    return ReadingParagraph(text: Self.joined(sentences), evidence: [evidence(key)])
  }

  /// The exact hour of a contact; by which clocks, while it is not known where the person is.
  private mutating func exactSentence(_ contact: DayContact) -> String {
    let tense =
      switch contact.approach {
      case .gone: " past"
      case .today: ""
      case .coming: " future"
      }
    if contact.span != nil { return pick("technical exact span" + tense, values(contact)) }
    if isZoneKnown { return pick("technical exact" + tense, values(contact)) }
    return pick("technical exact zone" + tense, values(contact) + [("zone", SkyNames.zone(day.zone.identifier))])
  }

  /// Which chapter of a slow transit the day belongs to.
  func chapterName(_ contact: DayContact) -> String {
    if contact.passes.count == 1 { return "single" }
    if contact.approach == .coming, contact.pass == 0 { return "approach" }
    if contact.isRetrograde { return "retrograde" }
    if contact.pass == contact.passes.count - 1 { return contact.approach == .gone ? "after" : "last" }
    return "first"
  }

  private mutating func passes(_ contact: DayContact) -> String {
    // With an hour of birth that is not known the days of the passes are not, either.
    guard contact.span == nil else { return "" }
    let dates = contact.passes.map { date(day.clock(at: $0).date) }
    guard dates.count > 1 else { return pick("long single", values(contact)) }
    return pick(
      "long several", values(contact) + [("count", language.counts.word(dates.count)), ("list", language.counts.list(dates))])
  }

  /// How long it is felt, when that has not been said lately.
  private mutating func fading(_ contact: DayContact) -> String {
    switch contact.body {
    case .moon: return fresh("fades moon") ?? ""
    case .sun, .mercury, .venus, .mars:
      let last = UTC(daysSinceJ2000: max((contact.span?.until ?? contact.exact).daysSinceJ2000, day.noon.daysSinceJ2000) + 2)
      return fresh(
        contact.approach == .gone ? "fades days past" : "fades days", [("fades", language.dates.dayName(last, from: day))]) ?? ""
    case .jupiter, .saturn: return fresh("fades weeks") ?? ""
    default: return fresh("fades years") ?? ""
    }
  }

  /// Which rooms of the chart a contact ties; `nil` without houses, and when every way of saying so was read lately.
  mutating func houses(_ contact: DayContact) -> String? {
    guard contact.house != nil else { return nil }
    guard let natal = contact.natalHouse else { return fresh("houses angle", values(contact)) }
    return fresh(natal == contact.house ? "houses one" : "houses two", values(contact))
  }

  /// Color, number and hour, each from a contact of this day where there is one: the color of the planet that is on the best terms with
  /// the chart, the number of the natal planet that the day leads with, the hour of the friendliest exact moment of the waking day.
  /// Without such contacts the ruler of the weekday gives color and number. The Moon gives the color only when no other planet can, or
  /// half of all days would be silver. All three together speak of one contact at most that the reading has not told.
  ///
  /// Colors as in W. Lilly, *Christian Astrology* (1647), book I; numbers are the sides of the planets’ squares in H. C. Agrippa, *De occulta
  /// philosophia* (1533), II.22; the planets of the week are those of the planetary hours.
  mutating func correspondences(_ day: ThreadDay) -> [DailyReading.Correspondence] {
    let squares: [CelestialBody: Int] = [.saturn: 3, .jupiter: 4, .mars: 5, .sun: 6, .venus: 7, .mercury: 8, .moon: 9]
    let week: [CelestialBody] = [.moon, .mars, .mercury, .jupiter, .venus, .saturn, .sun]
    let ruler = week[((self.day.number % 7) + 7) % 7]
    let today = ranked.filter { $0.approach == .today }
    let friendly = today.filter { $0.nature == .flow && squares[$0.body] != nil }
    var found: [DailyReading.Correspondence] = []

    var other: String?
    func isTold(_ contact: DayContact) -> Bool {
      day.tells(contact.body, contact.kind, contact.point) || other == contact.name
    }
    /// What has been told before what has not.
    func chosen(_ list: [DayContact]) -> DayContact? {
      let found = list.first(where: isTold) ?? (other == nil ? list.first : nil)
      if let found, !isTold(found) { other = found.name }
      return found
    }
    let warm = chosen(friendly.filter { $0.body != .moon }) ?? chosen(friendly)
    let color = choice.book["color \((warm?.body ?? ruler).key)"].first?.text ?? ""
    let colorReason =
      warm.map { pick("day color", told($0) + [("color", color)]) }
      ?? pick("day color ruler", told(ruler: ruler) + [("color", color)])
    found.append(.init(kind: "color", value: color, reason: colorReason))

    func body(_ contact: DayContact) -> CelestialBody? {
      if case .body(let body) = contact.point, squares[body] != nil { body } else { nil }
    }
    let touched = chosen(today.filter { body($0) != nil }).flatMap { contact in body(contact).map { (contact: contact, body: $0) }
    }
    let number = "\(squares[touched?.body ?? ruler] ?? 0)"
    let numberReason =
      touched.map { touched in
        pick("day number", told(touched.contact) + [("number", number), ("own", names.phrase(touched.body))])
      } ?? pick("day number ruler", told(ruler: ruler) + [("number", number)])
    found.append(.init(kind: "number", value: number, reason: numberReason))

    if isHourKnown, let hour = chosen(friendly.filter { self.day.clock(at: $0.exact).hour >= 6 }) {
      found.append(
        .init(kind: "hour", value: language.dates.minutes(self.day.clock(at: hour.exact)), reason: pick("day hour", told(hour))))
    }
    return found
  }

  private mutating func told(_ contact: DayContact) -> [(name: String, value: String)] {
    let when = moment(of: contact)
    return [
      ("planet", names.phrase(contact.body)), ("point", names.name(contact.point, touchedBy: contact.body)),
      ("verb", fragment("verb \(contact.kind.key)")), ("when", when), ("When", Language.opening(when)),
    ]
  }

  private func told(ruler: CelestialBody) -> [(name: String, value: String)] {
    [("planet", names.phrase(ruler)), ("weekday", language.dates.weekday(day.date))]
  }
}
