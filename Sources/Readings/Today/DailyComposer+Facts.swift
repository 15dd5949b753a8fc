import Astrology
import Ephemeris

/// How a reading says when, where and how far.
extension DailyComposer {
  /// How a moment is told from the day.
  func when(_ instant: UTC) -> String { day.when(instant) }

  /// The day alone: `today`, `tomorrow`, `Friday`, `14 March`.
  func dayName(_ instant: UTC) -> String {
    let clock = day.clock(at: instant)
    switch day.days(to: instant) {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case -6...6: return EnglishDate.weekday(clock.date)
    default: return date(clock.date)
    }
  }

  /// `14 March`, and with the year when it is another one.
  func date(_ date: CalendarDate) -> String { day.dayAndMonth(date) }

  /// `18:47`, to the minute.
  static func time(_ clock: CivilDateTime) -> String {
    "\(EnglishDate.twoDigits(clock.hour)):\(EnglishDate.twoDigits(clock.minute))"
  }

  /// `9°31′ Scorpio`.
  static func place(_ longitude: Double) -> String { EventLine.place(longitude) }

  /// `0°42′`.
  static func arc(_ degrees: Double) -> String {
    let minutes = Int(clamping: (degrees * 60).rounded(.down))
    return "\(minutes / 60)°\(EnglishDate.twoDigits(minutes % 60))′"
  }

  /// `a square`, `an opposition`.
  static func angle(_ kind: AspectKind) -> String { kind == .opposition ? "an opposition" : "a \(kind.name)" }

  /// `Mercury`, `the Moon`: as a body is called in a sentence.
  static func name(of body: CelestialBody) -> String { body == .sun || body == .moon ? "the \(body.name)" : body.name }

  /// `Mercury`, `Ascendant`; a planet on its own place at birth is `own Mercury`.
  static func point(of contact: DayContact) -> String {
    if case .body(contact.body) = contact.point { return "own \(contact.point.name)" }
    return contact.point.name
  }

  /// What the placeholders of a sentence about a contact stand for: what alternates, and what stays the same all day.
  mutating func values(_ contact: DayContact) -> [(name: String, value: String)] {
    let alternating = [
      ("verb", fragment("verb \(contact.kind.name)")), ("verbing", fragment("verbing \(contact.kind.name)")),
      ("chapter", chapter(contact)),
    ]
    let key = ContactKey(body: contact.body, kind: contact.kind, point: contact.point)
    if let known = fixedValues[key] { return alternating + known }
    let fixed = fixedValues(contact)
    fixedValues[key] = fixed
    return alternating + fixed
  }

  private func fixedValues(_ contact: DayContact) -> [(name: String, value: String)] {
    let clock = day.clock(at: contact.exact)
    let when = when(contact.exact)
    let name = dayName(contact.exact)
    return [
      ("body", Self.name(of: contact.body)), ("point", Self.point(of: contact)), ("when", when), ("When", Self.sentence(when)),
      ("when2", name),
      ("Since", "Since \(name)"), ("since2", name.hasPrefix("yester") ? "yesterday" : "on \(name)"), ("time", Self.time(clock)),
      ("date", date(clock.date)), ("orb", Self.arc(contact.orb)), ("degree", Self.place(contact.longitude)),
      ("natal", Self.place(contact.natalLongitude)), ("angle", Self.angle(contact.kind)), ("kind", contact.kind.name),
      ("house", room(contact.house)), ("natalhouse", room(contact.natalHouse)),
      ("whole", whole(contact.exact)),
    ]
  }

  /// `Saturday 21 November at 18:47`.
  private func whole(_ instant: UTC) -> String {
    let clock = day.clock(at: instant)
    return "\(EnglishDate.weekday(clock.date)) \(date(clock.date)) at \(Self.time(clock))"
  }

  /// `workdays and habits`, for a house.
  func room(_ house: Int?) -> String { house.flatMap { choice.book["room \($0)"].first?.text } ?? "" }

  /// `pass 2 of 3`, for a slow body.
  private mutating func chapter(_ contact: DayContact) -> String {
    guard contact.passes.count > 1 else { return fragment("chapter only") }
    return choice.book["chapter of"].first?.filled([("pass", "\(contact.pass + 1)"), ("passes", "\(contact.passes.count)")]) ?? ""
  }

