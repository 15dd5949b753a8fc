extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let path = "/api/v1/practice"

  static let explore = GoldenGroup(
    name: "explore",
    steps: [
      .enter("ada"), .enter("bob"),
      .get(path + "/explore", "everything"), .get(path + "/explore?q=pan+of+milk", "found"),
      .get(path + "/explore?theme=hurry", "an unknown theme"), .get(path + "/explore/focus", "a collection"),
      .get(path + "/explore/none", "no collection"), .get(path + "/for-you", "without a birth", by: ada),
      .get(path + "/for-you?timezone=Nowhere", "an unknown zone", by: ada),
      .post(
        path + "/insights", "a thought", #"{"text":"Half the list was never yours.","source":"reading"}"#, by: ada,
        keeps: ["insight": "body:id"]),
      .send("PUT", path + "/insights/{{insight}}", "reworded", #"{"text":"Half the list is mine.","archived":true}"#, by: ada),
      .send("PUT", path + "/insights/{{insight}}", "somebody else’s", #"{"text":"x"}"#, by: .app("bob")),
      .send("PUT", path + "/insights/{{insight}}", "an empty text", #"{"text":" "}"#, by: ada),
      .post(path + "/insights/import", "two", #"{"text":"- One.\n- Two."}"#, by: ada),
      .post(path + "/insights/import", "nothing to read", #"{"text":" "}"#, by: ada),
      .get(path + "/collections", "none", by: ada),
      .post(path + "/collections", "a new one", #"{"name":"For Mondays"}"#, by: ada, keeps: ["collection": "body:id"]),
      .post(path + "/collections", "the same once more", #"{"name":"For Mondays"}"#, by: ada),
      .post(path + "/collections", "without a name", #"{"name":" "}"#, by: ada),
      .send("PUT", path + "/collections/{{collection}}", "an insight put in", #"{"adding":["{{insight}}"]}"#, by: ada),
      .send("PUT", path + "/collections/{{collection}}", "what is none", #"{"adding":["x"]}"#, by: ada),
      .send("PUT", path + "/collections/{{collection}}", "somebody else’s", #"{"name":"x"}"#, by: .app("bob")),
      .get(path + "/collections", "one", by: ada),
      .send("DELETE", path + "/collections/{{collection}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", path + "/collections/{{collection}}", "one’s own", by: ada),
      .post(path + "/clear", "another word", #"{"confirm":"yes"}"#, by: ada),
      .post(path + "/clear", "the word", #"{"confirm":"clear"}"#, by: ada),
    ]
      + GoldenStep.unsigned([
        ("GET", path + "/for-you"), ("PUT", path + "/insights/x"), ("POST", path + "/insights/import"),
        ("GET", path + "/collections"), ("POST", path + "/collections"), ("PUT", path + "/collections/x"),
        ("DELETE", path + "/collections/x"), ("POST", path + "/clear"),
      ]))

  static let explorePages = GoldenGroup(
    name: "pages-explore",
    steps: [
      .enter("ada"), .get("/align/explore", "a member", by: ada), .get("/align/explore?q=pan+of+milk", "found", by: ada),
      .get("/align/explore/focus", "a collection", by: ada), .get("/align/explore/focus/01", "a passage", by: ada),
      .get("/align/explore/focus/99", "no passage", by: ada),
      .form("/align/explore/focus/01", "its line", "do=code", by: ada),
      .get("/align/explore/focus/01?done=added", "afterward", by: ada),
      .get("/collect/insight/new?text=Half+the+list.", "filled in", by: ada),
      .form("/collect/insight/new", "kept", "text=Half+the+list.&source=reading", by: ada),
      .get("/align/collections", "none", by: ada), .form("/align/collections", "a new one", "do=make&name=For+Mondays", by: ada),
      .get("/align/clear", "before", by: ada), .form("/align/clear", "another word", "confirm=yes", by: ada),
      .form("/align/clear", "the word", "confirm=clear", by: ada), .get("/open?link=web%2Bastronova%3Aalign", "a link", by: ada),
    ] + closed(pages: ["/align/collections", "/align/clear"], forms: ["/align/insights", "/align/collections", "/align/clear"]))
}
