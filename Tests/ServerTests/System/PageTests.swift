import Astrology
import ChartArt
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Readings
import Store
import Tarot
import Testing

@testable import Server

@Suite struct PageTests {
  static let form = [("date", "15 June 1990"), ("time", "14:30"), ("place", "New York, New York, United States")]

  @Test func thePagesAreThere() async throws {
    try await TestServer().run { browser in
      for path in ["/", "/chart"] {
        let page = try await browser.get(path)
        #expect(page.status == .ok)
        #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        #expect(page.text.contains("action=\"\(path)\""))
      }
    }
  }

  @Test func everythingAPageNamesIsThere() async throws {
    try await TestServer().run { browser in
      for path in ["/", "/chart", "/nowhere"] {
        let page = try await browser.get(path, headers: [.accept: "text/html"])
        var count = 0
        for match in page.text.matches(of: /(?:href|src)="(\/[^"#]*)/) {
          let response = try await browser.get(String(match.1))
          #expect(response.status == .ok, "\(match.1)")
          count += 1
        }
        #expect(count > 5)
      }
    }
  }

  @Test func aFormBecomesAChartWithoutAnyScript() async throws {
    try await TestServer().run { browser in
      let sent = try await browser.submit("/chart", Self.form)
      #expect(sent.status == .seeOther)
      let place = try #require(sent.headers[.location])
      #expect(place.hasPrefix("/chart/") && UUIDv7.isValid(place.dropFirst("/chart/".count)))
      let page = try await browser.get(place)
      #expect(page.status == .ok)
      #expect(page.headers[.cacheControl] == "no-store")
      #expect(page.text.contains("15 June 1990") && page.text.contains("14:30") && page.text.contains("New York"))
      #expect(page.text.contains("Libra"))
      // The same chart by the other door.
      let chart = try await browser.get("/api/v1/chart/\(place.dropFirst("/chart/".count))")
      #expect(chart.string("birth.utc") == "1990-06-15T18:30:00Z")
    }
  }

