import Ephemeris
package import Identity
import Store

/// Apps that keep one access token and no refresh token: the first Astronova app. It sends Apple's identity token without the nonce that it
/// began with, so other things must tie that token to the attempt.
extension AccountService {
  /// How long the one token of such an app is good, and its device signed in, in microseconds.
  package static let oneTokenLifetime: Int64 = 30 * 86_400 * 1_000_000

  /// Whom an identity token stands for that comes without a nonce: a fresh token, of the person that the app names.
  ///
  /// - Throws: ``CompanionError`` `invalidToken`, or `notFound` when the provider is not configured.
  package func identity(_ token: String, from kind: IdentityProvider.Kind, of subject: String) async throws -> VerifiedIdentity {
    try await accepted(kind, field: "idToken") { () async throws(IdentityTokenFault) in
      try await verifier.identity(token, from: kind, of: subject, now: seconds)
    }
  }

  /// Gives an app that keeps one token the next one, and keeps its device signed in.
  ///
  /// - Throws: ``CompanionError`` `invalidToken` for any other app; ``ProofRefusal`` for too many renewals.
  package func renew(_ member: Member, network: ClientNetwork) async throws -> SignInResult {
    let problem = CompanionError.invalidToken("This access token cannot be renewed by itself; send the refresh token.")
    guard let signIn = member.signIn, signIn.keepsOneToken else { throw problem }
    try countRenewal(of: signIn.id)
    let now = clock.microseconds
    let extended = try await store.signIns.extend(
      signIn.id, account: member.id, until: now + Self.oneTokenLifetime, now: now, network: mark(of: network, in: member.id))
    guard let extended else { throw problem }
    return SignInResult(account: member.account, signIn: extended, token: nil, isNew: false)
  }

  /// Makes sure that a member may delete the account. An app that keeps one token asks nobody for a password and cannot sign in once more
  /// without signing out first, so its token is proof enough.
  ///
  /// - Throws: as ``requireProof(_:password:_:)``.
  package func requireProofToDelete(_ member: Member, password: String?, _ network: ClientNetwork) async throws {
    if password == nil, member.signIn?.keepsOneToken == true { return }
    try await requireProof(member, password: password, network)
  }

  /// How it is remembered that an identity token was used; `nil` where no app may send it without a nonce.
  static func used(_ identity: VerifiedIdentity, isGoodOnce: Bool) -> UsedIdentityToken? {
    guard identity.provider == .apple else { return nil }
    // As long as it could be taken for good, with the minute for clocks that differ.
    let end = Int64(Int(clamping: (identity.expiresAt + 61) * 1e6))
    return UsedIdentityToken(hash: identity.tokenHash, expiresAt: end, isGoodOnce: isGoodOnce)
  }

  static let usedToken = CompanionError.invalidToken(
    "This identity token has been used already; sign in with Apple again.", field: "idToken")
}
