import ChartArt
import Ephemeris
package import Readings
import Shapes

/// The reports that can be written about a chart, and those that were.
package struct ReportsPage: Page {
  package static let template = "reports"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  /// What can be asked for, in this order.
  package static let kinds: [Report.Kind] = [.birthChart, .love, .career, .money, .yearAhead]

  /// Who looks.
  package enum Reader: Sendable, Hashable {
    /// Somebody without a chart.
    case stranger
    /// Somebody who has made a chart and has no account.
    case visitor
    case member(hasBirth: Bool)
  }

  /// A report that was written.
  package struct Made: Sendable, Hashable {
    package let id: String
    package let kind: Report.Kind
    /// Whose chart it is about; may be empty.
    package let name: String
    package let date: String
    /// The hour of the day at which it was written, by the clocks of its reader.
    package let time: String
    /// Whether it is about the birth that the profile has now.
    package let isOfOwnBirth: Bool

    package init(id: String, kind: Report.Kind, name: String, date: String, time: String, isOfOwnBirth: Bool) {
      self.id = id
      self.kind = kind
      self.name = name
      self.date = date
      self.time = time
      self.isOfOwnBirth = isOfOwnBirth
    }
  }

  /// What the page shows.
  package struct Model: Sendable, Hashable {
    package let reader: Reader
    /// The newest first.
    package let made: [Made]
    package let isDeleted: Bool
    /// By which the server knows a form that comes twice.
    package let key: String

    package init(reader: Reader, made: [Made] = [], isDeleted: Bool = false, key: String = "") {
      self.reader = reader
      self.made = made
      self.isDeleted = isDeleted
      self.key = key
    }
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("reports title"), tab: .chart, sheets: ["reports.css"], modules: ["reports.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let (isMember, hasChart): (Bool, Bool) =
      switch model.reader {
      case .stranger: (false, false)
      case .visitor: (false, true)
      case .member(let hasBirth): (true, hasBirth)
      }
    return [
      "isDeleted": model.isDeleted, "hasChart": hasChart, "isMember": isMember, "canWrite": isMember && hasChart,
      "isTold": hasChart && !isMember, "back": (isMember && hasChart ? Route.ownChart : .chartForm).path,
      "begin": (isMember ? Route.birthPage : .beginPage).path, "key": model.key,
      "kinds": Self.kinds.map { kind($0, language) },
      "hasMade": !model.made.isEmpty,
      "made": model.made.map { made in
        [
          "path": Route.reportPage.path(made.id), "title": language.title(made.kind), "name": made.name, "date": made.date,
          "time": made.time,
        ]
      },
    ]
  }

  private func kind(_ kind: Report.Kind, _ language: Language) -> [String: Any] {
    let last = model.made.first { $0.kind == kind && $0.isOfOwnBirth }
    return [
      "kind": kind.rawValue, "title": language.title(kind),
      "line": language.page("reports line-\(kind.rawValue.replacing("_", with: "-"))"),
      "glyph": Self.glyph(of: kind), "told": Route.reportPage.path(kind.rawValue),
      "last": last.map { [["path": Route.reportPage.path($0.id), "date": $0.date]] } ?? [],
    ]
  }

  /// The body that a report is mostly about.
  static func glyph(of kind: Report.Kind) -> String {
    switch kind {
    case .love: Glyphs.id(CelestialBody.venus)
    case .career: Glyphs.id(CelestialBody.saturn)
    case .money: Glyphs.id(CelestialBody.jupiter)
    case .yearAhead: Glyphs.id(CelestialBody.moon)
    default: Glyphs.id(CelestialBody.sun)
    }
  }
}
