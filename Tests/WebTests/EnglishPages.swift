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
  init(_ form: BirthForm) { self.init(form, language: .english) }
}

extension BirthDateText {
  init(_ text: String) { self.init(text, language: .english) }
}
