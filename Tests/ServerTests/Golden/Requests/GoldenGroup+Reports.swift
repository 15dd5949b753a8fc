extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let path = "/api/v1/reports"

  static let reports = GoldenGroup(
    name: "reports",
    steps: [
      .enter("ada"), .enter("bob"),
      .post(path + "/full", "without a birth", "{}", by: ada),
      .post(path + "/full", "of a birth", GoldenBirth.body(GoldenBirth.named), by: ada, keeps: ["report": "body:reportId"]),
      .post(path, "of a year", GoldenBirth.body(GoldenBirth.newYork, #""reportType":"year_ahead""#), by: ada),
      .post(
        path + "/generate", "of love, with a key", GoldenBirth.body(GoldenBirth.newYork, #""reportType":"love_forecast""#),
        by: ada,
        headers: [("idempotency-key", "one")]),
      .post(
        path + "/generate", "the same with the same key", GoldenBirth.body(GoldenBirth.newYork, #""reportType":"love_forecast""#),
        by: ada, headers: [("idempotency-key", "one")]),
      .post(
        path + "/generate", "another with the same key", GoldenBirth.body(GoldenBirth.berlin, #""reportType":"love_forecast""#),
        by: ada, headers: [("idempotency-key", "one")]),
      .post(path, "of a career", GoldenBirth.body(GoldenBirth.withoutTime, #""reportType":"career_forecast""#), by: ada),
      .post(
        path, "of a chart, with houses",
        GoldenBirth.body(GoldenBirth.newYork, #""reportType":"birth_chart","options":{"houseSystem":"Koch"}"#), by: ada),
      .post(path, "an unknown kind", GoldenBirth.body(GoldenBirth.newYork, #""reportType":"palm""#), by: ada),
      .post(path, "somebody else’s id", GoldenBirth.body(GoldenBirth.newYork, #""userId":"{{bob}}""#), by: ada),
      .post(path, "an unknown chart", #"{"chartId":"none"}"#, by: ada),
      .post(path, "no such day", GoldenBirth.body(GoldenBirth.noDay), by: ada),
    ] + GoldenStep.brokenBodies(path + "/full", wrongType: #"{"reportType":1}"#, by: .app("bob")) + [
      .get(path + "/{{report}}", "one’s own", by: ada),
      .get(path + "/{{report}}.html", "as a page", by: ada),
      .get(path + "/{{report}}", "as a page by what is accepted", by: ada, headers: [("accept", "text/html")]),
      .get(path + "/{{report}}.pdf", "printed", by: ada),
      .get(path + "/{{report}}", "somebody else’s", by: .app("bob")),
      .get(path + "/none", "no id", by: ada),
      .get(path + "/{{report}}/status", "one’s own", by: ada),
      .get(path + "/{{report}}/status", "somebody else’s", by: .app("bob")),
      .get(path + "/{{report}}/pdf", "one’s own", by: ada),
      .get(path + "/{{report}}/pdf", "somebody else’s", by: .app("bob")),
      .get(path + "/{{report}}/download", "one’s own", by: ada),
      .get(path + "/{{report}}/download", "somebody else’s", by: .app("bob")),
      .get(path + "/user/{{ada}}", "one’s own", by: ada),
      .get(path + "/user/{{ada}}?limit=1", "a page", by: ada, keeps: ["cursor": "body:next"]),
      .get(path + "/user/{{ada}}?limit=1&cursor={{cursor}}", "the next page", by: ada),
      .get(path + "/user/{{ada}}?limit=x", "a limit that is no number", by: ada),
      .get(path + "/user/{{bob}}", "somebody else’s", by: ada),
      .send("DELETE", path + "/{{report}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", path + "/{{report}}", "one’s own", by: ada),
      .send("DELETE", path + "/{{report}}", "one that is gone", by: ada),
    ]
      + GoldenStep.unsigned([
        ("POST", path + "/full"), ("POST", path), ("POST", path + "/generate"), ("GET", path + "/x"), ("GET", path + "/x/status"),
        ("GET", path + "/x/pdf"), ("GET", path + "/x/download"), ("GET", path + "/user/x"), ("DELETE", path + "/x"),
      ]))
}
