import Ephemeris
package import Readings
import Shapes

/// One of the five steps to a chart.
package struct BeginPage: Page {
  /// The steps in their order.
  package enum Step: Int, Sendable, Hashable, CaseIterable {
    case welcome, name, date, time, place

    /// Where the step is.
    package var path: String {
      switch self {
      case .welcome: Route.beginPage.path
      case .name: Route.beginName.path
      case .date: Route.beginDate.path
      case .time: Route.beginTime.path
      case .place: Route.beginPlace.path
      }
    }

    var previous: Step? { Step(rawValue: rawValue - 1) }
  }

  /// A step, what was typed so far and what must be asked back.
  package struct Model: Sendable, Hashable {
    package var step: Step
    package var form: BeginForm
    package var questions: BirthQuestions
    /// What is wrong with the name.
    package var nameProblem: String?

    package init(step: Step, form: BeginForm, questions: BirthQuestions = BirthQuestions(), nameProblem: String? = nil) {
      self.step = step
      self.form = form
      self.questions = questions
      self.nameProblem = nameProblem
    }
  }

  package static let template = "begin"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    let modules: [String] =
      switch model.step {
      case .welcome, .name: ["zone.js", "again.js"]
      case .date, .time: ["begin.js", "again.js"]
      case .place: ["places.js", "zone.js", "again.js"]
      }
    return Shell(
      title: model.step == .welcome
        ? language.page("begin welcome-title") : language.page("begin step", ("number", "\(model.step.rawValue)")),
      description: model.step == .welcome ? language.page("begin description") : "",
      tab: nil, isBare: true, isAlone: true, modules: modules, isPublic: model.step == .welcome,
      preview: model.step == .welcome ? .ofToday("page-begin") : nil)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let form = model.form
    var values = BirthFormView(form.birth(in: language), questions: model.questions, submit: "", language: language).values
    values["action"] = model.step.path
    values["back"] = model.step.previous.map { [["path": $0.path]] } ?? []
    values["number"] = model.step.rawValue
    values["dots"] = dots
    values["name"] = form.name
    values["nameProblem"] = model.nameProblem.map { [["text": $0]] } ?? []
    values["day"] = form.day
    values["year"] = form.year
    values["isMonthFirst"] = language.dates.format.order == .monthFirst
    values["months"] = language.dates.months.enumerated().map { index, name in
      ["number": index + 1, "name": name, "isChosen": form.month == "\(index + 1)"] as [String: Any]
    }
    for step in Step.allCases { values["is\("\(step)".prefix(1).uppercased())\("\(step)".dropFirst())"] = step == model.step }
    if model.step == .date { values["drawing"] = SunLine(model.form.date(in: language), language).svg(sprite: sprite) }
    if model.step == .time { values["drawing"] = HourLine(hour(language), language).svg }
    return values
  }

  private var dots: [[String: Any]] {
    Step.allCases.dropFirst().map { step in
      let state = step == model.step ? "now" : step.rawValue < model.step.rawValue ? "done" : "todo"
      return ["x": SVG.number(Double(step.rawValue - 1) * 100 / 3), "state": state, "radius": step == model.step ? 5 : 3]
    }
  }

  private func hour(_ language: Language) -> Double? {
    let birth = model.form.birth(in: language)
    guard !birth.timeUnknown, case .time(let hour, let minute, _) = BirthTimeText(birth.time, language: language) else {
      return nil
    }
    return Double(hour) + Double(minute) / 60
  }
}
