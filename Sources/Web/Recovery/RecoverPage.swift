package import Readings
import Shapes

/// “I cannot sign in”: the ways back in that this server offers, each with its form.
package struct RecoverPage: Page {
  /// What was typed, and what is wrong with it.
  package struct Model: Sendable, Hashable {
    /// Whether the server sends letters.
    package var sendsMail: Bool
    /// The address as it was typed.
    package var email = ""
    /// The code as it was typed.
    package var code = ""
    /// A path of our own to go to afterwards; may be empty.
    package var next = ""
    /// Where people reach whoever runs the server.
    package var contact: String?
    /// Who vouches for people, and needs no password.
    package var providers: [SignInPage.Provider] = []
    /// Whether a letter was asked for just now.
    package var isSent = false
    package var mailEmailProblem: String?
    /// Why no letter was taken on, and when the next one will be.
    package var mailRefusal: String?
    package var codeEmailProblem: String?
    package var codeProblem: String?
    package var passwordProblem: String?
    /// Why the code was not looked at, and when the next one will be.
    package var codeRefusal: String?

    package init(sendsMail: Bool) { self.sendsMail = sendsMail }
  }

  package static let template = "recover"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("recover window"), description: language.page("landing description"), tab: .profile,
      modules: ["reveal.js"], isPublic: false, preview: .site)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    func told(_ problem: String?) -> [[String: Any]] { problem.map { [["text": $0]] } ?? [] }
    let query = model.next.isEmpty ? "" : "?next=\(Route.encoded(model.next, keepsSlashes: true))"
    return [
      "lead": language.page(model.sendsMail ? "recover lead-both" : "recover lead-codes"), "sendsMail": model.sendsMail,
      "isSent": model.isSent, "email": model.email, "code": model.code, "next": model.next, "query": query,
      "contact": model.sendsMail ? [] : model.contact.map { [["contact": $0]] } ?? [],
      "noContact": !model.sendsMail && model.contact == nil, "mailEmailProblem": told(model.mailEmailProblem),
      "mailRefusal": told(model.mailRefusal), "codeEmailProblem": told(model.codeEmailProblem),
      "codeProblem": told(model.codeProblem), "passwordProblem": told(model.passwordProblem),
      "codeRefusal": told(model.codeRefusal), "hasProviders": !model.providers.isEmpty,
      "providers": model.providers.map { ["path": Route.leaveToProvider.path($0.id) + query, "name": $0.name] },
    ]
  }
}
