package import Readings

/// The calendar that somebody subscribes to: its making, its address once, what is in it, and its end.
package struct CalendarPage: Page {
  package static let template = "profile-calendar"

  /// On which day it was made, in words; `nil` when there is none.
  package let made: String?
  /// What is in it, or would be.
  package let choices: Set<CalendarChoice>
  /// Whether the profile has a birth.
  package let hasBirth: Bool
  /// The address as a link, for a short while after it was made.
  package var link: String?
  /// What was done, in words.
  package var notice = ""

  package init(made: String?, choices: Set<CalendarChoice>, hasBirth: Bool) {
    self.made = made
    self.choices = choices
    self.hasBirth = hasBirth
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("calendar title"), tab: .profile, modules: ["copy.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "notice": notice.isEmpty ? [] : [["text": notice]], "address": link.map { [["link": $0]] } ?? [],
      "isActive": made != nil, "hasBirth": hasBirth,
      "active": link == nil ? made.map { [["text": language.page("calendar active", ("day", $0))]] } ?? [] : [],
      "choices": CalendarChoice.allCases.map { choice in
        let (title, note) = Self.words(choice, language)
        return ["name": choice.rawValue, "title": title, "note": note, "isChosen": choices.contains(choice)] as [String: Any]
      },
    ]
  }

  private static func words(_ choice: CalendarChoice, _ language: Language) -> (title: String, note: String) {
    switch choice {
    case .transits: (language.page("calendar transits"), language.page("calendar transits-note"))
    case .quickTransits: (language.page("calendar quick-transits"), language.page("calendar quick-transits-note"))
    case .moon: (language.page("calendar moon"), language.page("calendar moon-note"))
    case .stations: (language.page("calendar stations"), language.page("calendar stations-note"))
    case .lunations: (language.page("calendar lunations"), language.page("calendar lunations-note"))
    case .practice: (language.page("calendar practice"), language.page("calendar practice-note"))
    }
  }
}
