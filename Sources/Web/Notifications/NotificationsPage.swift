package import Readings

/// What somebody is told of without asking, when, and on which devices.
package struct NotificationsPage: Page {
  /// A device that is told.
  package struct Device: Sendable, Hashable {
    let id, name: String
    let isThis: Bool

    package init(id: String, name: String, isThis: Bool) {
      self.id = id
      self.name = name
      self.isThis = isThis
    }
  }

  /// What the page shows.
  package struct Model: Sendable {
    package var morning = false, practice = false
    /// When the morning's reading is announced, as `08:00`.
    package var at = ""
    /// The first and the last time that may be chosen, as the field takes them.
    package var times = (first: "", last: "")
    /// The same as the person is told hours.
    package var told = (first: "", last: "")
    package var mostADay = 2
    package var budgets = 1...6
    package var devices: [Device] = []
    /// What a browser subscribes to.
    package var key = ""
    package var notice = "", problem = ""

    package init() {}
  }

  package static let template = "profile-notifications"
  let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("notifications title"), tab: .profile, modules: ["notifications.js", "zone.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "notice": AlignSection.one(model.notice), "problem": AlignSection.one(model.problem), "morning": model.morning,
      "practice": model.practice, "at": model.at, "earliest": model.times.first, "latest": model.times.last,
      "first": model.told.first, "last": model.told.last,
      "budgets": model.budgets.map { ["value": "\($0)", "isChosen": $0 == model.mostADay] as [String: Any] },
      "hasDevices": !model.devices.isEmpty, "hasThis": model.devices.contains(where: \.isThis),
      "devices": model.devices.map { ["id": $0.id, "name": $0.name, "isThis": $0.isThis] as [String: Any] },
      "key": model.key,
    ]
  }
}
