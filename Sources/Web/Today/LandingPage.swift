import Astrology
import ChartArt
import Ephemeris
package import Readings

/// The first page: the sky as everybody has it tonight, and the question that makes it one’s own.
package struct LandingPage: Page {
  package static let template = "landing"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: "",
      description: language.page("landing description"),
      tab: nil, isBare: true, modules: ["places.js", "clock.js", "again.js"])
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var values = BirthFormView(
      model.form, submit: language.page("landing draw"), language: language
    ).values
    values["hasSky"] = model.sky != nil
    values["sky"] = model.sky.map { [Self.skyValues($0, language)] } ?? []
    let (short, long) = Self.sealRays
    values["sealShort"] = short
    values["sealLong"] = long
    return values
  }

  static func skyValues(_ sky: SkyTonight, _ language: Language) -> [String: Any] {
    let reading = TonightReading(sky, language: language)
    let now = CivilDateTime(daysSinceJ2000: sky.instant.daysSinceJ2000, calendar: .gregorian)
    let names = language.names
    let lit = Int(clamping: (sky.illumination * 100).rounded())
    let horizon = HorizonDrawing(sky, language)
    return [
      "atlas": StarAtlas.values(sky, language),
      "instant": sky.instant.iso, "clock": ClockFigures.minutes(now), "zone": "UTC",
      "moment": language.page(
        "landing moment", ("sun", names.name(sky.sign(of: .sun))), ("moon", names.name(sky.sign(of: .moon)))),
      "moonMark": MoonDisc.svg(phaseAngle: sky.elongation, detail: .plain, title: "", options: .page(prefix: "mark")),
      "moonPhase": names.name(sky.phase), "moonLit": lit,
      "evening": named(sky.afterSunset, language), "morning": named(sky.beforeSunrise, language),
      "dome": horizon.svg(sky), "moon": MoonDrawing.svg(sky.elongation, language),
      "headline": reading.headline, "lead": reading.lead,
      "evidence": reading.evidence.map { evidence($0, at: sky.instant, language) },
    ]
  }

  private static func named(_ bodies: [CelestialBody], _ language: Language) -> String {
    bodies.isEmpty ? language.page("landing no-planet") : language.counts.list(bodies.map { language.names.name($0) })
  }

  private static func evidence(
    _ evidence: TonightReading.Evidence, at now: UTC, _ language: Language
  ) -> [String: Any] {
    let names = language.names
    let today = CivilDateTime(daysSinceJ2000: now.daysSinceJ2000, calendar: .gregorian).date
    /// - Parameter kind: which text of the template tells the moment.
    func chip(
      glyphs: [String] = [], spoken: String = "", text: String = "", kind: String = "isPlain", at instant: UTC? = nil
    ) -> [String: Any] {
      let when = instant.map { moment -> String in
        let clock = CivilDateTime(daysSinceJ2000: moment.daysSinceJ2000, calendar: .gregorian)
        return language.dates.universal(clock, near: today)
      }
      return [
        "glyphs": glyphs, "hasSpoken": !spoken.isEmpty, "spoken": spoken, "text": text, kind: true,
        "instant": instant?.iso ?? "", "when": when ?? "",
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
  /// Tonight’s sky and the form that makes it somebody’s own.
  package struct Model: Sendable, Hashable {
    /// The sky of this minute; `nil` outside the years of the kernel, and then the page shows the form alone.
    package var sky: SkyTonight?
    /// What was typed so far.
    package var form: BirthForm

    package init(sky: SkyTonight?, form: BirthForm = BirthForm()) {
      self.sky = sky
      self.form = form
    }
  }
}
