package import Readings
import Shapes

/// The settings of a practice.
package struct AlignSettingsPage: Page {
  /// A field with a number or a time of day.
  package struct Field: Sendable, Hashable {
    package var name, value: String
    /// `nil` for a time of day.
    package var bounds: ClosedRange<Int>?

    package init(_ name: String, _ value: String, bounds: ClosedRange<Int>? = nil) {
      self.name = name
      self.value = value
      self.bounds = bounds
    }
  }

  /// What the page shows.
  package struct Model: Sendable, Hashable {
    package var fields: [Field] = []
    package var pace = "even", paces: [String] = []
    /// 1, Monday, to 7, Sunday.
    package var weekBegins = 1
    /// The weekdays without reminders, 1 to 7.
    package var quietDays: Set<Int> = []
    /// The names of what can be on, and whether it is.
    package var switches: [String: Bool] = [:]
    package var notice = "", problem = ""
    /// The field that the problem is about; it stands beside it.
    package var problemField = ""
    package var hint: AlignHint?

    package init() {}
  }

  package static let template = "align-settings"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell { AlignSection.shell("settings", language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let paces: [[String: Any]] = model.paces.map {
      ["value": $0, "title": language.page("align pace-\($0)"), "isChosen": $0 == model.pace]
    }
    let days: [[String: Any]] = (1...7).map {
      ["value": "\($0)", "title": language.dates.weekday($0), "isChosen": $0 == model.weekBegins]
    }
    let hasOwnPlace = Self.choices.contains(model.problemField) || model.fields.contains { $0.name == model.problemField }
    func row(_ name: String) -> [String: Any] {
      let label = language.page("align setting-\(Self.textKey(name))")
      let problem = name == model.problemField ? AlignSection.one(model.problem) : []
      var row: [String: Any] = [
        "choice": [[String: Any]](), "number": [[String: Any]](), "switch": [[String: Any]](), "weekdays": [[String: Any]](),
      ]
      if let isOn = model.switches[name] {
        row["switch"] = [["name": name, "label": label, "isOn": isOn] as [String: Any]]
      } else if let field = model.fields.first(where: { $0.name == name }) {
        let bounds = field.bounds.map { [["min": "\($0.lowerBound)", "max": "\($0.upperBound)"]] } ?? []
        row["number"] = [
          [
            "name": name, "label": label, "value": field.value, "type": field.bounds == nil ? "time" : "number",
            "bounds": bounds, "problem": problem,
          ] as [String: Any]
        ]
      } else if name == "quietDays" {
        let days: [[String: Any]] = (1...7).map {
          [
            "name": "\(Self.quietDay)\($0)", "long": language.dates.weekday($0),
            "short": String(language.dates.weekday($0).prefix(2)), "isOn": model.quietDays.contains($0),
          ]
        }
        row["weekdays"] = [["label": label, "days": days, "problem": problem] as [String: Any]]
      } else if name == "pace" || name == "weekBegins" {
        row["choice"] = [
          ["name": name, "label": label, "options": name == "pace" ? paces : days, "problem": problem] as [String: Any]
        ]
      }
      return row
    }
    return [
      "sections": AlignSection.bar(on: nil, language), "notice": AlignSection.one(model.notice),
      "problem": hasOwnPlace ? [] : AlignSection.one(model.problem),
      "hint": AlignHint.values(model.hint, back: Route.alignSettingsPage.path, language),
      "groups": Self.groups.map { group in
        ["title": language.page("align group-\(group.name)"), "rows": group.rows.map(row)] as [String: Any]
      },
    ]
  }

  /// What stands together, in the order in which it is read.
  private static let groups: [(name: String, rows: [String])] = [
    ("session", ["pace", "breathSeconds", "statementSeconds", "visualisationSeconds", "asksIntention", "tone", "haptics"]),
    ("days", ["goal", "dayBoundary", "weekBegins", "allowsRepair"]),
    ("reminders", ["remindersOn", "reminderCount", "windowStart", "windowEnd", "quietDays"]),
  ]
  private static let choices: Set = ["pace", "weekBegins", "quietDays"]
  /// The name of the box of a weekday without reminders, before its number.
  package static let quietDay = "quietDay"

  /// `breathSeconds` as `breath-seconds`: keys of texts have small letters and hyphens only.
  private static func textKey(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }
}
