import Atlas
import Companion
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Identity
import Readings
import Store
import Web
import Wire

/// Signing in with somebody who vouches (OpenID Connect Core 1.0, section 3.2, with the answer as a form: OAuth 2.0 Form Post Response
/// Mode).
struct ProviderController: Sendable {
  /// What binds an answer to the browser that began: kept in its cookie while it is away.
  struct Attempt: Codable, Sendable {
    let provider: String
    let state: String
    let nonce: String
    let next: String?
    let chart: String?
    /// The chart that was made at this browser before, for whoever begins an account, or signs in to one without a birth.
    var visitorChart: String?
    /// Where what was typed at this browser on the way to a chart goes on; `nil` when nothing was typed.
    var begun: String?
    /// The code with which an account may be made; `nil` when none was given.
    var invitation: String?
    /// What proves that it is us who come for the token; only where a code is brought.
    var verifier: String?
    /// Whose account it is to be added to; `nil` when somebody signs in.
    var link: Link?
  }

  /// An account that a way to sign in is to be added to. The browser brings no session along from another site, so this travels in the
  /// sealed cookie.
  struct Link: Codable, Sendable {
    let account: String
    let signIn: String
  }

  let companion: Companion
  let pages: PageRenderer
  let door: BrowserDoor
  let cookie: SealedCookie
  let isSecure: Bool
  /// Where people reach this server; what the request says when `nil`.
  let origin: String?

  func mount(on routes: RouteMounter) {
    routes.answer(.leaveToProvider) { request, context in try await leave(request, context) }
    routes.answer(.submitSignUpWithProvider) { request, context in try await leaveToSignUp(request, context) }
    routes.answer(.linkProvider) { request, context, member in try await leave(request, context, toLink: member) }
    routes.answer(.returnFromProvider) { request, context in try await comeBack(request, context) }
    routes.answer(.returnWithCode) { request, context in try await comeBack(request, context) }
  }

  private func provider(_ context: AppContext) throws -> IdentityProvider {
    let name = context.parameters.get("provider")
    guard
      let provider = companion.accounts.providers.first(where: { $0.kind.rawValue == name && $0.hasPage })
    else { throw Problem(.notFound, "This server does not offer that way to sign in.") }
    return provider
  }

  // MARK: leaving

  /// Leaves to add a way to sign in, for somebody who has signed in just now: whoever finds an open browser must not add their own.
  private func leave(_ request: Request, _ context: AppContext, toLink member: Member) async throws -> Response {
    guard SameOriginForms.isOurs(request, context) else { throw Problem(.forbidden, "This request was sent from another site.") }
    guard let signIn = member.signIn else {
      throw Problem(.forbidden, "API keys cannot be used here; sign in with your account.")
    }
    do {
      try await companion.accounts.requireProof(member, password: nil, context.network)
    } catch {
      guard let problem = Problem(of: error), problem.code == .freshSignInRequired else { throw error }
      return .redirect(to: ProfileNotice.stale.path, type: .normal)
    }
    return try await leave(request, context, link: Link(account: member.id, signIn: signIn.id))
  }

  private func leave(_ request: Request, _ context: AppContext, link: Link? = nil) async throws -> Response {
    let provider = try provider(context)
    var attempt = Self.attempt(provider, try request.queryFields)
    attempt.link = link
    // The answer comes from another site, and the cookies of the chart and of what was typed stay at home then.
    attempt.visitorChart = door.visitorChart(request)
    attempt.begun = door.begunPath(request, context)
    do {
      return Response.redirect(to: try await destination(provider, attempt, request), type: .normal)
        .setting(try cookie.handingOut(attempt, now: companion.clock.wholeSeconds))
    } catch {
      guard link == nil, let problem = Problem(of: error), problem.code == .unavailable else { throw error }
      return try await decline(problem.message, attempt, context, status: .serviceUnavailable)
    }
  }

