extension GoldenGroup {
  private static let generate = "/api/v1/chart/generate"

  static let charts = GoldenGroup(name: "charts", steps: making + reading + transiting + owning)

  private static let making: [GoldenStep] =
    [
      .post(generate, "a known birth", GoldenBirth.body(), keeps: ["chart": "body:chartId"]),
      .post(generate, "western only", GoldenBirth.body(GoldenBirth.newYork, #""systems":["western"]"#)),
      .post(
        generate, "all systems", GoldenBirth.body(GoldenBirth.newYork, #""systems":["western","vedic","chinese"]"#)),
      .post(generate, "Vedic only", GoldenBirth.body(GoldenBirth.mumbai, #""systems":["vedic"]"#)),
      .post(generate, "Chinese only", GoldenBirth.body(GoldenBirth.mumbai, #""systems":["chinese"]"#)),
      .post(generate, "without the time", GoldenBirth.body(GoldenBirth.withoutTime), keeps: ["chart.untimed": "body:chartId"]),
      .post(generate, "beyond the polar circle", GoldenBirth.body(GoldenBirth.polar)),
      .post(generate, "whole sign houses", GoldenBirth.body(GoldenBirth.newYork, #""options":{"houseSystem":"Whole Sign"}"#)),
      .post(generate, "a house system as its own field", GoldenBirth.body(GoldenBirth.newYork, #""houseSystem":"Koch""#)),
      .post(generate, "with a name and a place", GoldenBirth.body(GoldenBirth.named)),
      .post(generate, "a time that came twice", GoldenBirth.body(GoldenBirth.repeated)),
      .post(
        generate, "a time that came twice, the later one",
        GoldenBirth.body(GoldenBirth.repeated.replacing("\"latitude\"", with: "\"fold\":\"later\",\"latitude\""))),
      .post(generate, "a time that was skipped", GoldenBirth.body(GoldenBirth.skipped)),
      .post(generate, "a year out of range", GoldenBirth.body(GoldenBirth.tooEarly)),
      .post(generate, "an unknown system", GoldenBirth.body(GoldenBirth.newYork, #""systems":["martian"]"#)),
      .post(
        generate, "an unknown house system", GoldenBirth.body(GoldenBirth.newYork, #""options":{"houseSystem":"Feng Shui"}"#)),
      .post(generate, "without a place", #"{"birthData":{"date":"1990-06-15","time":"14:30"}}"#),
      .post(generate, "an unknown zone", #"{"birthData":{"date":"1990-06-15","timezone":"Mars/X","latitude":1,"longitude":2}}"#),
      .post(generate, "a time that is none", #"{"birthData":{"date":"1990-06-15","time":"25:00","latitude":1,"longitude":2}}"#),
      .post(
        generate, "an unknown field is passed over",
        GoldenBirth.body(GoldenBirth.berlin, #""colour":"red","systems":["western"]"#)),
      .send("GET", generate, "a wrong method"), .send("OPTIONS", generate, "which methods"),
      .send(
        "OPTIONS", generate, "before a call from elsewhere",
        headers: [("origin", "https://example.org"), ("access-control-request-method", "POST")]),
      .post(generate, "from elsewhere", GoldenBirth.body(GoldenBirth.farNorth), headers: [("origin", "https://example.org")]),
      .post(generate, "no JSON by its type", "date=1", headers: [("content-type", "text/plain")]),
    ] + GoldenBirth.faults(generate)
    + GoldenStep.brokenBodies(generate, wrongType: #"{"birthData":4}"#)
    .filter {
      guard case .ask(let ask) = $0 else { return true }
      return ask.title != "a wrong type"
    }

  private static let reading: [GoldenStep] =
    [
      .get("/api/v1/chart/{{chart}}", "kept"),
      .get("/api/v1/chart/{{chart}}?svg=false", "without the wheel"),
      .get("/api/v1/chart/{{chart}}?svg=false&exactTimes=true", "with exact times"),
      .get("/api/v1/chart/{{chart}}?svg=perhaps", "a wrong choice"),
      .get("/api/v1/chart/{{chart.untimed}}?svg=false", "without the time"),
      .get("/api/v1/chart/01948f3c-7e00-7abc-8def-0000000000ff", "an unknown id"),
      .get("/api/v1/chart/none", "no id"),
      .send("PUT", "/api/v1/chart/{{chart}}", "a wrong method", "{}"),
      .post("/api/v1/chart/aspects", "of a birth", GoldenBirth.body()),
      .post("/api/v1/chart/aspects", "of a kept chart", #"{"chartId":"{{chart}}"}"#),
      .get("/api/v1/chart/aspects?chartId={{chart}}", "of a kept chart"),
      .get("/api/v1/chart/aspects?date=2026-11-21", "of a date"),
      .get("/api/v1/chart/aspects", "of now"),
      .get("/api/v1/chart/aspects?chartId=none", "no id"),
    ] + GoldenBirth.faults("/api/v1/chart/aspects")

  private static let transiting: [GoldenStep] =
    [
      .post("/api/v1/chart/transit", "of a moment", GoldenBirth.body(GoldenBirth.newYork, #""moment":"2026-11-21T07:30:00Z""#)),
      .post("/api/v1/chart/transit", "of now", GoldenBirth.body()),
      .post("/api/v1/chart/transit", "over a kept chart", #"{"chartId":"{{chart}}","moment":"2027-01-01T00:00:00Z"}"#),
      .post("/api/v1/chart/transit", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
      .post("/api/v1/chart/transit", "no moment", GoldenBirth.body(GoldenBirth.newYork, #""moment":"soon""#)),
    ] + GoldenBirth.faults("/api/v1/chart/transit")

  private static let owning: [GoldenStep] =
    [
      .enter("ada"), .enter("bob"),
      .get("/api/v1/charts", "none yet", by: .app("ada")),
      .post("/api/v1/charts/{{chart}}/claim", "a chart of a visitor", "", by: .app("ada")),
      .post("/api/v1/charts/{{chart}}/claim", "again", "", by: .app("ada")),
      .post("/api/v1/charts/{{chart}}/claim", "by somebody else", "", by: .app("bob")),
      .post("/api/v1/charts/none/claim", "no id", "", by: .app("ada")),
      .post(
        generate, "as a member", GoldenBirth.body(GoldenBirth.berlin, #""systems":["western"]"#), by: .app("ada"),
        keeps: ["chart.own": "body:chartId"]),
      .get("/api/v1/charts", "two", by: .app("ada")),
      .get("/api/v1/charts?limit=1", "a page", by: .app("ada"), keeps: ["cursor": "body:next"]),
      .get("/api/v1/charts?limit=1&cursor={{cursor}}", "the next page", by: .app("ada")),
      .get("/api/v1/charts?limit=1000", "a limit too large", by: .app("ada")),
      .get("/api/v1/chart/history", "two", by: .app("ada")),
      .get("/api/v1/chart/history?cursor=x", "a cursor that is none", by: .app("ada")),
      .get("/api/v1/chart/{{chart.own}}?svg=false", "one’s own", by: .app("ada")),
      .get("/api/v1/chart/{{chart.own}}?svg=false", "somebody else’s", by: .app("bob")),
      .get("/api/v1/chart/{{chart.own}}?svg=false", "somebody else’s, by nobody"),
      .send("DELETE", "/api/v1/chart/{{chart.own}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", "/api/v1/chart/{{chart.own}}", "one’s own", by: .app("ada")),
      .send("DELETE", "/api/v1/chart/{{chart.own}}", "one that is gone", by: .app("ada")),
      .get("/api/v1/charts", "one left", by: .app("ada")),
      .post("/api/v1/charts", "one more", GoldenBirth.body(GoldenBirth.berlin), by: .app("ada")),
      .post("/api/v1/charts", "without a place", #"{"birthData":{"date":"1990-06-15"}}"#),
    ]
    + GoldenStep.unsigned([
      ("GET", "/api/v1/charts"), ("GET", "/api/v1/chart/history"), ("DELETE", "/api/v1/chart/x"),
      ("POST", "/api/v1/charts/x/claim"),
    ])
}
