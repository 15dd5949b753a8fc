import Astrology
package import Readings

extension ChartFormPage {
  /// The form as it was typed, what must be asked back, and the sky of this minute.
  package struct Model: Sendable, Hashable {
    /// What was typed so far.
    package var form: BirthForm
    /// What must be asked back; empty at first.
    package var questions: BirthQuestions
    /// The sky of this minute; `nil` leaves the drawing out.
    package var sky: SkyTonight?

    package init(form: BirthForm = BirthForm(), questions: BirthQuestions = BirthQuestions(), sky: SkyTonight? = nil) {
      self.form = form
      self.questions = questions
      self.sky = sky
    }
  }
}

/// The form for a birth, with the sky of this minute beside it.
package struct ChartFormPage: Page {
  package static let template = "chart-form"
  package let model: Model

  package init(_ model: Model = Model()) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("chart-form title"),
      description: language.page("chart-form description"),
      tab: .chart, modules: ["places.js", "zone.js", "clock.js", "again.js"])
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = BirthFormView(
      model.form, questions: model.questions, submit: language.page("chart-form draw"), language: language
    ).values
    values["sky"] = model.sky.map { [SkyPanel($0, sprite: assets.path("sprite.svg"), language: language).values] } ?? []
    return values
  }
}
