extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")

  static let horoscopes = GoldenGroup(
    name: "horoscopes",
    steps: [
      .get("/api/v1/horoscope?sign=gemini", "a sign"),
      .get("/api/v1/horoscope?sign=gemini&type=weekly&date=2026-11-21", "a week"),
      .get("/api/v1/horoscope?sign=gemini&type=monthly&date=2026-11-21", "a month"),
      .get("/api/v1/horoscope?sign=Leo&date=2026-11-21&timezone=Asia/Tokyo", "in a zone"),
      .get("/api/v1/horoscope", "nobody’s"),
      .get("/api/v1/horoscope?sign=ophiuchus", "an unknown sign"),
      .get("/api/v1/horoscope?sign=gemini&type=yearly", "an unknown span"),
      .get("/api/v1/horoscope?sign=gemini&date=21.11.2026", "no date"),
      .get("/api/v1/horoscope?sign=gemini&timezone=Mars/X", "an unknown zone"),
      .get("/api/v1/horoscope/daily?sign=pisces&date=2026-11-21", "a sign"),
      .get("/api/v1/horoscope/daily?sign=x", "an unknown sign"),
      .get("/api/v1/horoscope/daily", "nobody’s"),
    ]
      + ["/api/v1/horoscope/custom", "/api/v1/horoscope/personalized"].flatMap { (path: String) -> [GoldenStep] in
        [
          .post(path, "a day", GoldenBirth.body(GoldenBirth.newYork, #""date":"2026-11-21""#)),
          .post(path, "a week", GoldenBirth.body(GoldenBirth.newYork, #""date":"2026-11-21","type":"weekly""#)),
          .post(
            path, "a month",
            GoldenBirth.body(GoldenBirth.newYork, #""date":"2026-11-21","type":"monthly","timezone":"Asia/Tokyo""#)),
          .post(path, "without the time", GoldenBirth.body(GoldenBirth.withoutTime, #""date":"2026-11-21""#)),
          .post(path, "an unknown span", GoldenBirth.body(GoldenBirth.newYork, #""type":"yearly""#)),
          .post(path, "no date", GoldenBirth.body(GoldenBirth.newYork, #""date":"soon""#)),
          .post(path, "no JSON", "{"),
        ] + GoldenBirth.faults(path)
      }
      + ["/api/v1/discover/domains", "/api/v1/discover/snapshot"].flatMap { (path: String) -> [GoldenStep] in
        [
          .post(path, "a day", GoldenBirth.body(GoldenBirth.newYork, #""date":"2026-11-21""#)),
          .post(path, "without the time", GoldenBirth.body(GoldenBirth.withoutTime, #""date":"2026-11-21""#)),
          .post(path, "no date", GoldenBirth.body(GoldenBirth.newYork, #""date":"soon""#)),
        ] + GoldenBirth.faults(path)
      } + [
        .enter("ada"), .enter("bob"),
        .get("/api/v1/horoscope/today", "without a birth", by: ada),
        .get("/api/v1/discover/domains", "without a birth", by: ada),
        .send(
          "PATCH", "/api/v1/profile", "a birth", #"{"birthData":\#(GoldenBirth.newYork),"timezone":"Europe/Berlin"}"#, by: ada),
        .send("PATCH", "/api/v1/profile", "another birth", #"{"birthData":\#(GoldenBirth.withoutTime)}"#, by: .app("bob")),
        .get("/api/v1/horoscope/today", "today", by: ada),
        .get("/api/v1/horoscope/today?date=2026-11-21", "the same by its date", by: ada),
        .get("/api/v1/horoscope/today?date=2026-11-22", "tomorrow", by: ada),
        .get("/api/v1/horoscope/today?date=2026-11-20", "yesterday", by: ada),
        .get("/api/v1/horoscope/today?days=3", "three days", by: ada),
        .get("/api/v1/horoscope/today", "another person’s", by: .app("bob")),
        .get("/api/v1/horoscope/today?days=0", "no days", by: ada),
        .get("/api/v1/horoscope/today?days=15", "too many days", by: ada),
        .get("/api/v1/horoscope/today?date=soon", "no date", by: ada),
        .get("/api/v1/horoscope/today?date=1990-01-01", "long ago", by: ada),
        .get("/api/v1/horoscope/today", "when it is there already", by: ada, headers: [("if-none-match", "*")]),
        .get("/api/v1/horoscope", "one’s own", by: ada),
        .get("/api/v1/horoscope?type=weekly", "one’s own week", by: ada),
        .get("/api/v1/horoscope/daily", "one’s own", by: ada),
        .post("/api/v1/horoscope/custom", "one’s own", #"{"date":"2026-11-21"}"#, by: ada),
        .post("/api/v1/horoscope/personalized", "one’s own month", #"{"type":"monthly"}"#, by: ada),
        .get("/api/v1/discover/domains", "today", by: ada),
        .get("/api/v1/discover/domains?date=2026-11-22", "tomorrow", by: ada),
        .get("/api/v1/discover/domains?date=x", "no date", by: ada),
        .get("/api/v1/discover/snapshot", "today", by: ada),
        .get("/api/v1/discover/snapshot?date=2026-11-22&timezone=Asia/Tokyo", "tomorrow", by: ada),
        .get("/api/v1/discover/snapshot?timezone=Mars/X", "an unknown zone", by: .app("bob")),
        .post("/api/v1/discover/domains", "one’s own", "{}", by: ada),
      ]
      + GoldenStep.unsigned([
        ("GET", "/api/v1/horoscope/today"), ("GET", "/api/v1/discover/domains"), ("GET", "/api/v1/discover/snapshot"),
      ]))
}
