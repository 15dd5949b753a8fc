extension GoldenGroup {
  private static let astrology = "/api/v1/astrology/"

  static let techniques = GoldenGroup(
    name: "techniques",
    steps: [
      .post(astrology + "midpoints", "a known birth", GoldenBirth.body(GoldenBirth.newYork, #""orb":1"#)),
      .post(astrology + "midpoints", "an orb out of range", GoldenBirth.body(GoldenBirth.newYork, #""orb":99"#)),
      .post(astrology + "harmonics", "the fifth", GoldenBirth.body(GoldenBirth.newYork, #""number":5"#)),
      .post(astrology + "harmonics", "without a number", GoldenBirth.body()),
      .post(astrology + "harmonics", "a number out of range", GoldenBirth.body(GoldenBirth.newYork, #""number":0"#)),
      .post(astrology + "dignities", "a known birth", GoldenBirth.body()),
      .post(astrology + "dignities", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
      .post(astrology + "lots", "a known birth", GoldenBirth.body()),
      .post(astrology + "lots", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
      .post(astrology + "patterns", "a known birth", GoldenBirth.body()),
      .post(
        astrology + "relocation", "to Berlin", GoldenBirth.body(GoldenBirth.newYork, #""latitude":52.52,"longitude":13.405"#)),
      .post(astrology + "relocation", "without a place", GoldenBirth.body()),
      .post(
        astrology + "relocation", "without the time",
        GoldenBirth.body(GoldenBirth.withoutTime, #""latitude":52.52,"longitude":13.405"#)),
    ] + ["midpoints", "harmonics", "dignities", "lots", "patterns", "relocation"].flatMap { GoldenBirth.faults(astrology + $0) }
      + [
        .get(astrology + "void-of-course?at=2026-11-21T07:30:00Z", "a moment"),
        .get(astrology + "void-of-course", "now"),
        .get(astrology + "void-of-course?from=2026-11-01&to=2026-11-10&bodies=traditional", "a span"),
        .get(astrology + "void-of-course?at=2026-11-21&from=2026-11-01", "both"),
        .get(astrology + "void-of-course?bodies=all", "unknown bodies"),
        .get(astrology + "planetary-hours?lat=52.52&lon=13.405&date=2026-11-21", "a day"),
        .get(astrology + "planetary-hours?lat=52.52&lon=13.405", "today"),
        .get(astrology + "planetary-hours?lat=78.2&lon=15.6&date=2026-12-21", "in the polar night"),
        .get(astrology + "planetary-hours?date=2026-11-21", "without a place"),
        .get(astrology + "planetary-hours?lat=52&lon=13&date=x", "no date"),
        .get(astrology + "house-insights?planet=Mars&house=7", "a planet"),
        .get(astrology + "house-insights?planet=mars&house=7&retrograde=true", "retrograde"),
        .get(
          astrology
            + "house-insights?planets=%5B%7B%22id%22%3A%22Mars%22%2C%22house%22%3A7%7D%2C%7B%22id%22%3A%22Venus%22%2C%22house%22%3A1%7D%5D",
          "a list"),
        .get(astrology + "house-insights", "nothing"),
        .get(astrology + "house-insights?planet=Vulcan&house=7", "an unknown planet"),
        .get(astrology + "house-insights?planet=Mars&house=13", "no such house"),
        .get(astrology + "house-insights?planets=x", "a list that is none"),
        .get("/api/v1/ephemeris/topo-substitutions", "now"),
      ])

  static let timing = GoldenGroup(
    name: "timing",
    steps: [
      .post(
        astrology + "transits", "a month",
        GoldenBirth.body(GoldenBirth.newYork, #""from":"2026-11-21","to":"2026-12-21","bodies":["Saturn","Uranus"]"#)),
      .post(astrology + "transits", "too long", GoldenBirth.body(GoldenBirth.newYork, #""from":"1926-11-21","to":"2026-12-21""#)),
      .post(astrology + "transits", "an unknown body", GoldenBirth.body(GoldenBirth.newYork, #""bodies":["Vulcan"]"#)),
      .post(
        astrology + "returns", "of the Sun",
        GoldenBirth.body(GoldenBirth.newYork, #""body":"Sun","from":"2026-01-01","latitude":52.52,"longitude":13.405"#)),
      .post(astrology + "returns", "of Saturn", GoldenBirth.body(GoldenBirth.newYork, #""body":"Saturn","from":"2016-01-01""#)),
      .post(astrology + "returns", "of nobody", GoldenBirth.body(GoldenBirth.newYork, #""body":"Vulcan""#)),
      .post(astrology + "progressions", "at a date", GoldenBirth.body(GoldenBirth.newYork, #""at":"2026-11-21""#)),
      .post(astrology + "progressions", "without the time", GoldenBirth.body(GoldenBirth.withoutTime, #""at":"2026-11-21""#)),
      .post(astrology + "progressions", "no date", GoldenBirth.body(GoldenBirth.newYork, #""at":"soon""#)),
      .post(astrology + "directions", "at a date", GoldenBirth.body(GoldenBirth.newYork, #""at":"2026-11-21""#)),
      .post(astrology + "directions", "by Naibod", GoldenBirth.body(GoldenBirth.newYork, #""at":"2026-11-21","key":"naibod""#)),
      .post(astrology + "directions", "an unknown key", GoldenBirth.body(GoldenBirth.newYork, #""key":"x""#)),
      .post(astrology + "profections", "at a date", GoldenBirth.body(GoldenBirth.newYork, #""at":"2026-11-21""#)),
      .post(astrology + "profections", "before the birth", GoldenBirth.body(GoldenBirth.newYork, #""at":"1980-11-21""#)),
      .post(astrology + "profections", "without the time", GoldenBirth.body(GoldenBirth.withoutTime, #""at":"2026-11-21""#)),
      .post(
        astrology + "releasing", "from fortune", GoldenBirth.body(GoldenBirth.newYork, #""at":"2026-11-21","lot":"fortune""#)),
      .post(astrology + "releasing", "an unknown lot", GoldenBirth.body(GoldenBirth.newYork, #""lot":"x""#)),
      .post(astrology + "releasing", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
      .post(astrology + "firdaria", "at a date", GoldenBirth.body(GoldenBirth.newYork, #""at":"2026-11-21""#)),
      .post(astrology + "firdaria", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
    ]
      + ["transits", "returns", "progressions", "directions", "profections", "releasing", "firdaria"].flatMap {
        GoldenBirth.faults(astrology + $0)
      })

  static let pairs = GoldenGroup(
    name: "pairs",
    steps: ["synastry", "composite", "davison"].flatMap { (name: String) -> [GoldenStep] in
      pair(astrology + name)
    } + pair("/api/v1/compatibility") + pair("/api/v1/match") + pair("/api/v1/match/compatibility") + [
      .post("/api/v1/match", "Western only", GoldenBirth.pair(#""systems":["western"]"#)),
      .post("/api/v1/match", "an unknown system", GoldenBirth.pair(#""systems":["martian"]"#)),
      .post("/api/v1/match", "an unknown option", GoldenBirth.pair(#""options":{"vashya":"x"}"#)),
      .post("/api/v1/match", "of a kind", GoldenBirth.pair(#""matchType":"romantic""#)),
      .post(astrology + "synastry", "a chart that is not there", #"{"person1":\#(GoldenBirth.newYork),"chartId2":"none"}"#),
      .enter("ada"),
      .post("/api/v1/match", "as a member", GoldenBirth.pair(), by: .app("ada")),
    ])

  /// What is asked of every route that takes two births.
  private static func pair(_ path: String) -> [GoldenStep] {
    [
      .post(path, "two births", GoldenBirth.pair()),
      .post(path, "without the time of one", GoldenBirth.pair(first: GoldenBirth.withoutTime)),
      .post(path, "without the second", #"{"person1":\#(GoldenBirth.newYork)}"#),
      .post(path, "the second out of range", GoldenBirth.pair(second: GoldenBirth.farNorth)),
    ] + GoldenStep.brokenBodies(path, wrongType: #"{"person1":"Ada","person2":"Bob"}"#)
  }
}
