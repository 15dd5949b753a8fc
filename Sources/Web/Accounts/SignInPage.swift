package import Readings
import Shapes

/// The form for signing in, or for a new account, with tonight’s Moon beside it.
package struct SignInPage: Page {
  /// Which of the two it is.
  package enum Purpose: Sendable, Hashable {
    case signIn
    case signUp
  }

  /// Who may begin an account.
  package enum Admission: Sendable, Hashable {
    case anybody, invited, nobody
  }

  /// Somebody who vouches for people.
  package struct Provider: Sendable, Hashable {
    /// `google`: a part of the address.
    package var id: String
    /// `Google`.
    package var name: String

    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// What was typed, what is wrong with it, and where it leads.
  package struct Model: Sendable, Hashable {
    package var purpose: Purpose
    /// The address as it was typed.
    package var email: String
    /// The name as it was typed; only for a new account.
    package var name: String
    /// A path of our own to go to afterwards; empty for the profile.
    package var next: String
    /// The chart to keep; empty for none.
    package var chart: String
    /// The code of an invitation as it was typed.
    package var invitation = ""
    package var admission = Admission.anybody
    package var invitationProblem: String?
    package var emailProblem: String?
    package var passwordProblem: String?
    /// What is wrong with neither of the two, such as a provider that does not answer.
    package var problem: String?
    package var providers: [Provider]
    /// The sky of this minute; `nil` leaves the Moon out.
    package var sky: SkyTonight?

    package init(_ purpose: Purpose, next: String = "", chart: String = "", providers: [Provider] = [], sky: SkyTonight? = nil) {
      self.purpose = purpose
      email = ""
      name = ""
      self.next = next
      self.chart = chart
      self.providers = providers
      self.sky = sky
    }
  }

  package static let template = "sign-in"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    // The form for a new account is called what its heading calls it.
    let title =
      isNew ? language.page(hasChart ? "sign-in keep-chart-title" : "sign-in new-title") : language.page("sign-in window")
    return Shell(
      title: title, description: language.page("landing description"),
      tab: .profile, modules: ["clock.js", "zone.js", "reveal.js", "again.js"], isPublic: false, preview: .site)
  }

  private var isNew: Bool { model.purpose == .signUp }

  /// Whether there is a chart to keep.
  private var hasChart: Bool { !model.chart.isEmpty }

  /// Whether there is nothing to fill in.
  private var isShut: Bool { isNew && model.admission == .nobody }

  /// Whether a new account needs a code. It goes to a provider's door as a field of the form, so that it stands in no address.
  private var asksForInvitation: Bool { isNew && model.admission == .invited }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    func problem(_ text: String?) -> [[String: Any]] { text.map { [["text": $0]] } ?? [] }
    return [
      "isNew": isNew, "action": (isNew ? Route.submitSignUp : .submitSignIn).path,
      "other": (isNew ? Route.signInPage : .signUpPage).path,
      "query": query, "nextQuery": model.next.isEmpty ? "" : "?next=\(Route.encoded(model.next, keepsSlashes: true))",
      "hasChart": hasChart, "email": model.email, "name": model.name, "next": model.next,
      "chart": model.chart, "problem": problem(model.problem), "emailProblem": problem(model.emailProblem),
      "passwordProblem": problem(model.passwordProblem),
      "hasProviders": !model.providers.isEmpty && !isShut,
      "isShut": isShut, "needsInvitation": asksForInvitation, "invitation": model.invitation,
      "invitationProblem": problem(model.invitationProblem), "mayBegin": model.admission != .nobody,
      "providers": model.providers.map { provider in
        let path =
          asksForInvitation ? Route.submitSignUpWithProvider.path(provider.id) : Route.leaveToProvider.path(provider.id) + query
        return ["path": path, "name": provider.name]
      },
      "moon": model.sky.map { [MoonView.values($0, language)] } ?? [],
    ]
  }

  /// What the ways out of this page carry on.
  private var query: String {
    var parts: [String] = []
    if !model.next.isEmpty { parts.append("next=\(Route.encoded(model.next, keepsSlashes: true))") }
    if !model.chart.isEmpty { parts.append("chart=\(Route.encoded(model.chart, keepsSlashes: true))") }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}
