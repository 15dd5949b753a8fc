extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let path = "/api/v1/today/chapters"
  private static let day = #""date":"2026-11-21""#

  static let chapters = GoldenGroup(
    name: "chapters",
    steps: [
      .post(path, "a birth", GoldenBirth.body(GoldenBirth.newYork, day)),
      .post(path, "in a zone", GoldenBirth.body(GoldenBirth.newYork, day + #","timezone":"Asia/Tokyo""#)),
      .post(path, "without the time", GoldenBirth.body(GoldenBirth.withoutTime, day)),
      .post(path, "near the pole", GoldenBirth.body(GoldenBirth.polar, day)),
      .post(path, "no date", GoldenBirth.body(GoldenBirth.newYork, #""date":"soon""#)),
      .post(path, "a day outside the ephemeris", GoldenBirth.body(GoldenBirth.newYork, #""date":"9999-01-01""#)),
      .enter("ada"), .enter("bob"),
      .get(path, "without a birth", by: ada), .post(path, "one’s own, without a birth", "{}", by: ada),
      .get("/chapters", "without a birth", by: .browser("ada")),
      .get("/chapters/saturn-square-moon", "without a birth", by: .browser("ada")),
      .send(
        "PATCH", "/api/v1/profile", "a birth", #"{"birthData":\#(GoldenBirth.newYork),"timezone":"Europe/Berlin"}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "another birth", #"{"birthData":\#(GoldenBirth.withoutTime)}"#, by: .app("bob")),
      .get(path, "today", by: ada, keeps: ["chapter": "body:chapters.0.id"]),
      .get(path + "?date=2026-11-22", "tomorrow", by: ada),
      .get(path + "?date=soon", "no date", by: ada), .get(path, "without the time", by: .app("bob")),
      .post(path, "one’s own", "{}", by: ada),
      .get("/chapters", "one’s own", by: .browser("ada")), .get("/chapters?date=2026-11-22", "tomorrow", by: .browser("ada")),
      .get("/chapters?date=1990-01-01", "long ago", by: .browser("ada")),
      .get("/chapters/{{chapter}}", "the strongest", by: .browser("ada")),
      .get("/chapters/sun-square-moon", "none that is open", by: .browser("ada")),
      .get("/chapters", "without the time", by: .browser("bob")),
      .get("/chapters", "of nobody", by: .browser("nobody")),
      .get("/chapters/saturn-square-moon", "of nobody", by: .browser("nobody")),
    ] + GoldenBirth.faults(path) + GoldenStep.unsigned([("GET", path)]))
}
