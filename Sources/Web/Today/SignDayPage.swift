public import Astrology
import ChartArt
import Ephemeris
public import Readings
import Shapes

/// Today for somebody whose birth we do not know: the sky of the day, and what it means for one of the twelve Sun signs.
public struct SignDayPage: Page {
  /// The sky of a day and the sign that was chosen.
  public struct Model: Sendable {
    /// The sky of this minute; `nil` outside the years of the ephemeris.
    public var sky: SkyTonight?
    /// The day, by the clocks of the visitor.
    public var day: LocalDay
    public var sign: ZodiacSign?
    /// The horoscope of the sign; `nil` when none was chosen.
    public var reading: SignReading?
    /// What somebody with an account is called; `nil` for a visitor.
    public var name: String?
    public var isWelcome: Bool

    public init(
      sky: SkyTonight?, day: LocalDay, sign: ZodiacSign?, reading: SignReading? = nil, name: String?, isWelcome: Bool = false
    ) {
      self.sky = sky
      self.day = day
      self.sign = sign
      self.reading = reading
      self.name = name
      self.isWelcome = isWelcome
    }
  }

  public static let template = "today-sign"
  public let model: Model

  public init(_ model: Model) { self.model = model }

  public var shell: Shell {
    Shell(
      title: model.sign.map { "\($0.name) today" } ?? "Today",
      description: "The sky of today, sign by sign: where the Moon is, what is exact at which hour, and what it touches.",
      tab: .today, sheets: ["today.css"], modules: ["today.js"])
  }

  public func values(assets: AssetCatalog) -> [String: Any] {
    let heading = DayHeading(day: model.day, now: model.sky?.instant ?? model.day.noon, name: model.name ?? "")
    var values: [String: Any] = [
      "date": heading.date, "greeting": heading.greeting, "signs": signs, "isMember": model.name != nil,
      "chosen": chosen.map { [$0] } ?? [], "hasChosen": model.sign != nil, "sky": [] as [Any],
    ]
    if let sky = model.sky { values["sky"] = [skyValues(sky)] }
    return values
  }

  private func skyValues(_ sky: SkyTonight) -> [String: Any] {
    let reading = TonightReading(sky, language: .english)
    let place = ZodiacPosition(longitude: sky.placements[1].position.longitude)
    return [
      "moon": MoonDisc.svg(phaseAngle: sky.elongation, detail: .dial, options: .page(prefix: "moon")),
      "facts": [
        ["title": "Moon in \(place.sign.name)", "value": Figures.degree(place)],
        ["title": sky.isWaxing ? "Waxing" : "Waning", "value": "\(Int(clamping: (sky.illumination * 100).rounded()))% lit"],
        ["title": sky.isWaxing ? "Full" : "New", "value": model.day.shortTime(sky.turning)],
      ],
      "headline": reading.headline, "lead": reading.lead,
    ]
  }

  private var signs: [[String: Any]] {
    ZodiacSign.allCases.map { sign in
      [
        "path": "\(Route.todayPage.path)?sign=\(sign.name.lowercased())#\(sign.name.lowercased())", "glyph": Glyphs.id(sign),
        "name": sign.name,
        "isCurrent": sign == model.sign,
      ]
    }
  }

  /// The sky of the day as one sign has it: houses counted from the sign of the Sun, as columns for Sun signs have counted them since the
  /// thirties.
  private var chosen: [String: Any]? {
    guard let sign = model.sign, let sky = model.sky else { return nil }
    let rows = sky.placements.prefix(7).map { placement -> [String: Any] in
      let place = placement.zodiac
      let house = Self.house(of: place.sign, from: sign)
      return [
        "glyph": Glyphs.id(placement.body), "name": placement.body.name, "sign": place.sign.name,
        "house": EvidenceView.house(house), "theme": HouseMeaning.all[house - 1].theme,
      ]
    }
    let moon = sky.sign(of: .moon)
    let house = Self.house(of: moon, from: sign)
    let theme = HouseMeaning.all[house - 1].theme
    let told = model.reading?.paragraphs.map { ["text": $0.text] } ?? []
    return [
      "name": sign.name, "id": sign.name.lowercased(), "glyph": Glyphs.id(sign),
      "headline": model.reading.flatMap { $0.headline.isEmpty ? nil : $0.headline }
        ?? "The Moon is in your \(Self.ordinal(house)) house.",
      "told": told,
      "text":
        "Counted from \(sign.name), \(moon.name) is the \(Self.ordinal(house)): \(theme.prefix(1).lowercased())\(theme.dropFirst()).",
      "rows": Array(rows),
    ]
  }

  /// The house of a sign, 1 … 12, counted from another.
  static func house(of sign: ZodiacSign, from first: ZodiacSign) -> Int {
    (Int(sign.rawValue) - Int(first.rawValue) + 12) % 12 + 1
  }

  private static func ordinal(_ house: Int) -> String {
    (HouseMeaning.all[house - 1].name.split(separator: " ").first ?? "").lowercased()
  }
}
