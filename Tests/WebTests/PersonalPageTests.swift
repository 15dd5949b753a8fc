import Astrology
import Ephemeris
import Readings
import Testing

@testable import Web

@Suite struct PersonalPageTests {
  static let hostile = PageTests.hostile

  private func whole(_ html: String) -> Bool {
    let markup = Markup(html)
    #expect(markup.problems.isEmpty)
    return markup.problems.isEmpty && html.hasPrefix("<!doctype html>") && !html.contains("Optional(")
      && !html.contains("<script>") && !html.contains("alert(\"x\")")
  }

  private func form(_ fields: [String: String]) -> BeginForm { BeginForm { fields[$0] } }

  // MARK: - the five steps

  @Test(arguments: BeginPage.Step.allCases) func everyStepIsAWholePage(step: BeginPage.Step) throws {
    let site = try Site()
    let empty = site.html(BeginPage(.init(step: step, form: form([:]))))
    #expect(whole(empty) && !empty.contains("{{"))
    #expect(empty.contains("Question \(step.rawValue) of 4") == (step != .welcome))
    #expect(!empty.contains("<nav") && !empty.contains("<footer"))
    var questions = BirthQuestions()
    questions.dateProblem = Self.hostile
    questions.timeProblem = Self.hostile
    questions.placeProblem = Self.hostile
    questions.clock = .init(question: Self.hostile, options: [.init(value: Self.hostile, title: Self.hostile)])
    questions.place = .init(question: Self.hostile, options: [.init(value: Self.hostile, title: Self.hostile)])
    let typed = form(Dictionary(uniqueKeysWithValues: BeginForm.fields.map { ($0, Self.hostile) }))
    #expect(whole(site.html(BeginPage(.init(step: step, form: typed, questions: questions)))))
  }

  @Test func theDateIsShownOnTheWayOfTheSun() throws {
    let html = try Site().html(BeginPage(.init(step: .date, form: form(["day": "14", "month": "5", "year": "1994"]))))
    #expect(html.contains("A Saturday, the Sun at 23° Taurus"))
    #expect(html.contains("<option value=\"5\" selected>May</option>"))
    // But for the words that the script would fill in.
    let empty = try Site().html(BeginPage(.init(step: .date, form: form([:])))).replacing(/data-words="[^"]*"/, with: "")
    #expect(!empty.contains("the Sun at"))
  }

  @Test(arguments: [
    ("31", "6", "1990", "30 days"), ("", "", "", "day of birth"), ("14", "", "1994", "a month"), ("14", "5", "94", "in full"),
    ("29", "2", "1990", "leap year"), ("14", "5", "9400", "Our sky reaches"), ("x", "13", "y", "month we know"),
  ])
  func aDateThatIsNoneSaysWhy(_ day: String, _ month: String, _ year: String, _ words: String) {
    let problem = form(["day": day, "month": month, "year": year]).dateProblem(at: UTC(daysSinceJ2000: 9820.8125), in: .english)
    #expect(problem?.contains(words) == true, "\(problem ?? "nothing")")
  }

  @Test func theHourStandsOnTheLineOfTheDay() throws {
    let html = try Site().html(BeginPage(.init(step: .time, form: form(["time": "7:20 pm"]))))
    #expect(html.contains("in the evening"))
    #expect(form(["time": "25:00"]).timeProblem(in: .english) != nil && form(["time": ""]).timeProblem(in: .english) == nil)
    #expect(form(["time": "25:00", "time_unknown": "yes"]).timeProblem(in: .english) == nil)
  }

  @Test(arguments: [
    (RegionalFormat.HourCycle.twentyFour, ["0", "6", "noon", "18", "24"]),
    (.twelve, ["12\u{A0}am", "6\u{A0}am", "noon", "6\u{A0}pm", "12\u{A0}am"]),
  ])
  func theLineOfTheDayCountsHoursAsTheReaderDoes(_ hours: RegionalFormat.HourCycle, _ told: [String]) throws {
    let language = Language.english.telling(RegionalFormat(hours: hours, order: .dayFirst))
    let html = try Site().html(BeginPage(.init(step: .time, form: form([:]))), for: .visitor(language))
    #expect(html.matches(of: /class="hr"[^>]*>([^<]*)</).map { String($0.1) } == told)
  }

