extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .browser("ada")
  private static let api = "/api/v1/calendar"

  static let calendar = GoldenGroup(
    name: "calendar",
    steps: [
      .enter("ada"),
      .get(api, "none yet", by: .app("ada")), .get(api, "for nobody"),
      .send("PATCH", api, "none to change", #"{"moon":true}"#, by: .app("ada")),
      .send("DELETE", api, "none to take away", by: .app("ada")),
      .post(
        api, "phases and eclipses", #"{"transits":false,"lunations":false,"stations":false}"#, by: .app("ada"),
        keeps: ["calendar": "body:path"]),
      .get("{{calendar}}", "the Moon", headers: [("accept-encoding", "identity")]),
      .send("PATCH", api, "turns instead", #"{"moon":false,"stations":true}"#, by: .app("ada")),
      .send("PATCH", api, "no choice", #"{"stations":7}"#, by: .app("ada")),
      .get("{{calendar}}", "turns and signs"),
      .get("/calendar/nothing.ics", "no such address"),
      .get("/profile/calendar", "the page", by: ada),
      .form("/profile/calendar", "a new address", "", by: ada), .get("/profile/calendar?done=made", "with its address", by: ada),
      .get("{{calendar}}", "the address before"),
      .form("/profile/calendar/choices", "other choices", "chosen=yes&moon=yes", by: ada),
      .form("/profile/calendar/revoke", "its end", "", by: ada), .get("/profile/calendar?done=revoked", "afterwards", by: ada),
      .post(api, "once more", "{}", by: .app("ada")), .send("DELETE", api, "its end", by: .app("ada")),
    ])
}
