package import Readings

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
    /// The names of what can be on, and whether it is.
    package var switches: [String: Bool] = [:]
    package var notice = "", problem = ""

    package init() {}
  }

  package static let template = "align-settings"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell { AlignSection.shell("settings", language) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    func label(_ name: String) -> String { language.page("align setting-\(name)") }
    let paces: [[String: Any]] = model.paces.map {
      ["value": $0, "title": language.page("align pace-\($0)"), "isChosen": $0 == model.pace]
    }
    let days: [[String: Any]] = (1...7).map {
      ["value": "\($0)", "title": language.dates.weekday($0), "isChosen": $0 == model.weekBegins]
    }
    return [
      "sections": AlignSection.bar(on: nil, language), "notice": AlignSection.one(model.notice),
      "problem": AlignSection.one(model.problem),
      "numbers": model.fields.map { field in
        [
          "name": field.name, "label": label(field.name), "value": field.value,
          "type": field.bounds == nil ? "time" : "number",
          "bounds": field.bounds.map { [["min": "\($0.lowerBound)", "max": "\($0.upperBound)"]] } ?? [],
        ] as [String: Any]
      },
      "choices": [
        ["name": "pace", "label": label("pace"), "options": paces],
        ["name": "weekBegins", "label": label("weekBegins"), "options": days],
      ] as [[String: Any]],
      "switches": model.switches.sorted { $0.key < $1.key }.map {
        ["name": $0.key, "label": label($0.key), "isOn": $0.value] as [String: Any]
      },
    ]
  }
}
