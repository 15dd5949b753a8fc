import Crypto
import Foundation
package import Identity
package import Store

extension AccountService {
  /// For how long after its use a refresh token still gives the same next one, in microseconds: the time in which an answer is missed and
  /// asked for again, or two tabs ask at once.
  package static let refreshGrace: Int64 = 10 * 1_000_000

  /// Takes a refresh token and gives the next one; the same one again within ``refreshGrace``.
  ///
  /// - Throws: ``CompanionError`` `invalidToken`; a token that was used before signs the device out. ``ProofRefusal`` for too many renewals.
  // Kept apart for the optimizer of Swift 6.3.1, like `Request.json`.
  @inline(never) package func refresh(_ text: String, network: ClientNetwork) async throws -> SignInResult {
    let problem = CompanionError.invalidToken("The refresh token cannot be used; sign in again.", field: "refreshToken")
    guard let old = OpaqueToken(.refresh, text: text), let family = try await store.signIns.family(tokenHash: old.hash) else {
      throw problem
    }
    try countRenewal(of: family)
    let new = old.successor(under: refreshKey)
    let now = clock.microseconds
    // Only a sign-in that stands knows its account; until then there is nothing to remember the network for.
    let holder = try await store.signIns.holder(id: family, now: now)
    switch try await store.signIns.rotate(
      old.hash, into: new.hash, now: now, expiresAt: now + Self.signInLifetime, grace: Self.refreshGrace,
      network: holder.map { mark(of: network, in: $0.account.id) })
    {
    case .rotated(let signIn), .repeated(let signIn):
      guard let account = try await store.accounts.account(signIn.accountID) else { throw problem }
      return SignInResult(account: account, signIn: signIn, token: new, isNew: false)
    case .reused(let signIn):
      try await note("refreshTokenReused", signIn.accountID, signIn.device, network)
      throw problem
    case .unknown: throw problem
    }
  }

  func countRenewal(of family: String) throws {
    do {
      try guesses.refresh(family)
    } catch {
      throw ProofRefusal(error)
    }
  }

  // MARK: proofs

  /// Makes sure that a member has just proven who they are, by password now or by a fresh sign-in.
  ///
  /// - Throws: ``CompanionError`` `wrongCredentials` or `proofTooOld`; ``ProofRefusal`` for too many wrong passwords.
  package func requireProof(_ member: Member, password: String?, _ network: ClientNetwork) async throws {
    guard let signIn = member.signIn else {
      throw CompanionError.forbidden("API keys cannot be used here; sign in with your account.")
    }
    guard let password else {
      // A clock that was set back must not make an old proof fresh for longer.
      guard (-Self.freshness...Self.freshness).contains(clock.microseconds - signIn.provenAt) else {
        throw CompanionError.proofTooOld("Send the password, or sign in again first: this cannot be undone.", field: "password")
      }
      return
    }
    let credential = try await store.accounts.credentials(of: member.id).first { $0.kind == .password }
    let attempt = GuessLimiter.Attempt(
      network: network.key, address: credential?.subject ?? member.id, acquaintance: .device(signIn.id))
    guard case .right = try await compare(password, with: credential?.secret, attempt) else {
      try await note("proofFailed", member.id, signIn.device, network)
      throw CompanionError.wrongCredentials("The password is wrong.", field: "password")
    }
    try await store.signIns.prove(signIn.id, now: clock.microseconds)
  }

  /// Puts another password in the place of one, and signs every other device out: whoever knew the old one is out. The keys for programs
  /// are taken away with it, for they may have been made by that person, unless they are to stay.
  ///
  /// - Throws: ``CompanionError`` `wrongCredentials`, or one that names `newPassword`.
  package func changePassword(
    _ known: Credential, of member: Member, from current: String, to new: String, keepsKeys: Bool, _ network: ClientNetwork
  ) async throws {
    try await requireProof(member, password: current, network)
    try Self.check(new, email: known.email ?? known.subject, field: "newPassword")
    let secret = try await hash(new, for: "device \(member.signIn?.id ?? member.id)", isKnown: true)
    let keys = try await store.accounts.changeSecret(
      secret, of: known, keeping: member.signIn?.id, mark(of: network, in: member.id), keepsKeys: keepsKeys,
      now: clock.microseconds)
    try await note("passwordChanged", member.id, member.signIn?.device ?? "", network)
    if keys > 0 { try await note("apiKeysDeleted", member.id, member.signIn?.device ?? "", network) }
  }

