import Astrology
public import Ephemeris

/// A chapter of somebody's life told on a day: its name, what it is about, where in it the person is, and its days.
///
/// What is said of time comes from the ``Chapter`` alone, as does what a reading of the day says (``TouchTiming``). Without an hour of birth
/// only what is so at every hour of that day is told.
public struct ChapterTelling: Sendable, Hashable {
  /// A paragraph with its heading.
  public struct Section: Sendable, Hashable {
    /// Which one.
    public let part: ChapterText.Part
    /// `When it is exact`.
    public let title: String
    /// The paragraph.
    public let text: String
    /// Whether it tells where the person is on the day.
    public let isPresent: Bool
  }

  /// What is told; a year as it is in the zodiac of the person.
  public let chapter: Chapter
  /// ``Chapter/name`` as the judgment of days knows it.
  let name: String
  /// The chapter in addresses: `saturn-square-moon`.
  public let slug: String
  /// A title: `Asking for the Window Closed`.
  public let title: String
  /// What the stretch is about.
  public let about: String
  /// `Saturn square your Moon`.
  public let contact: String
  /// `Saturn square your Moon · since 3 March · exact 12 April, 30 August, 21 December · until late January`.
  public let facts: String
  /// `until late January`; `nil` when it is not known.
  public let until: String?
  /// When it began, whole seconds; `nil` when that is not known to the day.
  public let begin: UTC?
  /// When it will have ended; the same.
  public let end: UTC?
  /// Its days, in order of time; those of which not even the month is known are left out.
  public let moments: [ChapterMoment]
  /// Its paragraphs in their order, without those that this chapter does not come to.
  public let sections: [Section]
  /// What it rests on.
  public let evidence: [ReadingEvidence]

  /// What it is about, with what it rests on.
  public var paragraph: ReadingParagraph { ReadingParagraph(text: about, evidence: evidence) }

  /// Where the person is; `nil` when the hour of birth would decide it, and on the day of an event.
  public var present: Section? { sections.first(where: \.isPresent) }

  /// Whether only the hour of birth would tell where the person is.
  public var needsHour: Bool { present == nil && chapter.isMoving }

  /// Tells a chapter.
  ///
  /// - Returns: `nil` when nothing is written of it, or when it is not open at every hour of a birth day whose hour is not known.
  init?(_ chapter: Chapter, of chart: NatalChart, on day: LocalDay, in sky: LeadingSky, language: Language) {
    let own = chapter.inZodiac(of: chart)
    guard let text = language.chapters.text(of: own), let hours = chapter.throughTheBirthDay(of: chart, on: day, in: sky) else {
      return nil
    }
    let dates = ChapterDates(language: language, day: day)
    let isCertain = !chapter.isMoving || chapter.uncertainty == 0
    let moments = Self.moments(of: chapter, hours, dates, isCertain: isCertain)
    let begin = dates.known(hours.map(\.begin), isCertain: isCertain)
    let end = dates.known(hours.map(\.end), isCertain: isCertain)
    self.chapter = own
    name = chapter.name
    slug = Self.slug(of: own)
    title = text.name
    about = text.about
    contact = Self.contact(of: own, language)
    until = end.map { dates.until($0) }
    self.begin = begin?.day
    self.end = end?.day
    self.moments = moments
    facts = Self.facts(contact, begin, moments, until, isExactKnown: hours.allSatisfy { !$0.passes.isEmpty }, hours, dates)
    sections = Self.sections(of: text, own, hours, on: day, language)
    evidence = Self.evidence(of: chapter, chart: chart, on: day, in: sky, isCertain: isCertain, language)
  }

  // MARK: - names

  /// A chapter's name as a part of an address.
  static func slug(of chapter: Chapter) -> String {
    chapter.name.replacing(CelestialBody.trueNode.key, with: ChapterText.key(.trueNode)).replacing(" ", with: "-")
  }

