extension GoldenGroup {
  static let accounts = GoldenGroup(
    name: "accounts", hasProviders: true,
    steps: registering + enteringWithProviders + devices + credentials + programKeys)

  private static let maya: GoldenAsk.Sender = .app("maya")
  private static let auth = "/api/v1/auth/"

  private static let registering: [GoldenStep] =
    [
      .post(
        auth + "register", "a new account",
        #"{"email":"maya@example.org","password":"under the pear tree","name":"Maya Stern","device":"Maya’s phone"}"#,
        keeps: ["maya": "body:user.id", "maya.token": "body:jwtToken", "maya.refresh": "body:refreshToken"]),
      .post(auth + "register", "an address that is taken", #"{"email":"Maya@Example.org","password":"under the pear tree"}"#),
      .post(auth + "register", "no address", #"{"email":"maya","password":"under the pear tree"}"#),
      .post(auth + "register", "a short password", #"{"email":"new@example.org","password":"short"}"#),
      .post(auth + "register", "a common password", #"{"email":"new@example.org","password":"password1"}"#),
      .post(auth + "register", "without a password", #"{"email":"new@example.org"}"#),
    ] + GoldenStep.brokenBodies(auth + "register", wrongType: #"{"email":4,"password":"under the pear tree"}"#) + [
      .post(
        auth + "login", "signing in", #"{"email":"maya@example.org","password":"under the pear tree","device":"tablet"}"#,
        keeps: ["tablet.token": "body:jwtToken", "tablet.refresh": "body:refreshToken"]),
      .post(auth + "login", "a wrong password", #"{"email":"maya@example.org","password":"over the pear tree"}"#),
      .post(auth + "login", "an unknown address", #"{"email":"nobody@example.org","password":"under the pear tree"}"#),
      .send("GET", auth + "login", "a wrong method"),
    ] + GoldenStep.brokenBodies(auth + "login", wrongType: #"{"email":"a@example.org","password":true}"#) + [
      .get(auth + "validate", "a member", by: maya),
      .get(auth + "recover", "which ways there are"), .get(auth + "recovery-codes", "none yet", by: maya),
      .post(
        auth + "refresh", "a refresh token", #"{"refreshToken":"{{tablet.refresh}}"}"#,
        keeps: ["tablet.token2": "body:jwtToken", "tablet.refresh2": "body:refreshToken"]),
      .post(auth + "refresh", "the same at once", #"{"refreshToken":"{{tablet.refresh}}"}"#),
      .wait(60),
      .post(auth + "refresh", "the same a minute later", #"{"refreshToken":"{{tablet.refresh}}"}"#),
      .post(auth + "refresh", "the next one of a device that is out", #"{"refreshToken":"{{tablet.refresh2}}"}"#),
      .post(auth + "refresh", "none of ours", #"{"refreshToken":"anr_none"}"#),
    ] + GoldenStep.brokenBodies(auth + "refresh", wrongType: #"{"refreshToken":[]}"#)

  private static let enteringWithProviders: [GoldenStep] = ["apple", "google", "firebase"].flatMap(entering)

  /// Signing in with an OpenID provider that whoever runs the server has chosen.
  static let openID = GoldenGroup(
    name: "openid", hasProviders: true,
    steps: entering("openid") + [.get(auth + "credentials", "an OpenID provider", by: .app("openid"))])

  private static func entering(_ name: String) -> [GoldenStep] {
    [
      .identity(name: "identity.\(name)", subject: "001.\(name)", email: "\(name)@example.org", nonce: nil),
      .post(
        auth + name, "for the first time", #"{"identityToken":"{{identity.\#(name)}}","firstName":"Grace","lastName":"Hopper"}"#,
        keeps: ["\(name).user": "body:user.id", "\(name).token": "body:jwtToken"]),
      .post(auth + name, "again", #"{"idToken":"{{identity.\#(name)}}"}"#),
      .post(auth + name, "a token that is none", #"{"identityToken":"eyJ.eyJ.eyJ"}"#),
      .post(auth + name, "without a token", #"{"firstName":"Grace"}"#),
      .post(auth + name, "a wrong type", #"{"identityToken":7}"#),
      .get(auth + "validate", "somebody of \(name)", by: .app(name)),
    ]
  }

  private static let devices: [GoldenStep] = [
    .post(
      auth + "login", "another device", #"{"email":"maya@example.org","password":"under the pear tree","device":"laptop"}"#,
      keeps: ["laptop.token": "body:jwtToken"]),
    .get(auth + "devices", "two devices", by: maya, keeps: ["device.0": "body:devices.0.id", "device.1": "body:devices.1.id"]),
    .send("DELETE", auth + "devices/01948f3c-7e00-7abc-8def-0000000000ff", "an unknown one", by: maya),
    .send("DELETE", auth + "devices/{{device.1}}", "somebody else’s", by: .app("google")),
    .post(
      auth + "login", "a third device", #"{"email":"maya@example.org","password":"under the pear tree","device":"fridge"}"#,
      keeps: ["fridge.token": "body:jwtToken"]),
    .get(auth + "validate", "the fridge", by: .app("fridge"), keeps: ["fridge.device": "body:deviceId"]),
    .send("DELETE", auth + "devices/{{fridge.device}}", "the fridge", by: maya),
    .get(auth + "validate", "the fridge is out", by: .app("fridge")),
    .send("DELETE", auth + "devices?keepKeys=perhaps", "a wrong choice", by: maya),
    .send("DELETE", auth + "devices", "all others", by: maya),
    .get(auth + "validate", "the laptop is out", by: .app("laptop")),
    .get(auth + "devices", "one device", by: maya),
    .get(auth + "security-log", "what happened so far", by: maya),
  ]

  private static let credentials: [GoldenStep] =
    [
      .post(
        auth + "login", "anew", #"{"email":"maya@example.org","password":"under the pear tree","device":"phone"}"#,
        keeps: ["fresh.token": "body:jwtToken"]),
      .get(auth + "credentials", "a password", by: .app("fresh"), keeps: ["way.password": "body:credentials.0.id"]),
      .send("DELETE", auth + "credentials/{{way.password}}", "the only one", by: .app("fresh")),
      .identity(name: "identity.second", subject: "002.google", email: "maya@example.org", nonce: nil),
      .post(
        auth + "credentials", "adding Google", #"{"provider":"google","identityToken":"{{identity.second}}"}"#, by: .app("fresh"),
        keeps: ["way.google": "body:id"]),
      .post(
        auth + "credentials", "adding it twice", #"{"provider":"google","identityToken":"{{identity.second}}"}"#,
        by: .app("fresh")),
      .post(auth + "credentials", "an unknown provider", #"{"provider":"myspace"}"#, by: .app("fresh")),
      .post(auth + "credentials", "without a token for it", #"{"provider":"apple"}"#, by: .app("fresh")),
      .post(
        auth + "credentials", "a second password",
        #"{"provider":"password","email":"x@example.org","password":"under the pear tree"}"#, by: .app("fresh")),
      .post(auth + "credentials", "a password without an address", #"{"provider":"password"}"#, by: .app("fresh")),
    ] + GoldenStep.brokenBodies(auth + "credentials", wrongType: #"{"provider":1}"#, by: .app("fresh")) + [
      .get(auth + "credentials", "two ways", by: .app("fresh")),
      .send("DELETE", auth + "credentials/{{way.google}}", "one of two", by: .app("fresh")),
      .send("DELETE", auth + "credentials/{{way.google}}", "one that is gone", by: .app("fresh")),
      .wait(700),
      .post(
        auth + "credentials", "long after signing in", #"{"provider":"google","identityToken":"{{identity.second}}"}"#,
        by: .app("fresh")),
      .post(
        auth + "password", "a wrong password", #"{"currentPassword":"under the plum tree","newPassword":"over the old wall"}"#,
        by: .app("fresh")),
      .post(
        auth + "password", "a short one", #"{"currentPassword":"under the pear tree","newPassword":"short"}"#, by: .app("fresh")),
      .post(auth + "password", "without the old one", #"{"newPassword":"over the old wall"}"#, by: .app("fresh")),
      .post(
        auth + "password", "an account that has none", #"{"currentPassword":"x","newPassword":"over the old wall"}"#, by: maya),
    ] + GoldenStep.brokenBodies(auth + "password", wrongType: #"{"newPassword":1}"#, by: .app("fresh")) + [
      .post(
        auth + "password", "another one", #"{"currentPassword":"under the pear tree","newPassword":"over the old wall"}"#,
        by: .app("fresh")),
      .post(
        auth + "login", "with the new password", #"{"email":"maya@example.org","password":"over the old wall","device":"phone"}"#,
        keeps: ["new.token": "body:jwtToken"]),
    ]

  private static let programKeys: [GoldenStep] =
    [
      .get(auth + "api-keys", "none yet", by: .app("new")),
      .post(
        auth + "api-keys", "with both scopes", #"{"name":"My script"}"#, by: .app("new"),
        keeps: ["key.both": "body:id", "both.token": "body:key"]),
      .post(
        auth + "api-keys", "for records only", #"{"name":"Journal only","scopes":["records"],"expiresInDays":7}"#,
        by: .app("new"),
        keeps: ["key.records": "body:id", "records.token": "body:key"]),
      .post(auth + "api-keys", "without a name", #"{"name":"  "}"#, by: .app("new")),
      .post(auth + "api-keys", "an unknown scope", #"{"name":"x","scopes":["all"]}"#, by: .app("new")),
      .post(auth + "api-keys", "for too long", #"{"name":"x","expiresInDays":366}"#, by: .app("new")),
    ] + GoldenStep.brokenBodies(auth + "api-keys", wrongType: #"{"name":"x","expiresInDays":"ten"}"#, by: .app("new")) + [
      .get("/api/v1/profile", "with a key", by: .app("both")),
      .get("/api/v1/profile", "with a key for records", by: .app("records")),
      .get("/api/v1/bookmarks", "with a key for records", by: .app("records")),
      .get(auth + "devices", "with a key", by: .app("both")),
      .get(auth + "api-keys", "two", by: .app("new")),
      .send("DELETE", auth + "api-keys/{{key.both}}", "somebody else’s", by: .app("google")),
      .send("DELETE", auth + "api-keys/{{key.both}}", "one’s own", by: .app("new")),
      .get("/api/v1/profile", "with a key that is gone", by: .app("both")),
      .post(auth + "logout", "signing out", "", by: .app("new")),
      .get(auth + "validate", "after signing out", by: .app("new")),
    ]
    + GoldenStep.unsigned([
      ("GET", auth + "validate"), ("POST", auth + "logout"), ("DELETE", auth + "delete-account"), ("POST", auth + "password"),
      ("GET", auth + "credentials"), ("POST", auth + "credentials"), ("DELETE", auth + "credentials/x"),
      ("GET", auth + "devices"),
      ("DELETE", auth + "devices/x"), ("DELETE", auth + "devices"), ("GET", auth + "security-log"), ("GET", auth + "api-keys"),
      ("POST", auth + "api-keys"), ("DELETE", auth + "api-keys/x"),
    ])

  static let deletion = GoldenGroup(
    name: "deletion",
    steps: [
      .enter("ada"), .enter("bob"),
      .send("PATCH", "/api/v1/profile", "a name", #"{"name":"Ada"}"#, by: .app("ada")),
      .send("DELETE", auth + "delete-account", "a wrong password", #"{"password":"nope"}"#, by: .app("ada")),
      .send("DELETE", auth + "delete-account", "a wrong type", #"{"password":1}"#, by: .app("ada")),
      .wait(700),
      .send("DELETE", auth + "delete-account", "long after signing in", by: .app("ada")),
      .send("DELETE", auth + "delete-account", "with the password", #"{"password":"under the pear tree"}"#, by: .app("ada")),
      .get("/api/v1/profile", "of an account that is gone", by: .app("ada")),
      .post(auth + "login", "an account that is gone", #"{"email":"ada@example.org","password":"under the pear tree"}"#),
      .get("/profile", "in a browser, of an account that is gone", by: .browser("ada")),
      .get("/api/v1/profile", "of somebody else", by: .app("bob")),
    ])
}
