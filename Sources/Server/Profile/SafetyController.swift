import Companion
import HTTPTypes
import Hummingbird
import Identity
import Readings
import Store
import Web
import Wire

/// The password, and the end of an account.
struct SafetyController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let door: BrowserDoor

  func mount(on routes: RouteMounter) {
    routes.answer(.passwordPage) { _, context, member in
      if let known = try await password(of: member) {
        return try await pages.answer(PasswordPage(email: known.email ?? "", keys: try await keys(of: member)), context)
      }
      // The address of a provider is a good guess, and theirs to change.
      let email = try await companion.accounts.credentials(of: member.id).compactMap(\.email).first
      return try await pages.answer(PasswordPage(email: email ?? "", isFirst: true), context)
    }
    routes.answer(.submitPassword) { request, context, member in
      try await changePassword(try await request.form(), context, member)
    }
    routes.answer(.deletionPage) { _, context, member in
      try await pages.answer(DeletionPage(email: try await password(of: member).map { $0.email ?? "" }), context)
    }
    routes.answer(.submitDeletion) { request, context, member in
      try await delete(try await request.form(), context, member)
    }
    routes.answer(.submitUnlink) { _, context, member in try await unlink(context, member) }
    routes.answer(.farewellPage) { _, context in try await pages.answer(FarewellPage(sky: pages.tonight), context) }
  }

  private func password(of member: Member) async throws -> Credential? {
    try await companion.accounts.password(of: member)
  }

  /// How many keys for programs a member has.
  private func keys(of member: Member) async throws -> Int { try await companion.accounts.keys(of: member).count }

  private func unlink(_ context: AppContext, _ member: Member) async throws -> Response {
    do {
      try await companion.accounts.unlink(context.parameters.get("id") ?? "", of: member, context.network)
      return .redirect(to: ProfileNotice.unlinked.path, type: .normal)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      switch problem.code {
      case .freshSignInRequired: return .redirect(to: ProfileNotice.stale.path, type: .normal)
      case .conflict: return .redirect(to: ProfileNotice.lastWay.path, type: .normal)
      default: throw problem
      }
    }
  }

  private func changePassword(_ fields: FormFields, _ context: AppContext, _ member: Member) async throws -> Response {
    guard let known = try await password(of: member) else { return try await addPassword(fields, context, member) }
    let (keys, keepsKeys) = (try await keys(of: member), fields["keep_keys"] == "yes")
    var page = PasswordPage(email: known.email ?? "", keys: keys, keepsKeys: keepsKeys)
    do {
      try await companion.accounts.changePassword(
        known, of: member, from: fields.exact("current"), to: fields.exact("password"), keepsKeys: keepsKeys, context.network)
    } catch let refusal as ProofRefusal {
      page.currentProblem = refusal.words(context.language)
      return try await pages.answer(page, context, refusal: refusal)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      let isNew = problem.field == "newPassword"
      guard isNew || problem.code == .invalidCredentials else { throw problem }
      page.currentProblem = isNew ? nil : context.language.page("password wrong")
      page.newProblem = isNew ? FieldWords.text(problem, context.language) : nil
      return try await pages.answer(page, context, status: .unprocessableContent)
    }
    return .redirect(to: (keys == 0 || keepsKeys ? ProfileNotice.password : .passwordAndKeys).path, type: .normal)
  }

  /// A password for an account that was made with a provider.
  private func addPassword(_ fields: FormFields, _ context: AppContext, _ member: Member) async throws -> Response {
    let email = fields["email"] ?? ""
    var page = PasswordPage(email: email, isFirst: true)
    do {
      if try await companion.accounts.addPassword(fields.exact("password"), email: email, of: member, context.network) != nil {
        return .redirect(to: ProfileNotice.linked.path, type: .normal)
      }
      page.emailProblem = context.language.page("password address-taken")
    } catch let refusal as ProofRefusal {
      page.newProblem = refusal.words(context.language)
      return try await pages.answer(page, context, refusal: refusal)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      switch (problem.code, problem.field) {
      case (.freshSignInRequired, _): return .redirect(to: ProfileNotice.stale.path, type: .normal)
      case (_, "email"): page.emailProblem = FieldWords.text(problem, context.language)
      case (_, "password"): page.newProblem = FieldWords.text(problem, context.language)
      default: throw problem
      }
    }
    return try await pages.answer(page, context, status: .unprocessableContent)
  }

  private func delete(_ fields: FormFields, _ context: AppContext, _ member: Member) async throws -> Response {
    let known = try await password(of: member)
    do {
      try await companion.accounts.requireProof(member, password: known == nil ? nil : fields.exact("password"), context.network)
    } catch let refusal as ProofRefusal {
      let page = DeletionPage(
        email: known.map { $0.email ?? "" },
        problem: context.language.page("deletion nothing-deleted", ("problem", refusal.words(context.language))))
      return try await pages.answer(page, context, refusal: refusal)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      let words: String
      switch problem.code {
      case .invalidCredentials: words = context.language.page("deletion wrong-password")
      case .freshSignInRequired: words = context.language.page("deletion stale")
      default: throw problem
      }
      return try await pages.answer(
        DeletionPage(email: known.map { $0.email ?? "" }, problem: words), context, status: .unprocessableContent)
    }
    try await companion.profiles.delete(member.id)
    return door.leaving(to: .farewellPage)
  }
}
