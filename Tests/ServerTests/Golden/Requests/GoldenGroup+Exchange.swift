extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let id = "01948f3c-7e00-7abc-8def-0000000000"
  private static let sync = "/api/v1/sync"

  static let exchange = GoldenGroup(
    name: "exchange",
    steps: [
      .enter("ada"), .enter("bob"),
      .get(sync, "nothing yet", by: ada),
      .post(
        sync, "records of several kinds",
        #"""
        {"changes":[
          {"kind":"journalEntry","id":"\#(id)a1","data":{"type":"reflection","date":"2026-11-20","text":"Rain.","tags":["love"]}},
          {"kind":"bookmark","id":"\#(id)a2","data":{"readingType":"daily","title":"A","content":"B","readingId":"r1"}},
          {"kind":"chart","id":"\#(id)a3","data":{"birthData":\#(GoldenBirth.newYork)}},
          {"kind":"profile","id":"\#(id)a4","data":{"name":"Ada","theme":"dark"}},
          {"kind":"practiceSession","id":"\#(id)a5","data":{"minutes":10}},
          {"kind":"device","id":"\#(id)a6","data":{"name":"phone"}},
          {"kind":"horoscope","id":"\#(id)a7","data":{}},
          {"kind":"nonsense","id":"\#(id)a8","data":{}},
          {"kind":"journalEntry","id":"none","data":{}},
          {"kind":"journalEntry","id":"\#(id)a9"},
          {"kind":"journalEntry","id":"\#(id)aa","baseTag":"x","data":{"text":"a"}},
          {"kind":"journalEntry","id":"\#(id)ab","baseTag":"99","data":{"type":"reflection","date":"2026-11-20","text":"a"}},
          {"kind":"bookmark","id":"\#(id)ac","data":{"title":1}}
        ]}
        """#, by: ada),
      .post(
        sync, "the same again",
        #"{"changes":[{"kind":"journalEntry","id":"\#(id)a1","data":{"type":"reflection","date":"2026-11-20","text":"Rain.","tags":["love"]}}]}"#,
        by: ada),
      .post(
        sync, "a conflict",
        #"{"changes":[{"kind":"journalEntry","id":"\#(id)a1","data":{"type":"reflection","date":"2026-11-20","text":"Sun."}}]}"#,
        by: ada),
      .post(sync, "a deletion", #"{"changes":[{"kind":"bookmark","id":"\#(id)a2","baseTag":"2","deleted":true}]}"#, by: ada),
      .post(sync, "none", #"{"changes":[]}"#, by: ada),
    ] + GoldenStep.brokenBodies(sync, wrongType: #"{"changes":{}}"#, by: ada) + [
      .get(sync, "everything", by: ada), .get(sync + "?since=2", "since a change", by: ada),
      .get(sync + "?limit=2", "a page", by: ada),
      .get(sync + "?since=x", "no token", by: ada), .get(sync + "?limit=0", "a limit too small", by: ada),
      .get(sync + "?limit=501", "a limit too large", by: ada), .get(sync, "of somebody else", by: .app("bob")),
      .get("/api/v1/chart/\(id)a3?svg=false", "the chart of a device", by: ada),
      .post("/api/v1/horoscope/custom", "of the chart of a device", #"{"chartId":"\#(id)a3","date":"2026-11-21"}"#, by: ada),
      .get("/api/v1/export", "everything", by: ada),
      .get("/api/v1/export", "of an account that keeps nothing", by: .app("bob")),
      .post(
        "/api/v1/import", "a file",
        #"""
        {"format":"astronova-export","version":1,"records":{
          "journalEntry":[{"id":"\#(id)b1","createdMicroseconds":1795000000000000,"data":{"type":"reflection","date":"2026-11-20","text":"Rain."}},
            {"id":"none","data":{}},{"id":"\#(id)b2","createdMicroseconds":-1,"data":{"text":"a"}}],
          "profile":[{"id":"\#(id)b3","data":{"name":"Bob"}}],
          "order":[{"id":"\#(id)b4","data":{}}],
          "chart":[{"id":"\#(id)b5","data":{"birthData":\#(GoldenBirth.berlin)}}]}}
        """#, by: .app("bob")),
      .post(
        "/api/v1/import", "the same again",
        #"{"format":"astronova-export","version":1,"records":{"journalEntry":[{"id":"\#(id)b1","data":{"type":"reflection","date":"2026-11-20","text":"Rain."}}]}}"#,
        by: .app("bob")),
      .post("/api/v1/import", "another version", #"{"format":"astronova-export","version":2,"records":{}}"#, by: .app("bob")),
      .post("/api/v1/import", "another format", #"{"format":"x","version":1,"records":{}}"#, by: .app("bob")),
    ] + GoldenStep.brokenBodies("/api/v1/import", wrongType: #"{"format":1,"version":1,"records":{}}"#, by: .app("bob")) + [
      .get(sync, "what came back", by: .app("bob"))
    ] + GoldenStep.unsigned([("GET", sync), ("POST", sync), ("GET", "/api/v1/export"), ("POST", "/api/v1/import")]))
}
