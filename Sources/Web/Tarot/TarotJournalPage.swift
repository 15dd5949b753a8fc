package import Readings

/// The kept readings of the cards: search, filters, and what keeps coming back.
package struct TarotJournalPage: Page {
  /// A list of readings.
  package struct Model: Sendable, Hashable {
    package var lines: [TarotLine]
    /// How many there are in all.
    package var count: Int
    package var filter: TarotFilter
    /// The address of the older readings.
    package var older: String?
    /// What keeps coming back; only while nothing is searched for.
    package var returning: Returning?
    /// Said once, after something was done.
    package var notice: String
    /// The reading that was deleted a moment ago and can be brought back.
    package var undo: String?
    /// How many readings of this page are missing because they are damaged.
    package var damaged: Int

    /// Puts the value together from its parts.
    package init(
      lines: [TarotLine], count: Int, filter: TarotFilter = TarotFilter(), older: String? = nil, returning: Returning? = nil,
      notice: String = "", undo: String? = nil, damaged: Int = 0
    ) {
      self.lines = lines
      self.count = count
      self.filter = filter
      self.older = older
      self.returning = returning
      self.notice = notice
      self.undo = undo
      self.damaged = damaged
    }
  }

  /// What keeps coming back, as far as the list has room for it.
  package struct Returning: Sendable, Hashable {
    /// A card, and how often it came in words.
    package struct Card: Sendable, Hashable {
      package var face: CardFace
      package var times: String
      package var path: String

      /// Puts the value together from its parts.
      package init(face: CardFace, times: String, path: String) {
        self.face = face
        self.times = times
        self.path = path
      }
    }

    /// The card that comes most.
    package var stalker: TarotStalker?
    /// Others that come often.
    package var cards: [Card]
    /// The suits over the months; empty while there are too few readings.
    package var suits: [TarotPatternsPage.SuitStrand]
    package var months: [String]
    /// The trumps of the way of the 22 that are nearest to their seal; only such as were met.
    package var seals: [TarotPatternsPage.Seal]

    /// Puts the value together from its parts.
    package init(
      stalker: TarotStalker?, cards: [Card], suits: [TarotPatternsPage.SuitStrand], months: [String],
      seals: [TarotPatternsPage.Seal]
    ) {
      self.stalker = stalker
      self.cards = cards
      self.suits = suits
      self.months = months
      self.seals = seals
    }

    fileprivate func values(_ language: Language) -> [String: Any] {
      [
        "stalker": stalker.map { [$0.values(language)] } ?? [], "hasReturning": !cards.isEmpty, "hasStrands": !suits.isEmpty,
        "strands": TarotPatternsPage.strands(suits, months, language), "hasSeals": !seals.isEmpty,
        "seals": seals.map { $0.values(language) },
        "returning": cards.enumerated().map { index, card in
          [
            "name": card.face.name, "art": card.face.html(prefix: "re\(index)-"), "times": card.times, "path": card.path,
          ] as [String: Any]
        },
      ]
    }
  }

  package static let template = "tarot-journal"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("tarot-journal title"), tab: .tarot, sheets: TarotSheets.all, modules: ["tarot-journal.js"],
      isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let filter = model.filter
    let returning = model.returning ?? Returning(stalker: nil, cards: [], suits: [], months: [], seals: [])
    let list: [String: Any] = [
      "notice": model.notice.isEmpty && model.undo == nil
        ? [] : [["text": model.notice, "undo": model.undo.map { [["id": $0]] } ?? []] as [String: Any]],
      "count": Self.words(model.count, "count", language), "lines": model.lines.enumerated().map { $1.values($0, language) },
      "hasLines": !model.lines.isEmpty, "isSearching": filter.isSet,
      "nothing": language.page(model.older == nil ? "tarot-journal nothing-found" : "tarot-journal nothing-yet"),
      "older": model.older.map { [["path": $0]] } ?? [],
      "damaged": model.damaged == 0 ? [] : [["text": Self.words(model.damaged, "damaged", language)]],
      // Where nothing is kept there is nothing to search; and what comes back is counted for the newest readings alone.
      "filter": model.count > 0 || filter.isSet ? [filter.values(language)] : [], "hasSide": model.returning != nil,
    ]
    return list.merging(returning.values(language)) { _, new in new }
  }

  static func words(_ count: Int, _ key: String, _ language: Language) -> String {
    switch count {
    case 0: language.page("tarot-journal \(key)-none")
    case 1: language.page("tarot-journal \(key)-one")
    default: language.page("tarot-journal \(key)", ("count", "\(count)"))
    }
  }
}

