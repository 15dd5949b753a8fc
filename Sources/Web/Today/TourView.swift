import Readings

/// A word on each tab, for whoever is here for the first time.
package enum TourView {
  /// The name under which an account remembers that it was heard or put away, beside the hints of the practice.
  package static let name = "tour"

  /// What the template needs: for a member also where it is remembered that the tour was heard.
  static func values(isMember: Bool, _ language: Language) -> [String: Any] {
    [
      "isMember": isMember,
      "steps": Shell.Tab.common.map { tab in
        [
          "tab": language.page("shell tab-\(tab.rawValue)"), "tabPath": tab.path,
          "words": language.page("first-days \(tab.rawValue)"),
        ] as [String: Any]
      },
    ]
  }
}