  private static func contact(of chapter: Chapter, _ language: Language) -> String {
    let (book, names) = (language.book, language.names)
    let body = names.title(chapter.body)
    guard let aspect = chapter.aspect else {
      guard case .yearLord(_, let house) = chapter.kind else { return body }
      return book.filled("open-chapter year", ("ordinal", language.counts.ordinal(house)), ("body", names.phrase(chapter.body)))
    }
    let point = names.title(chapter.point)
    let event: String
    switch chapter.kind {
    case .contact, .homecoming, .yearLord:
      let isOwn = chapter.point == .body(chapter.body)
      let key = isOwn ? "own \(aspect == .conjunction ? "conjunction" : "other")" : "contact"
      return book.filled("open-chapter \(key)", ("first", body), ("aspect", names.name(aspect)), ("second", point))
    case .station(let isBack): event = isBack ? "station-retrograde" : "station-direct"
    case .eclipse(let isSolar): event = isSolar ? "solar-eclipse" : "lunar-eclipse"
    case .lunation(let isFull): event = isFull ? "full-moon" : "new-moon"
    }
    return book.filled(
      "open-chapter event \(event)", ("body", body),
      ("where", book.filled("open-chapter where \(aspect.key)", ("point", point))))
  }

  // MARK: - time

  private static func moments(
    of chapter: Chapter, _ hours: [Chapter], _ dates: ChapterDates, isCertain: Bool
  ) -> [ChapterMoment] {
    let each = hours.map(\.moments)
    guard let first = each.first, each.allSatisfy({ $0.map(\.kind) == first.map(\.kind) }) else { return [] }
    let body = dates.language.names.title(chapter.body)
    return first.indices.compactMap { index in
      let instants = each.map { $0[index].at }
      guard let known = dates.known(instants, isCertain: isCertain) else { return nil }
      let kind = first[index].kind
      return ChapterMoment(
        kind: kind, at: known.day, when: dates.text(known),
        text: dates.language.book.filled("open-chapter day \(kind.rawValue)", ("body", body)),
        state: state(instants, on: dates.day))
    }
  }

  private static func state(_ instants: [UTC], on day: LocalDay) -> ChapterMoment.State {
    if instants.allSatisfy({ $0 < day.start }) { return .past }
    if instants.allSatisfy({ $0 >= day.end }) { return .ahead }
    return instants.allSatisfy(day.contains) ? .today : .near
  }

  private static func facts(
    _ contact: String, _ begin: ChapterDates.Known?, _ moments: [ChapterMoment], _ until: String?, isExactKnown: Bool,
    _ hours: [Chapter], _ dates: ChapterDates
  ) -> String {
    let book = dates.language.book
    var told: [String] = []
    let passes = moments.filter(\.kind.isExact)
    // The day of an event is the day since when it is open.
    if let begin, passes.first?.kind != .event {
      told.append(book.filled("open-chapter line since", ("date", dates.text(begin))))
    }
    if isExactKnown, hours.allSatisfy({ $0.passes.count == passes.count }) {
      told.append(
        book.filled(
          "open-chapter line exact",
          ("dates", dates.row(passes.map { $0.state == .today ? book.text("today") : $0.when }))))
    } else if hours.allSatisfy({ $0.isMoving && $0.passes.isEmpty }) {
      told.append(book.text("open-chapter line turns"))
    }
    if let until { told.append(until) }
    return ([contact] + (told.isEmpty ? [book.text("open-chapter line bare")] : told)).joined(separator: " · ")
  }

  // MARK: - paragraphs

  private static func sections(
    of text: ChapterText, _ chapter: Chapter, _ hours: [Chapter], on day: LocalDay, _ language: Language
  ) -> [Section] {
    let places = Set(hours.map { part(at: $0.place(on: day), of: $0, on: day) })
    let present = places.count == 1 ? places.first ?? nil : nil
    var sections: [Section] = []
    if case .yearLord = chapter.kind, let lord = language.chapters.lords[chapter.body.key] {
      sections.append(section(.lord, lord.about, isPresent: false, chapter, language))
    }
    for part in ChapterText.Part.allCases where comes(part, to: hours) {
      guard let paragraph = text.parts[part] else { continue }
      sections.append(section(part, paragraph, isPresent: part == present, chapter, language))
    }
    return sections
  }

