extension Route {
  // MARK: signing in
  /// Makes an account with an address and a password.
  public static let register = Route(.post, "/api/v1/auth/register", for: .program, limit: .signIn)
  /// Signs in with an address and a password.
  public static let signIn = Route(.post, "/api/v1/auth/login", for: .program, limit: .password)
  /// Signs in with Apple, or makes the account.
  public static let signInWithApple = Route(.post, "/api/v1/auth/apple", for: .program, limit: .signIn)
  /// Signs in with Google, or makes the account.
  public static let signInWithGoogle = Route(.post, "/api/v1/auth/google", for: .program, limit: .signIn)
  /// Signs in with Firebase, or makes the account.
  public static let signInWithFirebase = Route(.post, "/api/v1/auth/firebase", for: .program, limit: .signIn)
  /// Gives a new access token, and the next refresh token, for a refresh token.
  public static let refreshSignIn = Route(.post, "/api/v1/auth/refresh", for: .program, limit: .refresh)
  /// Says whose token it is.
  public static let validateSignIn = Route(.get, "/api/v1/auth/validate", for: .program, access: .person)
  /// Signs this device out.
  public static let signOut = Route(.post, "/api/v1/auth/logout", for: .program, access: .person)
  /// Deletes the account and everything in it.
  public static let deleteAccount = Route(
    .delete, "/api/v1/auth/delete-account", for: .program, access: .person, limit: .password)
  /// Changes the password.
  public static let changePassword = Route(.post, "/api/v1/auth/password", for: .program, access: .person, limit: .password)
  /// The ways to sign in.
  public static let credentials = Route(.get, "/api/v1/auth/credentials", for: .program, access: .person)
  /// Adds a way to sign in.
  public static let linkCredential = Route(.post, "/api/v1/auth/credentials", for: .program, access: .person, limit: .signIn)
  /// Takes a way to sign in away.
  public static let unlinkCredential = Route(.delete, "/api/v1/auth/credentials/{id}", for: .program, access: .person)
  /// The devices that are signed in.
  public static let devices = Route(.get, "/api/v1/auth/devices", for: .program, access: .person)
  /// Signs one device out.
  public static let signOutDevice = Route(.delete, "/api/v1/auth/devices/{id}", for: .program, access: .person)
  /// Signs every other device out.
  public static let signOutOthers = Route(.delete, "/api/v1/auth/devices", for: .program, access: .person)
  /// What happened to the safety of the account.
  public static let securityLog = Route(.get, "/api/v1/auth/security-log", for: .program, access: .person)
  /// The keys for programs.
  public static let programKeys = Route(.get, "/api/v1/auth/api-keys", for: .program, access: .person)
  /// Makes a key for a program.
  public static let makeProgramKey = Route(.post, "/api/v1/auth/api-keys", for: .program, access: .person, limit: .password)
  /// Takes a key away.
  public static let deleteProgramKey = Route(.delete, "/api/v1/auth/api-keys/{id}", for: .program, access: .person)

  static let accounts: [Route] = [
    register, signIn, signInWithApple, signInWithGoogle, signInWithFirebase, refreshSignIn, validateSignIn, signOut,
    deleteAccount,
    changePassword, credentials, linkCredential, unlinkCredential, devices, signOutDevice, signOutOthers, securityLog,
    programKeys,
    makeProgramKey, deleteProgramKey,
  ]
}