  /// The sentence that names a contact with its hour.
  mutating func contactSentence(_ contact: DayContact) -> String {
    let key: String
    switch (contact.body, contact.approach) {
    case (.moon, _): key = "contact moon"
    case (.sun, .today), (.mercury, .today), (.venus, .today), (.mars, .today): key = "contact today"
    case (.sun, .coming), (.mercury, .coming), (.venus, .coming), (.mars, .coming): key = "contact coming"
    case (.sun, .gone), (.mercury, .gone), (.venus, .gone), (.mars, .gone): key = "contact gone"
    case (_, .today): key = "contact slow today"
    case (_, .coming): key = "contact slow coming"
    case (_, .gone): key = "contact slow gone"
    }
    // What happens today is told from where the body stands then; what comes or has gone, from where it stands at noon.
    let isToday = contact.approach == .today
    return pick(key, (isToday ? [("degree", Self.place(contact.exactLongitude))] : []) + values(contact))
  }

  /// The sentence of what a contact does, from the texts of transits and, when these are used up, of contacts.
  mutating func transitSentence(_ contact: DayContact) -> String {
    var list = choice.book["transit \(contact.body.key) \(contact.point.key) \(contact.kind.name)"]
    if let told = choice.language.contacts.told(contact.body, to: contact.point)?[contact.nature] { list.append(Phrase(told)) }
    return choice.pick(list, name: contact.name) ?? ""
  }

  // MARK: - evidence

  /// What a sentence about a contact rests on.
  func evidence(_ contact: DayContact) -> ReadingEvidence {
    // The Moon goes from degrees away to exact and on within a day: its hour says more.
    let gap = contact.body == .moon ? "" : "\(Self.arc(contact.orb)), "
    let phase = contact.orb < 1.0 / 60 ? "exact" : contact.exact < day.noon ? "separating" : "applying"
    return ReadingEvidence(
      body: contact.body.name, longitude: contact.longitude, point: contact.point.name, pointLongitude: contact.natalLongitude,
      aspect: contact.kind.name, orb: contact.orb, phase: phase, exact: contact.passes.map { EnglishDate.iso($0) },
      house: contact.house, natalHouse: contact.natalHouse,
      text:
        "\(contact.body.name) \(contact.kind.name) your \(contact.point.name), \(gap)\(contact.exact < day.start ? "was exact" : "exact") \(when(contact.exact)).",
      meaning: meaning(contact))
  }

  /// What such a contact means in the tradition.
  func meaning(_ contact: DayContact) -> String {
    func means(_ key: String) -> String { choice.book["means \(key)"].first?.text ?? "" }
    let isOwn = contact.point == .body(contact.body)
    let values = [
      ("first", means(contact.body.key)), ("second", means(contact.point.key)), ("angle", means(contact.kind.name)),
    ]
    let list = choice.book[isOwn ? "tradition self" : "tradition"]
    guard !list.isEmpty else { return "" }
    // The same contact is explained in the same words all day.
    let index = Int(Phrase.hash(contact.name) % UInt64(list.count)) + day.number
    return Self.sentence(list[index % list.count].filled(values.map { (name: $0.0, value: $0.1) }))
  }

  /// A body at its place in the sky.
  func evidence(_ placement: Placement) -> ReadingEvidence {
    let house = placement.house.map { ", house \($0) of your chart" } ?? ""
    return ReadingEvidence(
      body: placement.body.name, longitude: placement.position.longitude, point: nil, pointLongitude: nil, aspect: nil, orb: nil,
      phase: nil, exact: [], house: placement.house, natalHouse: nil,
      text: "\(placement.body.name) at \(Self.place(placement.position.longitude))\(house).", meaning: "")
  }

  /// A point of the birth chart at its place.
  func evidence(natal point: ChartPoint, longitude: Double) -> ReadingEvidence {
    ReadingEvidence(
      body: point.name, longitude: nil, point: point.name, pointLongitude: longitude, aspect: nil, orb: nil, phase: nil,
      exact: [],
      house: nil, natalHouse: nil, text: "Your \(point.name) at \(Self.place(longitude)).", meaning: "")
  }
}