  private static func section(
    _ part: ChapterText.Part, _ text: String, isPresent: Bool, _ chapter: Chapter, _ language: Language
  ) -> Section {
    let title = language.book.filled("open-chapter part \(part.rawValue)", ("body", language.names.phrase(chapter.body)))
    return Section(part: part, title: Language.opening(title), text: text, isPresent: isPresent)
  }

  /// The months of a year that its first paragraph speaks of, in days.
  private static let firstMonths = 120.0

  /// Which paragraph tells a place; `nil` when what it is about does.
  private static func part(at place: Chapter.Place, of chapter: Chapter, on day: LocalDay) -> ChapterText.Part? {
    switch chapter.kind {
    case .contact, .homecoming:
      switch place {
      case .comingIn: return .beginning
      case .firstPass, .laterPass: return .passes
      case .retrogradeStretch: return .backwards
      case .leaving: return .end
      }
    case .station, .eclipse, .lunation: return place == .leaving ? .after : nil
    case .yearLord:
      guard let begin = chapter.begin else { return .then }
      return day.noon.daysSinceJ2000 - begin.daysSinceJ2000 < firstMonths ? .first : .then
    }
  }

  /// Whether a chapter comes to a paragraph, at whatever hour of the birth day: one that turns before it is exact has no passes, one that is
  /// exact once does not go back.
  private static func comes(_ part: ChapterText.Part, to hours: [Chapter]) -> Bool {
    switch part {
    case .passes: hours.allSatisfy { !$0.passes.isEmpty }
    case .backwards: hours.allSatisfy { $0.passes.count > 1 && $0.body != .trueNode }
    case .beginning, .end, .after, .first, .then, .lord: true
    }
  }

  // MARK: - what it rests on

  private static func evidence(
    of chapter: Chapter, chart: NatalChart, on day: LocalDay, in sky: LeadingSky, isCertain: Bool, _ language: Language
  ) -> [ReadingEvidence] {
    guard let aspect = chapter.aspect else { return [] }
    let names = language.names
    let isHourKnown = chapter.uncertainty == 0
    let timing = chapter.timing(on: day)
    let phase: ReadingEvidence.Phase? =
      switch timing.phase {
      case _ where !isHourKnown || !chapter.isMoving: nil
      case .coming: .applying
      case .leaving: .separating
      case .exact: timing.exact.map { $0 < day.noon } ?? false ? .separating : .applying
      }
    // Degrees are those of the person's zodiac; of another than the tropical one none is told, for it has moved since the birth.
    let isTropical = chart.zodiac == .tropical && isHourKnown && chapter.isMoving
    return [
      ReadingEvidence(
        .body(chapter.body),
        at: isTropical ? sky.track(of: chapter.body).map { normalizedDegrees($0.angle(at: TT(day.noon).daysSinceJ2000)) } : nil,
        to: chapter.point, pointAt: isTropical ? chart.longitude(of: chapter.point) : nil, aspect: aspect,
        orb: isHourKnown ? chapter.orb : nil, phase: phase, exact: isCertain ? chapter.passes.map(\.exact) : [],
        text: language.book.filled(
          isHourKnown ? "line fact contact near" : "line fact contact bare", ("first", names.title(chapter.body)),
          ("aspect", names.name(aspect)), ("second", names.title(chapter.point)), ("orb", SkyNames.arc(chapter.orb))))
    ]
  }
}

extension ChapterDates.Known {
  /// The moment when its day may be told.
  var day: UTC? { if case .day(let instant) = self { instant } else { nil } }
}

extension Chapter {
  /// The same chapter as it is told in the zodiac of a chart: a year has the lord of the sign that it has there.
  fileprivate func inZodiac(of chart: NatalChart) -> Chapter {
    guard case .yearLord(_, let house) = kind, let ascendant = chart.inItsZodiac.angles?.ascendant else { return self }
    let sign = ZodiacSign(longitude: normalizedDegrees(ascendant + 30 * Double(house - 1)))
    let lord = sign.domicileRuler.body
    return Chapter(
      kind: .yearLord(sign, house: house), body: lord, aspect: nil, point: .body(lord), visits: visits, core: core,
      passes: passes, turns: turns, closeTurns: closeTurns, orb: orb, uncertainty: uncertainty, strength: strength)
  }
}
