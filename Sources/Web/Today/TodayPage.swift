import Astrology
import ChartArt
package import Ephemeris
package import Readings
import Shapes

/// The page that people open every morning: what the sky does to their chart today, and why it is said.
package struct TodayPage: Page {
  package static let template = "today"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  /// How far one can turn the pages back and forth, in days.
  package static let reach = 30

  package func shell(in language: Language) -> Shell {
    var shell = Shell(
      title: heading(language).isToday ? language.page("today today") : heading(language).date, tab: .today,
      sheets: ["today.css"],
      modules: ["page-at.js", "today.js", "zone.js", "first-days.js", "share.js", "keep.js"], isPublic: false)
    shell.namesClocks = !clocks.isEmpty
    return shell
  }

  /// Whose clocks the hours are, where that does not go without saying.
  private var clocks: [String] { [model.reading.clocks, model.elsewhere].compactMap(\.self) }

  private func heading(_ language: Language) -> DayHeading {
    DayHeading(day: model.day, now: model.now, name: model.name, language: language)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let reading = model.reading
    let heading = heading(language)
    let evidence = EvidenceView(day: model.day, language: language)
    return [
      "date": heading.date, "iso": reading.date, "greeting": heading.greeting,
      "previous": heading.previous.map { [["path": $0.path, "title": $0.title]] } ?? [],
      "next": heading.next.map { [["path": $0.path, "title": $0.title]] } ?? [],
      "isElsewhen": !heading.isToday, "toneTitle": language.page(heading.isToday ? "today tone-today" : "today tone"),
      "moonTitle": language.page(heading.isToday ? "week moon" : "week moon-then"),
      "everyoneTitle": language.page(heading.isToday ? "today tonight-everyone" : "today night-everyone"),
      "everyoneLine": everyoneLine,
      "moon": MoonDrawing.svg(model.moon.elongation, language),
      "clocks": clocks.prefix(1).map { ["text": $0] },
      "zodiac": reading.zodiac.map { [["text": $0]] } ?? [],
      "birthHour": reading.birthHour.map { [["text": $0]] } ?? [],
      "moonFacts": moonFacts(language), "headline": reading.headline,
      "summary": evidence.paragraph(reading.summary), "overview": evidence.paragraph(reading.overview, below: reading.summary),
      "sky": reading.sky.map { [evidence.paragraph($0, below: reading.summary, reading.overview)] } ?? [],
      "welcome": model.isWelcome ? [[:] as [String: Any]] : [], "isBrief": true,
      "tour": model.hasTour ? [TourView.values(isMember: !memberValues.isEmpty, language)] : [],
      "counsel": CounselView.values(reading.advice, language),
      "affirmation": reading.advice.affirmation,
      "chapter": model.chapter.map { [ChapterView($0, day: model.day, now: model.now, language: language).line] } ?? [],
      "practice": practiceLine(language).map { [["text": $0]] } ?? [],
      "thought": reading.headline, "thoughtSource": "reading",
      "key": [KeyTransitView(model, language: language).values(sprite: sprite, evidence: evidence)],
      "technical": evidence.paragraph(reading.technicalAnalysis),
      "area": evidence.paragraph(reading.areaOfLife),
      "hasMeters": !model.meters.isEmpty,
      "board": [MeterBoard(model.meters, mood: DayAccord(reading, in: language).mood, language: language).values],
      "meterCount": model.meters.reduce(model.meters.count) { $0 + $1.members.count },
      "categories": reading.categories.map { category in
        [
          "icon": Glyphs.id(category.category), "key": category.category.rawValue, "title": language.title(category.category),
          "teaser": FirstLine.opening(category.paragraph.text),
          "path": TodayPartPage.path(category.category, on: reading.date),
          "isNoted": !memberValues.isEmpty, "isWhole": model.isWhole,
          "whole": model.isWhole ? [evidence.paragraph(category.paragraph)] : [],
        ] as [String: Any]
      },
      "week": WeekView(model, language: language).values, "lookAhead": evidence.paragraph(reading.lookAhead),
      "lunar": evidence.paragraph(reading.lunarCycle),
      "collective": reading.collective.map { evidence.paragraph($0) },
      "small": reading.correspondences.map { item in
        [
          "kind": Self.title(of: item.kind, language), "value": item.value.prefix(1).uppercased() + item.value.dropFirst(),
          "reason": item.reason,
        ] as [String: Any]
      },
      "hasSmall": !reading.correspondences.isEmpty, "hasCollective": !reading.collective.isEmpty,
      "member": memberValues, "visitor": visitorValues,
      "card": "\(Route.todayCard.path)?date=\(reading.date)",
    ]
  }

  /// Whether today’s practice is done, and how long the row is.
  private func practiceLine(_ language: Language) -> String? {
    guard let practice = model.practice, heading(language).isToday else { return nil }
    return practice.text(language)
  }

  private var memberValues: [[String: Any]] {
    guard case .member(let isBookmarked) = model.keeping else { return [] }
    return [["isBookmarked": isBookmarked]]
  }

  private var visitorValues: [[String: Any]] {
    guard case .visitor(let path) = model.keeping else { return [] }
    return [["path": path]]
  }

  /// What the row of the sky for everybody tells while it is closed.
  private var everyoneLine: String {
    model.forEveryone?.line ?? FirstLine.of(model.reading.lunarCycle.text) ?? ""
  }

  /// Where the Moon is, how much of it is lit, and which phase comes next.
  private func moonFacts(_ language: Language) -> [[String: Any]] {
    let place = ZodiacPosition(longitude: model.moon.longitude)
    let lit = Int(clamping: (MoonDisc.illuminatedFraction(phaseAngle: model.moon.elongation) * 100).rounded())
    var facts: [(String, String)] = [
      (language.page("today moon-in", ("sign", language.names.name(place.sign))), Figures.degree(place)),
      (
        language.page(model.moon.elongation < 180 ? "today waxing" : "today waning"),
        language.page("today lit", ("percent", "\(lit)"))
      ),
    ]
    let (next, nextAt) = (model.moon.next ?? model.reading.moon.nextPhase, model.moon.nextAt ?? model.reading.moon.nextPhaseAt)
    if let phase = next, let instant = nextAt {
      facts.append((language.names.name(phase), language.dates.shortMoment(instant, from: model.day)))
    }
    return facts.map { ["title": $0.0, "value": $0.1] }
  }

  private static func title(of kind: String, _ language: Language) -> String {
    switch kind {
    case "color": language.page("today color")
    case "number": language.page("today number")
    case "hour": language.page("today hour")
    default: kind.prefix(1).uppercased() + String(kind.dropFirst())
    }
  }
}

