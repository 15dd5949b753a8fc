extension GoldenGroup {
  private static let visitor: GoldenAsk.Sender = .browser("visitor")
  private static let maya: GoldenAsk.Sender = .browser("maya")
  private static let ada: GoldenAsk.Sender = .browser("ada")
  private static let crossSite = [("sec-fetch-site", "cross-site"), ("origin", "https://issuer.example")]

  static let publicPages = GoldenGroup(
    name: "pages-public",
    steps: [
      .get("/", "for a visitor", by: visitor, keeps: ["style": "text:/assets/app."]),
      .get("/chart", "the form", by: visitor),
      .form(
        "/chart", "a birth", "date=15+June+1990&time=14%3A30&place=New+York%2C+New+York%2C+United+States", by: visitor,
        keeps: ["chart": "header:location:/chart/"]),
      .get("/chart/{{chart}}", "a kept chart", by: visitor), .get("/chart/{{chart}}/words", "in words", by: visitor),
      .form("/chart", "without the time", "date=15+June+1990&time=&time_unknown=yes&place=Berlin%2C+Germany", by: visitor),
      .form("/chart", "nothing", "", by: visitor),
      .form("/chart", "several places", "date=15+June+1990&time=14%3A30&place=Springfield", by: visitor),
      .form(
        "/chart", "a time that came twice", "date=3+November+2024&time=01%3A30&place=New+York%2C+New+York%2C+United+States",
        by: visitor),
      .form("/chart", "from another site", "date=15+June+1990", by: visitor, headers: crossSite),
      .post("/chart", "no form", "{}", by: visitor),
      .get("/chart/none", "no id", by: visitor), .get("/chart/own/words", "nobody’s own", by: visitor),
      .get("/chart/01948f3c-7e00-7abc-8def-0000000000ff", "an unknown id", by: visitor),
      .get("/assets/app.{{style}}.css", "a style", by: visitor),
      .get("/assets/app.{{style}}.css", "a style that is there already", by: visitor, headers: [("if-none-match", "*")]),
      .get("/assets/none.css", "none", by: visitor),
      .get("/manifest.webmanifest", "as it is", by: visitor), .get("/robots.txt", "as it is", by: visitor),
      .get("/favicon.ico", "as it is", by: visitor), .get("/apple-touch-icon.png", "as it is", by: visitor),
      .get("/terms", "as it is", by: visitor),
      .get("/privacy", "as it is", by: visitor),
      .get("/support", "as it is", by: visitor), .get("/goodbye", "as it is", by: visitor),
      .get("/offline", "as it is", by: visitor), .get("/nowhere", "nothing", by: visitor),
      .get("/now", "nowhere in particular", by: visitor), .get("/now?lat=-33.9&lon=18.4", "where somebody is", by: visitor),
      .get("/now?place=Reykjavik", "a place", by: visitor), .get("/now?place=Xqzzkvwjx", "a place that is none", by: visitor),
      .get("/now?lat=99&lon=0", "beyond the pole", by: visitor),
      .form("/", "no such day", "day=31&month=2&year=1990", by: visitor),
      .form("/", "a date", "day=14&month=5&year=1994", by: visitor), .get("/", "with a date", by: visitor),
      .enter("ada"),
      .get("/", "for a member", by: ada), .get("/chart", "for a member", by: ada), .get("/terms", "for a member", by: ada),
      .get("/nowhere", "nothing, for a member", by: ada), .get("/goodbye", "for a member", by: ada),
    ])

  static let beginPages = GoldenGroup(
    name: "pages-begin",
    steps: [
      .get("/begin", "the beginning", by: maya), .get("/begin/name", "empty", by: maya), .get("/begin/date", "empty", by: maya),
      .get("/begin/time", "too early", by: maya), .get("/begin/place", "too early", by: maya),
      .form("/begin/name", "a name", "name=Maya", by: maya), .get("/begin/name", "filled", by: maya),
      .form("/begin/date", "no such day", "day=31&month=6&year=1990", by: maya),
      .form("/begin/place", "before the date", "place=Lisbon", by: .browser("hasty")),
      .form("/begin/date", "a date", "day=14&month=5&year=1994", by: maya), .get("/begin/date", "filled", by: maya),
      .form("/begin/time", "no such time", "time=25%3A00", by: maya), .form("/begin/time", "a time", "time=07%3A20", by: maya),
      .get("/begin/time", "filled", by: maya), .get("/begin/place", "empty", by: maya),
      .form("/begin/place", "several", "place=Springfield", by: maya), .form("/begin/place", "none", "place=Xqzzkvwjx", by: maya),
      .form("/begin/place", "a place", "place=Lisbon%2C+Portugal", by: maya, keeps: ["chart": "header:location:/begin/chart/"]),
      .get("/begin/chart/{{chart}}", "a first look", by: maya), .get("/begin/chart/none", "no id", by: maya),
      .get("/begin/done", "for a visitor", by: maya),
      .form("/begin/name", "from another site", "name=Maya", by: maya, headers: crossSite),
      .post("/begin/name", "no form", "{}", by: maya),
      .get("/today", "with the chart of a visitor", by: maya, extent: .head),
      .get("/today/parts/path_profession", "with the chart of a visitor", by: maya, extent: .head),
      .get("/today/card.svg", "with the chart of a visitor", by: maya, extent: .head),
      .form("/begin/date", "a day that came with a change", "day=3&month=11&year=2024", by: .browser("winter")),
      .form("/begin/time", "an hour that came twice", "time=01%3A30", by: .browser("winter")),
      .form("/begin/place", "where it came twice", "place=New+York%2C+New+York%2C+United+States", by: .browser("winter")),
      .form("/begin/place", "the later one", "place=New+York%2C+New+York%2C+United+States&clock=later", by: .browser("winter")),
      .enter("ada"),
      .get("/begin/done", "before a birth", by: ada), .form("/begin/name", "a member", "name=Ada", by: ada),
      .form("/begin/date", "a member", "day=14&month=5&year=1994", by: ada),
      .form("/begin/time", "a member", "time=&time_unknown=yes", by: ada),
      .form("/begin/place", "a member", "place=Lisbon%2C+Portugal", by: ada), .get("/begin/done", "a first look", by: ada),
    ])

  static let signInPages = GoldenGroup(
    name: "pages-sign-in", hasProviders: true,
    steps: [
      .get("/sign-up", "empty", by: maya), .get("/sign-in", "empty", by: maya),
      .get("/sign-in?next=/profile/birth", "with a way on", by: maya),
      .get("/sign-in?next=//evil.example", "with a way to elsewhere", by: maya),
      .form("/sign-up", "a short password", "email=maya%40example.org&password=short&name=Maya", by: maya),
      .form("/sign-up", "no address", "email=maya&password=under+the+pear+tree&name=Maya", by: maya),
      .form("/sign-up", "an address that is taken", "email=ada%40example.org&password=over+the+old+wall", by: maya),
      .form(
        "/sign-up", "a new account", "email=maya%40example.org&password=under+the+pear+tree&name=Maya&chart=&next=", by: maya),
      .form(
        "/sign-up", "from another site", "email=x%40example.org&password=under+the+pear+tree", by: visitor, headers: crossSite),
      .get("/sign-up", "when one is in", by: maya), .get("/sign-in", "when one is in", by: maya),
      .form("/sign-out", "a member", "", by: maya), .form("/sign-out", "nobody", "", by: visitor),
      .get("/profile", "after signing out", by: maya),
      .form("/sign-in", "a wrong password", "email=maya%40example.org&password=wrong", by: maya),
      .form("/sign-in", "nothing", "", by: maya),
      .get("/recover", "which ways there are", by: maya),
      .form("/recover", "no code", "email=maya%40example.org&code=ABCD&password=over+the+old+wall", by: maya),
      .form("/sign-in", "the right one", "email=maya%40example.org&password=under+the+pear+tree&next=%2Fjournal", by: maya),
      .post("/sign-in", "no form", "{}", by: visitor),
      .get("/sign-in/myspace", "an unknown provider", by: visitor),
      .get("/sign-in/firebase", "a provider for apps only", by: visitor),
      .get(
        "/sign-in/google?next=/profile/birth", "to Google", by: visitor,
        keeps: ["state": "header:location:state=", "nonce": "header:location:nonce="]),
      .form("/sign-in/google/callback", "another state", "state=x&id_token=y", by: .browser("mallory"), headers: crossSite),
      .identity(name: "identity", subject: "001.abc", email: "grace@example.org", nonce: "{{nonce}}"),
      .form("/sign-in/google/callback", "back", "state={{state}}&id_token={{identity}}", by: visitor, headers: crossSite),
      .get("/profile", "of somebody of Google", by: visitor),
      .get("/profile/password", "the first password", by: visitor),
      .get("/profile/delete", "without a password", by: visitor),
      .form("/profile/password", "without an address", "email=x&password=under+the+pear+tree", by: visitor),
      .form("/profile/password", "a first password", "email=grace%40example.org&password=under+the+pear+tree", by: visitor),
      .get("/sign-in/apple", "to Apple", by: .browser("shy"), keeps: ["state.apple": "header:location:state="]),
      .form(
        "/sign-in/apple/callback", "declined", "state={{state.apple}}&error=access_denied", by: .browser("shy"),
        headers: crossSite),
      .form("/sign-in/myspace/callback", "an unknown provider", "state=x", by: visitor, headers: crossSite),
      .get("/profile/link/google", "for nobody", by: .browser("nobody")),
      .get("/profile/link/myspace", "an unknown provider", by: maya),
      .get("/profile/link/google", "from another site", by: maya, headers: [("sec-fetch-site", "cross-site")]),
      .get(
        "/profile/link/google", "to Google", by: maya,
        keeps: ["state.link": "header:location:state=", "nonce.link": "header:location:nonce="]),
      .identity(name: "identity.link", subject: "002.abc", email: "maya@example.org", nonce: "{{nonce.link}}"),
      .form(
        "/sign-in/google/callback", "back, to be added", "state={{state.link}}&id_token={{identity.link}}", by: maya,
        headers: crossSite),
      .get("/profile?done=linked", "with two ways", by: maya, keeps: ["way": "text:/profile/ways/"]),
      .form("/profile/ways/{{way}}/unlink", "somebody else’s", "", by: visitor),
      .form("/profile/ways/none/unlink", "no id", "", by: maya),
      .form("/profile/ways/{{way}}/unlink", "one of two", "", by: maya),
      .get("/profile?done=unlinked", "with one way", by: maya),
      .wait(700), .get("/profile/link/google", "long after signing in", by: maya),
      .form("/profile/ways/none/unlink", "long after signing in", "", by: maya),
      .form(
        "/sign-up/google", "to Google from a form", "next=%2Fjournal&chart=&invitation=", by: .browser("invited"),
        keeps: ["state.form": "header:refresh:state=", "nonce.form": "header:refresh:nonce="]),
      .form("/sign-up/myspace", "an unknown provider", "", by: .browser("invited")),
    ])
}
