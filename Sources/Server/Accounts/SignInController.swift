import Atlas
import Companion
import HTTPTypes
import Hummingbird
import Identity
import Readings
import Store
import Web
import Wire

/// Signing up, in and out at a browser.
struct SignInController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let door: BrowserDoor

  func mount(on routes: RouteMounter) {
    for (purpose, page) in [(SignInPage.Purpose.signUp, Route.signUpPage), (.signIn, .signInPage)] {
      routes.answer(page) { request, context in
        let fields = try request.queryFields
        if context.caller.member != nil, let next = OwnPath(fields["next"] ?? Route.profilePage.path) {
          return .redirect(to: next.text, type: .normal)
        }
        return try await pages.answer(SignInPage(await model(purpose, fields, request)), context)
      }
    }
    routes.answer(.submitSignUp) { request, context in try await signUp(request, context) }
    routes.answer(.submitSignIn) { request, context in try await signIn(request, context) }
    routes.answer(.submitSignOut) { _, context in try await door.dismiss(context) }
  }

  private func signUp(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    do {
      let name = fields["name"].map(Choices.name)
      let signedIn = try await companion.accounts.register(
        email: fields["email"] ?? "", password: fields.exact("password"), invitation: fields["invitation"],
        from: door.origin(request, context))
      // Only the chart that was made here is somebody's own; an address with another one is no birth of theirs.
      let own = door.visitorChart(request)
      try await door.begin(signedIn.account, name: name, chart: own, request, context)
      try await door.keepAnother(fields["chart"], than: own, for: signedIn.account)
      return try await door.admit(new: signedIn, request, context, to: OwnPath(fields["next"]))
    } catch let refusal as ProofRefusal {
      return try await askAgain(.signUp, fields, refusal, request, context)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      if problem.code == .conflict, problem.field == "email", let known = try await enterAgain(fields, request, context) {
        return known
      }
      return try await askAgain(.signUp, fields, problem, request, context)
    }
  }

  /// Lets somebody in who has this account already and brings its password: the form was sent twice, or its first answer was lost. An
  /// account that was made just now gets its recovery codes anew, for nobody may have seen the first ones.
  ///
  /// - Returns: `nil` when the password is another one, or is not looked at.
  private func enterAgain(_ fields: FormFields, _ request: Request, _ context: AppContext) async throws -> Response? {
    guard
      let signedIn = try? await companion.accounts.signIn(
        email: fields["email"] ?? "", password: fields.exact("password"), from: door.origin(request, context))
    else { return nil }
    let own = door.visitorChart(request)
    try await door.comeHome(signedIn.account, chart: own, request, context)
    let next = OwnPath(fields["next"])
    let isNew = companion.clock.wholeSeconds - signedIn.account.createdAt / 1_000_000 < BrowserDoor.shownFor
    guard !isNew else { return try await door.admit(new: signedIn, request, context, to: next) }
    try await door.keepAnother(fields["chart"], than: own, for: signedIn.account)
    return try await door.admit(signedIn, request, context, to: next)
  }

  private func signIn(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    do {
      let signedIn = try await companion.accounts.signIn(
        email: fields["email"] ?? "", password: fields.exact("password"), from: door.origin(request, context))
      let own = door.visitorChart(request)
      try await door.comeHome(signedIn.account, chart: own, request, context)
      try await door.keepAnother(fields["chart"], than: own, for: signedIn.account)
      return try await door.admit(signedIn, request, context, to: OwnPath(fields["next"]))
    } catch let refusal as ProofRefusal {
      return try await askAgain(.signIn, fields, refusal, request, context)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      return try await askAgain(.signIn, fields, problem, request, context)
    }
  }

  private func askAgain(
    _ purpose: SignInPage.Purpose, _ fields: FormFields, _ problem: Problem, _ request: Request, _ context: AppContext
  ) async throws -> Response {
    var model = await typed(purpose, fields, request)
    switch problem.field {
    case "email": model.emailProblem = FieldWords.text(problem, context.language)
    case "password": model.passwordProblem = FieldWords.text(problem, context.language)
    case "invitation": model.invitationProblem = FieldWords.text(problem, context.language)
    default:
      // The form was open since before; the page says that nobody begins an account here.
      if purpose == .signUp, model.admission == .nobody, problem.code == .forbidden {
        return try await pages.answer(SignInPage(model), context, status: .forbidden)
      }
      guard problem.code == .invalidCredentials else { throw problem }
      model.passwordProblem = problem.message
    }
    return try await pages.answer(SignInPage(model), context, status: .unprocessableContent)
  }

  /// The form once more, for later: the password was not looked at.
  private func askAgain(
    _ purpose: SignInPage.Purpose, _ fields: FormFields, _ refusal: ProofRefusal, _ request: Request, _ context: AppContext
  ) async throws -> Response {
    var model = await typed(purpose, fields, request)
    model.problem = refusal.words(context.language)
    return try await pages.answer(SignInPage(model), context, refusal: refusal)
  }

  /// The form with what was typed still in it.
  private func typed(_ purpose: SignInPage.Purpose, _ fields: FormFields, _ request: Request) async -> SignInPage.Model {
    var model = await model(purpose, fields, request)
    model.email = String((fields["email"] ?? "").prefix(254))
    model.name = String((fields["name"] ?? "").prefix(60))
    model.invitation = String((fields["invitation"] ?? "").prefix(64))
    return model
  }

  private func model(_ purpose: SignInPage.Purpose, _ fields: FormFields, _ request: Request) async -> SignInPage.Model {
    var chart = fields["chart"].flatMap { UUIDv7.isValid($0) ? $0 : nil }
    // A new account takes over what was made at this browser, whichever way leads to the form.
    if chart == nil, purpose == .signUp { chart = await door.rememberedChart(request) }
    var model = SignInPage.Model(
      purpose, next: OwnPath(fields["next"])?.text ?? "", chart: chart ?? "",
      providers: companion.accounts.providers.filter(\.hasPage).map { SignInPage.Provider($0) },
      sky: pages.tonight)
    model.admission = SignInPage.Admission(companion.accounts.gate.registration)
    return model
  }
}

extension SignInPage.Provider {
  /// A provider as a page names it.
  init(_ provider: IdentityProvider) { self.init(id: provider.kind.rawValue, name: provider.name) }
}

extension SignInPage.Admission {
  /// What the page says of who may begin an account.
  init(_ registration: Registration) {
    switch registration {
    case .open: self = .anybody
    case .invite: self = .invited
    case .closed: self = .nobody
    }
  }
}
