import Ephemeris
import Readings
import Shapes

/// The form with what must be asked or said back.
struct BirthFormView {
  let form: BirthForm
  let questions: BirthQuestions
  let submit: String
  /// Where the form is sent.
  let action: String
  let language: Language

  init(
    _ form: BirthForm, questions: BirthQuestions = BirthQuestions(), submit: String,
    action: String = Route.submitChartForm.path, language: Language
  ) {
    self.language = language
    self.form = form
    self.questions = questions
    self.submit = submit
    self.action = action
  }

  var values: [String: Any] {
    [
      "dateExample": Self.example.map { language.dates.long($0.date) } ?? "",
      "timeExample": Self.example.map(language.dates.minutes) ?? "",
      "date": form.date, "time": form.time, "timeUnknown": form.timeUnknown, "place": form.place,
      "placeID": questions.place == nil ? form.placeID : "",
      "placeChosen": questions.place == nil ? form.placeChosen : form.place,
      "submit": submit, "action": action, "hasProblems": !questions.isEmpty, "problemSummary": questions.summary(language),
      "dateProblem": problem(questions.dateProblem), "timeProblem": problem(questions.timeProblem),
      "placeProblem": problem(questions.placeProblem),
      "dateChoice": choice(questions.date), "clockChoice": choice(questions.clock), "placeChoice": choice(questions.place),
    ]
  }

  /// What an empty field shows: a date and an hour that nobody takes for others.
  private static let example = CivilDateTime(
    date: CalendarDate(dayNumber: 2_448_058, calendar: .gregorian), hour: 7, minute: 20)

  private func problem(_ text: String?) -> [[String: Any]] { text.map { [["text": $0]] } ?? [] }

  private func choice(_ choice: BirthQuestions.Choice?) -> [[String: Any]] {
    guard let choice else { return [] }
    let options = choice.options.map { option in
      ["value": option.value, "title": option.title, "detail": option.detail, "checked": option.value == choice.selected]
        as [String: Any]
    }
    return [["question": choice.question, "options": options]]
  }
}
