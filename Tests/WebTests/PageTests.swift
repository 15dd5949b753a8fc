import Astrology
import Ephemeris
import Foundation
import Readings
import Testing

@testable import Web

@Suite struct PageTests {
  static let now = UTC(unixSeconds: 1_795_246_200)
  /// What somebody types who wishes us no good.
  static let hostile = "<script>alert(\"x\")</script>'&{{sprite}}"

  private func isWhole(_ html: String) {
    let markup = Markup(html)
    #expect(markup.problems.isEmpty)
    #expect(html.hasPrefix("<!doctype html>"))
    #expect(!html.contains("{{") && !html.contains("}}"))
    #expect(!html.contains("Optional("))
  }

  // MARK: - the first page

  /// Lisbon at half past seven, as `now` is there.
  private static func moment(at instant: UTC = now, latitude: Double = 38.72, longitude: Double = -9.14) throws -> Moment {
    let location = try #require(GeographicLocation(latitude: latitude, longitude: longitude))
    let here = try SkyHere(try SkyTonight(at: instant), from: location)
    func clock(_ instant: UTC) -> CivilDateTime { CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian) }
    return Moment(
      here: here, clock: clock(instant), moonRise: here.moonRise.map(clock), zone: "Europe/Lisbon", place: "Lisbon",
      address: "/now")
  }

  @Test func theFirstPageShowsTheSkyOfThisMinute() throws {
    let html = try Site().html(LandingPage(.init(moment: try Self.moment())))
    isWhole(html)
    #expect(html.contains("The Sun is on the horizon at Lisbon.") && html.contains("Awakening"))
    #expect(html.contains("Waxing gibbous, 86% lit, rises at 15:"))
    #expect(html.contains("datetime=\"2026-11-21T07:30:00Z\"") && html.contains("data-zone=\"Europe/Lisbon\""))
    #expect(html.contains("38.7° N, 9.1° W") && html.contains("Scorpio"))
    #expect(html.contains("Uranus, tonight"))
    #expect(html.contains("action=\"/\"") && html.contains("name=\"year\""))
    #expect(html.contains("<a href=\"/today\">") && !html.contains("aria-current=\"page\""))
    isWhole(try Site().html(MomentPage(try Self.moment())))
    let missing = try Site().html(MomentPage(try Self.moment(), missing: Self.hostile))
    #expect(Markup(missing).problems.isEmpty && !missing.contains("<script>alert"))
    // What was typed stands in the open field; whoever is signed in has no need to begin.
    let typed = try Site().html(MomentPage(try Self.moment(), missing: "Xyzzy"))
    #expect(typed.contains("<details class=\"why elsewhere\" open>") && typed.contains("value=\"Xyzzy\" required"))
    #expect(try Site().html(MomentPage(try Self.moment())).contains("href=\"/begin\">Draw my chart"))
    let own = try Site().html(MomentPage(try Self.moment(), isMember: true))
    #expect(own.contains("href=\"/today\">See today") && !own.contains("Draw my chart"))
  }

  /// Far north everything stands low and close together; no name lies on a body.
  @Test func namesKeepClearOfBodiesAtTheHorizon() throws {
    let site = try Site()
    for hour in 0..<48 {
      let instant = UTC(daysSinceJ2000: Self.now.daysSinceJ2000 + 8.2 + Double(hour) / 24)
      let html = site.html(MomentPage(try Self.moment(at: instant, latitude: 69.65, longitude: 18.96)))
      let bodies = html.matches(of: /<circle class="st[^"]*" cx="([\d.]+)" cy="([\d.]+)"/).map {
        (x: Double($0.output.1) ?? 0, y: Double($0.output.2) ?? 0)
      }
      for name in html.matches(of: /<text class="nm( end)?" x="([\d.]+)" y="([\d.]+)">([^<]+)</) {
        let (x, y) = (Double(name.output.2) ?? 0, (Double(name.output.3) ?? 0) - 6)
        let width = Double(name.output.4.count) * 11
        let left = name.output.1 == nil ? x : x - width
        #expect(!bodies.contains { $0.x > left && $0.x < left + width && abs($0.y - y) < 12 }, "\(name.output.4) after \(hour) h")
      }
    }
  }

  @Test func aNamedPlaceIsToldInFullAndAMoonAtTheHorizonSo() throws {
    var moment = try Self.moment()
    moment.wholeName = "Springfield, Illinois, United States"
    #expect(try Site().html(MomentPage(moment)).contains("<span>Springfield, Illinois, United States <span"))
    // Once a day it rises and once it sets.
    let site = try Site()
    var seen = false
    for minute in stride(from: 0.0, to: 1440, by: 4) {
      let html = site.html(MomentPage(try Self.moment(at: UTC(daysSinceJ2000: Self.now.daysSinceJ2000 + minute / 1440))))
      #expect(!html.contains(", 0° high"))
      seen = seen || html.contains(", on the horizon in the ")
    }
    #expect(seen)
  }

  @Test func byTwelveHoursTheClockNamesItsHalf() throws {
    let american = Language.english.telling(RegionalFormat(hours: .twelve, order: .monthFirst))
    var moment = try Self.moment()
    #expect(try Site().html(MomentPage(moment), for: .visitor(american)).contains(">7:30<span> am</span>"))
    #expect(try Site().html(MomentPage(moment)).contains(">07:30<span></span>"))
    (moment.place, moment.zone) = (nil, "UTC")
    #expect(try Site().html(MomentPage(moment), for: .visitor(american)).contains(">7:30<span> am UTC</span>"))
    #expect(try Site().html(MomentPage(moment)).contains(">07:30<span> UTC</span>"))
  }

  @Test func everyNightMakesAWholePageAtEveryPlace() throws {
    for step in 0..<30 {
      let instant = UTC(daysSinceJ2000: Self.now.daysSinceJ2000 + Double(step) * 97.3)
      let moment = try Self.moment(at: instant, latitude: Double(step) * 6 - 87, longitude: Double(step) * 11 - 160)
      isWhole(try Site().html(LandingPage(.init(moment: moment))))
    }
  }

  @Test func aDateOfBirthHasItsParagraph() throws {
    let date = try #require(CalendarDate(year: 1994, month: 5, day: 14))
    let born = LandingPage.Born(date: date, chart: try NatalChart(bornOn: date))
    let html = try Site().html(LandingPage(.init(moment: try Self.moment(), born: born)))
    isWhole(html)
    #expect(html.contains("From the sky of 14 May 1994") && html.contains("id=\"first-angle\""))
    #expect(html.contains("Your Sun in Taurus") && html.contains("href=\"/begin/time\""))
    let hostile = BeginForm { _ in Self.hostile }
    let asked = try Site().html(LandingPage(.init(moment: nil, form: hostile, dateProblem: Self.hostile)))
    #expect(Markup(asked).problems.isEmpty && !asked.contains("<script>alert"))
  }

  @Test func whoeverComesBackIsLedToTheirDay() throws {
    var model = LandingPage.Model(moment: try Self.moment())
    model.ownChart = "x"
    let html = try Site().html(LandingPage(model))
    isWhole(html)
    #expect(html.contains("<a class=\"btn btn-primary\" href=\"/today\">See today"))
    #expect(html.contains("href=\"/chart/x\">My chart") && html.contains("href=\"/sign-up?chart=x\">Keep my chart"))
    #expect(!html.contains("Draw my chart") && !html.contains("Create an account") && html.contains("href=\"/sign-in\""))
    // Nobody is asked twice when they were born.
    #expect(!html.contains("born-form") && html.contains("stands under <a class=\"link\" href=\"/today\">Today</a>"))
  }

  @Test func withoutASkyTheFormStillStands() throws {
    let html = try Site().html(LandingPage(.init(moment: nil)))
    isWhole(html)
    #expect(html.contains("name=\"year\"") && !html.contains("data-clock"))
  }

  // MARK: - the form

  @Test func theFormKeepsWhatWasTyped() throws {
    var form = BirthForm { name in
      ["date": Self.hostile, "time": Self.hostile, "place": Self.hostile, "time_unknown": "yes"][name]
    }
    form.placeID = Self.hostile
    var questions = BirthQuestions()
    questions.dateProblem = Self.hostile
    questions.place = .init(
      question: Self.hostile, options: [.init(value: Self.hostile, title: Self.hostile, detail: Self.hostile)])
    questions.clock = .init(
      question: "Which?", options: [.init(value: "earlier", title: "The first"), .init(value: "later", title: "The second")])
    let html = try Site().html(ChartFormPage(.init(form: form, questions: questions)))
    let markup = Markup(html)
    #expect(markup.problems.isEmpty)
    #expect(!html.contains("<script>") && !html.contains("alert(\"x\")"))
    #expect(html.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;"))
    #expect(html.contains("name=\"time_unknown\" value=\"yes\" checked"))
    #expect(html.contains("aria-invalid=\"true\" aria-describedby=\"date-problem\""))
    #expect(html.contains("name=\"clock\" value=\"later\""))
  }

  @Test func theEmptyFormAsksNothingBack() throws {
    let html = try Site().html(ChartFormPage(.init(sky: SkyTonight(at: Self.now))))
    isWhole(html)
    #expect(!html.contains("role=\"alert\"") && !html.contains("aria-invalid"))
    #expect(html.contains("The sky of this minute"))
  }

  // MARK: - the chart

  @Test func newYorkInJune() throws {
    let html = try Site().html(ChartPage(try .sample))
    isWhole(html)
    #expect(html.contains("15 June 1990, 14:30, New York. Placidus."))
    #expect(html.contains("</svg><strong>Libra</strong> <span class=\"degree\">"))
    #expect(html.contains("13°41′"))
    #expect(html.contains("24°23′"))
    #expect(html.contains("<strong>14:30 was UTC−4 there.</strong>"))
    #expect(html.contains("Universal time"))
    #expect(html.contains("Earth and water share the chart"))
    #expect(html.contains("Neptune square Ascendant"))
    #expect(html.contains("noindex"))
    // Every drawing stands beside its words: two pictures, and the wheels, each for a phone and for a desk, whose parts are links.
    #expect(html.matches(of: /<svg[^>]*role="img"/).count >= 2 && html.matches(of: /<svg[^>]*role="group"/).count == 4)
    // What is closed tells what is in it.
    #expect(html.contains("found, the closest Neptune square Ascendant, 0°00′</span>"))
    #expect(html.contains("Ascendant 13°41′ Libra, Midheaven "))
    #expect(html.contains("<span class=\"label\">14:30 was UTC−4 there.</span>"))
    #expect(html.contains("Table of placements") && html.contains("Table of the sky now"))
  }

  @Test func withoutTheHourNothingIsInvented() throws {
    let html = try Site().html(ChartPage(try .unknownTime))
    isWhole(html)
    #expect(html.contains("Needs the hour"))
    #expect(html.contains("Without the hour there is no horizon"))
    #expect(!html.contains("Angles and houses") && !html.contains("House cusps"))
    #expect(!html.contains("scope=\"col\" class=\"num\">House"))
    #expect(!html.contains("Universal time"))
    #expect(html.contains("name=\"time_unknown\" value=\"yes\" checked"))
  }

  @Test func northOfTheCircleTheFallbackIsTold() throws {
    var model = try ChartPage.Model.sample
    let place = try #require(GeographicLocation(latitude: 69.65, longitude: 18.96))
    model.chart = try NatalChart(moment: model.chart.moment, location: place)
    model.birth.latitude = 69.65
    let html = try Site().html(ChartPage(model))
    isWhole(html)
    #expect(html.contains("So far north") && html.contains("Porphyry’s"))
  }

  @Test func hostileNamesStayText() throws {
    var model = try ChartPage.Model.sample
    model.name = Self.hostile
    model.birth.place = Self.hostile
    model.birth.region = Self.hostile
    model.clock = "\(Self.hostile). \(Self.hostile)"
    let html = try Site().html(ChartPage(model))
    #expect(Markup(html).problems.isEmpty)
    #expect(!html.contains("<script>") && !html.contains("alert(\"x\")"))
  }

  // MARK: - errors

  @Test(arguments: [400, 404, 405, 413, 429, 500, 503, 507]) func errorsSayWhatToDo(status: Int) throws {
    let html = try Site().html(ErrorPage(status: status, requestID: "0198-<b>"))
    isWhole(html)
    #expect(html.contains("Status \(status), request 0198-&lt;b&gt;"))
    #expect(html.contains("class=\"btn btn-primary\" href=\"/"))
    #expect(html.contains("noindex"))
    // Nothing was sent to a page that only a form leads to.
    if status == 405 { #expect(html.contains("Nothing rises here.") && html.contains("href=\"/\"")) }
  }

  @Test(arguments: [(1, "in one second."), (42, "in 42 seconds."), (600, "in 10 minutes."), (7200, "in 2 hours.")])
  func aLimitNamesTheWait(seconds: Int, words: String) throws {
    let html = try Site().html(ErrorPage(status: 429, wait: seconds))
    #expect(html.contains(words) && html.contains("data-again hidden"))
    // What was wrong with a form leads back to that form, and speaks of it.
    for status in [400, 413] {
      let form = try Site().html(ErrorPage(status: status, form: "/journal?q=x"))
      #expect(form.contains("btn-primary\" href=\"/journal?q=x\">Back to the form") && form.contains("data-again hidden"))
      #expect(
        !form.contains("a date, a time and a place") && !form.contains("fresh form") && !form.contains("href=\"/chart\">Open"))
    }
    #expect(try Site().html(ErrorPage(status: 413, form: "/begin/date")).contains("a date, a time and a place"))
    // What is no limit has nothing to go back to.
    #expect(try !Site().html(ErrorPage(status: 503, wait: seconds)).contains("data-again"))
  }

  // MARK: - the shell

  @Test func hoursAreWhatIsReadOrChosen() {
    for body in [
      "<p>exact at 5:05\u{A0}pm</p>", "<time datetime=\"2026-11-21\">18:47</time>", "12:00",
      "<input type=\"time\" name=\"from\" value=\"08:00\">",
    ] { #expect(Shell.showsHours(body), "\(body)") }
    for body in [
      "", ":", "1:2", "12: 00", "<p>Psalm 3:<b>16</b>", "<input placeholder=\"7:20 am\">",
      "<time datetime=\"2026-11-21T07:30:00Z\">21 November</time>", "0:3x4", "13°41′",
    ] { #expect(!Shell.showsHours(body), "\(body)") }
  }

  @Test func everyAddressOnAPageExists() throws {
    let site = try Site()
    let pages = try [
      site.html(LandingPage(.init(moment: try Self.moment()))), site.html(ChartPage(try .sample)),
      site.html(ErrorPage(status: 404)),
      site.html(ChartFormPage(.init(sky: SkyTonight(at: Self.now)))),
    ]
    for html in pages {
      for match in html.matches(of: /(?:href|src|action)="(\/[^"#]*)(?:#([^"]*))?"/) {
        let path = String(match.output.1)
        // The words of the chart are a page of it.
        if path.hasPrefix("/chart/") { continue }
        if [
          "/", "/chart", "/chart?new=1", "/begin", "/sign-in", "/terms", "/privacy", "/support", "/today", "/tarot", "/align",
          "/now",
          "/sign-up",
        ]
        .contains(path) {
          continue
        }
        let asset = try #require(site.assets.asset(at: path), "\(path)")
        if let fragment = match.output.2 {
          #expect(String(decoding: asset.bytes, as: UTF8.self).contains("id=\"\(fragment)\""), "\(fragment) in \(path)")
        }
      }
    }
  }

  @Test func everyTemplateReads() throws {
    // `Site` parses all of them; a page for each proves that none is left over.
    let templates = AssetFiles.embedded.names.filter { $0.hasSuffix(".mustache") }
    #expect(templates.count == 120)
    _ = try Site(directory: AssetTests.folder.path)
  }

  /// No template asks for a symbol that the sprite does not hold, whether a test shows that part of it or not.
  @Test func everySymbolIsInTheSprite() throws {
    let assets = try Site().assets
    let sprite = String(decoding: try #require(assets.asset(at: assets.path("sprite.svg"))).bytes, as: UTF8.self)
    var asked: Set<String> = []
    for name in AssetFiles.embedded.names where name.hasSuffix(".mustache") {
      let text = try AssetFiles.embedded.text(name)
      for match in text.matches(of: /\{\{sprite\}\}#([a-z][a-z-]*)/) { asked.insert(String(match.output.1)) }
    }
    #expect(asked.count > 20)
    // A name that a value of the page completes is one of a family: signs of suits are those of the elements.
    for symbol in asked where symbol != "g-" { #expect(sprite.contains("id=\"\(symbol)\""), "\(symbol)") }
    for element in Element.allCases { #expect(sprite.contains("id=\"g-\(element.name)\""), "\(element)") }
  }

  /// The symbols that a page may ask for are all in the sprite, and the markup checker does find what it looks for.
  @Test func theMarkupCheckerComplains() {
    #expect(!Markup("<p><b>x</p></b>").problems.isEmpty)
    #expect(!Markup("<p id=\"a\"></p><p id=\"a\"></p>").problems.isEmpty)
    #expect(!Markup("<a href=\"#nowhere\">x</a>").problems.isEmpty)
    #expect(!Markup("<p style=\"color:red\">x</p>").problems.isEmpty)
    #expect(!Markup("<p>Tom & Jerry</p>").problems.isEmpty)
    #expect(Markup("<p id=\"a\">1 &amp; 2<br></p>").problems.isEmpty)
  }
}
