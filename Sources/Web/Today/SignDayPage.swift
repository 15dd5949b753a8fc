package import Astrology
import Ephemeris
package import Readings
import Shapes

/// Today for somebody whose birth we do not know: the sky of the day, and what it means for one of the twelve Sun signs.
package struct SignDayPage: Page {
  /// Whose clocks the hours of a page are.
  package enum Clocks: Sendable, Hashable {
    /// Those of whoever reads.
    case known
    /// Most likely theirs; a script tells the hours by those of the device.
    case guessed
    /// Those of Greenwich: an hour bears their name until a script tells it by those of the device, and nobody is wished a good morning.
    case universal
  }

  /// The sky of a day and the sign that was chosen.
  package struct Model: Sendable {
    /// The sky of this minute; `nil` outside the years of the ephemeris.
    package var sky: SkyTonight?
    /// The day, by the clocks of the visitor.
    package var day: LocalDay
    package var sign: ZodiacSign?
    /// The horoscope of the sign; `nil` when none was chosen.
    package var reading: SignReading?
    /// What somebody with an account is called; `nil` for a visitor.
    package var name: String?
    /// Whose clocks the hours are.
    package var clocks = Clocks.known

    package init(sky: SkyTonight?, day: LocalDay, sign: ZodiacSign?, reading: SignReading? = nil, name: String?) {
      self.sky = sky
      self.day = day
      self.sign = sign
      self.reading = reading
      self.name = name
    }
  }

  package static let template = "today-sign"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: model.sign.map { language.page("signs title-sign", ("sign", language.names.name($0))) }
        ?? language.page("signs title-page"),
      description: model.sign.map { language.page("signs description-sign", ("sign", language.names.name($0))) }
        ?? language.page("signs description"),
      tab: .today, sheets: ["today.css"], modules: ["page-at.js", "today.js", "zone.js", "clock.js"],
      preview: .ofDay(model.sign.map { "sign-\($0.apiName)" } ?? "day", model.day.date),
      previewAlt: model.sign.map { language.page("signs title-sign", ("sign", language.names.name($0))) })
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let heading = DayHeading(
      day: model.day, now: model.sky?.instant ?? model.day.noon, name: model.name ?? "", language: language)
    var values: [String: Any] = [
      "date": heading.date, "greeting": model.clocks == .universal ? language.page("signs greeting") : heading.greeting,
      "clocks": model.clocks != .universal || model.reading == nil ? [] : [[:] as [String: Any]], "signs": signs(language.names),
      "isMember": model.name != nil,
      "chosen": chosen(language).map { [$0] } ?? [], "hasChosen": model.sign != nil, "sky": [] as [Any],
    ]
    if let sky = model.sky { values["sky"] = [skyValues(sky, language)] }
    return values
  }

  private func skyValues(_ sky: SkyTonight, _ language: Language) -> [String: Any] {
    let reading = TonightReading(sky, language: language)
    let place = ZodiacPosition(longitude: sky.placements[1].position.longitude)
    let turning = language.dates.shortMoment(sky.turning, from: model.day)
    let universal = language.dates.moment(sky.turning, near: model.day.noon, in: nil)
    return [
      "moon": MoonDrawing.svg(sky.elongation, language),
      "facts": [
        ["title": language.page("today moon-in", ("sign", language.names.name(place.sign))), "value": Figures.degree(place)],
        [
          "title": language.page(sky.isWaxing ? "today waxing" : "today waning"),
          "value": language.page("today lit", ("percent", "\(Int(clamping: (sky.illumination * 100).rounded()))")),
        ],
        [
          "title": language.page(sky.isWaxing ? "signs full" : "signs new"),
          "value": turning,
          "unzoned": model.clocks == .known
            ? [] : [["iso": sky.turning.iso, "text": model.clocks == .guessed ? turning : universal]],
        ],
      ],
      "headline": reading.headline, "lead": reading.lead,
    ]
  }

  private func signs(_ names: SkyNames) -> [[String: Any]] {
    ZodiacSign.allCases.map { sign in
      [
        "path": "\(Route.todayPage.path)?sign=\(sign.apiName)#\(sign.apiName)", "glyph": Glyphs.id(sign),
        "name": names.name(sign),
        "isCurrent": sign == model.sign,
      ]
    }
  }

  /// The sky of the day as one sign has it: houses counted from the sign of the Sun, as columns for Sun signs have counted them since the
  /// thirties.
  private func chosen(_ language: Language) -> [String: Any]? {
    guard let sign = model.sign, let sky = model.sky else { return nil }
    let names = language.names
    let rows = sky.placements.prefix(7).map { placement -> [String: Any] in
      let place = placement.zodiac
      let house = Self.house(of: place.sign, from: sign)
      return [
        "glyph": Glyphs.id(placement.body), "name": names.name(placement.body), "sign": names.name(place.sign),
        "house": EvidenceView.house(house, language), "theme": HouseMeaning(house, language).theme,
      ]
    }
    let moon = sky.sign(of: .moon)
    let house = Self.house(of: moon, from: sign)
    let theme = HouseMeaning(house, language).theme
    let told = model.reading?.paragraphs.map { ["text": $0.text] } ?? []
    return [
      "name": names.name(sign), "id": sign.apiName, "glyph": Glyphs.id(sign),
      "headline": model.reading.flatMap { $0.headline.isEmpty ? nil : $0.headline }
        ?? language.page("signs moon-in-house", ("house", language.counts.ordinal(house))),
      "told": told,
      "text":
        language.page(
          "signs counted", ("sign", names.name(sign)), ("body", names.name(moon)), ("house", language.counts.ordinal(house)),
          ("theme", "\(theme.prefix(1).lowercased())\(theme.dropFirst())")),
      "rows": Array(rows),
    ]
  }

  /// The house of a sign, 1 … 12, counted from another.
  static func house(of sign: ZodiacSign, from first: ZodiacSign) -> Int {
    (Int(sign.rawValue) - Int(first.rawValue) + 12) % 12 + 1
  }
}