  @Test func whatIsTypedIsBounded() {
    let long = String(repeating: "👩‍👩‍👧‍👦", count: 10_000)
    #expect(form(["name": long]).name.count == 60)
    #expect(form(["year": long]).birth(in: .english).date.count < 40)
  }

  @Test(arguments: ["Maya", "", PageTests.hostile, "🦄✨", String(repeating: "a", count: 10_000), "\u{202E}evil", "Zoë Åström 日本"])
  func theFirstReadingGreetsAnyone(_ name: String) throws {
    let chart = try ChartPage.Model.sample.chart
    let insight = try #require(FirstInsight(chart, language: .english))
    let sun = try #require(chart.placement(of: .sun)).zodiac.sign
    let html = try Site().html(
      FirstInsightPage(
        .init(name: name, insight: insight, chart: chart, sun: sun, chartPath: "/chart/x", keepPath: "/sign-up?chart=x")))
    #expect(whole(html))
    #expect(html.contains("noindex"))
    #expect(html.contains("href=\"/sign-up?chart=x\"") && html.contains("href=\"/today\""))
    // The paragraph of the closest angle comes first, its first sentence largest, with the angle drawn to scale; then three short facts.
    let told = try #require(ClosestAngle(chart, language: .english))
    let drawing = try #require(html.firstRange(of: "art-angle"))
    let opening = try #require(html.firstRange(of: "id=\"first-angle\">"))
    let facts = try #require(html.firstRange(of: "class=\"big3\""))
    let ways = try #require(html.firstRange(of: "class=\"ob-foot\""))
    let rest = try #require(html.firstRange(of: "class=\"knot-text\""))
    #expect(drawing.lowerBound < opening.lowerBound && opening.lowerBound < facts.lowerBound)
    // The seal of the Sun’s sign stands around that drawing.
    let seal = try #require(html.firstRange(of: "class=\"burst\""))
    #expect(seal.lowerBound < drawing.lowerBound && html.matches(of: /class="tgl"/).count == 1)
    #expect(facts.lowerBound < rest.lowerBound && rest.lowerBound < ways.lowerBound)
    func plain(_ text: String) -> String { String(text.prefix { $0 != "’" && $0 != "'" && $0 != "\"" }) }
    #expect(html[opening.upperBound...].hasPrefix(plain(told.opening)) && html.contains(plain(told.rest)))
    #expect(html.contains("btn btn-primary btn-block\" href=\"/today\""))
    #expect(html.matches(of: /class="degree"/).count == 3)
    let own = try Site().html(
      FirstInsightPage(.init(name: name, insight: insight, chart: chart, sun: sun, chartPath: "/profile/chart", keepPath: nil)))
    #expect(!own.contains("/sign-up"))
  }

  /// Without an hour the angle is drawn, too: about that of noon, and no minute that nobody knows.
  @Test func theFirstReadingDrawsTheAngleOfADay() throws {
    let chart = try ChartPage.Model.unknownTime.chart
    let insight = try #require(FirstInsight(chart, language: .english))
    let html = try Site().html(
      FirstInsightPage(.init(name: "", insight: insight, chart: chart, sun: nil, chartPath: "/chart/x", keepPath: nil)))
    #expect(whole(html))
    let drawing = try #require(html.firstMatch(of: /<svg[^>]*class="art-angle".*?<\/svg>/.dotMatchesNewlines())).output
    // The ways of the two through that day would be specks.
    #expect(drawing.matches(of: /class="arc"/).count == 1)
    #expect(drawing.contains(/class="figures"[^>]*>about \d+°</) && drawing.contains(/>The angle between [^<]*: about \d+°</))
    // The seal is drawn around it; a Sun that changed its sign on that day gives it none.
    #expect(html.contains("class=\"burst\"") && !html.contains("class=\"tgl\""))
  }

  // MARK: - the account

