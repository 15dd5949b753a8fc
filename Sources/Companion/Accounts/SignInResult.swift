package import Identity
package import Store

/// What a device gets when it has signed in.
package struct SignInResult: Sendable {
  package let account: Account
  package let signIn: SignIn
  /// The session token of a browser, or the refresh token of an app.
  package let token: OpaqueToken
  package let isNew: Bool

  /// Puts the value together from its parts.
  package init(account: Account, signIn: SignIn, token: OpaqueToken, isNew: Bool) {
    self.account = account
    self.signIn = signIn
    self.token = token
    self.isNew = isNew
  }
}