  /// Leaves from the form for a new account, if its invitation is good. The code travels in the sealed cookie and in no address.
  private func leaveToSignUp(_ request: Request, _ context: AppContext) async throws -> Response {
    let provider = try provider(context)
    let fields = try await request.form()
    var attempt = Self.attempt(provider, fields)
    attempt.visitorChart = door.visitorChart(request)
    attempt.begun = door.begunPath(request, context)
    attempt.invitation = fields["invitation"].map { String($0.prefix(64)) }
    do {
      try await companion.accounts.checkInvitation(attempt.invitation)
      let destination = try await destination(provider, attempt, request)
      var response = try await pages.answer(LeavePage(name: provider.name, address: destination, sky: pages.tonight), context)
      // A form of ours may lead nowhere else (`form-action`), and browsers count where its answer redirects to. This is no redirect.
      response.headers[.refresh] = "0; url=\(destination)"
      return response.setting(try cookie.handingOut(attempt, now: companion.clock.wholeSeconds))
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      if problem.field == "invitation" { return try await askAgain(problem, attempt, context, typed: fields) }
      // The form was open since before; the page says that nobody begins an account here.
      if problem.code == .forbidden {
        return try await pages.answer(SignInPage(model(.signUp, attempt)), context, status: .forbidden)
      }
      guard problem.code == .unavailable else { throw error }
      return try await decline(problem.message, attempt, context, typed: fields, status: .serviceUnavailable)
    }
  }

  private static func attempt(_ provider: IdentityProvider, _ fields: FormFields) -> Attempt {
    Attempt(
      provider: provider.kind.rawValue, state: random(), nonce: random(), next: OwnPath(fields["next"])?.text,
      chart: fields["chart"].map { String($0.prefix(36)) }, verifier: provider.bringsCode ? random() : nil)
  }

  /// Where a browser goes, with what the provider must know of the attempt.
  private func destination(_ provider: IdentityProvider, _ attempt: Attempt, _ request: Request) async throws -> String {
    let address = try await companion.accounts.authorizationURL(of: provider.kind)
    guard let address, var parts = URLComponents(string: address), let client = provider.audiences.first else {
      throw Problem(.notFound, "This server does not offer that way to sign in.")
    }
    var items = parts.queryItems ?? []
    if let verifier = attempt.verifier {
      items += [
        URLQueryItem(name: "response_type", value: "code"), URLQueryItem(name: "code_challenge_method", value: "S256"),
        URLQueryItem(name: "code_challenge", value: CodeExchange.challenge(of: verifier)),
      ]
    } else {
      items += [
        // Apple gives an identity token only together with a code, which we do not need.
        URLQueryItem(name: "response_type", value: provider.kind == .apple ? "code id_token" : "id_token"),
        URLQueryItem(name: "response_mode", value: "form_post"),
      ]
    }
    items += [
      URLQueryItem(name: "client_id", value: client),
      URLQueryItem(name: "redirect_uri", value: returnAddress(provider, request)),
      URLQueryItem(name: "scope", value: provider.kind == .apple ? "name email" : "openid email profile"),
      URLQueryItem(name: "state", value: attempt.state), URLQueryItem(name: "nonce", value: attempt.nonce),
    ]
    parts.queryItems = items
    // A plus is a blank to whoever reads it as a form.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    guard let destination = parts.string else { throw Problem(.unavailable, "The address of the provider is not valid.") }
    return destination
  }

  private func returnAddress(_ provider: IdentityProvider, _ request: Request) -> String {
    let origin = origin ?? "\(isSecure ? "https" : "http")://\(request.head.authority ?? "")"
    return origin + Route.returnFromProvider.path(provider.kind.rawValue)
  }