  /// Signs every other device of a member out, and takes the keys for programs away unless they are to stay.
  package func signOutOthers(of member: Member, keepsKeys: Bool, _ network: ClientNetwork) async throws {
    let ended = try await store.signIns.endAll(
      of: member.id, except: member.signIn?.id, mark(of: network, in: member.id), keepsKeys: keepsKeys)
    try await note("othersSignedOut", member.id, member.signIn?.device ?? "", network)
    if ended.keys > 0 { try await note("apiKeysDeleted", member.id, member.signIn?.device ?? "", network) }
  }

  /// Checks a new password.
  package static func check(_ password: String, email: String, field: String) throws(CompanionError) {
    do {
      try PasswordRule.check(password, email: email)
    } catch {
      let reason =
        switch error {
        case .tooShort: "must have at least \(PasswordRule.fewest) characters"
        case .tooLong: "must not be longer than \(PasswordRule.mostBytes) bytes"
        case .common: "is very common and easy to guess; use a few words of your own"
        case .address: "must not be the same as the address"
        }
      throw CompanionError.invalid("\(field) \(reason).", field: field)
    }
  }

  // MARK: guesses

  /// Compares a password, if there may be a try more; a right one costs none.
  package func compare(_ password: String, with secret: String?, _ attempt: GuessLimiter.Attempt) async throws
    -> PasswordHasher.Verdict
  {
    let charge: GuessLimiter.Charge
    do {
      charge = try guesses.begin(attempt)
    } catch {
      throw ProofRefusal(error)
    }
    // No password is so long, and hashing one would be work.
    guard password.utf8.count <= PasswordRule.mostBytes else { return .wrong }
    // Who is known has a lane apart, so that they do not wait behind their neighbours' guesses.
    let lane =
      switch attempt.acquaintance {
      case .none: attempt.network
      case .network: "known \(attempt.network)"
      case .device(let name): "device \(name)"
      }
    do {
      let verdict = try await passwords.compare(password, with: secret, for: lane, isKnown: attempt.acquaintance != .none)
      if verdict != .wrong { guesses.giveBack(charge) }
      return verdict
    } catch {
      guesses.giveBack(charge)
      throw ProofRefusal(error)
    }
  }

  /// The kept form of a new password.
  package func hash(_ password: String, for lane: String, isKnown: Bool = false) async throws -> String {
    do {
      return try await passwords.hash(password, for: lane, isKnown: isKnown)
    } catch {
      throw ProofRefusal(error)
    }
  }

  /// How well an account knows where somebody tries to sign in from.
  ///
  /// - Parameter account: its id; `nil` when there is none, which takes as long.
  package func acquaintance(of account: String?, with origin: Origin) async throws -> GuessLimiter.Acquaintance {
    let id = account ?? ""
    let isNetworkKnown = try await store.signIns.knows(mark(of: origin.network, in: id), account: id)
    guard let account else { return .none }
    if let caller = origin.caller, let signIn = caller.signIn, caller.id == account { return .device(signIn.id) }
    if let known = origin.known, known.accounts.contains(account) { return .device(known.id) }
    return isNetworkKnown ? .network : .none
  }

  /// How a network stands in the database: a keyed hash, for each account another one.
  package func mark(of network: ClientNetwork, in account: String) -> String {
    HMAC<SHA256>.authenticationCode(for: Data("\(account) \(network.key)".utf8), using: networkKey).hexadecimal
  }
}
