extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let whole =
    #""name":"Ada","email":"ada@example.org","birth_date":"1990-06-15","birth_time":"14:30","birth_timezone":"America/New_York","birth_lat":40.7128,"birth_lon":-74.006"#
  private static let entry =
    #""date":"2026-11-21","entry_type":"horoscope_reading","summary_viewed":"A day.","categories_viewed":[{"category":"love_relationships","text":"A line."}],"time_spent_seconds":180"#

  static let callables = GoldenGroup(
    name: "callables", hasProviders: true,
    steps: [.enter("ada"), .enter("bob")] + functions("") + functions("/arca-baf77/us-central1") + integration)

  /// What is asked of every function, behind a prefix.
  private static func functions(_ prefix: String) -> [GoldenStep] {
    func call(_ name: String, _ title: String, _ fields: String, user: String? = "{{ada}}", by sender: GoldenAsk.Sender = ada)
      -> GoldenStep
    {
      let user = user.map { "\"user_id\":\"\($0)\"" + (fields.isEmpty ? "" : ",") } ?? ""
      return .post("\(prefix)/\(name)", title, "{\"data\":{\(user)\(fields)}}", by: sender)
    }
    let personal = [
      "create_user_profile", "get_user_profile", "get_daily_horoscope", "get_detailed_horoscope", "add_journal_entry",
      "get_memory",
      "get_astrometers",
    ]
    let open = ["get_sun_sign_from_date", "natal_chart", "daily_transit", "user_transit"]
    return [
      call("get_sun_sign_from_date", "a date", #""birth_date":"1990-06-15""#, user: nil, by: .nobody),
      call("get_sun_sign_from_date", "a cusp", #""birth_date":"1990-06-21""#, user: nil, by: .nobody),
      call("get_sun_sign_from_date", "no date", #""birth_date":"soon""#, user: nil, by: .nobody),
      call("get_user_profile", "before it is made", "", user: "{{bob}}", by: .app("bob")),
      call("create_user_profile", "a whole one", whole),
      call(
        "create_user_profile", "the date only", #""name":"Bob","email":"bob@example.org","birth_date":"1988-02-29""#,
        user: "{{bob}}", by: .app("bob")),
      call("create_user_profile", "no address", #""name":"Ada","email":"ada","birth_date":"1990-06-15""#),
      call("create_user_profile", "no date", #""name":"Ada","email":"ada@example.org","birth_date":"15.6.1990""#),
      call("get_user_profile", "the whole one", ""),
      call("get_user_profile", "the date only", "", user: "{{bob}}", by: .app("bob")),
      call("get_daily_horoscope", "a day", #""date":"2026-11-21","model_name":"gemini""#),
      call("get_daily_horoscope", "today", ""),
      call("get_daily_horoscope", "no date", #""date":"bad""#),
      call("get_daily_horoscope", "without the time", #""date":"2026-11-21""#, user: "{{bob}}", by: .app("bob")),
      call("get_detailed_horoscope", "a day", #""daily_horoscope":{"date":"2026-11-21"}"#),
      call("get_detailed_horoscope", "by the date", #""daily_horoscope":{},"date":"2026-11-21""#),
      call("get_detailed_horoscope", "a text", #""daily_horoscope":"yes""#),
      call("add_journal_entry", "what was read", entry),
      call(
        "add_journal_entry", "no list",
        #""date":"2026-11-21","entry_type":"horoscope_reading","summary_viewed":"A.","categories_viewed":4,"time_spent_seconds":1"#
      ),
      call("add_journal_entry", "an unknown part of life", entry.replacing("love_relationships", with: "sports")),
      call("get_memory", "what was read", ""),
      call("get_memory", "nothing read", "", user: "{{bob}}", by: .app("bob")),
      call("get_astrometers", "today", ""),
      call("get_astrometers", "the modern view", #""date":"2026-11-21","view":"modern""#),
      call("get_astrometers", "an unknown view", #""view":"x""#),
      call("natal_chart", "a moment", #""utc_dt":"1990-06-15 18:30","lat":40.7128,"lon":-74.006"#, user: nil, by: .nobody),
      call("natal_chart", "no moment", #""utc_dt":"soon","lat":0,"lon":0"#, user: nil, by: .nobody),
      call("natal_chart", "a latitude out of range", #""utc_dt":"1990-06-15 18:30","lat":91,"lon":0"#, user: nil, by: .nobody),
      call("daily_transit", "a moment", #""utc_dt":"2026-11-21 12:00""#, user: nil, by: .nobody),
      call("daily_transit", "now", "", user: nil, by: .nobody),
      call(
        "user_transit", "a moment", #""utc_dt":"2026-11-21T12:00","birth_lat":40.7128,"birth_lon":-74.006"#, user: nil,
        by: .nobody),
      call("user_transit", "half a place", #""birth_lat":40.7128"#, user: nil, by: .nobody),
    ]
      + personal.flatMap { name -> [GoldenStep] in
        [
          call(name, "without user_id", "", user: nil),
          call(name, "somebody else’s user_id", whole + "," + entry + #","daily_horoscope":{}"#, user: "{{bob}}"),
          call(name, "without a token", whole + "," + entry + #","daily_horoscope":{}"#, by: .nobody),
          call(name, "with a token that is none", "", by: .program(token: "nonsense")),
          .post("\(prefix)/\(name)", "a wrong type", #"{"data":{"user_id":4}}"#, by: ada),
        ]
      }
      + open.flatMap { name -> [GoldenStep] in
        [call(name, "nothing", "", user: nil, by: .nobody)].filter { _ in name != "daily_transit" }
      }
      + (personal + open).flatMap { name -> [GoldenStep] in
        [
          .post("\(prefix)/\(name)", "no data", "{}", by: ada), .post("\(prefix)/\(name)", "no JSON", "nonsense", by: ada),
          .get("\(prefix)/\(name)", "a wrong method", by: ada),
        ]
      }
  }

  private static let integration: [GoldenStep] = [
    .post("/create_user_profile", "the integration test user", #"{"data":{"user_id":"golden-test-user",\#(whole)}}"#),
    .post("/get_user_profile", "the integration test user", #"{"data":{"user_id":"golden-test-user"}}"#),
    .identity(name: "identity", subject: "firebase-uid-1", email: "fire@example.org", nonce: nil),
    .post(
      "/create_user_profile", "with a Firebase token", #"{"data":{"user_id":"firebase-uid-1",\#(whole)}}"#,
      by: .program(token: "{{identity}}")),
    .post("/get_memory", "with a Firebase token", #"{"data":{"user_id":"firebase-uid-1"}}"#, by: .program(token: "{{identity}}")),
    .post(
      "/get_memory", "with a Firebase token, somebody else’s", #"{"data":{"user_id":"{{ada}}"}}"#,
      by: .program(token: "{{identity}}")),
    .post("/get_memory", "a form", "data=1", by: ada, headers: [("content-type", "application/x-www-form-urlencoded")]),
  ]

  static let limits = GoldenGroup(
    name: "limits", isLimited: true,
    steps: [
      .enter("ada"),
      .post("/api/v1/chart/generate", "the first", GoldenBirth.body(GoldenBirth.farNorth)),
      .post("/get_sun_sign_from_date", "the second", #"{"data":{"birth_date":"1990-06-15"}}"#),
      .post("/api/v1/chart/generate", "the first of a member", GoldenBirth.body(GoldenBirth.farNorth), by: ada),
      .post("/api/v1/auth/register", "the first", #"{"email":"x","password":"y"}"#),
      .get("/api/v1/health", "without a limit"),
      // More than are allowed, since real time gives some back on a slow machine.
      .often(60, .post("/api/v1/chart/generate", "as before", GoldenBirth.body(GoldenBirth.farNorth))),
      .post("/api/v1/chart/generate", "one too many", GoldenBirth.body(GoldenBirth.farNorth)),
      .post("/get_sun_sign_from_date", "one too many", #"{"data":{"birth_date":"1990-06-15"}}"#),
      .form("/chart", "one too many", "date=1990-06-15", by: .browser("visitor")),
      .post("/api/v1/chart/generate", "a member still may", GoldenBirth.body(GoldenBirth.farNorth), by: ada),
    ]
      + (1...10).map {
        .post("/api/v1/auth/login", "wrong password \($0)", #"{"email":"bob@example.org","password":"wrong \#($0)"}"#)
      } + [
        .post("/api/v1/auth/login", "one wrong password too many", #"{"email":"bob@example.org","password":"wrong"}"#),
        .post(
          "/api/v1/auth/login", "the right password after them", #"{"email":"bob@example.org","password":"under the pear tree"}"#),
      ])
}