  @Test func withoutTheHourThereIsStillAChart() async throws {
    try await TestServer().run { browser in
      let sent = try await browser.submit(
        "/chart",
        [("date", "15 June 1990"), ("time", ""), ("time_unknown", "yes"), ("place", "New York, New York, United States")])
      let page = try await browser.get(try #require(sent.headers[.location]))
      #expect(page.status == .ok)
      #expect(!page.text.contains("was UTC"))
    }
  }

  @Test func whatIsUnclearIsAskedBackAndNothingIsLost() async throws {
    try await TestServer().run { browser in
      let several = try await browser.submit("/chart", [("date", "15 June 1990"), ("time", "14:30"), ("place", "Springfield")])
      #expect(several.status == .unprocessableContent)
      #expect(several.text.contains("name=\"place_option\""))
      #expect(several.text.contains("15 June 1990") && several.text.contains("14:30") && several.text.contains("Springfield"))

      let broken = try await browser.submit("/chart", [("date", "31 June 1990"), ("time", "25:00"), ("place", "Paris")])
      #expect(broken.status == .unprocessableContent)
      #expect(broken.text.contains("31 June 1990") && broken.text.contains("25:00"))

      let twice = try await browser.submit(
        "/chart", [("date", "3 November 2024"), ("time", "01:30"), ("place", "New York, New York, United States")])
      #expect(twice.text.contains("name=\"clock\""))
      let chosen = try await browser.submit(
        "/chart",
        [("date", "3 November 2024"), ("time", "01:30"), ("place", "New York, New York, United States"), ("clock", "later")])
      let id = try #require(chosen.headers[.location]).dropFirst("/chart/".count)
      #expect(try await browser.get("/api/v1/chart/\(id)").string("birth.utc") == "2024-11-03T06:30:00Z")
    }
  }

  @Test func whatIsTypedIsNeverMarkup() async throws {
    try await TestServer().run { browser in
      let hostile = "\"><script>alert(1)</script>"
      for name in ["date", "time", "place", "place_id", "place_chosen", "clock", "date_order", "place_option"] {
        var fields = Self.form
        fields.removeAll { $0.0 == name }
        fields.append((name, hostile))
        let page = try await browser.submit("/chart", fields)
        #expect(!page.text.contains("<script>alert"), "\(name)")
      }
    }
  }

  @Test func aFormOfAnotherKindIsRefused() async throws {
    try await TestServer().run { browser in
      let response = try await browser.post("/chart", "{}", headers: [.contentType: "application/json", .accept: "text/html"])
      #expect(response.status == .unsupportedMediaType)
      #expect(response.headers[.contentType]?.hasPrefix("text/html") == true)
    }
  }

  @Test func aChartThatIsGoneHasAPageThatSaysSo() async throws {
    try await TestServer().run { browser in
      let page = try await browser.get("/chart/01948f3c-7e00-7abc-8def-0123456789ab", headers: [.accept: "text/html"])
      #expect(page.status == .notFound)
      #expect(page.headers[.contentType]?.hasPrefix("text/html") == true)
    }
  }

  @Test func filesWithAHashAreKeptForEver() async throws {
    try await TestServer().run { browser in
      let landing = try await browser.get("/")
      let path = try #require(landing.text.firstMatch(of: /\/assets\/app\.[0-9a-f]{8}\.css/)).output
      let plain = try await browser.get(String(path))
      #expect(plain.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(plain.headers[.contentType] == "text/css; charset=utf-8")
      let packed = try await browser.get(String(path), headers: [.acceptEncoding: "gzip"])
      #expect(packed.headers[.contentEncoding] == "gzip")
      #expect(packed.headers[values: .vary] == ["Accept-Encoding"])
      #expect(packed.body.readableBytes < plain.body.readableBytes / 2)
      let tag = try #require(plain.headers[.eTag])
      #expect(try await browser.get(String(path), headers: [.ifNoneMatch: tag]).status == .notModified)
      #expect(try await browser.get("/assets/app.00000000.css").status == .notFound)
      #expect(try await browser.get("/assets/../../../etc/passwd").status == .notFound)
      #expect(try await browser.get("/manifest.webmanifest").headers[.contentType] == "application/manifest+json")
      #expect(try await browser.get("/robots.txt").text.contains("Disallow: /chart/"))
      #expect(try await browser.get("/favicon.ico").status == .found)
      let icon = try await browser.get("/apple-touch-icon.png")
      #expect(icon.headers[.contentType] == "image/png" && icon.headers[.cacheControl] == "public, max-age=86400")
      let finished = try await browser.get("/apple-touch-icon-precomposed.png")
      #expect(finished.status == .ok && finished.body == icon.body)
      #expect(finished.headers[.contentType] == "image/png" && finished.headers[.cacheControl] == "public, max-age=86400")
    }
  }

  @Test func aPublicPageBringsItsPreview() async throws {
    try await TestServer().run { browser in
      let landing = try await browser.get("/").text
      #expect(landing.contains("<meta property=\"og:title\"") && landing.contains("<meta name=\"twitter:card\""))
      #expect(landing.contains(/property="og:image" content="http:\/\/[^"]+\/preview\/sky-[0-9]{10}\.png"/))
      let picture = try await browser.get("/preview/sky.png")
      #expect(picture.headers[.contentType] == "image/png" && picture.headers[.cacheControl] == "public, max-age=3600")
      #expect(Array(picture.body.readableBytesView.prefix(24).suffix(8)) == [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630")
      #expect(try await browser.get("/tarot/cards/major-17").text.contains(/\/preview\/card-17-[0-9]{8}\.png/))
      #expect(try await browser.get("/preview/card-17.png").body != picture.body)
      #expect(try await browser.get("/preview/card-78.png").status == .notFound)
      // A sign and the Moon have their own; every public page names one that is there, and says in a sentence of its own what it is.
      #expect(try await browser.get("/today?sign=leo").text.contains(/\/preview\/sign-leo-[0-9]{8}\.png/))
      #expect(try await browser.get("/now?place=Lisbon").text.contains(/\/preview\/moon-n39w9-[0-9]{10}\.png/))
      #expect(try await browser.get("/preview/sign-ophiuchus.png").status == .notFound)
      let signs = ZodiacSign.allCases.map { "/today?sign=\($0.apiName)" }
      let pages =
        signs + [
          "/", "/now?place=Lisbon", "/today", "/chart", "/begin", "/tarot", "/tarot/cards", "/tarot/cards/major-17", "/align",
          "/terms", "/privacy", "/support", "/docs", "/tarot?spread=celtic", "/tarot?spread=relationship", "/align/explore",
          "/align/explore/focus", "/align/explore/focus/01",
        ]
      var told: Set<String> = []
      var titles: Set<String> = []
      var pictures: Set<ByteBuffer> = []
      for page in pages {
        let text = try await browser.get(page).text
        let image = try #require(
          text.firstMatch(of: /property="og:image" content="http:\/\/[^\/"]+(\/preview\/[A-Za-z0-9-]+\.png)"/), "\(page)")
        let sentence = try #require(text.firstMatch(of: /<meta name="description" content="([^"]{30,200})">/), "\(page)")
        #expect(told.insert(String(sentence.output.1)).inserted || page.contains("?spread="), "\(page)")
        let title = try #require(text.firstMatch(of: /property="og:title" content="([^"]+)"/), "\(page)")
        // The table of another spread is the same page.
        #expect(titles.insert(String(title.output.1)).inserted || page.contains("?spread="), "\(page)")
        let drawn = try await browser.get(String(image.output.1))
        #expect(drawn.status == .ok && drawn.headers[.contentType] == "image/png", "\(page)")
        #expect(drawn.body.readableBytesView.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(page)")
        #expect(Array(drawn.body.readableBytesView.prefix(24).suffix(8)) == [0, 0, 4, 176, 0, 0, 2, 118], "\(page)")
        // The time is in the address: what lies there never changes.
        #expect(drawn.headers[.cacheControl] == "public, max-age=31536000, immutable", "\(page)")
        #expect(pictures.insert(drawn.body).inserted, "\(page)")
      }
      // What holds a birth has none.
      let chart = try #require(try await browser.submit("/chart", Self.form).headers[.location])
      #expect(try await !browser.get(chart).text.contains("og:image"))
    }
  }

  @Test func aPictureHasTheSkyOfItsAddress() async throws {
    try await TestServer().run { browser in
      func picture(_ name: String) async throws -> ByteBuffer {
        let answer = try await browser.get("/preview/\(name).png")
        #expect(answer.status == .ok, "\(name)")
        return answer.body
      }
      func agree(_ one: String, _ other: String) async throws -> Bool {
        let pictures = (try await picture(one), try await picture(other))
        return pictures.0 == pictures.1
      }
      // The Moon leans otherwise over another place, and a day has a Moon of its own.
      let overLisbon = try await picture("moon-n39w9-2026112822")
      let overHamilton = try await picture("moon-s37e175-2026112822")
      #expect(overLisbon != overHamilton)
      #expect(try await !agree("sign-leo-20261128", "sign-leo-20261129"))
      #expect(try await agree("day-20261128", "day-2026112812"))
      #expect(try await !agree("tarot-20261128", "cards-20261128"))
      let absent = [
        "sky-2026112824", "sky-20261399", "sky-20260230", "sky-99991231", "moon-n91w9", "moon-n39", "moon-39w9", "spread-",
        "spread-six",
        "page-nothing", "collection-nothing", "passage-focus-99", "passage-focus", "sky-sky", "",
      ]
      for name in absent { #expect(try await browser.get("/preview/\(name).png").status == .notFound, "\(name)") }
    }
  }

  /// Every title of a picture is written whole, in letters that the deck has.
  @Test func everyTitleOfAPictureCanBeWritten() {
    let language = Language.english
    var titles = PreviewPainter.Topic.allCases.map { $0.title(in: language) }
    titles += language.passages.collections.flatMap { [$0.name] + $0.passages.map(\.title) }
    titles += Spread.Kind.allCases.map { language.tarot.name($0) } + CardArt.all.map { $0.title }
    titles += [language.page("landing title"), language.page("tarot title")]
    for title in titles { #expect(PreviewCard.canWrite(title), "\(title)") }
  }

  @Test func aLinkToAPlaceNamesIt() async throws {
    try await TestServer().run { browser in
      let text = try await browser.get("/now?place=Auckland").text
      #expect(text.contains("property=\"og:title\" content=\"This moment in Auckland · Astronova\""))
      #expect(text.contains(/property="og:image:alt" content="The Moon over Auckland: [A-Z][a-z]+[^"]*, in [A-Z][a-z]+"/))
      // Of a place that nobody knows, and of somebody's own, nothing is named.
      #expect(try await browser.get("/now").text.contains("property=\"og:title\" content=\"This moment · Astronova\""))
      #expect(try await browser.get("/").text.contains("content=\"The sky of this hour, drawn over the twelve signs\""))
    }
  }

  @Test func theDoorsHaveThePictureOfTheHouse() async throws {
    try await TestServer().run { browser in
      for path in ["/sign-in", "/sign-up", "/recover"] {
        let text = try await browser.get(path).text
        #expect(text.contains(/property="og:image" content="http:\/\/[^"]+\/preview\/sky-[0-9]{10}\.png"/), "\(path)")
        #expect(text.contains(/property="og:title" content="[^"]+ · Astronova"/), "\(path)")
        #expect(text.contains(/name="twitter:description" content="[^"]{30,200}"/), "\(path)")
        #expect(text.contains("<meta name=\"robots\" content=\"noindex\">"), "\(path)")
      }
    }
  }
}
