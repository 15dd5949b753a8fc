import Astrology
import ChartArt
import Ephemeris
import Readings
import Shapes

/// The page that people open every morning: what the sky does to their chart today, and why it is said.
public struct TodayPage: Page {
  public static let template = "today"
  public let model: Model

  public init(_ model: Model) { self.model = model }

  /// How far one can turn the pages back and forth, in days.
  public static let reach = 30

  public var shell: Shell {
    Shell(
      title: heading.isToday ? "Today" : heading.date, tab: .today, sheets: ["today.css"], modules: ["today.js"], isPublic: false)
  }

  private var heading: DayHeading { DayHeading(day: model.day, now: model.now, name: model.name) }

  public func values(assets: AssetCatalog) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let reading = model.reading
    let heading = heading
    let evidence = EvidenceView(day: model.day)
    return [
      "date": heading.date, "iso": reading.date, "greeting": heading.greeting,
      "previous": heading.previous.map { [["path": $0.path, "title": $0.title]] } ?? [],
      "next": heading.next.map { [["path": $0.path, "title": $0.title]] } ?? [],
      "isElsewhen": !heading.isToday, "toneTitle": heading.isToday ? "How today feels" : "How the day feels",
      "moon": MoonDisc.svg(phaseAngle: model.moon.elongation, detail: .dial, options: .page(prefix: "moon")),
      "moonFacts": moonFacts, "headline": reading.headline,
      "summary": evidence.paragraph(reading.summary), "overview": evidence.paragraph(reading.overview),
      "welcome": model.isWelcome ? [[:] as [String: Any]] : [],
      "counsel": [
        ("i-do", "Do", reading.advice.doThis), ("i-dont", "Don’t", reading.advice.dont),
        ("i-reflect", "Reflect on", reading.advice.reflectOn),
      ].map { ["icon": $0.0, "title": $0.1, "text": $0.2] as [String: Any] },
      "affirmation": reading.advice.affirmation,
      "key": [KeyTransitView(model).values(sprite: sprite, evidence: evidence)],
      "technical": evidence.paragraph(reading.technicalAnalysis),
      "area": evidence.paragraph(reading.areaOfLife),
      "hasMeters": !model.meters.isEmpty, "meters": model.meters.map { $0.values },
      "meterCount": model.meters.reduce(model.meters.count) { $0 + $1.members.count },
      "categories": reading.categories.map { category in
        [
          "icon": Glyphs.id(category.category), "key": category.category.rawValue, "title": category.category.title,
          "teaser": category.teaser, "path": TodayPartPage.path(category.category, on: reading.date),
          "isNoted": !memberValues.isEmpty,
        ] as [String: Any]
      },
      "week": WeekView(model).values, "lookAhead": evidence.paragraph(reading.lookAhead),
      "lunar": evidence.paragraph(reading.lunarCycle),
      "collective": reading.collective.map(evidence.paragraph),
      "small": reading.correspondences.map { item in
        [
          "kind": Self.title(of: item.kind), "value": item.value.prefix(1).uppercased() + item.value.dropFirst(),
          "reason": item.reason,
        ] as [String: Any]
      },
      "hasSmall": !reading.correspondences.isEmpty, "hasCollective": !reading.collective.isEmpty,
      "member": memberValues, "visitor": visitorValues,
      "card": "\(Route.todayCard.path)?date=\(reading.date)",
    ]
  }

  private var memberValues: [[String: Any]] {
    guard case .member(let isBookmarked) = model.keeping else { return [] }
    return [["isBookmarked": isBookmarked]]
  }

  private var visitorValues: [[String: Any]] {
    guard case .visitor(let path) = model.keeping else { return [] }
    return [["path": path]]
  }

  /// Where the Moon is, how much of it is lit, and which phase comes next.
  private var moonFacts: [[String: Any]] {
    let place = ZodiacPosition(longitude: model.moon.longitude)
    let lit = Int(clamping: (MoonDisc.illuminatedFraction(phaseAngle: model.moon.elongation) * 100).rounded())
    var facts: [(String, String)] = [
      ("Moon in \(place.sign.name)", Figures.degree(place)),
      (model.moon.elongation < 180 ? "Waxing" : "Waning", "\(lit)% lit"),
    ]
    if let instant = Instant.read(model.reading.moon.nextPhaseAt) {
      facts.append((Self.phaseName(model.reading.moon.nextPhase), model.day.shortTime(instant)))
    }
    return facts.map { ["title": $0.0, "value": $0.1] }
  }

  /// `Full`, `First quarter`: of `full Moon` and its kin.
  private static func phaseName(_ phase: String) -> String {
    var words = phase.split(separator: " ").map(String.init)
    if words.count > 1, words.last?.lowercased() == "moon" { words.removeLast() }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func title(of kind: String) -> String {
    switch kind {
    case "color": "Color"
    case "number": "Number"
    case "hour": "Hour"
    default: kind.prefix(1).uppercased() + String(kind.dropFirst())
    }
  }
}
