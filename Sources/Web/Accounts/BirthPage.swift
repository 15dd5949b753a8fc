public import Readings
import Shapes

/// The form for one’s name and birth.
public struct BirthPage: Page {
  public static let template = "profile-birth"
  /// What was typed so far.
  public let form: BirthForm
  /// The name as it was typed.
  public let name: String
  /// What must be asked back.
  public let questions: BirthQuestions

  public init(form: BirthForm, name: String, questions: BirthQuestions = BirthQuestions()) {
    self.form = form
    self.name = name
    self.questions = questions
  }

  public func shell(in language: Language) -> Shell {
    Shell(title: "Your birth", tab: .profile, modules: ["places.js"], isPublic: false)
  }

  public func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = BirthFormView(form, questions: questions, submit: "Save", action: Route.submitBirth.path).values
    values["personalName"] = [["name": name]]
    return values
  }
}
