/// What is there because clients of Astronova ask for it.
extension GoldenGroup {
  static let clients = GoldenGroup(
    name: "clients", steps: [.enter("ada")] + numbers + purchases + births + windows + names)

  private static let numerology = "/api/v1/numerology/report"
  private static let numbers: [GoldenStep] =
    [
      .post(numerology, "a date", #"{"dob":"1990-01-15","phone_digit_sum":42}"#),
      .post(numerology, "complex values", #"{"dob":"2000-10-10"}"#),
      .post(numerology, "no date", #"{"dob":"1990-02-30"}"#),
      .post(numerology, "in the future", #"{"dob":"2026-11-23"}"#),
      .post(numerology, "no telephone", #"{"dob":"1990-01-15","phone_digit_sum":0}"#),
    ] + GoldenStep.brokenBodies(numerology, wrongType: #"{"dob":19900115}"#)

  private static let purchase =
    #"{"productId":"report_love","transactionId":"2000000123456789","signedTransactionJWS":"a.b.c"}"#
  private static let purchases: [GoldenStep] =
    [.get("/api/v1/subscription/status", "nobody has one"), .get("/api/v1/oracle-credits/status", "nobody has any")]
    + ["subscription", "report-entitlements", "oracle-credits"].flatMap { (kind: String) -> [GoldenStep] in
      let path = "/api/v1/\(kind)/sync"
      return [.post(path, "a purchase", purchase, by: .app("ada"))]
        + GoldenStep.brokenBodies(path, wrongType: #"{"productId":1}"#)
    }

  /// What the app sends when it knows neither hour nor place.
  private static let nowhere = #"{"date":"1990-01-15","time":"12:00","timezone":"UTC","latitude":0,"longitude":0}"#
  private static let months = #""start_date":"2026-11-21","end_date":"2027-01-21""#
  private static let births: [GoldenStep] =
    ["predictions/timeline", "synthesis/mirror", "synthesis/narrative", "rajayoga/report", "rajayoga/matrix"]
    .flatMap { (name: String) -> [GoldenStep] in
      let path = "/api/v1/\(name)"
      return [
        .post(path, "a birth", #"{"birth_data":\#(GoldenBirth.newYork),\#(months)}"#),
        .post(path, "neither hour nor place", #"{"birth_data":\#(nowhere),\#(months)}"#),
        .post(path, "without the time", #"{"birth_data":\#(GoldenBirth.withoutTime),\#(months)}"#),
      ] + GoldenStep.brokenBodies(path, wrongType: #"{"birth_data":"Ada"}"#)
    } + [
      .post(
        "/api/v1/predictions/timeline", "the end before the start",
        #"{"birth_data":\#(GoldenBirth.newYork),"start_date":"2026-11-21","end_date":"2026-11-20"}"#)
    ]

  private static let peaks = "/api/v1/predictions/peaks"
  private static let windows: [GoldenStep] = [
    .get(peaks + "?birth_date=1990-01-15&birth_time=14:30&timezone=America/New_York&lat=40.7128&lon=-74.006", "a birth"),
    .get(peaks + "?birth_date=1990-01-15&lat=40.7128&lon=-74.006&lookahead_months=3", "three months, without the time"),
    .get(peaks + "?birth_date=1990-01-15&lat=40.7128&lon=-74.006&lookahead_months=0", "no months"),
    .get(peaks, "nothing"), .get("/api/v1/synthesis/status", "as it is"),
  ]

  private static let muhurats = "/api/v1/temple/muhurats?date=2022-01-26"
  private static let names: [GoldenStep] = [
    .get("/api/v1/locations/geocode?place=Lisboa", "a place"),
    .get("/api/v1/locations/geocode?place=Xqzzkvwjx", "nothing of that name"),
    .get("/api/v1/locations/geocode", "without a name"), .get("/api/v1/misc/aspects", "now"),
    .post("/api/v1/misc/aspects", "of a birth", GoldenBirth.body(GoldenBirth.newYork)),
    .get("/docs", "the page", by: .browser("visitor"), extent: .head),
    .get("/docs/sky", "a part", by: .browser("visitor"), extent: .head),
    .get("/docs/sleep", "no part", by: .browser("visitor"), extent: .head),
    .get("/api/v1/openapi.yaml", "under the path of the others", extent: .head),
    .get(muhurats, "without a place"),
    .get(muhurats, "without a place, and none in the profile", by: .app("ada")),
    .send("PATCH", "/api/v1/profile", "a birth", #"{"birthData":\#(GoldenBirth.mumbai)}"#, by: .app("ada")),
    .get(muhurats, "at the place of the profile", by: .app("ada")),
  ]
}
