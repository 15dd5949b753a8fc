import Companion
import HTTPTypes
import Hummingbird
import Identity
import Readings
import Store
import Web
import Wire

/// “I cannot sign in”, where the link of a letter leads, and the recovery codes of a profile.
struct RecoveryPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let door: BrowserDoor
  /// Where people reach whoever runs the server.
  let contact: String?

  func mount(on routes: RouteMounter) {
    routes.answer(.recoverPage) { request, context in
      let fields = try request.queryFields
      var model = model(fields)
      model.isSent = fields["sent"] != nil && companion.recovery.sendsLetters
      return try await pages.answer(RecoverPage(model), context)
    }
    routes.answer(.submitRecover) { request, context in try await recover(request, context) }
    routes.answer(.submitRecoverMail) { request, context in try await ask(request, context) }
    routes.answer(.recoverLinkPage) { _, context in
      let token = context.parameters.get("token") ?? ""
      return try await link(
        RecoverLinkPage(email: try await companion.recovery.address(ofLink: token), token: token), context)
    }
    routes.answer(.submitRecoverLink) { request, context in try await recoverByLink(request, context) }
    routes.answer(.recoveryCodesPage) { request, context, member in try await show(request, context, member) }
    routes.answer(.submitRecoveryCodes) { request, context, member in try await make(request, context, member) }
    routes.answer(.recoveryCodesFile) { request, context, member in try await file(request, context, member) }
  }

  // MARK: I cannot sign in

  private func model(_ fields: FormFields) -> RecoverPage.Model {
    var model = RecoverPage.Model(sendsMail: companion.recovery.sendsLetters)
    model.next = OwnPath(fields["next"])?.text ?? ""
    model.contact = contact
    model.email = String((fields["email"] ?? "").prefix(254))
    model.providers = companion.accounts.providers.filter(\.hasPage).map { SignInPage.Provider($0) }
    return model
  }

  private func recover(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    var model = model(fields)
    model.code = String((fields["code"] ?? "").prefix(64))
    do {
      let recovered = try await companion.recovery.recover(
        email: fields["email"] ?? "", code: fields["code"] ?? "", to: fields.exact("password"),
        from: door.origin(request, context))
      return try await door.admit(recovered, request, context, to: OwnPath(fields["next"]))
    } catch let refusal as ProofRefusal {
      model.codeRefusal = refusal.words(context.language)
      return try await pages.answer(RecoverPage(model), context, refusal: refusal)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      let words = FieldWords.text(problem, context.language)
      switch problem.field {
      case "email": model.codeEmailProblem = words
      case "code": model.codeProblem = words
      case "newPassword": model.passwordProblem = words
      default: throw problem
      }
      return try await pages.answer(RecoverPage(model), context, status: .unprocessableContent)
    }
  }

  private func ask(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    var model = model(fields)
    do {
      try companion.recovery.askForLetter(
        email: fields["email"] ?? "", language: context.language.tag, from: door.origin(request, context))
    } catch let refusal as ProofRefusal {
      model.mailRefusal = refusal.words(context.language)
      return try await pages.answer(RecoverPage(model), context, refusal: refusal)
    } catch {
      guard let problem = Problem(of: error), problem.field == "email" else { throw error }
      model.mailEmailProblem = FieldWords.text(problem, context.language)
      return try await pages.answer(RecoverPage(model), context, status: .unprocessableContent)
    }
    return .redirect(to: "\(Route.recoverPage.path)?sent=1", type: .normal)
  }

  // MARK: the link of a letter

  /// A page whose address is a secret: it is not compressed, and tells no other page where one came from.
  private func link(
    _ page: RecoverLinkPage, _ context: AppContext, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let isGood = page.email != nil
    return Self.secret(try await pages.answer(page, context, status: isGood ? status : .notFound))
  }

  private static func secret(_ response: Response) -> Response {
    var response = response
    response.headers[.cacheControl] = "no-store, no-transform"
    return response
  }

  private func recoverByLink(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    let token = context.parameters.get("token") ?? ""
    var page = RecoverLinkPage(email: try await companion.recovery.address(ofLink: token), token: token)
    do {
      let recovered = try await companion.recovery.recover(
        link: token, to: fields.exact("password"), from: door.origin(request, context))
      return try await door.admit(recovered, request, context, to: nil)
    } catch let refusal as ProofRefusal {
      page.problem = refusal.words(context.language)
      return Self.secret(try await pages.answer(page, context, refusal: refusal))
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      switch problem.field {
      case "token": return try await link(RecoverLinkPage(email: nil, token: token), context)
      case "newPassword": page.problem = FieldWords.text(problem, context.language)
      default: throw problem
      }
      return try await link(page, context, status: .unprocessableContent)
    }
  }

  // MARK: the codes of a profile

  private func show(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    var page = try await page(member, fields)
    page.notice = notice(fields["done"], page.left, context.language)
    guard let shown = try await door.newCodes(request, member) else { return try await pages.answer(page, context) }
    page.codes = shown.codes
    return Self.secret(try await pages.answer(page, context))
  }

  private func page(_ member: Member, _ fields: FormFields) async throws -> RecoveryCodesPage {
    let password = try await companion.accounts.password(of: member)
    let left = try await companion.recovery.codes(of: member)?.left ?? 0
    return RecoveryCodesPage(
      email: password.map { $0.email ?? $0.subject }, left: left, next: OwnPath(fields["next"])?.text ?? "")
  }

  private func notice(_ done: String?, _ left: Int, _ language: Language) -> String {
    switch done {
    case "made": language.page("recovery made")
    case "recovered":
      language.page("recovery recovered") + " " + RecoveryWords.left(left, language)
    default: ""
    }
  }

  private func make(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try await request.form()
    do {
      let made = try await companion.recovery.make(for: member, password: fields.exact("password"), context.network)
      return try door.showing(made, of: member.id, on: .redirect(to: "\(Route.recoveryCodesPage.path)?done=made", type: .normal))
    } catch {
      var page = try await page(member, fields)
      if let refusal = error as? ProofRefusal {
        page.problem = refusal.words(context.language)
        return try await pages.answer(page, context, refusal: refusal)
      }
      guard let problem = Problem(of: error), problem.code == .invalidCredentials else { throw error }
      page.problem = context.language.page("password wrong")
      return try await pages.answer(page, context, status: .unprocessableContent)
    }
  }

  /// What was just made, to be put somewhere safe.
  private func file(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    guard let shown = try await door.newCodes(request, member) else {
      return .redirect(to: Route.recoveryCodesPage.path, type: .normal)
    }
    let language = context.language
    let password = try await companion.accounts.password(of: member)
    let head = [
      language.page("recovery file-title"), language.page("recovery file-account", ("email", password?.email ?? "")),
      language.page("recovery file-lead"),
    ]
    let text = (head + [""] + shown.codes + [""]).joined(separator: "\n")
    return Self.secret(
      Response(
        status: .ok,
        headers: [
          .contentType: "text/plain; charset=utf-8",
          .contentDisposition: "attachment; filename=\"astronova-recovery-codes.txt\"",
        ], body: ResponseBody(byteBuffer: .init(string: text))))
  }
}
