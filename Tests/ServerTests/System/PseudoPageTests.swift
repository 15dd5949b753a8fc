import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import PseudoLanguage
import Readings
import Shapes
import Testing

@testable import Server

/// Every page that people open, in a language whose every vowel has an accent: a word without one did not come from its texts.
@Suite struct PseudoPageTests {
  private static let server = TestServer(
    providers: [.google(["client"])], contact: "123@45.67",
    languages: Languages(first: .english, others: [PseudoLanguage.language]))
  private static let wish: HTTPFields = [.acceptLanguage: PseudoLanguage.tag]

  /// What is the same in every language, each with its reason.
  private static let kept: Set<String> = [
    // What the deck of Marseille calls its cards.
    "Arcane", "sans", "nom", "Trois", "de", "Coupe",
    // The name of the product.
    "Astronova",
    // Names of companies, as they call themselves.
    "Google", "Apple",
    // The address of the server, on a picture that is sent to somebody.
    "localhost",
    // Universal time, and the abbreviation of a clock in the zone database.
    "UTC",
    // Units: hours and minutes in figures of the sky.
    "h", "m",
    // What people typed or chose: a name, and places of the gazetteer.
    "Ada", "Maya", "Lisbon", "Portugal",
    // What an open question is about: questions are understood in English alone.
    "all", "this",
    // House systems and zodiacs bear the names of those who made them.
    "Placidus", "Equal", "Koch", "Porphyry", "Regiomontanus", "Campanus", "Alcabitius", "Topocentric", "Morinus",
    "Lahiri", "Fagan", "Bradley", "Raman", "Krishnamurti",
  ]

  /// The same for names of more than one word: a device is kept with the name that it had at sign-in.
  private static let keptNames = ["Firefox on Linux", "Europe/Lisbon", "Whole Sign", "Fagan–Bradley"]

