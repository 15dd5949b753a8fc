extension GoldenGroup {
  static let places = GoldenGroup(
    name: "places",
    steps: [
      .get("/api/v1/locations/search?query=new%20y", "the beginning of a name"),
      .get("/api/v1/locations/search?q=Troms%C3%B8&limit=2", "an accent"),
      .get("/api/v1/locations/search?query=Xqzzkvwjx", "nothing of that name"),
      .get("/api/v1/locations/search", "without a word"),
      .get("/api/v1/locations/search?query=a&limit=21", "a limit too large"),
      .get("/api/v1/locations/search?query=a&limit=x", "a limit that is no number"),
      .get("/api/v1/location/search?q=lisboa", "another name"),
      .get("/api/v1/location/search?query=Springfield&limit=30", "many"),
      .get("/api/v1/location/search", "without a word"),
      .get("/api/v1/location/search?q=a&limit=51", "a limit too large"),
      .get("/api/v1/locations/timezone?lat=40.7128&lng=-74.006", "New York"),
      .get("/api/v1/locations/timezone?lat=0&lng=0", "the sea"),
      .get("/api/v1/locations/timezone?lat=40.7128", "half a place"),
      .get("/api/v1/locations/timezone?lat=95&lng=0", "a latitude out of range"),
      .post(
        "/api/v1/locations/timezone", "a time that came twice",
        #"{"latitude":40.7128,"longitude":-74.006,"date":"2024-11-03","time":"01:30"}"#),
      .post(
        "/api/v1/locations/timezone", "a time that was skipped",
        #"{"latitude":40.7128,"longitude":-74.006,"date":"2024-03-10","time":"02:30"}"#),
      .post(
        "/api/v1/locations/timezone", "an ordinary time",
        #"{"latitude":52.52,"longitude":13.405,"date":"1945-06-01","time":"12:00"}"#),
      .post("/api/v1/locations/timezone", "without a date", #"{"latitude":52.52,"longitude":13.405}"#),
      .post("/api/v1/locations/timezone", "a latitude out of range", #"{"latitude":95,"longitude":0}"#),
    ] + GoldenStep.brokenBodies("/api/v1/locations/timezone", wrongType: #"{"latitude":"north","longitude":0}"#))
}
