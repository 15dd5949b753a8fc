import Readings

/// A word on each tab, for whoever is here for the first time.
package enum TourView {
  /// The name under which an account remembers that it was heard or put away, beside the hints of the practice.
  package static let name = "tour"

  /// What the template needs. Members have a tab more.
  static func values(isMember: Bool, _ language: Language) -> [String: Any] {
    let tabs = Shell.Tab.common.filter { isMember || $0 != .align }
    return [
      "isMember": isMember,
      "steps": tabs.map { tab in
        [
          "tab": language.page("shell tab-\(tab.rawValue)"), "tabPath": tab.path,
          "words": language.page("first-days \(tab.rawValue)"),
        ] as [String: Any]
      },
    ]
  }
}