  private static func random() -> String { Base64URL.text(SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }) }

  // MARK: coming back

  private func comeBack(_ request: Request, _ context: AppContext) async throws -> Response {
    let provider = try provider(context)
    let comesWithForm = request.method == .post
    // Tokens stand in no address: those who send them send a form.
    guard comesWithForm || provider.bringsCode else {
      throw Problem(.notFound, "This server does not offer that way to sign in.")
    }
    let fields = if comesWithForm { try await request.form() } else { try request.queryFields }
    let attempt = cookie.content(Attempt.self, of: request, now: companion.clock.wholeSeconds)
    guard let attempt, attempt.provider == provider.kind.rawValue, fields["state"] == attempt.state else {
      return try await decline(context.language.page("provider not-here"), nil, context)
    }
    // RFC 9207: whoever says that they are somebody else was not asked.
    let isAsked = fields["iss"].map(provider.issuers.contains) ?? true
    guard isAsked, let proof = fields[provider.bringsCode ? "code" : "id_token"] else {
      return try await decline(context.language.page("provider declined", ("name", provider.name)), attempt, context)
    }
    do {
      let identity = try await identity(proof, from: provider, attempt, request)
      if let link = attempt.link {
        return Response.redirect(to: try await add(identity, to: link, context).path, type: .normal).setting(cookie.takingAway)
      }
      let signedIn = try await companion.accounts.signIn(
        identity, invitation: attempt.invitation, from: door.origin(request, context))
      if signedIn.isNew {
        let name = Self.name(inUser: fields["user"]) ?? identity.name
        try await door.begin(
          signedIn.account, name: name.map(Choices.name),
          chart: attempt.visitorChart, request, context)
      } else {
        try await door.comeHome(signedIn.account, chart: attempt.visitorChart, request, context)
      }
      try await door.keepAnother(attempt.chart, than: attempt.visitorChart, for: signedIn.account)
      return try await door.admit(signedIn, request, context, to: OwnPath(attempt.next), begun: attempt.begun)
        .setting(cookie.takingAway)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      if attempt.invitation != nil, problem.field == "invitation" { return try await askAgain(problem, attempt, context) }
      let words =
        switch problem.code {
        case .unavailable: problem.message
        case .forbidden: context.language.page(closedWords, ("name", provider.name))
        default: context.language.page("provider unverified", ("name", provider.name))
        }
      return try await decline(words, attempt, context)
    }
  }

  /// Whom a token, or a code, stands for.
  private func identity(
    _ proof: String, from provider: IdentityProvider, _ attempt: Attempt, _ request: Request
  ) async throws -> VerifiedIdentity {
    guard provider.bringsCode else {
      return try await companion.accounts.identity(proof, from: provider.kind, nonce: attempt.nonce)
    }
    return try await companion.accounts.identity(
      code: proof, verifier: attempt.verifier ?? "", returnAddress: returnAddress(provider, request), from: provider.kind,
      nonce: attempt.nonce)
  }

  /// What a page says to somebody without an account, where not everybody may begin one.
  private var closedWords: String {
    companion.accounts.gate.registration == .invite ? "provider not-invited" : "provider closed"
  }

  /// Adds a way to sign in, if whoever asked for it is still signed in.
  private func add(_ identity: VerifiedIdentity, to link: Link, _ context: AppContext) async throws -> ProfileNotice {
    let holder = try await companion.accounts.holder(of: link.signIn)
    guard let signIn = holder?.signIn, signIn.accountID == link.account else { return .stale }
    let added = try await companion.accounts.link(identity, to: link.account, device: signIn.device, context.network)
    return added == nil ? .linkTaken : .linked
  }

  /// The page that the attempt began on, with what went wrong; the attempt is over.
  private func decline(
    _ words: String, _ attempt: Attempt?, _ context: AppContext, typed: FormFields? = nil,
    status: HTTPResponse.Status = .unprocessableContent
  ) async throws -> Response {
    var model = model(attempt?.invitation == nil ? .signIn : .signUp, attempt, typed)
    model.problem = words
    return try await pages.answer(SignInPage(model), context, status: status).setting(cookie.takingAway)
  }

  /// The form for a new account, with what is wrong with the invitation; the attempt is over.
  private func askAgain(
    _ problem: Problem, _ attempt: Attempt, _ context: AppContext, typed: FormFields? = nil
  ) async throws -> Response {
    var model = model(.signUp, attempt, typed)
    model.invitationProblem = FieldWords.text(problem, context.language)
    return try await pages.answer(SignInPage(model), context, status: .unprocessableContent).setting(cookie.takingAway)
  }

  /// - Parameter typed: what else stood in the form, if nobody has left it yet.
  private func model(
    _ purpose: SignInPage.Purpose, _ attempt: Attempt?, _ typed: FormFields? = nil
  ) -> SignInPage.Model {
    var model = SignInPage.Model(
      purpose, next: attempt?.next ?? "", chart: attempt?.chart ?? "",
      providers: companion.accounts.providers.filter(\.hasPage).map { SignInPage.Provider($0) },
      sky: pages.tonight)
    model.admission = SignInPage.Admission(companion.accounts.gate.registration)
    model.invitation = attempt?.invitation ?? ""
    model.email = String((typed?["email"] ?? "").prefix(254))
    model.name = String((typed?["name"] ?? "").prefix(60))
    return model
  }

  /// Apple tells the name once, beside the token.
  private static func name(inUser text: String?) -> String? {
    struct User: Decodable {
      struct Name: Decodable {
        let firstName: String?
        let lastName: String?
      }
      let name: Name?
    }
    guard let text, let user = try? JSONDecoder().decode(User.self, from: Data(text.utf8)) else { return nil }
    let told = [user.name?.firstName, user.name?.lastName].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    return told.isEmpty ? nil : told
  }
}

extension HTTPField.Name {
  /// Where a browser goes from a page by itself, and after how many seconds (HTML Standard, section 4.2.5.3).
  fileprivate static let refresh = Self("Refresh")!
}
