package import Astrology
import Atlas
import ChartArt
package import Ephemeris
package import Readings
import Shapes

/// The first page: the sky as everybody has it tonight, and the question that makes it one’s own.
package struct LandingPage: Page {
  package static let template = "landing"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: "",
      description: language.page("landing description"),
      tab: nil, isBare: true, sheets: ["landing.css"], modules: ["clock.js", "zone.js", "page-at.js", "land.js", "again.js"])
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let form = model.form
    let months = language.dates.months.enumerated().map { index, name in
      ["number": index + 1, "name": name, "isChosen": form.month == "\(index + 1)"] as [String: Any]
    }
    let (short, long) = Self.sealRays
    let zone = TimeZoneHistory(named: model.zone)
    return [
      "isMonthFirst": language.dates.format.order == .monthFirst,
      "day": form.day, "year": form.year, "months": months, "dateProblem": model.dateProblem.map { [["text": $0]] } ?? [],
      // Whoever has a chart here is not asked again, unless they were answering.
      "asksDate": model.ownChart == nil || model.dateProblem != nil,
      "hasDate": model.born != nil, "born": model.born.map { [Self.born($0, sprite: sprite, language)] } ?? [],
      "hasSky": model.moment != nil, "sky": model.moment.map { [Self.skyValues($0.here.sky, in: zone, language)] } ?? [],
      "moment": model.moment.map { [MomentView($0, language).values(level: 2)] } ?? [],
      "moonHere": model.moment.map { [MomentView($0, language).moonValues] } ?? [],
      "sealShort": short, "sealLong": long,
      "own": model.ownChart.map { [["chart": Route.chartPage.path($0), "keep": "\(Route.signUpPage.path)?chart=\($0)"]] } ?? [],
    ]
  }

  /// What the sky of a day says of everybody who was born on it.
  private static func born(_ born: Born, sprite: String, _ language: Language) -> [String: Any] {
    let angle = AnglePanel(born.chart, sprite: sprite, language: language).values
    let sun = born.chart.sign(of: .body(.sun)).map { sign in
      [
        "glyph": Glyphs.id(sign),
        "title": language.page("landing sun-in", ("sign", language.names.name(sign))),
        "text": PlacementLine.sun(in: sign, language: language),
      ]
    }
    return [
      "date": language.dates.long(born.date), "angle": angle, "sun": sun.map { [$0] } ?? [], "isSunAlone": angle.isEmpty,
    ]
  }

  private static func skyValues(_ sky: SkyTonight, in zone: TimeZoneHistory?, _ language: Language) -> [String: Any] {
    let reading = TonightReading(sky, language: language)
    return [
      "atlas": StarAtlas.values(sky, language),
      "headline": reading.headline, "lead": reading.lead,
      "evidence": reading.evidence.map { evidence($0, at: sky.instant, in: zone, language) },
    ]
  }

  private static func evidence(
    _ evidence: TonightReading.Evidence, at now: UTC, in zone: TimeZoneHistory?, _ language: Language
  ) -> [String: Any] {
    let names = language.names
    /// - Parameter kind: which text of the template tells the moment.
    func chip(
      glyphs: [String] = [], spoken: String = "", text: String = "", kind: String = "isPlain", at instant: UTC? = nil
    ) -> [String: Any] {
      return [
        "glyphs": glyphs, "hasSpoken": !spoken.isEmpty, "spoken": spoken, "text": text, kind: true,
        "instant": instant?.iso ?? "", "when": instant.map { language.dates.moment($0, near: now, in: zone) } ?? "",
      ]
    }
    switch evidence {
    case .moon(let position):
      return chip(
        glyphs: [Glyphs.id(.moon), Glyphs.id(position.sign)],
        spoken: language.page("landing moon-in", ("sign", names.name(position.sign))),
        text: Figures.degree(position))
    case .turning(let isFull, let instant):
      return chip(kind: isFull ? "isFull" : "isNew", at: instant)
    case .contact(let contact):
      let words = language.lines.text(.body(contact.first), contact.kind, .body(contact.second))
      return chip(
        glyphs: [Glyphs.id(contact.first), Glyphs.id(contact.kind), Glyphs.id(contact.second)], spoken: words,
        text: Figures.orb(contact.orb), kind: contact.exact.map { $0 < now ? "wasExact" : "isExact" } ?? "isPlain",
        at: contact.exact)
    }
  }

  /// Forty-eight rays around the seal, the longest at the twelve hours.
  private static let sealRays: (short: String, long: String) = {
    var short = ""
    var long = ""
    for step in 0..<48 {
      let angle = Double(step) * .pi / 24
      let (s, c) = (sine(angle), -cosine(angle))
      let end = step % 4 == 0 ? 116.0 : step % 2 == 0 ? 104.0 : 98.0
      let line =
        "M\(SVG.number(150 + 92 * s)) \(SVG.number(150 + 92 * c))L\(SVG.number(150 + end * s)) \(SVG.number(150 + end * c))"
      if step % 4 == 0 { long += line } else { short += line }
    }
    return (short, long)
  }()
}

extension LandingPage {
  /// A day that somebody was born on, and its sky.
  package struct Born: Sendable, Hashable {
    package var date: CalendarDate
    /// The chart of the whole day, wherever on Earth it was.
    package var chart: NatalChart

    package init(date: CalendarDate, chart: NatalChart) {
      self.date = date
      self.chart = chart
    }
  }

  /// The sky of this minute, and the date of birth that was typed.
  package struct Model: Sendable, Hashable {
    /// This minute where whoever asks is; `nil` outside the years of the kernel, and then the page asks for the date alone.
    package var moment: Moment?
    /// The zone by whose clocks other moments of the sky are told, `Asia/Tokyo`; `nil` in UTC.
    package var zone: String?
    /// What was typed so far.
    package var form: BeginForm
    /// What is wrong with the date.
    package var dateProblem: String?
    /// The day that was typed.
    package var born: Born?
    /// The id of the chart that whoever comes back has made before; `nil` for everybody else.
    package var ownChart: String?

    package init(moment: Moment?, form: BeginForm = BeginForm { _ in nil }, dateProblem: String? = nil, born: Born? = nil) {
      self.moment = moment
      self.form = form
      self.dateProblem = dateProblem
      self.born = born
    }
  }
}
