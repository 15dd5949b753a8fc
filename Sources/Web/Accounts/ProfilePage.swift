package import Astrology
import ChartArt
import Ephemeris
package import Readings

/// Everything that an account is: the chart, what was kept, how things should be, and who is signed in.
package struct ProfilePage: Page {
  package static let template = "profile"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("profile window-title"), tab: .profile, sheets: ["today.css"],
      modules: ["clock.js", "zone.js", "places.js", "profile.js"],
      isPublic: false)
  }

  /// The zodiacs that can be chosen: the tropical one and the four sidereal ones in common use.
  package static let zodiacs: [Zodiac] =
    [.tropical, .sidereal(.lahiri), .sidereal(.faganBradley), .sidereal(.raman), .sidereal(.krishnamurti)]

  /// The house systems that can be chosen; the others are for tables and the API.
  package static let houseSystems: [HouseSystem] = [
    .placidus, .wholeSign, .equal, .koch, .porphyry, .regiomontanus, .campanus, .alcabitius, .topocentric, .morinus,
  ]

  /// How many events stand open.
  private static let openEvents = 4
  /// How many rows of the history.
  private static let openEntries = 3

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let wheel = model.chart.map { chart in
      ChartWheel.svg(
        WheelFigure(chart), layout: .small, title: language.page("profile wheel"),
        options: .page(prefix: "me", sprite: sprite, hasTenths: true))
    }
    let deviceZone =
      model.preferences.deviceZone.map { language.page("profile zone-device", ("city", SkyNames.zone($0))) }
      ?? language.page("profile zone-unknown")
    return [
      "title": model.name.isEmpty ? language.page("profile title") : model.name,
      "notice": model.notice.isEmpty ? [] : [["text": model.notice]],
      "hero": model.birth.map { birth in
        [
          ["wheel": wheel ?? "", "birth": birth.line(in: language), "three": three(language), "zodiac": zodiacLine(language)]
            as [String: Any]
        ]
      } ?? [],
      "journey": [model.journey.values(in: language)], "hasBirth": model.birth != nil,
      "hasJourney": model.practiceCard != nil || model.journey.hasCards,
      "practice": model.practiceCard == nil ? model.practice.map { [["text": $0.text(language)]] } ?? [] : [],
      "practiceCard": model.practiceCard.map { [$0.values(language)] } ?? [],
      "bookmarks": model.bookmarks.isEmpty
        ? []
        : [
          [
            "count": max(model.bookmarkCount, model.bookmarks.count), "entries": model.bookmarks.map(Self.entry),
            "isOpen": model.opensBookmarks, "older": model.olderBookmarks.map { [["path": $0]] } ?? [],
          ] as [String: Any]
        ],
      "history": Self.list(model.history, isOpen: model.opensHistory, older: model.olderHistory),
      "hasKept": !model.history.isEmpty || !model.bookmarks.isEmpty,
      "chartLine": language.page(
        "profile chart-line", ("houses", ChartPage.name(of: model.preferences.houseSystem)),
        ("zodiac", Self.name(of: model.preferences.zodiac, language))),
      "houseSystems": Self.houseSystems.map { system in
        ["value": system.name, "name": ChartPage.name(of: system), "isChosen": system == model.preferences.houseSystem]
          as [String: Any]
      },
      "zodiacs": Self.zodiacs.map { zodiac in
        ["value": Self.key(of: zodiac), "name": Self.name(of: zodiac, language), "isChosen": zodiac == model.preferences.zodiac]
          as [String: Any]
      },
      "zoneProblem": model.preferences.zoneProblem.isEmpty ? [] : [["problem": model.preferences.zoneProblem]],
      "zone": model.preferences.zone, "deviceZone": deviceZone,
      "timeLine": model.preferences.zone.isEmpty ? deviceZone : model.preferences.zone,
      "hourCycles": hourCycles(language), "dateOrders": dateOrders(language),
      "looks": [("system", "device"), ("light", "day"), ("dark", "night")].map { value, name in
        ["value": value, "name": language.page("profile look-\(name)"), "isChosen": value == model.preferences.look.rawValue]
          as [String: Any]
      },
      "devices": model.devices.map { device in
        [
          "id": device.id, "name": device.name, "seen": device.seen, "seenWords": device.seenWords, "isThis": device.isThis,
        ] as [String: Any]
      },
      "hasOthers": model.devices.contains { !$0.isThis },
      "hasKeys": !model.keys.isEmpty, "keepKeys": KeyWords.keep(model.keys.count, language),
      "keys": model.keys.map { ["id": $0.id, "name": $0.name, "rights": $0.rights, "use": $0.use] },
      "codesLeft": RecoveryWords.left(model.codesLeft, language), "lacksPassword": !model.ways.contains(where: \.isPassword),
      "ways": model.ways.map { way in
        // The last one stays, or nobody could come back.
        [
          "id": way.id, "name": way.name, "address": way.address, "isPassword": way.isPassword, "canGo": model.ways.count > 1,
        ] as [String: Any]
      },
      "offers": model.offers.map { ["id": $0.id, "name": $0.name] },
      "events": model.events.prefix(Self.openEvents).map(Self.event),
      "hasRest": model.events.count > Self.openEvents, "rest": model.events.dropFirst(Self.openEvents).map(Self.event),
      "restCount": model.events.count - Self.openEvents,
    ]
  }

  // MARK: - hours and dates

  /// A moment by which the choices are shown: an afternoon, and a day that can be no month.
  private static let example = CivilDateTime(
    date: CalendarDate(dayNumber: 2_461_369, calendar: .gregorian), hour: 18, minute: 47)

  private func hourCycles(_ language: Language) -> [[String: Any]] {
    let told = RegionalFormat.HourCycle.allCases.map { hours in
      let dates = language.telling(RegionalFormat(hours: hours, order: .dayFirst)).dates
      return (hours.rawValue, Self.example.map(dates.minutes) ?? "")
    }
    return choices(told, chosen: model.preferences.hours?.rawValue, language)
  }

  private func dateOrders(_ language: Language) -> [[String: Any]] {
    let told = RegionalFormat.DateOrder.allCases.map { order in
      let dates = language.telling(RegionalFormat(hours: .twelve, order: order)).dates
      return (order.rawValue, Self.example.map { dates.day($0.date, near: $0.date) } ?? "")
    }
    return choices(told, chosen: model.preferences.order?.rawValue, language)
  }

  private func choices(_ told: [(value: String, name: String)], chosen: String?, _ language: Language) -> [[String: Any]] {
    ([("", language.page("profile as-device"))] + told).map { value, name in
      ["value": value, "name": name, "isChosen": value == chosen ?? ""] as [String: Any]
    }
  }

  // MARK: - the head

  private func three(_ language: Language) -> [[String: Any]] {
    let names = language.names
    guard let chart = model.chart else { return [] }
    func cell(_ glyph: String, _ longitude: Double, _ spoken: String, isGold: Bool = false) -> [String: Any] {
      let place = ZodiacPosition(longitude: longitude)
      return ["glyph": glyph, "spoken": spoken, "sign": names.name(place.sign), "degree": "\(place.degree)°", "isGold": isGold]
    }
    var cells: [[String: Any]] = []
    for (body, spoken) in [(CelestialBody.sun, "profile sun-in"), (.moon, "profile moon-in")] {
      guard let placement = chart.placement(of: body) else { continue }
      let isGold = body == .sun
      guard chart.day != nil else {
        cells.append(cell(Glyphs.id(body), placement.position.longitude, language.page(spoken), isGold: isGold))
        continue
      }
      // Of a day whose hour is not known: its signs, and no degree.
      cells.append([
        "glyph": Glyphs.id(body), "spoken": language.page(spoken),
        "sign": language.counts.alternatives(chart.signs(of: body).map { names.name($0) }), "degree": "", "isGold": isGold,
      ])
    }
    if let angles = chart.angles {
      cells.append(cell(Glyphs.id(ChartPoint.ascendant), angles.ascendant, language.page("profile ascendant-in")))
    }
    return cells
  }

  private func zodiacLine(_ language: Language) -> [[String: Any]] {
    guard model.preferences.zodiac != .tropical else { return [] }
    return [["name": Self.name(of: model.preferences.zodiac, language)]]
  }

  // MARK: - names

  /// The name under which a zodiac is kept: `tropical`, or that of an ayanamsa.
  package static func key(of zodiac: Zodiac) -> String {
    switch zodiac {
    case .tropical: "tropical"
    case .sidereal(let ayanamsa): ayanamsa.rawValue
    }
  }

  private static func name(of zodiac: Zodiac, _ language: Language) -> String {
    switch zodiac {
    case .tropical: language.page("profile tropical")
    case .sidereal(let ayanamsa): language.page("profile sidereal", ("name", SkyNames.name(ayanamsa)))
    }
  }

  // MARK: - rows

  /// The newest of what was kept, and the rest for a closed row; an empty list where there is nothing.
  private static func list(_ entries: [Entry], isOpen: Bool, older: String?) -> [[String: Any]] {
    if entries.isEmpty { return [] }
    let rest = entries.dropFirst(openEntries)
    return [
      [
        "open": entries.prefix(openEntries).map(entry), "rest": rest.map(entry), "hasRest": !rest.isEmpty,
        "restCount": rest.count, "isOpen": isOpen, "older": older.map { [["path": $0]] } ?? [],
      ]
    ]
  }

  private static func entry(_ entry: Entry) -> [String: Any] {
    [
      "day": entry.day, "month": entry.month, "kind": entry.kind, "title": entry.title, "hasDetail": !entry.detail.isEmpty,
      "detail": entry.detail, "link": entry.path.map { [["path": $0, "title": entry.title]] } ?? [], "isPlain": entry.path == nil,
      "isKept": entry.isKept,
    ]
  }

  private static func event(_ event: Event) -> [String: Any] {
    ["words": event.words, "place": event.place, "instant": event.instant, "when": event.when]
  }
}