extension TodayPage {
  /// A day of one person, ready to be shown.
  package struct Model: Sendable {
    /// What the person wants to be called; may be empty.
    package var name: String
    /// The words and what they rest on.
    package var reading: DailyReading
    /// The day, by the clocks of the person.
    package var day: LocalDay
    /// Now.
    package var now: UTC
    /// Where the Moon is: now for today, at noon for any other day.
    package var moon: Moon
    /// When the leading contact is in force; `nil` on a quiet day.
    package var span: TransitSpan?
    /// Seven days from this one on.
    package var week: [WeekDay]
    /// The groups of meters; none leaves the section out.
    package var meters: [MeterGroupView]
    /// The chapter of the person's life that the day is told in.
    package var chapter: ChapterTelling?
    /// Whether and how the reading can be kept.
    package var keeping: Keeping
    /// Whether this is one of the first visits.
    package var isWelcome: Bool
    /// Whether a word on each tab is offered: on the first visits, until it was heard or put away.
    package var hasTour: Bool
    /// How the practice stands; `nil` where it cannot be opened.
    package var practice: PracticeLine?
    /// Whether every part of life stands there with its text, as a device holds it that has no connection.
    package var isWhole = false
    /// Whose clocks the hours are, when they are not those of the device; `nil` when they are.
    package var elsewhere: String?

    package init(
      name: String, reading: DailyReading, day: LocalDay, now: UTC, moon: Moon, span: TransitSpan?, week: [WeekDay],
      meters: [MeterGroupView] = [], chapter: ChapterTelling? = nil, keeping: Keeping, isWelcome: Bool = false,
      hasTour: Bool = false,
      practice: PracticeLine? = nil
    ) {
      self.name = name
      self.reading = reading
      self.day = day
      self.now = now
      self.moon = moon
      self.span = span
      self.week = week
      self.meters = meters
      self.chapter = chapter
      self.keeping = keeping
      self.isWelcome = isWelcome
      self.hasTour = hasTour
      self.practice = practice
    }

    /// The first of the things that everybody has whose beginning is a line, and what it rests on.
    var forEveryone: (line: String, evidence: [ReadingEvidence])? {
      for paragraph in reading.collective {
        if let line = FirstLine.of(paragraph.text) { return (line, paragraph.evidence) }
      }
      return nil
    }
  }

  /// The Moon at an instant.
  package struct Moon: Sendable, Hashable {
    /// Degrees of ecliptic longitude, 0 ..< 360.
    package var longitude: Double
    /// Degrees by which the Moon is ahead of the Sun, 0 ..< 360.
    package var elongation: Double
    /// The turn of its light that comes next, and when; `nil` for the one that the reading of the day names.
    package var next: MoonPhase?
    package var nextAt: UTC?

    package init(longitude: Double, elongation: Double, next: MoonPhase? = nil, nextAt: UTC? = nil) {
      self.longitude = longitude
      self.elongation = elongation
      self.next = next
      self.nextAt = nextAt
    }
  }

  /// How near a contact is to exactness, over the time in which it is in force.
  package struct TransitSpan: Sendable, Hashable {
    package var start: UTC
    package var end: UTC
    /// 0 … 1, evenly spaced from start to end; 1 is exact.
    package var strengths: [Double]
    /// The exact moments between start and end.
    package var exact: [UTC]
    /// The moment of which the figures below speak: now for today, noon for any other day.
    package var moment: UTC
    /// Where the body stands at that moment, degrees 0 ..< 360.
    package var longitude: Double
    /// Degrees a day by which it moves, negative when retrograde.
    package var speed: Double
    /// Degrees from there to the point of the birth chart, 0 … 180; `nil` when the two longitudes tell it. Those of a sidereal zodiac do not,
    /// as it has moved since the birth.
    package var separation: Double?

    package init(
      start: UTC, end: UTC, strengths: [Double], exact: [UTC], moment: UTC, longitude: Double, speed: Double,
      separation: Double? = nil
    ) {
      self.start = start
      self.end = end
      self.strengths = strengths
      self.exact = exact
      self.moment = moment
      self.longitude = longitude
      self.speed = speed
      self.separation = separation
    }
  }

  /// One column of the week.
  package struct WeekDay: Sendable, Hashable {
    package var date: CalendarDate
    /// The Moon's elongation at noon, 0 ..< 360.
    package var elongation: Double
    /// How much is exact on and around the day, 0 … 1.
    package var stirring: Double

    package init(date: CalendarDate, elongation: Double, stirring: Double) {
      self.date = date
      self.elongation = elongation
      self.stirring = stirring
    }
  }

  /// Whether and how the reading can be kept.
  package enum Keeping: Sendable, Hashable {
    /// Somebody with an account.
    case member(isBookmarked: Bool)
    /// A visitor; where an account is made that keeps the chart.
    case visitor(path: String)
  }
}