  @Test(arguments: [SignInPage.Purpose.signIn, .signUp]) func signingInSaysWhatIsWrongBesideTheField(purpose: SignInPage.Purpose)
    throws
  {
    var model = SignInPage.Model(
      purpose, next: "/profile?a=b&c", chart: "x", providers: [.init(id: "google", name: "Google")],
      sky: try SkyTonight(at: PageTests.now))
    model.email = Self.hostile
    model.name = Self.hostile
    model.emailProblem = Self.hostile
    model.passwordProblem = Self.hostile
    model.problem = Self.hostile
    let html = try Site().html(SignInPage(model))
    #expect(whole(html))
    #expect(html.contains("aria-invalid=\"true\" autofocus aria-describedby=\"email-problem\""))
    #expect(html.contains("aria-invalid=\"true\" autofocus aria-describedby=\"password-problem\""))
    #expect(html.contains("href=\"/sign-in/google?next=/profile%3Fa%3Db%26c&amp;chart=x\""))
    #expect(!html.contains("type=\"password\" value"))
    let bare = try Site().html(SignInPage(.init(purpose)))
    #expect(whole(bare) && !bare.contains("Continue with") && !bare.contains("aria-invalid"))
  }

  private func profile(_ text: String) throws -> ProfilePage.Model {
    let sample = try ChartPage.Model.sample
    var model = ProfilePage.Model(
      name: text, chart: sample.chart, birth: sample.birth,
      preferences: .init(houseSystem: .koch, zodiac: .lahiri, look: .dark))
    let entry = ProfilePage.Entry(day: "21", month: "Nov", kind: text, title: text, detail: text, path: "/chart/x")
    model.bookmarks = [entry]
    model.history = [entry, ProfilePage.Entry(day: "20", month: "Nov", kind: text, title: text, detail: "", path: nil)]
    model.devices = [
      .init(id: "a", name: text, seen: "2026-11-21T07:30:00Z", seenWords: "now", isThis: true),
      .init(id: "b", name: text, seen: "2026-11-21T07:30:00Z", seenWords: "now", isThis: false),
    ]
    model.ways = [
      .init(id: "a", name: "Password", address: text, isPassword: true),
      .init(id: "b", name: "Google", address: text, isPassword: false),
    ]
    model.events = (0..<7).map { _ in .init(words: text, place: text, instant: "2026-11-21T07:30:00Z", when: "now") }
    model.notice = text
    return model
  }

  @Test(arguments: ["Maya", PageTests.hostile, "🦄", String(repeating: "W", count: 10_000)])
  func theProfileShowsEverythingAsText(_ text: String) throws {
    let viewer = Viewer.member(name: text, look: .dark)
    let html = try Site().html(ProfilePage(profile(text)), for: viewer)
    #expect(whole(html))
    #expect(html.contains("data-theme=\"dark\"") && html.contains("data-member"))
    #expect(html.contains("<option value=\"Koch\" selected>") && html.contains("<option value=\"lahiri\" selected>"))
    #expect(html.contains("name=\"theme\" value=\"dark\" checked") && !html.contains("name=\"units\""))
    #expect(html.contains("/profile/devices/b/sign-out") && !html.contains("/profile/devices/a/sign-out"))
    #expect(html.contains("3 more"))
    // The chart is told in the chosen zodiac, and that is said.
    #expect(html.contains("Sidereal, Lahiri, in the wheel and in every reading."))
  }

  /// Each reading is told once: the history says which are bookmarked, and the bookmarks are a closed row.
  @Test func theHistorySaysWhatIsBookmarked() throws {
    var model = try profile("Maya")
    var kept = ProfilePage.Entry(
      day: "3", month: "Nov", kind: "Reading", title: "Kept", detail: "", path: "/today?date=2026-11-03")
    model.bookmarks = [kept]
    kept.isKept = true
    model.history = [
      kept, ProfilePage.Entry(day: "2", month: "Nov", kind: "Reading", title: "Not", detail: "", path: "/today?date=2026-11-02"),
    ]
    let html = try Site().html(ProfilePage(model), for: .member(name: "", look: .system))
    #expect(whole(html) && html.contains("Bookmarks, 1") && html.split(separator: "bookmarked</span>").count == 2)
    let row = try #require(html.firstRange(of: "id=\"bookmarks\"")).lowerBound
    #expect(html[..<row].contains("bookmarked</span>") && html[row...].contains("Kept"))
  }

