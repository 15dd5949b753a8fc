import Astrology
import Ephemeris

/// How a reading says when, where and how far.
extension DailyComposer {
  var language: Language { choice.language }
  var names: SkyNames { choice.language.names }

  /// How a moment is told from the day.
  func when(_ instant: UTC) -> String { language.dates.when(instant, from: day) }

  /// When a contact is exact, or within which span.
  func moment(of contact: DayContact) -> String {
    contact.span.map { language.dates.when($0, from: day) } ?? when(contact.exact)
  }

  /// `14 March`, and with the year when it is another one.
  func date(_ date: CalendarDate) -> String { language.dates.day(date, near: day.date) }

  /// What the placeholders of a sentence about a contact stand for: what alternates, and what stays the same all day.
  mutating func values(_ contact: DayContact) -> [(name: String, value: String)] {
    let alternating = [
      ("verb", fragment("verb \(contact.kind.key)")), ("verbing", fragment("verbing \(contact.kind.key)")),
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
    let when = moment(of: contact)
    let dates = language.dates
    return [
      ("body", names.phrase(contact.body)), ("point", names.name(contact.point, touchedBy: contact.body)), ("when", when),
      ("When", Language.opening(when)), ("when2", dates.dayName(contact.exact, from: day)),
      ("Since", dates.since(contact.exact, from: day)), ("since2", dates.sinceWithin(contact.exact, from: day)),
      ("time", dates.minutes(clock)), ("date", date(clock.date)), ("orb", SkyNames.arc(contact.orb)),
      ("degree", names.place(contact.longitude)), ("natal", names.place(contact.natalLongitude)),
      ("angle", names.phrase(contact.kind)), ("kind", names.name(contact.kind)), ("house", room(contact.house)),
      ("natalhouse", room(contact.natalHouse)), ("whole", dates.whole(contact.exact, from: day)),
    ]
  }

  /// `workdays and habits`, for a house.
  func room(_ house: Int?) -> String { house.flatMap { choice.book["room \($0)"].first?.text } ?? "" }

  /// `pass 2 of 3`, for a slow body.
  private mutating func chapter(_ contact: DayContact) -> String {
    guard contact.passes.count > 1 else { return fragment("chapter only") }
    return choice.book["chapter of"].first?.filled([("pass", "\(contact.pass + 1)"), ("passes", "\(contact.passes.count)")]) ?? ""
  }

  /// The sentence of what a contact does, from the texts of transits and of contacts; of the latter none that stands in the week’s list.
  mutating func transitSentence(_ contact: DayContact) -> String {
    var list = choice.book["transit \(contact.body.key) \(contact.point.key) \(contact.kind.key)"]
    let isInWeek = contacts.week.contains {
      $0.body == contact.body && $0.point == contact.point && $0.kind.nature == contact.nature
    }
    if !isInWeek, let told = choice.language.contacts.told(contact.body, to: contact.point)?[contact.nature] {
      list.append(Phrase(told))
    }
    return choice.pick(list, name: contact.name) ?? ""
  }

  // MARK: - evidence

  /// What a sentence about a contact rests on.
  func evidence(_ contact: DayContact) -> ReadingEvidence {
    if let span = contact.span { return evidence(contact, within: span) }
    let phase: ReadingEvidence.Phase =
      contact.orb < 1.0 / 60 ? .exact : contact.exact < day.noon ? .separating : .applying
    // The Moon goes from degrees away to exact and on within a day: its hour says more than its orb.
    let line = "line fact \(contact.body == .moon ? "moon" : "contact")\(contact.exact < day.start ? " past" : "")"
    return ReadingEvidence(
      .body(contact.body), at: contact.longitude, to: contact.point, pointAt: contact.natalLongitude, aspect: contact.kind,
      orb: contact.orb, phase: phase, exact: contact.passes, house: contact.house, natalHouse: contact.natalHouse,
      text: language.book.filled(
        line, ("first", names.name(contact.body)), ("aspect", names.name(contact.kind)), ("second", names.name(contact.point)),
        ("orb", SkyNames.arc(contact.orb)), ("when", when(contact.exact))),
      meaning: meaning(contact))
  }

  /// The same without what depends on an hour of birth that is not known: degree of the point, orb, and whether it comes or goes.
  private func evidence(_ contact: DayContact, within span: ExactSpan) -> ReadingEvidence {
    ReadingEvidence(
      .body(contact.body), at: contact.longitude, to: contact.point, aspect: contact.kind, between: [span],
      text: language.book.filled(
        "line fact contact span", ("first", names.name(contact.body)), ("aspect", names.name(contact.kind)),
        ("second", names.name(contact.point)), ("when", moment(of: contact))),
      meaning: meaning(contact))
  }

  /// What such a contact means in the tradition.
  func meaning(_ contact: DayContact) -> String { meaning(of: contact.body, contact.kind, to: contact.point) }

  /// What a body in an angle to a point means in the tradition, in one sentence on this very pair; empty when none is written.
  func meaning(of body: CelestialBody, _ kind: AspectKind, to point: ChartPoint) -> String {
    choice.book["meaning \(body.key) \(point.key) \(kind.nature.key)"].first?.text ?? ""
  }

  /// A body at its place in the sky.
  func evidence(_ placement: Placement) -> ReadingEvidence {
    ReadingEvidence(
      .body(placement.body), at: placement.position.longitude, house: placement.house,
      text: language.book.filled(
        placement.house == nil ? "line fact place" : "line fact place house", ("body", names.name(placement.body)),
        ("place", names.place(placement.position.longitude)), ("house", placement.house.map { "\($0)" } ?? "")))
  }

  /// A point of the birth chart at its place.
  func evidence(natal point: ChartPoint, longitude: Double) -> ReadingEvidence {
    if !isHourKnown {
      let sign = chart.sign(of: point)
      return ReadingEvidence(
        point, to: point,
        text: language.book.filled(
          sign == nil ? "line fact birth point" : "line fact birth sign", ("point", names.name(point)),
          ("sign", sign.map { names.name($0) } ?? "")))
    }
    return ReadingEvidence(
      point, to: point, pointAt: longitude,
      text: language.book.filled("line fact birth", ("point", names.name(point)), ("place", names.place(longitude))))
  }
}
