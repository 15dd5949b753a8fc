extension GoldenGroup {
  private static let management = "/api/v1/content/management"

  static let content = GoldenGroup(
    name: "content",
    steps: [
      .enter("ada"), .enter("editor"),
      .get(management, "as authored"), .get(management + "?category=love", "of a category"),
      .get(management + "?category=\(String(repeating: "x", count: 65))", "a category too long"),
      .send(
        "PUT", management + "/quick-questions", "three",
        #"{"quick_questions":[{"id":"b","text":"Second?","category":"x","order":2,"is_active":true},{"id":"c","text":"Hidden?","category":"x","order":3,"is_active":false},{"id":"a","text":"First?","category":"x","order":1}]}"#,
        by: .app("editor")),
      .get(management, "with other questions"), .get(management, "with other questions, for an editor", by: .app("editor")),
      .send(
        "PUT", management + "/insights", "one",
        #"{"insights":[{"id":"one-door","title":"One door at a time.","content":"The Moon leaves on Thursday.","category":"sky","priority":0,"is_active":true}]}"#,
        by: .app("editor")),
      .get(management, "with other insights"),
      .send(
        "PUT", management + "/quick-questions", "a wrong id", #"{"quick_questions":[{"id":"a b","text":"t","category":"c"}]}"#,
        by: .app("editor")),
      .send(
        "PUT", management + "/quick-questions", "an id twice",
        #"{"quick_questions":[{"id":"a","text":"t","category":"c"},{"id":"a","text":"t","category":"c"}]}"#, by: .app("editor")),
      .send(
        "PUT", management + "/insights", "without content", #"{"insights":[{"id":"a","title":"t","category":"c"}]}"#,
        by: .app("editor")),
      .send("PUT", management + "/quick-questions", "by a member", #"{"quick_questions":[]}"#, by: .app("ada")),
      .send("PUT", management + "/insights", "by a member", #"{"insights":[]}"#, by: .app("ada")),
      .send("PUT", management + "/quick-questions", "back", #"{"quick_questions":[]}"#, by: .app("editor")),
      .send("PUT", management + "/insights", "back", #"{"insights":[]}"#, by: .app("editor")),
    ] + GoldenStep.brokenBodies(of: "PUT", management + "/insights", wrongType: #"{"insights":[4]}"#, by: .app("editor"))
      + GoldenStep.brokenBodies(
        of: "PUT", management + "/quick-questions", wrongType: #"{"quick_questions":{}}"#, by: .app("editor"))
      + GoldenStep.unsigned([("PUT", management + "/quick-questions"), ("PUT", management + "/insights")]))

  static let system = GoldenGroup(
    name: "system",
    steps: [
      "/api/v1/config", "/config", "/api/v1/misc/info", "/api/v1/misc/system-status", "/api/v1/system-status", "/system-status",
      "/api/v1/readiness", "/readiness", "/api/v1/misc/zodiac-signs", "/api/v1/misc/health", "/api/v1/health", "/health",
    ].map { .get($0, "as it is") } + [
      .send("HEAD", "/health", "without its body"), .send("OPTIONS", "/api/v1/health", "which methods"),
      .post("/health", "a wrong method", "{}"), .get("/api/v1/nowhere", "nothing is there"), .get("/nowhere", "nothing is there"),
      .get("/api/v1/nowhere", "nothing is there, for a browser", by: .browser("visitor")),
      .get("/api/v1/health", "from elsewhere", headers: [("origin", "https://example.org")]),
      .get("/api/v1/ephemeris/current", "packed", headers: [("accept-encoding", "gzip")], extent: .head),
      .post("/api/v1/chart/generate", "a body too large", String(repeating: "x", count: 1_000_001)),
    ])
}
