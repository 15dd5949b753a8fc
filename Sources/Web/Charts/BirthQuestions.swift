import Readings

/// What has to be asked back before a chart can be drawn.
package struct BirthQuestions: Sendable, Hashable {
  /// A question with a few answers, of which one is taken.
  package struct Choice: Sendable, Hashable {
    /// An answer.
    package struct Option: Sendable, Hashable {
      /// What the form sends.
      package var value: String
      /// What the reader sees.
      package var title: String
      /// A second line; may be empty.
      package var detail: String

      package init(value: String, title: String, detail: String = "") {
        self.value = value
        self.title = title
        self.detail = detail
      }
    }

    /// The question, in plain words.
    package var question: String
    package var options: [Option]
    /// The value that is marked when the page opens; empty for none.
    package var selected: String

    package init(question: String, options: [Option], selected: String = "") {
      self.question = question
      self.options = options
      self.selected = selected
    }
  }

  /// What is wrong with the date, in words that say how to mend it.
  package var dateProblem: String?
  /// What is wrong with the time.
  package var timeProblem: String?
  /// What is wrong with the place.
  package var placeProblem: String?
  /// Day or month first.
  package var date: Choice?
  /// Which of the two readings of a repeated or skipped clock time.
  package var clock: Choice?
  /// Which of several places.
  package var place: Choice?

  package init() {}

  /// Nothing to ask.
  package var isEmpty: Bool { self == BirthQuestions() }

  /// The line above the form.
  func summary(_ language: Language) -> String {
    let problems = [dateProblem, timeProblem, placeProblem].compactMap(\.self).count
    let choices = [date, clock, place].compactMap(\.self).count
    if problems == 0 {
      return language.page(choices == 1 ? "birth one-question" : "birth two-questions")
    }
    return language.page(problems + choices == 1 ? "birth one-problem" : "birth some-problems")
  }
}