  /// What was kept longest ago waits in a closed row.
  @Test func theNewestStandOpen() throws {
    var model = try profile("Maya")
    model.history = (1...9).map { number in
      ProfilePage.Entry(day: "\(number)", month: "Nov", kind: "Reading", title: "No \(number)", detail: "", path: "/chart/x")
    }
    let html = try Site().html(ProfilePage(model), for: .member(name: "", look: .system))
    #expect(whole(html) && html.contains("6 more"))
    let more = try #require(html.firstRange(of: "6 more")).lowerBound
    #expect(html[..<more].contains("No 3<") && !html[..<more].contains("No 4<") && html[more...].contains("No 9<"))
  }

  @Test func anEmptyProfileInvites() throws {
    let model = ProfilePage.Model(
      name: "", chart: nil, birth: nil,
      preferences: .init(houseSystem: .placidus, zodiac: .tropical, look: .system))
    let html = try Site().html(ProfilePage(model), for: .member(name: "", look: .system))
    #expect(whole(html))
    #expect(html.contains("There is no birth here yet") && html.contains("Readings that you bookmark gather here"))
    #expect(!html.contains("Sign out all others") && !html.contains("data-theme") && !html.contains("id=\"bookmarks\""))
  }

  /// “I cannot sign in” with everything wrong that can be.
  private func recover(sendsMail: Bool) -> RecoverPage {
    var model = RecoverPage.Model(sendsMail: sendsMail)
    model.email = Self.hostile
    model.code = Self.hostile
    model.contact = "help@example.org"
    model.providers = [.init(id: "google", name: Self.hostile)]
    model.isSent = true
    model.mailEmailProblem = Self.hostile
    model.mailRefusal = Self.hostile
    model.codeEmailProblem = Self.hostile
    model.codeProblem = Self.hostile
    model.passwordProblem = Self.hostile
    model.codeRefusal = Self.hostile
    return RecoverPage(model)
  }

  @Test func smallPagesAreWhole() throws {
    let site = try Site()
    let viewer = Viewer.member(name: Self.hostile, look: .light)
    for html in [
      site.html(BirthPage(form: BirthForm { _ in Self.hostile }, name: Self.hostile), for: viewer),
      site.html(PasswordPage(email: Self.hostile, currentProblem: Self.hostile, newProblem: Self.hostile), for: viewer),
      site.html(PasswordPage(email: "a@b.example"), for: viewer),
      site.html(DeletionPage(email: Self.hostile, problem: Self.hostile), for: viewer),
      site.html(recover(sendsMail: true)), site.html(recover(sendsMail: false)), site.html(RecoverPage(.init(sendsMail: true))),
      site.html(RecoverLinkPage(email: Self.hostile, token: "anm_x")),
      site.html(RecoverLinkPage(email: nil, token: Self.hostile)),
      site.html(RecoveryCodesPage(email: nil, left: 0, next: ""), for: viewer),
      site.html(RecoveryCodesPage(email: Self.hostile, left: 2, next: "/journal"), for: viewer),
      site.html(DeletionPage(email: nil), for: viewer), site.html(FarewellPage(sky: try SkyTonight(at: PageTests.now))),
      site.html(FarewellPage(sky: nil)),
    ] { #expect(whole(html)) }
  }

  // MARK: - who looks

  @Test func theShellKnowsWhoLooks() throws {
    let site = try Site()
    let page = ErrorPage(status: 404)
    let visitor = site.html(page)
    #expect(visitor.contains("href=\"/sign-in\"") && visitor.contains("id=\"look\""))
    let member = site.html(page, for: .member(name: "émile", look: .system))
    #expect(member.contains("href=\"/profile\"") && member.contains(">É</span>") && !member.contains("id=\"look\""))
    #expect(!member.contains("data-theme") && !member.contains("href=\"/sign-in\""))
    let unknown = site.html(page, for: .unknown(.english))
    #expect(!unknown.contains("href=\"/sign-in\"") && !unknown.contains("href=\"/profile\""))
  }
}
