extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let path = "/api/v1/tarot/readings"
  private static let wire = "/api/journal"

  static let tarotJournal = GoldenGroup(
    name: "tarot-journal",
    steps: [
      .enter("ada"), .enter("bob"),
      .get(path, "nothing yet", by: ada), .get("/api/v1/tarot/patterns", "nothing yet", by: ada),
      .post(
        path, "a ritual",
        #"{"draw":{"spread":"threeCard","question":"What now?","knockTimes":[0,400,900],"cut":31,"nonce":"00000000000000a7"}}"#,
        by: ada,
        keeps: ["reading": "body:id"]),
      .post(
        path, "the same with a narrative",
        #"{"draw":{"spread":"threeCard","question":"What now?","knockTimes":[0,400,900],"cut":31,"nonce":"00000000000000a7"},"narrative":"The road bends."}"#,
        by: ada),
      .post(
        path, "cards of paper",
        #"{"draw":{"positions":["Now","Next"],"cards":[{"card":"Le Mat"},{"card":"Queen of Cups","reversed":true}]}}"#,
        by: ada),
      .post(path, "neither ritual nor cards", #"{"draw":{"spread":"single"}}"#, by: ada),
      .post(path, "an unknown spread", #"{"draw":{"spread":"pyramid","nonce":"00000000000000a7"}}"#, by: ada),
    ] + GoldenStep.brokenBodies(path, wrongType: #"{"draw":7}"#, by: ada) + [
      .get(path, "two", by: ada), .get(path + "?q=road", "with a word", by: ada),
      .get(path + "?card=fool", "with a card", by: ada),
      .get(path + "?card=nobody", "no such card", by: ada), .get(path + "?spread=celtic", "of a spread", by: ada),
      .get(path + "?from=soon", "no date", by: ada),
      .get(path + "/{{reading}}", "one’s own", by: ada), .get(path + "/{{reading}}", "somebody else’s", by: .app("bob")),
      .send("PATCH", path + "/{{reading}}", "notes and later", #"{"notes":"Rain.","later":"They called."}"#, by: ada),
      .send("PATCH", path + "/{{reading}}", "an old version", #"{"notes":"x"}"#, by: ada, headers: [("if-match", "\"1\"")]),
      .get("/api/v1/tarot/patterns", "what comes back", by: ada),
      .send("DELETE", path + "/{{reading}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", path + "/{{reading}}", "one’s own", by: ada),
      .post(path + "/{{reading}}/undo", "brought back", "", by: ada),
      .post(path + "/{{reading}}/undo", "nothing to bring back", "", by: ada),
      .get(wire, "as Tableu lists them", by: ada),
      .post(
        wire, "as Tableu keeps",
        #"{"spread":"One-Card Insight","spreadKey":"single","question":"Why?","cards":[{"position":"Theme","card":"The Star","orientation":"Upright","meaning":"Hope."}],"personalReading":"Hope.","sessionSeed":"s-1","reflections":{"0":"Rain."}}"#,
        by: ada, keeps: ["entry": "body:entry.id"]),
      .post(
        wire, "the same seed",
        #"{"spread":"One-Card Insight","spreadKey":"single","cards":[{"card":"The Star"}],"sessionSeed":"s-1"}"#, by: ada),
      .post(wire, "no cards", #"{"spread":"a","spreadKey":"single","cards":[]}"#, by: ada), .get(wire, "nobody"),
      .get(wire + "/{{entry}}", "one entry", by: ada), .get(wire + "/search?q=star", "a search", by: ada),
      .get("/api/archetype-journey", "the journey", by: ada), .get("/api/archetype-journey/card-frequency", "how often", by: ada),
      .send("DELETE", wire + "/{{entry}}", "deleted", by: ada), .send("DELETE", wire + "/{{entry}}", "gone", by: ada),
      .get("/api/health/tarot-reading", "well"),
    ])
}
