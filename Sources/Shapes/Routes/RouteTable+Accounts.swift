extension Route {
  // MARK: signing in
  /// Make an account with an address and a password. A password has at least 8 characters and is none of those that everybody
  /// tries first. `chartId` takes over a chart made before. Addresses are normalised (NFC, without what cannot be seen, the
  /// domain as browsers write it), so that spellings that look the same are one account.
  ///
  /// - 201: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let register = Route(
    .post, "/api/v1/auth/register", for: .program, tag: .accounts, limit: .signIn, takes: RegisterRequest.self,
    gives: SignedInAnswer.self, status: [201], errors: [.conflict, .forbidden, .unavailable])
  /// Sign in with an address and a password. The answer to an unknown address and to a wrong password is the same, and takes
  /// as long. Wrong passwords are counted by network (20 in ten minutes) and by the address that is tried (10 in ten minutes,
  /// 50 in a day, from everywhere together), whoever's token is sent along; right ones are not counted. Networks and devices
  /// from which the account has been entered before count on their own, so that a stranger's guesses do not keep its owner
  /// out. 429 also means that too many passwords of this network are being checked at this moment, 503 of everybody; `Retry-After`
  /// says when to come back.
  ///
  /// - operation: login
  /// - 200: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let signIn = Route(
    .post, "/api/v1/auth/login", for: .program, tag: .accounts, limit: .password, takes: SignInRequest.self,
    gives: SignedInAnswer.self, errors: [.invalidToken, .unavailable])
  /// Sign in with an identity token of Apple. The token’s signature, issuer, audience, time and nonce are checked. The
  /// account is made at the first time. 404 when the server does not offer it.
  ///
  /// An app that sends `idToken` and `userIdentifier` and no nonce gets one access token, good for thirty days, and no refresh
  /// token. Its identity token must be that person’s, not older than ten minutes, and works once.
  ///
  /// - 200: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  /// - 201: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let signInWithApple = Route(
    .post, "/api/v1/auth/apple", for: .program, tag: .accounts, limit: .signIn, takes: ProviderSignInRequest.self,
    gives: SignedInAnswer.self, status: [200, 201], errors: [.invalidToken, .forbidden, .notFound, .unavailable])
  /// Sign in with an identity token of Google. The token’s signature, issuer, audience, time and nonce are checked. The
  /// account is made at the first time. 404 when the server does not offer it.
  ///
  /// - 200: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  /// - 201: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let signInWithGoogle = Route(
    .post, "/api/v1/auth/google", for: .program, tag: .accounts, limit: .signIn, takes: ProviderSignInRequest.self,
    gives: SignedInAnswer.self, status: [200, 201], errors: [.invalidToken, .forbidden, .notFound, .unavailable])
  /// Sign in with an identity token of Firebase. The token’s signature, issuer, audience, time and nonce are checked. The
  /// account is made at the first time. 404 when the server does not offer it.
  ///
  /// - 200: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  /// - 201: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let signInWithFirebase = Route(
    .post, "/api/v1/auth/firebase", for: .program, tag: .accounts, limit: .signIn, takes: ProviderSignInRequest.self,
    gives: SignedInAnswer.self, status: [200, 201], errors: [.invalidToken, .forbidden, .notFound, .unavailable])
  /// Sign in with an identity token of the OpenID provider that whoever runs the server has chosen. The token’s signature, issuer,
  /// audience, authorized party, time and nonce are checked. The account is made at the first time. 404 when the server does not
  /// offer it.
  ///
  /// - 200: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  /// - 201: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let signInWithOpenID = Route(
    .post, "/api/v1/auth/openid", for: .program, tag: .accounts, limit: .signIn, takes: ProviderSignInRequest.self,
    gives: SignedInAnswer.self, status: [200, 201], errors: [.invalidToken, .forbidden, .notFound, .unavailable])
  /// A new access token for a refresh token. A refresh token works once; its answer holds the next one. For ten seconds it
  /// gives the same next one again, for an answer that was lost or two tabs that ask at once; using it after that signs the
  /// device out. Renewals are counted by device (30 in ten minutes) and by nothing else.
  ///
  /// An app that keeps one token sends that as its bearer token and no body, and gets the next one.
  ///
  /// - operation: refresh
  /// - optional
  /// - 200: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
  public static let refreshSignIn = Route(
    .post, "/api/v1/auth/refresh", for: .program, tag: .accounts, limit: .refresh, takes: RefreshRequest.self,
    gives: SignedInAnswer.self, errors: [.invalidToken, .forbidden])
  /// Whose token this is.
  ///
  /// - operation: validate
  /// - 200: The person.
  public static let validateSignIn = Route(
    .get, "/api/v1/auth/validate", for: .program, tag: .accounts, access: .person, gives: ValidationAnswer.self)
  /// Sign this device out. Without a token there is nobody to sign out, and the answer is the same.
  ///
  /// - operation: logout
  /// - 200: It is done.
  public static let signOut = Route(
    .post, "/api/v1/auth/logout", for: .program, tag: .accounts, gives: StatusAnswer.self, errors: [.invalidToken, .forbidden])
  /// Delete the account and everything in it. With the password, within ten minutes of signing in, or with the token of an app
  /// that keeps one. Nothing is left, in no file of the database. Wrong passwords are counted as at `auth/login`.
  ///
  /// - optional
  /// - 200: It is done.
  public static let deleteAccount = Route(
    .delete, "/api/v1/auth/delete-account", for: .program, tag: .accounts, access: .person, limit: .password,
    takes: DeletionRequest.self, gives: StatusAnswer.self, errors: [.notFound, .conflict, .unavailable])
  /// Change the password. Every other device is signed out, and the keys for programs are taken away unless `keepKeys` is
  /// true: whoever knew the old password may have made them. Wrong passwords are counted as at `auth/login`.
  ///
  /// - 200: It is done.
  public static let changePassword = Route(
    .post, "/api/v1/auth/password", for: .program, tag: .accounts, access: .person, limit: .password,
    takes: PasswordChangeRequest.self, gives: StatusAnswer.self, errors: [.notFound, .conflict, .unavailable])
  /// The ways to sign in.
  ///
  /// - 200: The list.
  public static let credentials = Route(
    .get, "/api/v1/auth/credentials", for: .program, tag: .accounts, access: .person, gives: CredentialsAnswer.self)
  /// Add a way to sign in. `provider` is apple, google, firebase or openid with `identityToken`, or password with `email` and
  /// `password`. Within ten minutes of signing in.
  ///
  /// - 201: It is made.
  public static let linkCredential = Route(
    .post, "/api/v1/auth/credentials", for: .program, tag: .accounts, access: .person, limit: .signIn, takes: LinkRequest.self,
    gives: CredentialAnswer.self, status: [201], errors: [.notFound, .conflict, .unavailable])
  /// Take a way to sign in away. Not the only one. Within ten minutes of signing in.
  ///
  /// - 200: It is done.
  public static let unlinkCredential = Route(
    .delete, "/api/v1/auth/credentials/{id}", for: .program, tag: .accounts, access: .person, gives: StatusAnswer.self,
    errors: [.validation, .conflict, .bodyTooLarge, .rateLimitExceeded])
  /// The devices that are signed in.
  ///
  /// - 200: The list.
  public static let devices = Route(
    .get, "/api/v1/auth/devices", for: .program, tag: .accounts, access: .person, gives: DevicesAnswer.self)
  /// Sign one device out.
  ///
  /// - 200: It is done.
  public static let signOutDevice = Route(
    .delete, "/api/v1/auth/devices/{id}", for: .program, tag: .accounts, access: .person, gives: StatusAnswer.self,
    errors: [.validation, .conflict, .bodyTooLarge, .rateLimitExceeded])
  /// Sign every other device out. The keys for programs are taken away, too, unless `keepKeys` is true.
  ///
  /// - 200: It is done.
  public static let signOutOthers = Route(
    .delete, "/api/v1/auth/devices", for: .program, tag: .accounts, access: .person, query: SignOutOthersQuery.self,
    gives: StatusAnswer.self)
  /// What happened to the safety of the account. The newest 200 events, and apart from them the newest 50 failures. Equal
  /// failures of a network on a day (UTC) are one event: `count` says how many, `since` when the first was, `at` when the
  /// last. Of addresses only the first half is kept.
  ///
  /// - 200: The list.
  public static let securityLog = Route(
    .get, "/api/v1/auth/security-log", for: .program, tag: .accounts, access: .person, gives: SecurityEventsAnswer.self)
  /// The keys for programs. With their scopes, when each was used last (`usedAt`), and when it ends (`expiresAt`; null for
  /// keys that were made before keys ended). The keys themselves are kept nowhere.
  ///
  /// - operation: apiKeys
  /// - 200: The list.
  public static let programKeys = Route(
    .get, "/api/v1/auth/api-keys", for: .program, tag: .accounts, access: .person, gives: ProgramKeysAnswer.self)
  /// Make a key for a program. With `password`, or within ten minutes of signing in. The key stands in this answer and
  /// nowhere else; send it as a bearer token. It ends in 90 days unless `expiresInDays` says otherwise, in a year at the
  /// latest; with the password, or when every other device is signed out, it is taken away.
  ///
  /// Scopes: `profile` reads and changes the profile and the charts, and whatever else holds a birth (matches; reports
  /// through `sync`). `records` reads and changes the rest: readings, the journal, bookmarks; it sees no birth as it was
  /// entered. Left out, a key has both. No key opens anything under `auth/`, the export, or the import.
  ///
  /// - operation: makeApiKey
  /// - 201: It is made.
  public static let makeProgramKey = Route(
    .post, "/api/v1/auth/api-keys", for: .program, tag: .accounts, access: .person, limit: .password,
    takes: ProgramKeyRequest.self, gives: ProgramKeyAnswer.self, status: [201], errors: [.notFound, .conflict, .unavailable])
  /// Take a key away.
  ///
  /// - operation: deleteApiKey
  /// - 200: It is done.
  public static let deleteProgramKey = Route(
    .delete, "/api/v1/auth/api-keys/{id}", for: .program, tag: .accounts, access: .person, gives: StatusAnswer.self,
    errors: [.validation, .conflict, .bodyTooLarge, .rateLimitExceeded])

  static let accounts: [Route] = [
    register, signIn, signInWithApple, signInWithGoogle, signInWithFirebase, signInWithOpenID, refreshSignIn, validateSignIn,
    signOut,
    deleteAccount,
    changePassword, credentials, linkCredential, unlinkCredential, devices, signOutDevice, signOutOthers, securityLog,
    programKeys,
    makeProgramKey, deleteProgramKey,
  ]
}