/// The style sheets of the card journal.
enum TarotSheets {
  static let all = ["today.css", "tarot-journal.css"]
}

/// What a list of readings is narrowed to, as its form shows it.
package struct TarotFilter: Sendable, Hashable {
  /// A choice of a list.
  package struct Option: Sendable, Hashable {
    package var value: String
    package var name: String

    /// A choice.
    package init(value: String, name: String) {
      self.value = value
      self.name = name
    }
  }

  package var words = ""
  package var card = ""
  package var spread = ""
  package var from = ""
  package var to = ""
  package var withNote = false
  package var withMajor = false
  /// The spreads that there are.
  package var spreads: [Option] = []
  /// What is wrong with what was typed; may be empty.
  package var problem = ""

  /// Nothing narrowed.
  package init() {}

  /// Whether anything is looked for.
  var isSet: Bool { !words.isEmpty || hasMore || withNote || withMajor }
  private var hasMore: Bool { !card.isEmpty || !spread.isEmpty || !from.isEmpty || !to.isEmpty }

  func values(_ language: Language) -> [String: Any] {
    [
      "words": words, "card": card, "from": from, "to": to, "withNote": withNote, "withMajor": withMajor, "isSet": isSet,
      "isAll": !isSet, "isOpen": hasMore || withNote || withMajor || !problem.isEmpty,
      "problem": problem.isEmpty ? [] : [["text": problem]],
      "spreads": spreads.map { ["value": $0.value, "name": $0.name, "isChosen": $0.value == spread] as [String: Any] },
    ]
  }
}

/// A reading as a line of the list.
package struct TarotLine: Sendable, Hashable {
  package var id: String
  /// `21`.
  package var day: String
  /// `Nov`.
  package var month: String
  /// `Celtic Cross`.
  package var spread: String
  package var title: String
  package var excerpt: String
  /// The first cards that lay there, three at most.
  package var faces: [CardFace]
  /// The names of all cards, for those who do not see them.
  package var names: String
  package var path: String

  /// Puts the value together from its parts.
  package init(
    id: String, day: String, month: String, spread: String, title: String, excerpt: String, faces: [CardFace], names: String,
    path: String
  ) {
    self.id = id
    self.day = day
    self.month = month
    self.spread = spread
    self.title = title
    self.excerpt = excerpt
    self.faces = faces
    self.names = names
    self.path = path
  }

  func values(_ index: Int, _ language: Language) -> [String: Any] {
    [
      "id": id, "day": day, "month": month, "spread": spread, "title": title, "excerpt": excerpt, "hasExcerpt": !excerpt.isEmpty,
      "names": names, "path": path,
      "faces": faces.prefix(3).enumerated().map { ["art": $1.html(prefix: "l\(index)c\($0)-")] as [String: Any] },
      "deleteLabel": language.page("tarot-journal delete-named", ("title", title)),
    ]
  }
}

/// A card that follows somebody.
package struct TarotStalker: Sendable, Hashable {
  package var face: CardFace
  /// How often it came within ninety days.
  package var count: Int
  /// In how many of those it was reversed.
  package var reversed: Int
  /// `February`: when it came first.
  package var since: String
  /// Places along the last half year, 0 … 1, the oldest first, and where months begin.
  package var dots, ticks: [Double]
  /// Whether it came today.
  package var isToday: Bool
  /// `Jun`, `Nov`: the ends of that time.
  package var start, end: String
  /// Where the readings are.
  package var path: String

  /// Puts the value together from its parts.
  package init(
    face: CardFace, count: Int, reversed: Int, since: String, dots: [Double], ticks: [Double], isToday: Bool, start: String,
    end: String, path: String
  ) {
    self.face = face
    self.count = count
    self.reversed = reversed
    self.since = since
    self.dots = dots
    self.ticks = ticks
    self.isToday = isToday
    self.start = start
    self.end = end
    self.path = path
  }

  func values(_ language: Language) -> [String: Any] {
    let turned: String =
      switch reversed {
      case 0: language.page("tarot-patterns always-upright")
      case count: language.page("tarot-patterns always-reversed")
      case 1: language.page("tarot-patterns reversed-one")
      default: language.page("tarot-patterns reversed-some", ("count", "\(reversed)"))
      }
    return [
      "name": face.name, "art": face.html(prefix: "st-"), "since": language.page("tarot-patterns since", ("month", since)),
      "told": language.page("tarot-patterns followed", ("count", "\(count)")) + " " + turned, "path": path, "start": start,
      "end": end,
      "thread": TarotThread.svg(self, language),
    ]
  }
}
