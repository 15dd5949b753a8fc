extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .app("ada")
  private static let path = "/api/v1/practice"
  private static let first = "0193a1b2-0000-7000-8000-000000000001"
  private static let second = "0193a1b2-0000-7000-8000-000000000002"

  static let practice = GoldenGroup(
    name: "practice",
    steps: [
      .enter("ada"), .enter("bob"),
      .get(path + "/code", "nothing yet", by: ada), .get(path + "/progress?timezone=Europe/Berlin", "nothing yet", by: ada),
      .post(path + "/code", "two lines", #"{"text":"- I finish what I name.\n2. Rest is on today's list."}"#, by: ada),
      .post(path + "/code", "the same once more", #"{"text":"I finish what I name."}"#, by: ada),
      .post(path + "/code", "nothing to read", #"{"text":" \n-"}"#, by: ada),
      .post(path + "/code", "too long", #"{"text":"\#(String(repeating: "x", count: 281))"}"#, by: ada),
    ] + GoldenStep.brokenBodies(path + "/code", wrongType: #"{"text":1}"#, by: ada) + [
      .send("PUT", path + "/code/none", "no id", #"{"place":0}"#, by: ada),
      .send("PUT", path + "/code/none", "an unknown state", #"{"state":"asleep"}"#, by: ada),
      .send("DELETE", path + "/code/none", "no id", by: ada),
      .post(
        path + "/insights", "a thought", #"{"text":" Half the list was never yours. ","source":"reading"}"#, by: ada,
        headers: [("idempotency-key", "one")], keeps: ["insight": "body:id"]),
      .post(
        path + "/insights", "the same key", #"{"text":"Half the list was never yours."}"#, by: ada,
        headers: [("idempotency-key", "one")]),
      .post(path + "/insights", "an unknown source", #"{"text":"a","source":"dream"}"#, by: ada),
      .post(path + "/insights", "an empty text", #"{"text":" "}"#, by: ada),
      .get(path + "/insights", "one", by: ada), .get(path + "/insights?limit=0", "no limit", by: ada),
      .send("DELETE", path + "/insights/{{insight}}", "somebody else’s", by: .app("bob")),
      .send("DELETE", path + "/insights/{{insight}}", "one’s own", by: ada),
      .send("DELETE", path + "/insights/{{insight}}", "one that is gone", by: ada),
      .post(
        path + "/sessions", "a session",
        #"{"id":"\#(first)","practisedSeconds":310,"statements":2,"intention":"The oldest message.","timezone":"Asia/Tokyo"}"#,
        by: ada),
      .post(path + "/sessions", "the same once more", #"{"id":"\#(first)","practisedSeconds":999}"#, by: ada),
      .post(path + "/sessions", "no id", #"{"id":"x","practisedSeconds":1}"#, by: ada),
      .post(path + "/sessions", "too long", #"{"id":"\#(second)","practisedSeconds":86401}"#, by: ada),
      .post(path + "/sessions", "too many", #"{"id":"\#(second)","practisedSeconds":1,"statements":101}"#, by: ada),
      .post(
        path + "/sessions", "in the future", #"{"id":"\#(second)","practisedSeconds":1,"completedAt":"2999-01-01T00:00:00Z"}"#,
        by: ada),
      .post(
        path + "/sessions", "nothing to make good", #"{"id":"\#(second)","practisedSeconds":1,"repairs":"2026-11-01"}"#, by: ada),
      .post(
        path + "/sessions", "an unknown zone", #"{"id":"\#(second)","practisedSeconds":1,"timezone":"Nowhere"}"#, by: ada),
    ] + GoldenStep.brokenBodies(path + "/sessions", wrongType: #"{"id":"\#(second)","practisedSeconds":"x"}"#, by: ada) + [
      .get(path + "/sessions", "one", by: ada), .get(path + "/progress?by=month", "by month", by: ada),
      .get(path + "/progress?by=hour", "an unknown span", by: ada),
      .get(path + "/progress?from=2026-12-01&to=2026-11-01", "backwards", by: ada),
      .get(path + "/progress?from=soon", "no day", by: ada),
      .get(path + "/session", "none was begun", by: ada),
      .post(path + "/session", "begun", "", by: ada, keeps: ["open": "body:id"]),
      .post(path + "/session/{{open}}", "somebody else’s", #"{"step":"next"}"#, by: .app("bob")),
      .post(path + "/session/{{open}}", "past the breath", #"{"step":"next","place":0}"#, by: ada),
      .post(path + "/session/{{open}}", "the same step once more", #"{"step":"next","place":0}"#, by: ada),
      .post(path + "/session/{{open}}", "an unknown step", #"{"step":"jump"}"#, by: ada),
      .post(path + "/session/{{open}}", "no such place", #"{"step":"next","place":-1}"#, by: ada),
      .post(
        path + "/session/{{open}}", "a long intention", #"{"step":"next","intention":"\#(String(repeating: "x", count: 281))"}"#,
        by: ada),
      .post(path + "/session/{{open}}", "left", #"{"step":"abandon"}"#, by: ada),
      .get(path + "/session", "the one that was left", by: ada),
    ] + GoldenStep.brokenBodies(path + "/session/{{open}}", wrongType: #"{"step":1}"#, by: ada) + [
      .get(path + "/settings", "the usual ones", by: ada), .get(path + "/reminders", "switched off", by: ada),
      .send(
        "PUT", path + "/settings", "reminders", #"{"remindersOn":true,"reminderCount":3,"quietDays":[6,7],"pace":"long"}"#,
        by: ada),
      .get(path + "/reminders?limit=4", "four", by: ada), .get(path + "/reminders?limit=65", "too many", by: ada),
      .send("PUT", path + "/settings", "an unknown pace", #"{"pace":"fast"}"#, by: ada),
      .send("PUT", path + "/settings", "a window at night", #"{"windowStart":60}"#, by: ada),
      .send("PUT", path + "/settings", "no weekday", #"{"quietDays":[0]}"#, by: ada),
    ] + GoldenStep.brokenBodies(of: "PUT", path + "/settings", wrongType: #"{"goal":"x"}"#, by: ada)
      + GoldenStep.unsigned([
        ("GET", path + "/code"), ("POST", path + "/code"), ("PUT", path + "/code/x"), ("DELETE", path + "/code/x"),
        ("GET", path + "/insights"), ("POST", path + "/insights"), ("DELETE", path + "/insights/x"), ("GET", path + "/sessions"),
        ("POST", path + "/sessions"), ("GET", path + "/session"), ("POST", path + "/session"), ("POST", path + "/session/x"),
        ("GET", path + "/progress"), ("GET", path + "/settings"), ("PUT", path + "/settings"),
        ("GET", path + "/reminders"),
      ]))

  static let practicePages = GoldenGroup(
    name: "pages-practice",
    steps: [
      .get("/align", "for a visitor", by: .browser("nobody")), .enter("ada"), .get("/align", "nothing yet", by: ada),
      .get("/align/session/start", "nothing open", by: ada),
      .get("/align/collect", "nothing yet", by: ada), .form("/align/collect", "nothing to add", "do=add&text=+", by: ada),
      .form("/align/collect", "two lines", "do=add&text=I+finish+what+I+name.%0D%0ARest+is+on+the+list.", by: ada),
      .get("/align/collect?done=added", "two lines", by: ada, keeps: ["line": "text:name=\"id\" value=\""]),
      .form("/align/insights", "an insight", "do=keep&text=Half+the+list.", by: ada),
      .get("/align/collect?part=insights&done=kept", "an insight", by: ada),
      .form("/align/collect", "what is not there", "do=up&id=none", by: ada),
      .get("/align/collect?place=0&undo=A+line.", "after a deletion", by: ada),
      .form("/align/session/start", "begun", "event=begin", by: ada),
      .get("/align/session/start", "the breath", by: ada, keeps: ["session": "text:name=\"session\" value=\""]),
      .form("/align/session/start", "another session", "event=next&session=x", by: ada),
      .get("/align", "one is open", by: ada), .get("/align/progress", "nothing yet", by: ada),
      .get("/align/settings", "the usual ones", by: ada), .form("/align/settings", "nothing", "pace=even", by: ada),
    ]
      + closed(
        pages: ["/align/session/start", "/align/collect", "/align/progress", "/align/settings"],
        forms: ["/align/session/start", "/align/collect", "/align/settings"]))
}
