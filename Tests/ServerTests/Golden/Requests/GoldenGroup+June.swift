extension GoldenGroup {
  /// The paths of June 2025.
  static let june = GoldenGroup(
    name: "june",
    steps: [
      .enter("ada"),
      .get("/api/health", "as it is"),
      .get("/api/locations/search?query=lisboa&limit=2", "a name"),
      .get("/api/locations/timezone?lat=40.7128&lng=-74.006", "New York"),
      .get("/api/horoscope/daily/gemini?date=2026-11-25", "a day", extent: .head),
      .get("/api/horoscope/weekly/gemini", "a week", extent: .head),
      .get("/api/horoscope/monthly/gemini", "a month", extent: .head),
      .get("/api/horoscope/yearly/gemini", "an unknown span"),
      .get("/api/horoscope/daily/ophiuchus", "an unknown sign"),
      .get("/api/ephemeris/current", "now"),
      .get("/api/ephemeris/positions?date=1990-06-15&bodies=Sun,Moon", "two bodies"),
      .post("/api/match/compatibility", "two people", GoldenBirth.pair(), extent: .head),
      .post(
        "/api/reports/generate", "a report", GoldenBirth.body(GoldenBirth.newYork, #""reportType":"birth_chart""#),
        by: .app("ada"), keeps: ["report": "body:reportId"], extent: .head),
      .get("/api/reports/{{report}}", "one’s own", by: .app("ada"), extent: .head),
    ] + GoldenStep.unsigned([("POST", "/api/reports/generate"), ("GET", "/api/reports/x")]))
}
