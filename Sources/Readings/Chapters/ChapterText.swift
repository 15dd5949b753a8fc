import Astrology
import Ephemeris

/// What is written of one chapter of a life, or of a year of it.
public struct ChapterText: Sendable, Hashable {
  /// A paragraph of it. The raw values are the names in files and on the API.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// The first weeks of what a slow body does.
    case beginning
    /// The days when it is exact.
    case passes
    /// While the body goes back over the ground.
    case backwards
    /// When it leaves.
    case end
    /// What is left by an eclipse, a lunation or a station.
    case after
    /// The first months of a year of life.
    case first
    /// The rest of it.
    case then
    /// The planet that the year belongs to.
    case lord
  }

  /// What it is called in files: `saturn-moon-hard`, `solar-eclipse-moon`, `house-7`, `venus` for a lord. Never changes.
  public let id: String
  /// A title; empty of a lord.
  let name: String
  /// What the stretch is about.
  let about: String
  /// Its paragraphs.
  let parts: [Part: String]
}

extension ChapterText {
  /// What a text is written for.
  enum Kind: String, CaseIterable {
    /// A slow body at a point of the chart.
    case contact
    /// An eclipse, a lunation or a station on a point.
    case event
    /// A year of life by its house.
    case year
    /// The lord of a year.
    case lord

    /// Its paragraphs.
    var parts: [Part] {
      switch self {
      case .contact: [.beginning, .passes, .backwards, .end]
      case .event: [.after]
      case .year: [.first, .then]
      case .lord: []
      }
    }

    /// The fields that it has, all of them.
    var fields: [String] { (self == .lord ? [] : ["name"]) + ["about"] + parts.map { $0.rawValue } }

    /// The word at the head of the text.
    var head: String {
      switch self {
      case .contact, .event: "chapter"
      case .year: "year"
      case .lord: "lord"
      }
    }

    /// What a text with such a head is written for; `nil` for what is no chapter of a life.
    init?(head: some StringProtocol, id: String) {
      guard let kind = Self.allCases.first(where: { $0.head == head && $0.ids.contains(id) }) else { return nil }
      self = kind
    }

    /// The names that texts of this kind may have.
    var ids: Set<String> {
      switch self {
      case .contact: Self.contacts
      case .event: Self.events
      case .year: Self.years
      case .lord: Self.lords
      }
    }

    private static let points = CelestialBody.planets.map { $0.key } + ["ascendant", "midheaven"]
    private static let contacts = Set(
      LeadingSky.slowBodies.flatMap { body in
        (points + [ChapterText.key(body)]).flatMap { point in
          ["union", "soft", "hard"].map { "\(ChapterText.key(body))-\(point)-\($0)" }
        }
      })
    private static let events = Set(
      [
        "solar-eclipse", "lunar-eclipse", "new-moon", "full-moon", "mercury-station", "venus-station", "mars-station",
      ].flatMap { event in points.map { "\(event)-\($0)" } })
    private static let years = Set((1...12).map { "house-\($0)" })
    private static let lords = Set(ZodiacSign.allCases.map { $0.domicileRuler.body.key })
  }

  /// The name of a body in files and addresses: that of the keys of texts, and the true node as `node`.
  static func key(_ body: CelestialBody) -> String { body == .trueNode ? "node" : body.key }

  /// The name of the text of a chapter; that of a year is the text of its house.
  static func id(of chapter: Chapter) -> String {
    let point = if case .body(let body) = chapter.point { key(body) } else { chapter.point.key }
    switch chapter.kind {
    case .contact, .homecoming:
      let nature =
        switch chapter.aspect?.nature {
        case .flow: "soft"
        case .strain: "hard"
        case .union, .minor, nil: "union"
        }
      return "\(key(chapter.body))-\(point)-\(nature)"
    case .station: return "\(chapter.body.key)-station-\(point)"
    case .eclipse(let isSolar): return "\(isSolar ? "solar-eclipse" : "lunar-eclipse")-\(point)"
    case .lunation(let isFull): return "\(isFull ? "full-moon" : "new-moon")-\(point)"
    case .yearLord(_, let house): return "house-\(house)"
    }
  }
}
