extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .browser("ada")
  private static let ritual =
    "spread=threeCard&question=What+now%3F&knocks=0%2C420%2C900&cut=31&nonce=00000000000000a7&reversed=on"

  static let tarotPages = GoldenGroup(
    name: "pages-tarot",
    steps: [
      .enter("ada"), .get("/tarot/cards", "the library", by: ada), .get("/tarot/cards?q=tower", "a search", by: ada),
      .get("/tarot/cards?q=%20", "nothing to search", by: ada), .get("/tarot/cards/major-16", "a card", by: ada),
      .get("/tarot/cards/major-16.svg", "its face", by: ada), .get("/tarot/cards/major-99", "no card", by: ada),
      .get("/tarot/share.svg?spread=threeCard&cards=major-00,cups-03r,wands-05", "a picture", by: ada),
      .form("/tarot/table", "the table", ritual, by: ada),
      .get("/tarot/share.svg?spread=threeCard", "a picture without cards", by: ada),
      .get("/tarot/journal", "nothing yet", by: ada),
      .get("/tarot/patterns", "nothing yet", by: ada),
      .form("/tarot/keep", "kept", ritual, by: ada),
      .get("/tarot/journal?q=now", "found", by: ada, keeps: ["kept": "text:href=\"/tarot/journal/"]),
      .get("/tarot/journal/{{kept}}", "the kept reading", by: ada),
      .get("/tarot/patterns", "one reading", by: ada),
    ])
}