  /// Words of a page that a reader sees or hears, without its styles and scripts.
  static func words(of html: String) -> [Substring] {
    var text = keptNames.reduce(html) { $0.replacing($1, with: " ") }
    text.replace(/<style.*?<\/style>/.dotMatchesNewlines(), with: " ")
    // Wheel and grid name what they show in the words of ChartArt, which knows no language; the tables beside them say the same.
    text.replace(/<svg[^>]*class="art-(?:wheel|grid)".*?<\/svg>/.dotMatchesNewlines(), with: " ")
    let spoken = text.matches(
      of:
        /(?:aria-label|alt|title|placeholder|data-(?:label|one|many|none|chosen|waits|failed|drawing|saved|share|words|signs|weekdays))="([^"]*)"/
    ).map { String($0.output.1) }
    text.replace(/<input[^>]*type="(?:hidden|radio|checkbox)"[^>]*>/, with: " ")
    let described = text.matches(of: /<meta name="description" content="([^"]*)">/).map { String($0.output.1) }
    text.replace(/<[^>]*>/, with: " ")
    return
      (([text] + spoken + described).map { words in
        // Marks that a script fills in, entities, addresses, the number of a request and recovery codes are no words.
        words.replacing(
          /\{[a-z]+\}|&[a-z#0-9]+;|https?:\S+|\S+@\S+|[0-9a-f]{8}[0-9a-f-]{8,}|(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/, with: " ")
      }).flatMap { $0.split { !$0.isLetter && !$0.isMarked } }
  }

  private func check(_ page: TestResponse, _ name: String) {
    #expect(page.headers[.contentLanguage] == PseudoLanguage.tag, "\(name)")
    #expect(page.text.contains("áá") || page.text.contains("éé"), "\(name) is not in the pseudo-language")
    let bare = Set(
      Self.words(of: page.text).filter { word in
        word.count > 1 && word.contains { "aeiouyAEIOUY".contains($0) } && !Self.kept.contains(String(word))
      })
    #expect(bare.isEmpty, "\(name) says \(bare.sorted().joined(separator: ", "))")
  }

  @Test func aVisitorFindsNoEnglish() async throws {
    try await Self.server.run { browser in
      let maya = TestVisitor(browser)
      for path in [
        "/", "/now", "/now?place=Lisbon", "/chart", "/begin", "/begin/name", "/begin/date", "/sign-up", "/sign-in", "/recover",
        "/recover/link/x",
        "/goodbye", "/terms", "/privacy",
        "/support", "/today", "/today?sign=leo", "/chapters", "/chapters/x", "/reports", "/offline", "/nowhere", "/tarot",
        "/tarot/cards",
        "/tarot/cards?q=cups", "/tarot/cards?q=none", "/tarot/cards/cups-03", "/tarot/cards/major-13",
      ] {
        check(try await maya.get(path, headers: Self.wish), path)
      }
      for time in [[("time", "07:20")], [("time_unknown", "yes")]] {
        let unknown = time[0].0 == "time_unknown" ? " without the hour" : ""
        _ = try await maya.submit("/begin/name", [("name", "Maya")], headers: Self.wish)
        _ = try await maya.submit("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")], headers: Self.wish)
        check(try await maya.get("/begin/time", headers: Self.wish), "/begin/time" + unknown)
        _ = try await maya.submit("/begin/time", time, headers: Self.wish)
        check(try await maya.get("/begin/place", headers: Self.wish), "/begin/place" + unknown)
        let done = try await maya.submit("/begin/place", [("place", "Lisbon, Portugal")], headers: Self.wish)
        let path = try #require(done.headers[.location])
        check(try await maya.get(path, headers: Self.wish), "the first insight" + unknown)
        check(try await maya.get(path.replacing("/begin", with: ""), headers: Self.wish), "the chart" + unknown)
        check(
          try await maya.get(path.replacing("/begin", with: "") + "/words", headers: Self.wish), "the chart in words" + unknown)
        check(try await maya.get("/today", headers: Self.wish), "today of a visitor" + unknown)
        check(try await maya.get("/chapters", headers: Self.wish), "the chapters of a visitor" + unknown)
        check(try await maya.get("/align", headers: Self.wish), "the door of Align for a visitor" + unknown)
        check(try await maya.get("/align/explore", headers: Self.wish), "what a visitor may read" + unknown)
        check(try await maya.get("/reports/year_ahead", headers: Self.wish), "the year of a visitor" + unknown)
      }
    }
  }

  @Test(arguments: [true, false]) func aMemberFindsNoEnglish(hasHour: Bool) async throws {
    try await Self.server.run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      check(try await ada.get("/profile", headers: Self.wish), "the profile without a birth")
      let month = PseudoLanguage.language.dates.months[5]
      _ = try await ada.submit(
        "/profile/birth",
        [("name", "Ada"), ("date", "15 \(month) 1990"), ("place", "Lisbon, Portugal")]
          + [hasHour ? ("time", "14:30") : ("time_unknown", "yes")], headers: Self.wish)
      let kept = try await ada.submit("/journal", [("text", "123"), ("mood", "light"), ("tags", "45")], headers: Self.wish)
      #expect(kept.status == .seeOther)
      #expect(try await ada.get("/profile").text.contains("1990"))
      _ = try await ada.submit("/today/reads", [("category", "love_relationships"), ("seconds", "9")], headers: Self.wish)
      _ = try await ada.submit("/today/bookmark", headers: Self.wish)
      for path in [
        "/profile", "/profile?done=settings", "/profile/chart", "/profile/birth", "/profile/password", "/profile/recovery",
        "/profile/recovery?done=recovered", "/profile/delete", "/chart/own/words",
        "/profile/calendar", "/profile/notifications", "/profile/notifications?done=saved", "/begin/done", "/today",
        "/today?date=2026-11-23", "/today/parts/love_relationships",
        "/today?sign=leo",
        "/today/card.svg",
        "/journal", "/journal?done=kept", "/journal?q=none", "/journal?tag=45", "/chapters", "/chapters/x", "/align",
        "/align/session/start", "/align/collect", "/align/collect?part=insights", "/align/progress", "/align/settings",
        "/align/explore", "/align/explore/focus",
        "/align/explore/focus/01", "/align/explore?theme=rest", "/align/collections", "/align/clear",
        "/collect/insight/new?text=123", "/tarot/journal", "/tarot/journal?q=none",
        "/tarot/patterns", "/tarot/learn", "/reports?done=deleted",
      ] {
        check(try await ada.get(path, headers: Self.wish), path)
      }
      for kind in ["birth_chart", "love_forecast", "career_forecast", "money_forecast", "year_ahead"] {
        let written = try await ada.submit("/reports", [("kind", kind)], headers: Self.wish)
        check(try await ada.get(try #require(written.headers[.location]), headers: Self.wish), "the report \(kind)")
      }
      check(try await ada.get("/reports", headers: Self.wish), "reports that were written")
      // Without the codes that were made at sign-up.
      ada.plant("astronova-codes", "x")
      check(try await ada.get("/profile/recovery", headers: Self.wish), "the recovery codes, later")
      let open = try await ada.get("/chapters", headers: Self.wish).text.matches(of: /<h2[^>]*><a href="([^"]*)"/)
      for chapter in open { check(try await ada.get(String(chapter.output.1), headers: Self.wish), "\(chapter.output.1)") }
      let laid = try await ada.submit(
        "/tarot/keep", [("spread", "threeCard"), ("question", "123?"), ("nonce", "0123456789abcdef")], headers: Self.wish)
      check(try await ada.get(try #require(laid.headers[.location]), headers: Self.wish), "a kept reading of the cards")
      check(try await ada.submit("/tarot/table", [("spread", "celtic"), ("question", "123?")], headers: Self.wish), "the table")
      let list = try await ada.get("/journal", headers: Self.wish).text
      let entries = list.matches(of: /href="(\/journal\/[0-9a-f-]{36})"/).map { String($0.output.1) }
      #expect(entries.count == 2)
      for entry in entries { check(try await ada.get(entry, headers: Self.wish), "an entry of the journal") }
    }
  }

  @Test func doorsThatAreNotOpenToEverybody() async throws {
    for registration in [Registration.invite, .closed] {
      var server = Self.server
      server.registration = registration
      try await server.run { browser in
        for path in ["/sign-up", "/sign-in"] { check(try await browser.get(path, headers: Self.wish), "\(path) \(registration)") }
      }
    }
  }

  /// A route for people that shows a page is opened above, or says here why not.
  @Test func everyPageIsOpened() throws {
    let opened: Set<String> = [
      "/", "/chart", "/chart/{id}", "/chart/{id}/words",
      "/begin", "/begin/name", "/begin/date", "/begin/time", "/begin/place", "/begin/chart/{id}",
      "/begin/done", "/sign-up", "/sign-in", "/recover", "/recover/link/{token}", "/goodbye", "/terms", "/privacy", "/support",
      "/today", "/today/parts/{category}",
      "/today/card.svg", "/profile", "/profile/chart", "/profile/birth", "/profile/password", "/profile/delete",
      "/profile/recovery", "/profile/calendar", "/profile/notifications", "/offline", "/reports", "/reports/{id}",
      "/now", "/journal", "/journal/{id}", "/chapters", "/chapters/{name}", "/tarot", "/tarot/cards", "/tarot/cards/{id}",
      "/tarot/journal", "/tarot/journal/{id}", "/tarot/patterns", "/tarot/learn", "/tarot/shared/{id}", "/align",
      "/align/session/start", "/align/collect",
      "/align/progress", "/align/settings", "/align/explore", "/align/explore/{collection}",
      "/align/explore/{collection}/{passage}", "/align/collections", "/align/clear", "/collect/insight/new",
    ]
    let others: Set<String> = [
      // Files.
      "/assets/**", "/manifest.webmanifest", "/robots.txt", "/favicon.ico", "/apple-touch-icon.png",
      "/apple-touch-icon-precomposed.png", "/profile/export",
      "/reports/{id}/pdf",
      "/journal/export", "/profile/recovery/codes",
      "/calendar/{id}", "/preview/{name}", "/tarot/shared/{id}/preview.png", "/tarot/share.svg", "/chart/{id}/card.svg", "/sw.js",
      "/offline.json",
      "/align/explore/{collection}/{passage}/share.svg", "/align/collect/{line}/share.svg",
      // For developers: the description of the API, in the language of its doc comments.
      "/docs", "/docs/{part}",
      // They lead elsewhere at once.
      "/sign-in/{provider}", "/sign-in/{provider}/callback", "/profile/link/{provider}", "/tarot/table", "/open",
    ]
    let pages = Set(Route.all.filter { $0.method == .get && $0.audience == .person }.map(\.path))
    #expect(pages.subtracting(opened).subtracting(others).isEmpty)
    #expect(opened.subtracting(pages).isEmpty)
  }
}

extension Character {
  /// Whether it belongs to a letter before it.
  fileprivate var isMarked: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark } }
}
