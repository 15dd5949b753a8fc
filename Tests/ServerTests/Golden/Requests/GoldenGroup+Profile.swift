extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")

  static let profile = GoldenGroup(
    name: "profile",
    steps: [
      .enter("ada"), .enter("bob"),
      .get("/api/v1/profile", "an empty one", by: ada),
      .get("/api/v1/chat/birth-data", "none yet", by: ada),
      .post("/api/v1/chat/birth-data", "by nobody", GoldenBirth.body(GoldenBirth.berlin)),
      .send("PATCH", "/api/v1/profile", "a birth", #"{"name":"Ada","birthData":\#(GoldenBirth.newYork)}"#, by: ada),
      .get("/api/v1/profile", "with a birth", by: ada),
      .send(
        "PATCH", "/api/v1/profile", "settings",
        #"{"houseSystem":"Whole Sign","zodiac":"lahiri","theme":"dark","units":"metric","language":"de","timezone":"Europe/Berlin","preparesReadings":true}"#,
        by: ada),
      .send("PATCH", "/api/v1/profile", "an old version", #"{"name":"Ada L."}"#, by: ada, headers: [("if-match", "\"1\"")]),
      .send("PATCH", "/api/v1/profile", "no version", #"{"name":"Ada L."}"#, by: ada, headers: [("if-match", "x")]),
      .send("PATCH", "/api/v1/profile", "any version", #"{"name":"Ada L."}"#, by: ada, headers: [("if-match", "*")]),
      .send("PATCH", "/api/v1/profile", "an unknown house system", #"{"houseSystem":"Feng Shui"}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "an unknown zodiac", #"{"zodiac":"lunar"}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "an unknown theme", #"{"theme":"pink"}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "an unknown zone", #"{"timezone":"Mars/Olympus"}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "a latitude out of range", #"{"birthData":\#(GoldenBirth.farNorth)}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "a time that came twice", #"{"birthData":\#(GoldenBirth.repeated)}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "a birth without its time", #"{"birthData":\#(GoldenBirth.withoutTime)}"#, by: ada),
      .send("PATCH", "/api/v1/profile", "nothing cleared but the theme", #"{"theme":null}"#, by: ada),
    ] + GoldenStep.brokenBodies(of: "PATCH", "/api/v1/profile", wrongType: #"{"name":4}"#, by: ada) + [
      .send("PUT", "/api/v1/profile", "a whole one", #"{"fullName":"Ada King","birthData":\#(GoldenBirth.named)}"#, by: ada),
      .send("PUT", "/api/v1/profile", "an old version", #"{"name":"A"}"#, by: ada, headers: [("if-match", "\"1\"")]),
      .send("PUT", "/api/v1/profile", "a wrong type", #"{"name":[]}"#, by: ada),
      .get("/api/v1/profile", "the whole one", by: ada),
      .post("/api/v1/chat/birth-data", "another birth", GoldenBirth.body(GoldenBirth.berlin), by: ada),
      .post("/api/v1/chat/birth-data", "a birth by itself", GoldenBirth.polar, by: ada),
      .post("/api/v1/chat/birth-data", "no such day", GoldenBirth.body(GoldenBirth.noDay), by: ada),
    ] + GoldenStep.brokenBodies("/api/v1/chat/birth-data", wrongType: #"{"birthData":"yesterday"}"#, by: ada) + [
      .get("/api/v1/chat/birth-data", "the birth", by: ada),
      .get("/api/v1/profile", "of somebody else", by: .app("bob")),
      .send("POST", "/api/v1/profile", "a wrong method", "{}", by: ada),
    ]
      + GoldenStep.unsigned([
        ("GET", "/api/v1/profile"), ("PUT", "/api/v1/profile"), ("PATCH", "/api/v1/profile"), ("GET", "/api/v1/chat/birth-data"),
        ("POST", "/api/v1/chat/birth-data"),
      ]))

  static let keeping = GoldenGroup(
    name: "keeping",
    steps: [
      .enter("ada"), .enter("bob"),
      .get("/api/v1/bookmarks", "none yet", by: ada),
      .post(
        "/api/v1/bookmarks", "a reading",
        #"{"readingId":"daily-2026-11-21","readingType":"daily","title":"Say the short version first","content":"Mercury…","originalDate":"2026-11-21"}"#,
        by: ada, keeps: ["bookmark": "body:id"]),
      .post(
        "/api/v1/bookmarks", "the same reading again",
        #"{"readingId":"daily-2026-11-21","readingType":"daily","title":"Other","content":"Other"}"#, by: ada),
      .post(
        "/api/v1/bookmarks", "with a key", #"{"readingType":"chart","title":"A","content":"B"}"#, by: ada,
        headers: [("idempotency-key", "once")], keeps: ["bookmark.second": "body:id"]),
      .post(
        "/api/v1/bookmarks", "with the same key", #"{"readingType":"chart","title":"A","content":"B"}"#, by: ada,
        headers: [("idempotency-key", "once")]),
      .post(
        "/api/v1/bookmarks", "with a key that is none", #"{"readingType":"chart","title":"A","content":"B"}"#, by: ada,
        headers: [("idempotency-key", "a b")]),
      .post(
        "/api/v1/bookmarks", "no such date", #"{"readingType":"a","title":"A","content":"B","originalDate":"soon"}"#, by: ada),
      .post("/api/v1/bookmarks", "an empty type", #"{"readingType":"","title":"A","content":"B"}"#, by: ada),
      .post("/api/v1/bookmarks", "without content", #"{"readingType":"a","title":"A"}"#, by: ada),
    ] + GoldenStep.brokenBodies("/api/v1/bookmarks", wrongType: #"{"readingType":1,"title":"A","content":"B"}"#, by: ada) + [
      .get("/api/v1/bookmarks", "two", by: ada),
      .get("/api/v1/bookmarks?limit=1", "the first page", by: ada, keeps: ["cursor": "body:next"]),
      .get("/api/v1/bookmarks?limit=1&cursor={{cursor}}", "the second page", by: ada),
      .get("/api/v1/bookmarks?limit=0", "a limit too small", by: ada),
      .get("/api/v1/bookmarks?limit=101", "a limit too large", by: ada),
      .get("/api/v1/bookmarks?limit=ten", "a limit that is no number", by: ada),
      .get("/api/v1/bookmarks?cursor=x", "a cursor that is none", by: ada),
      .send("DELETE", "/api/v1/bookmarks/{{bookmark}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", "/api/v1/bookmarks/{{bookmark}}", "one’s own", by: ada),
      .send("DELETE", "/api/v1/bookmarks/{{bookmark}}", "one that is gone", by: ada),
      .get("/api/v1/bookmarks", "one left", by: ada),
      .get("/api/v1/horoscope/history", "none yet", by: ada),
      .get("/api/v1/match/history", "none yet", by: ada),
      .send(
        "PATCH", "/api/v1/profile", "a birth", #"{"birthData":\#(GoldenBirth.newYork),"timezone":"Europe/Berlin"}"#, by: ada),
      .get("/api/v1/horoscope/today", "a reading that is kept", by: ada),
      .post("/api/v1/match", "a comparison that is kept or not", GoldenBirth.pair(), by: ada),
      .get("/api/v1/horoscope/history", "what was read", by: ada),
      .get("/api/v1/horoscope/history?limit=0", "a limit too small", by: ada),
      .get("/api/v1/match/history", "what was compared", by: ada),
      .get("/api/v1/match/history?cursor=1_2", "a cursor that is none", by: ada),
      .get("/api/v1/horoscope/history", "of somebody else", by: .app("bob")),
    ]
      + GoldenStep.unsigned([
        ("GET", "/api/v1/bookmarks"), ("POST", "/api/v1/bookmarks"), ("DELETE", "/api/v1/bookmarks/x"),
        ("GET", "/api/v1/horoscope/history"), ("GET", "/api/v1/match/history"),
      ]))
}
