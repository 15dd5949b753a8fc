extension GoldenGroup {
  private static let ada: GoldenAsk.Sender = .browser("ada")
  private static let bob: GoldenAsk.Sender = .browser("bob")
  private static let nobody: GoldenAsk.Sender = .browser("nobody")
  private static let birth = "date=15+June+1990&time=14%3A30&place=New+York%2C+New+York%2C+United+States"

  /// Pages that nobody but a member sees.
  static func closed(pages: [String], forms: [String]) -> [GoldenStep] {
    pages.map { .get($0, "for nobody", by: nobody) } + forms.map { .form($0, "by nobody", "a=b", by: nobody) }
      + pages.map { .get($0, "for a program without a token") }
  }

  static let profilePages = GoldenGroup(
    name: "pages-profile",
    steps: [
      .enter("ada"), .enter("bob"),
      .get("/profile", "without a birth", by: ada), .get("/profile/chart", "without a birth", by: ada),
      .get("/profile/birth", "empty", by: ada), .form("/profile/birth", "nothing", "name=Ada", by: ada),
      .form("/profile/birth", "several places", "name=Ada&date=15+June+1990&time=14%3A30&place=Springfield", by: ada),
      .form("/profile/birth", "a birth", "name=Ada&" + birth, by: ada),
      .form("/profile/birth", "a birth without a name, as the chart page sends it", birth, by: ada),
      .get("/profile?done=birth", "with a birth", by: ada), .get("/profile/birth", "filled", by: ada),
      .get("/profile/chart", "one’s own chart", by: ada),
      .form("/profile/preferences", "a choice", "house_system=Whole+Sign&zodiac=lahiri&theme=dark", by: ada),
      .form("/profile/preferences", "an unknown choice", "house_system=Whole+Sign&zodiac=lahiri&theme=pink", by: ada),
      .form("/profile/preferences", "an unknown house system", "house_system=Feng+Shui&zodiac=lahiri&theme=dark", by: ada),
      .form("/profile/preferences", "nothing", "", by: ada),
      .get("/profile?done=settings", "with other settings", by: ada), .get("/profile/chart", "in another zodiac", by: ada),
      .get(
        "/api/v1/auth/devices", "the devices", by: .app("ada"),
        keeps: ["device.0": "body:devices.0.id", "device.1": "body:devices.1.id"]),
      .post("/api/v1/auth/api-keys", "a key", #"{"name":"My script"}"#, by: .app("ada"), keeps: ["key": "body:id"]),
      .get("/profile", "with a key", by: ada), .get("/profile/recovery", "no codes", by: ada),
      .form("/profile/keys/{{key}}/delete", "somebody else’s", "", by: bob),
      .form("/profile/keys/{{key}}/delete", "one’s own", "", by: ada),
      .form("/profile/keys/{{key}}/delete", "one that is gone", "", by: ada),
      .form("/profile/devices/none/sign-out", "no id", "", by: ada),
      .post(
        "/api/v1/auth/login", "a tablet", #"{"email":"ada@example.org","password":"under the pear tree","device":"tablet"}"#,
        keeps: ["tablet.token": "body:jwtToken"]),
      .get("/api/v1/auth/validate", "the tablet", by: .app("tablet"), keeps: ["tablet.device": "body:deviceId"]),
      .form("/profile/devices/{{tablet.device}}/sign-out", "somebody else’s", "", by: bob),
      .form("/profile/devices/{{tablet.device}}/sign-out", "one’s own", "", by: ada),
      .form("/profile/devices/sign-out-others", "all others", "", by: ada),
      .get("/profile?done=others", "alone", by: ada),
      .get("/api/v1/auth/validate", "the phone is out", by: .app("ada")),
      .get("/profile/password", "the form", by: ada),
      .form("/profile/password", "a wrong one", "current=wrong&password=over+the+old+wall", by: ada),
      .form("/profile/password", "a short one", "current=under+the+pear+tree&password=short", by: ada),
      .form("/profile/password", "another one", "current=under+the+pear+tree&password=over+the+old+wall", by: ada),
      .get("/profile?done=password", "with another password", by: ada),
      .get("/profile/export", "everything", by: ada),
      .get("/profile/delete", "the question", by: ada), .form("/profile/delete", "a wrong password", "password=wrong", by: ada),
      .form(
        "/profile/delete", "from another site", "password=over+the+old+wall", by: ada, headers: [("sec-fetch-site", "cross-site")]
      ),
      .form("/profile/delete", "the right password", "password=over+the+old+wall", by: ada),
      .get("/goodbye", "afterwards", by: ada),
      .get("/profile", "afterwards", by: ada),
    ]
      + closed(
        pages: [
          "/profile", "/profile/chart", "/profile/birth", "/profile/password", "/profile/export", "/profile/delete",
          "/begin/done",
        ],
        forms: [
          "/profile/birth", "/profile/preferences", "/profile/devices/x/sign-out", "/profile/devices/sign-out-others",
          "/profile/keys/x/delete", "/profile/password", "/profile/delete", "/profile/ways/x/unlink",
        ]))

  static let todayPages = GoldenGroup(
    name: "pages-today",
    steps: [
      .get("/today", "for a visitor", by: nobody), .get("/today?sign=leo", "a sign", by: nobody),
      .get("/today?sign=x", "an unknown sign", by: nobody), .get("/today/card.svg", "for a visitor", by: nobody),
      .get("/today/parts/path_profession", "for a visitor", by: nobody),
      .get("/today/parts/sleep", "an unknown part", by: nobody),
      .get("/today", "in a zone", by: .browser("tokyo"), headers: [("cookie", "astronova-zone=Asia%2FTokyo")]),
      .enter("ada"), .enter("bob"),
      .get("/today", "without a birth", by: ada), .form("/today/bookmark", "without a birth", "date=2026-11-21", by: ada),
      .form("/profile/birth", "a birth", "name=Ada&" + birth, by: ada),
      .form(
        "/profile/birth", "a birth without its time", "name=Bob&date=15+June+1990&time=&time_unknown=yes&place=Berlin%2C+Germany",
        by: bob),
      .get("/today", "the first time", by: ada), .get("/today", "without the time of birth", by: bob),
      .get("/today?date=2026-11-22", "tomorrow", by: ada), .get("/today?date=2026-11-20", "yesterday", by: ada),
      .get("/today?date=1990-01-01", "long ago", by: ada), .get("/today?sign=leo", "a sign, for a member", by: ada),
      .get("/today/card.svg", "one’s own", by: ada), .get("/today/card.svg?date=2026-11-22", "tomorrow", by: ada),
      .get("/today/card.svg?date=1990-01-01", "long ago", by: ada),
      .get("/today/parts/path_profession", "one’s own", by: ada),
      .get("/today/parts/love_relationships?date=2026-11-22", "tomorrow", by: ada),
      .get("/today/parts/home_environment", "fetched ahead", by: ada, headers: [("sec-purpose", "prefetch;prerender")]),
      .get("/today/parts/sleep", "an unknown part, for a member", by: ada),
      .get("/today/parts/path_profession?date=1990-01-01", "long ago", by: ada),
      .form("/today/bookmark", "today", "date=2026-11-21", by: ada), .get("/today", "kept", by: ada),
      .form("/today/bookmark", "tomorrow", "date=2026-11-22", by: ada),
      .form("/today/bookmark", "today, back", "date=2026-11-21", by: ada),
      .form("/today/bookmark", "long ago", "date=1990-01-01", by: ada),
      .form("/today/bookmark", "today, kept again", "date=2026-11-21", by: ada),
      .form("/today/reads", "a part", "date=2026-11-21&category=love_relationships&seconds=40", by: ada),
      .form("/today/reads", "an unknown part", "date=2026-11-21&category=sleep", by: ada),
      .form("/today/reads", "long ago", "date=1990-01-01&category=love_relationships", by: ada),
      .get("/journal", "with what was read", by: ada), .get("/profile", "with what was read", by: ada),
      .wait(86_400), .get("/today", "the next day", by: ada),
    ] + closed(pages: [], forms: ["/today/bookmark", "/today/reads"]))

  static let journalPages = GoldenGroup(
    name: "pages-journal",
    steps: [
      .enter("ada"), .enter("bob"),
      .get("/journal", "nothing yet", by: ada), .form("/journal", "an empty text", "text=++&tags=work", by: ada),
      .form("/journal", "an entry", "text=I+wrote+to+her.%0AThen+it+rained.&mood=calm&tags=work%2C+Work%2C+letters", by: ada),
      .form("/journal", "another entry", "text=Nothing+new.&mood=nonsense&tags=work", by: ada),
      .get("/journal?done=kept", "two", by: ada, keeps: ["entry": "text:href=\"/journal/01"]),
      .get("/journal?q=rained", "with a word", by: ada), .get("/journal?q=zeppelin", "with a word that is nowhere", by: ada),
      .get("/journal?tag=letters", "with a tag", by: ada),
      .get("/journal?category=love_relationships", "of a part of life", by: ada),
      .get("/journal/01{{entry}}", "an entry", by: ada), .get("/journal/01{{entry}}", "somebody else’s", by: bob),
      .get("/journal/none", "no id", by: ada),
      .form("/journal/01{{entry}}", "other words", "text=Nothing+much.&mood=tired&tags=", by: ada),
      .form("/journal/01{{entry}}", "an empty text", "text=", by: ada),
      .form("/journal/01{{entry}}", "somebody else’s", "text=x", by: bob),
      .get("/journal/01{{entry}}?done=saved", "changed", by: ada),
      .form("/journal/01{{entry}}/later", "too early", "later=x", by: ada), .wait(86_400),
      .form("/journal/01{{entry}}/later", "a note", "later=She+came+on+Sunday.", by: ada),
      .form("/journal/01{{entry}}/later", "nothing", "later=", by: ada),
      .form("/journal/01{{entry}}/later", "somebody else’s", "later=x", by: bob),
      .get("/journal/01{{entry}}?done=later", "with a note", by: ada), .get("/journal/export", "one’s own", by: ada),
      .get("/journal/export", "of somebody who wrote nothing", by: bob),
      .form("/journal/01{{entry}}/delete", "somebody else’s", "", by: bob),
      .form("/journal/01{{entry}}/delete", "one’s own", "", by: ada),
      .form("/journal/01{{entry}}/delete", "one that is gone", "", by: ada), .get("/journal?done=deleted", "one left", by: ada),
    ]
      + closed(
        pages: ["/journal", "/journal/export", "/journal/x"],
        forms: ["/journal", "/journal/x", "/journal/x/later", "/journal/x/delete"]))
}
