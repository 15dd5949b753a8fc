extension Route {
  // MARK: a password that was forgotten
  /// Which ways back in this server offers to somebody who has forgotten a password: recovery codes always, a letter with a link
  /// where it sends mail.
  ///
  /// - 200: The ways.
  public static let recoveryWays = Route(
    .get, "/api/v1/auth/recover", for: .program, tag: .accounts, gives: RecoveryWaysAnswer.self)
  /// Set another password in the place of a forgotten one: with `email` and a recovery `code`, or with the `token` of a letter. Code
  /// and token work once. Every other device is signed out, the keys for programs are taken away, and nothing that is kept changes.
  /// The answer to an unknown address, to somebody else’s code and to a wrong one is the same, and takes as long. Wrong codes are
  /// counted as wrong passwords are at `auth/login`, apart from those.
  ///
  /// - 200: The device is signed in, with the new password. `recoveryCodesLeft` says how many codes are left.
  public static let recover = Route(
    .post, "/api/v1/auth/recover", for: .program, tag: .accounts, limit: .password, takes: RecoverRequest.self,
    gives: SignedInAnswer.self, errors: [.invalidToken, .unavailable])
  /// Ask for a letter with a link that sets another password, good for thirty minutes and once. The answer is the same, and takes as
  /// long, whether there is an account with the address or not; the letter is sent afterwards. Three letters an hour go to one
  /// address, and ten are asked for from one network. 404 when the server sends no mail.
  ///
  /// - 202: If there is an account with a password at this address, a letter is on its way.
  public static let askRecoveryMail = Route(
    .post, "/api/v1/auth/recover/mail", for: .program, tag: .accounts, limit: .password, takes: RecoveryMailRequest.self,
    gives: StatusAnswer.self, status: [202], errors: [.notFound, .unavailable])
  /// How many recovery codes are left.
  ///
  /// - 200: The number, and when they were made.
  public static let recoveryCodes = Route(
    .get, "/api/v1/auth/recovery-codes", for: .program, tag: .accounts, access: .person, gives: RecoveryCodesAnswer.self)
  /// Make eight recovery codes; those that there were are worth nothing any more. With `password`, or within ten minutes of signing in.
  /// They stand in this answer and nowhere else. 409 for an account without a password.
  ///
  /// - optional
  /// - 201: They are made.
  public static let makeRecoveryCodes = Route(
    .post, "/api/v1/auth/recovery-codes", for: .program, tag: .accounts, access: .person, limit: .password,
    takes: RecoveryCodesRequest.self, gives: RecoveryCodesAnswer.self, status: [201],
    errors: [.notFound, .conflict, .unavailable])

  /// What somebody can do who cannot sign in.
  public static let recoverPage = Route(.get, "/recover", for: .person)
  /// Where a recovery code is sent, with the new password.
  public static let submitRecover = Route(.post, "/recover", for: .person, limit: .password)
  /// Where a letter is asked for.
  public static let submitRecoverMail = Route(.post, "/recover/mail", for: .person, limit: .password)
  /// Where the link of a letter leads: the form for the new password. Opening it uses nothing up.
  public static let recoverLinkPage = Route(.get, "/recover/link/{token}", for: .person, limit: .password)
  /// Where that form is sent.
  public static let submitRecoverLink = Route(.post, "/recover/link/{token}", for: .person, limit: .password)
  /// One’s recovery codes: shown once after they were made, and made anew.
  public static let recoveryCodesPage = Route(.get, "/profile/recovery", for: .person, access: .person)
  /// Makes recovery codes.
  public static let submitRecoveryCodes = Route(.post, "/profile/recovery", for: .person, access: .person, limit: .password)
  /// Codes that were just made, as a file.
  public static let recoveryCodesFile = Route(.get, "/profile/recovery/codes", for: .person, access: .person)

  static let recovery: [Route] = [
    recoveryWays, recover, askRecoveryMail, recoveryCodes, makeRecoveryCodes, recoverPage, submitRecover, submitRecoverMail,
    recoverLinkPage, submitRecoverLink, recoveryCodesPage, submitRecoveryCodes, recoveryCodesFile,
  ]
}
