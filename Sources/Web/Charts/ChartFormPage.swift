import Astrology
import Atlas
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
    /// The zone by whose clocks the minute is told, `Asia/Tokyo`; `nil` in UTC.
    package var zone: String?

    package init(
      form: BirthForm = BirthForm(), questions: BirthQuestions = BirthQuestions(), sky: SkyTonight? = nil, zone: String? = nil
    ) {
      self.form = form
      self.questions = questions
      self.sky = sky
      self.zone = zone
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
      tab: .chart, modules: ["places.js", "zone.js", "clock.js", "again.js"], preview: .ofToday("page-chart"))
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = BirthFormView(
      model.form, questions: model.questions, submit: language.page("chart-form draw"), language: language
    ).values
    let zone = TimeZoneHistory(named: model.zone)
    values["sky"] =
      model.sky.map { [SkyPanel($0, in: zone, sprite: assets.path("sprite.svg"), language: language).values] } ?? []
    return values
  }
}
