import Ephemeris
import Readings

@testable import Web

// What most of these tests look at is the English pages of somebody without an account.

extension Site {
  func html(_ page: some Page) -> String { html(page, for: .visitor(.english)) }
}

extension Viewer {
  static func member(name: String, look: Look) -> Viewer { .member(name: name, look: look, language: .english) }
}

extension BirthIntake {
  init(_ form: BirthForm) { self.init(form, at: UTC(daysSinceJ2000: 9820.8125), language: .english) }
}

extension BirthDateText {
  init(_ text: String) { self.init(text, language: .english) }
}
