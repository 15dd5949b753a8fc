package import Ephemeris
package import Readings

/// What a person has typed in the five steps so far, letter by letter.
package struct BeginForm: Sendable, Hashable {
  /// `name`: what to call them.
  package var name: String
  /// `day` of the month, in figures.
  package var day: String
  /// `month`, from `1` to `12`.
  package var month: String
  /// `year`, in full.
  package var year: String
  private var rest: BirthForm

  /// The names of the fields, each bounded when it is read.
  package static let fields = [
    "name", "day", "month", "year", "time", "time_unknown", "clock", "place", "place_id", "place_option", "place_chosen",
  ]

  /// The most characters of a name.
  static let longestName = 60

  /// What was typed.
  ///
  /// - Parameter value: gives the value of a field by name, or `nil` when it was not sent.
  package init(_ value: (String) -> String?) {
    name = String((value("name") ?? "").prefix(Self.longestName))
    day = String((value("day") ?? "").prefix(4))
    month = String((value("month") ?? "").prefix(2))
    year = String((value("year") ?? "").prefix(6))
    rest = BirthForm(value)
  }

  /// The same as a birth, for ``BirthIntake``.
  package func birth(in language: Language) -> BirthForm {
    var form = rest
    form.date = dateText(language.dates)
    return form
  }

  /// Whether a date stands there at all.
  var hasDate: Bool { !day.isEmpty || !year.isEmpty }

  private func dateText(_ dates: DateWords) -> String {
    guard hasDate else { return "" }
    let month = Int(month).flatMap { (1...12).contains($0) ? dates.months[$0 - 1] : nil } ?? ""
    return "\(day) \(month) \(year)"
  }

  /// The day that was typed; `nil` as long as it is none, or could be two.
  package func date(in language: Language) -> CalendarDate? {
    guard case .day(let date) = BirthDateText(dateText(language.dates), language: language) else { return nil }
    return date
  }

  // MARK: questions

  /// What is wrong with the date alone.
  ///
  /// - Parameter now: when the form is read; nobody is born later.
  package func dateProblem(at now: UTC, in language: Language) -> String? { asked(now, language).dateProblem }

  /// What is wrong with the hour alone.
  package func timeProblem(in language: Language) -> String? {
    // No hour is wrong on one day and right on another, so any moment will do.
    asked(UTC(daysSinceJ2000: 0), language).timeProblem
  }

  private func asked(_ now: UTC, _ language: Language) -> BirthQuestions {
    // Without a place nothing is certain, so there are always questions; only those about one field are looked at.
    var form = birth(in: language)
    form.place = ""
    form.placeID = ""
    form.placeOption = ""
    guard case .questions(let questions) = BirthIntake(form, at: now, language: language) else { return BirthQuestions() }
    return questions
  }
}
