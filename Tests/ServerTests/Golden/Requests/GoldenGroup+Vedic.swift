extension GoldenGroup {
  private static let astrology = "/api/v1/astrology/"
  private static let dashas = astrology + "dashas"

  static let vedic = GoldenGroup(
    name: "vedic",
    steps: [
      .post(astrology + "vedic/chart", "a known birth", GoldenBirth.body(GoldenBirth.mumbai, #""vargas":["D9"]"#)),
      .post(astrology + "vedic/chart", "another ayanamsa", GoldenBirth.body(GoldenBirth.mumbai, #""ayanamsa":"raman""#)),
      .post(astrology + "vedic/chart", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
      .post(astrology + "vedic/chart", "an unknown varga", GoldenBirth.body(GoldenBirth.mumbai, #""vargas":["D5000"]"#)),
      .post(astrology + "vedic/chart", "an unknown ayanamsa", GoldenBirth.body(GoldenBirth.mumbai, #""ayanamsa":"lunar""#)),
      .post(
        astrology + "vedic/doshas", "ten years", GoldenBirth.body(GoldenBirth.mumbai, #""from":"2000-01-01","to":"2010-01-01""#)),
      .post(
        astrology + "vedic/doshas", "backwards", GoldenBirth.body(GoldenBirth.mumbai, #""from":"2010-01-01","to":"2000-01-01""#)),
      .post(astrology + "vedic/shadbala", "a known birth", GoldenBirth.body(GoldenBirth.mumbai)),
      .post(astrology + "vedic/shadbala", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
      .post(astrology + "vedic/yogas", "a known birth", GoldenBirth.body(GoldenBirth.mumbai)),
      .post(astrology + "vedic/yogas", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
    ] + ["vedic/chart", "vedic/doshas", "vedic/shadbala", "vedic/yogas"].flatMap { GoldenBirth.faults(astrology + $0) } + [
      .get(
        dashas
          + "?birth_date=1990-01-15&birth_time=14:30&timezone=America/New_York&lat=40.7128&lon=-74.006&target_date=1991-01-01",
        "a known birth"),
      .get(
        dashas
          + "?birth_date=1990-01-15&birth_time=14:30&timezone=Asia/Kolkata&target_date=2025-01-01&include_boundaries=true&debug=true",
        "with boundaries"),
      .get(
        dashas + "?birth_date=1990-01-15&birth_time=14:30&timezone=Asia/Kolkata&target_date=2025-01-01&system=yogini", "Yogini"),
      .get(dashas + "?birth_date=1990-01-15&birth_time=14:30&timezone=Asia/Kolkata&target_date=1985-01-01", "before the birth"),
      .get(dashas + "?birth_date=1990-01-15&timezone=Asia/Kolkata&target_date=2025-01-01", "without the time"),
      .get(dashas + "?birth_date=1990-01-15&birth_time=14:30&target_date=2025-01-01", "without a zone"),
      .get(dashas + "?birth_date=1990-01-15", "without a target"), .get(dashas, "nothing"),
      .get(
        dashas + "?birth_date=1990-01-15&birth_time=14:30&timezone=Asia/Kolkata&target_date=2025-01-01&system=x",
        "an unknown system"),
      .post(dashas + "/complete", "a known birth", GoldenBirth.body(GoldenBirth.mumbai, #""targetDate":"2025-01-01""#)),
      .post(
        dashas + "/complete", "with everything",
        GoldenBirth.body(
          GoldenBirth.mumbai,
          #""targetDate":"2025-01-01","includeTransitions":true,"includeEducation":true,"includeImpact":true"#)),
      .post(dashas + "/complete", "without the time", GoldenBirth.body(GoldenBirth.withoutTime, #""targetDate":"2025-01-01""#)),
      .post(dashas + "/complete", "a time without its date", GoldenBirth.body(GoldenBirth.mumbai, #""targetTime":"12:00""#)),
    ] + GoldenBirth.faults(dashas + "/complete") + [
      .get(astrology + "panchang?date=2022-01-26&lat=28.6139&lon=77.209&tz=Asia/Kolkata", "a day"),
      .get(astrology + "panchang?lat=28.6139&lon=77.209", "today"),
      .get(astrology + "panchang?date=2022-01-26", "without a place"),
      .get(astrology + "panchang?date=x&lat=28&lon=77", "no date"),
      .get(astrology + "panchang?date=2022-01-26&lat=28&lon=77&ayanamsa=x", "an unknown ayanamsa"),
      .get("/api/v1/temple/muhurats?date=2022-01-26&lat=28.6139&lon=77.209&tz=Asia/Kolkata", "a day"),
      .get("/api/v1/temple/muhurats?date=2022-01-26&lat=28.6139&lon=77.209&include=durmuhurtam,choghadiya", "with more"),
      .get("/api/v1/temple/muhurats?date=2022-01-26&lat=28.6139&lon=77.209&include=x", "an unknown part"),
      .get("/api/v1/temple/muhurats?lat=28.6139", "half a place"),
      .post(astrology + "chinese", "a known birth", GoldenBirth.body(GoldenBirth.mumbai)),
      .post(astrology + "chinese", "without the time", GoldenBirth.body(GoldenBirth.withoutTime)),
    ] + GoldenBirth.faults(astrology + "chinese"))
}
