extension GoldenGroup {
  static let tarot = GoldenGroup(
    name: "tarot",
    steps: [
      .get("/api/v1/tarot/cards", "all of them"), .get("/api/v1/tarot/cards/major-16", "a trump"),
      .get("/api/v1/tarot/cards/wands-02", "a card with a decan"), .get("/api/v1/tarot/cards/cups-13", "a court"),
      .get("/api/v1/tarot/cards/Reine%20de%20Coupe", "a French name"), .get("/api/v1/tarot/cards/cups-15", "no card"),
      .get("/api/v1/tarot/cards/sunny", "a part of a name is no name"), .get("/api/v1/tarot/spreads", "all of them"),
      .post(
        "/api/v1/tarot/draw", "a ritual",
        #"{"spread":"celtic","question":"What do I need to see?","knockTimes":[0,420,900],"cut":31,"nonce":"0000000000000007"}"#),
      .post("/api/v1/tarot/draw", "three cards", #"{"nonce":"00000000000000A7","reversedChance":0}"#),
      .post(
        "/api/v1/tarot/draw", "a spread of one's own",
        #"{"positions":["Root","Branch"],"nonce":"0000000000000000","question":"What is my hidden potential?","reversedChance":1}"#
      ),
      .post(
        "/api/v1/tarot/draw", "cards of paper",
        #"{"spread":"Three-Card Story","cards":[{"card":"The Tower"},{"card":"Ten of Coins","reversed":true},{"card":"Le Soleil"}]}"#
      ),
      .post(
        "/api/v1/tarot/draw", "cards of another deck",
        #"{"spread":"single","deck":"thoth-a1","cards":[{"card":"Knight of Cups"}]}"#),
      .post(
        "/api/v1/tarot/draw", "a relationship of five", #"{"spread":"relationship","cardCount":5,"nonce":"0000000000000001"}"#),
      .post("/api/v1/tarot/draw", "an unknown spread", #"{"spread":"pentagram"}"#),
      .post("/api/v1/tarot/draw", "custom without positions", #"{"spread":"custom"}"#),
      .post("/api/v1/tarot/draw", "positions of a named spread", #"{"spread":"celtic","positions":["Root"]}"#),
      .post("/api/v1/tarot/draw", "an empty position", #"{"positions":["Root"," "]}"#),
      .post("/api/v1/tarot/draw", "too many cards", #"{"spread":"relationship","cardCount":6}"#),
      .post("/api/v1/tarot/draw", "a cut too deep", #"{"cut":78}"#),
      .post("/api/v1/tarot/draw", "a chance above one", #"{"reversedChance":1.5}"#),
      .post("/api/v1/tarot/draw", "a nonce that is no number", #"{"nonce":"+000000000000007"}"#),
      .post("/api/v1/tarot/draw", "a knock before the last", #"{"knockTimes":[5,4]}"#),
      .post("/api/v1/tarot/draw", "a knock without measure", #"{"knockTimes":[0,1e300]}"#),
      .post("/api/v1/tarot/draw", "no such card", #"{"cards":[{"card":"sunny"},{"card":"moon"},{"card":"star"}]}"#),
      .post("/api/v1/tarot/draw", "a card twice", #"{"cards":[{"card":"sun"},{"card":"moon"},{"card":"Le Soleil"}]}"#),
      .post("/api/v1/tarot/draw", "a card too few", #"{"cards":[{"card":"sun"},{"card":"moon"}]}"#),
      .post("/api/v1/tarot/draw", "cards and a ritual", #"{"cut":3,"cards":[{"card":"sun"},{"card":"moon"},{"card":"star"}]}"#),
    ] + GoldenStep.brokenBodies("/api/v1/tarot/draw", wrongType: #"{"cut":"deep"}"#).dropFirst())
}
