extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let path = "/api/v1/journal"

  static let journal = GoldenGroup(
    name: "journal",
    steps: [
      .enter("ada"), .enter("bob"),
      .get(path, "nothing yet", by: ada), .get(path + "/patterns", "nothing yet", by: ada),
      .post(
        path, "a reflection", #"{"text":"The talk went better than I feared.","mood":"relieved","tags":["work"]}"#, by: ada,
        keeps: ["entry": "body:id"]),
      .post(
        path, "a question of a day",
        #"{"type":"question","date":"2026-11-20","text":"Shall I go?\nOr stay?","tags":["work","Zürich"]}"#,
        by: ada, headers: [("idempotency-key", "one")], keeps: ["question": "body:id"]),
      .post(
        path, "the same with the same key",
        #"{"type":"question","date":"2026-11-20","text":"Shall I go?\nOr stay?","tags":["work","Zürich"]}"#, by: ada,
        headers: [("idempotency-key", "one")]),
      .post(path, "another with the same key", #"{"text":"Something else."}"#, by: ada, headers: [("idempotency-key", "one")]),
      .post(path, "an empty text", #"{"text":"  "}"#, by: ada),
      .post(path, "an unknown kind", #"{"text":"a","type":"rant"}"#, by: ada),
      .post(path, "an empty tag", #"{"text":"a","tags":["b",""]}"#, by: ada),
      .post(
        path, "too many tags",
        #"{"text":"a","tags":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15","16","17","18","19","20","21"]}"#,
        by: ada),
      .post(path, "no date", #"{"text":"a","date":"soon"}"#, by: ada),
      .post(path, "too long", #"{"text":"\#(String(repeating: "x", count: 64_001))"}"#, by: ada),
    ] + GoldenStep.brokenBodies(path, wrongType: #"{"text":"a","tags":"b"}"#, by: ada) + [
      .post(path, "in a zone", #"{"text":"Late.","timezone":"Asia/Tokyo","mood":"tired"}"#, by: ada, keeps: ["late": "body:id"]),
      .get(path, "three", by: ada), .get(path + "?q=talk", "with a word", by: ada),
      .get(path + "?tag=work", "with a tag", by: ada),
      .get(path + "?mood=tired", "with a mood", by: ada), .get(path + "?type=question", "of a kind", by: ada),
      .get(path + "?type=rant", "of an unknown kind", by: ada),
      .get(path + "?limit=2", "a page", by: ada, keeps: ["cursor": "body:next"]),
      .get(path + "?limit=2&cursor={{cursor}}", "the next page", by: ada),
      .get(path + "?cursor=x", "a cursor that is none", by: ada),
      .get(path + "/patterns", "what comes back", by: ada),
      .get(path + "/{{entry}}", "one’s own", by: ada), .get(path + "/{{entry}}", "somebody else’s", by: .app("bob")),
      .get(path + "/none", "no id", by: ada),
      .send("PATCH", path + "/{{entry}}", "a mood", #"{"mood":"calm"}"#, by: ada),
      .send("PATCH", path + "/{{entry}}", "a text and no tags", #"{"text":"It went well.","tags":null}"#, by: ada),
      .send("PATCH", path + "/{{entry}}", "an old version", #"{"mood":"x"}"#, by: ada, headers: [("if-match", "\"1\"")]),
      .send("PATCH", path + "/{{entry}}", "a version that is none", #"{"mood":"x"}"#, by: ada, headers: [("if-match", "y")]),
      .send("PATCH", path + "/{{entry}}", "no text", #"{"text":null}"#, by: ada),
      .send("PATCH", path + "/{{entry}}", "somebody else’s", #"{"mood":"x"}"#, by: .app("bob")),
    ] + GoldenStep.brokenBodies(of: "PATCH", path + "/{{entry}}", wrongType: #"{"mood":1}"#, by: ada) + [
      .wait(86_400), .enter("ada"), .enter("bob"),
      .post(path + "/{{entry}}/later", "a note", #"{"text":"They called on Thursday after all."}"#, by: ada),
      .post(path + "/{{entry}}/later", "the same once more", #"{"text":"They called on Thursday after all."}"#, by: ada),
      .post(path + "/{{entry}}/later", "an empty note", #"{"text":""}"#, by: ada),
      .post(path + "/{{entry}}/later", "somebody else’s", #"{"text":"x"}"#, by: .app("bob")),
      .post(path + "/{{entry}}/later", "a wrong type", #"{"text":1}"#, by: ada),
      .send("DELETE", path + "/{{question}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", path + "/{{question}}", "one’s own", by: ada),
      .send("DELETE", path + "/{{question}}", "one that is gone", by: ada),
      .get(path, "two left", by: ada),
      .send("PUT", path + "/{{entry}}", "a wrong method", "{}", by: ada),
    ]
      + GoldenStep.unsigned([
        ("GET", path), ("POST", path), ("GET", path + "/patterns"), ("GET", path + "/x"), ("PATCH", path + "/x"),
        ("DELETE", path + "/x"), ("POST", path + "/x/later"),
      ]))
}
