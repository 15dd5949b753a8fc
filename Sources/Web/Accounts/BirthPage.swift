package import Readings
import Shapes

/// The form for one’s name and birth.
package struct BirthPage: Page {
  package static let template = "profile-birth"
  /// What was typed so far.
  package let form: BirthForm
  /// The name as it was typed.
  package let name: String
  /// What must be asked back.
  package let questions: BirthQuestions

  package init(form: BirthForm, name: String, questions: BirthQuestions = BirthQuestions()) {
    self.form = form
    self.name = name
    self.questions = questions
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("profile birth-window"), tab: .profile, modules: ["places.js", "again.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = BirthFormView(
      form, questions: questions, submit: language.page("profile birth-save"), action: Route.submitBirth.path,
      language: language
    ).values
    values["personalName"] = [["name": name]]
    return values
  }
}
