import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Tarot
import Web
import Wire

/// Puts together what the pages of the card journal show.
struct TarotView: Sendable {
  let zone: TimeZoneHistory
  let today: LocalDay
  let language: Language
  private var texts: TarotTexts { language.tarot }

  init(clock: WallClock, zone: TimeZoneHistory, language: Language) {
    self.zone = zone
    self.language = language
    today = LocalDay(containing: clock.now, in: zone)
  }

  /// The days that a thread looks back, and how many cards the list of the most seen has.
  private static let lookBack = 182
  private static let mostSeen = 12

  // MARK: the list

  /// What a query looks for, and how its form shows it. What cannot be read is passed over and said.
  func search(_ fields: FormFields) -> (TarotSearch, TarotFilter) {
    var search = TarotSearch(
      words: fields["q"].map { String($0.prefix(100)) }, withNote: fields["note"] == "on", withMajor: fields["major"] == "on",
      language: language)
    var filter = TarotFilter()
    filter.words = fields["q"].map { String($0.prefix(100)) } ?? ""
    filter.withNote = search.withNote
    filter.withMajor = search.withMajor
    filter.spreads = Spread.Kind.allCases.map { TarotFilter.Option(value: $0.rawValue, name: texts.name($0)) }
    if let name = fields["card"].map({ String($0.prefix(80)) }) {
      search.card = TarotCard.named(name)
      filter.card = search.card.map { texts.name($0) } ?? name
      if search.card == nil { filter.problem = language.page("tarot-journal no-card", ("name", name)) }
    }
    search.spread = fields["spread"].flatMap { Spread.Kind(named: $0) }
    filter.spread = search.spread?.rawValue ?? ""
    for name in ["from", "to"] {
      guard let text = fields[name].map({ String($0.prefix(20)) }) else { continue }
      guard let date = try? CivilText.date(text, field: name, calendar: .gregorian) else {
        filter.problem = language.page("tarot-journal no-date", ("name", text))
        continue
      }
      let day = ISO8601.date(date)
      if name == "from" {
        search.from = day
        filter.from = day
      } else {
        search.to = day
        filter.to = day
      }
    }
    return (search, filter)
  }

  /// The address of the older readings of a list.
  static func older(_ fields: FormFields, _ cursor: String) -> String {
    let kept = ["q", "card", "spread", "from", "to", "note", "major"].compactMap { name in
      fields[name].map { "\(name)=\(Route.encoded(String($0.prefix(100))))" }
    }
    return "\(Route.tarotJournalPage.path)?\((["cursor=\(cursor)"] + kept).joined(separator: "&"))"
  }

  func line(_ reading: KeptTarotReading) -> TarotLine {
    let kept = reading.kept
    let date = reading.day(in: zone)
    let (title, _) = JournalView.headAndRest(self.title(kept))
    let note = kept.later.last?.text ?? kept.notes ?? kept.narrative ?? ""
    let faces = kept.cards.map(face)
    return TarotLine(
      id: reading.id, day: "\(date.day)", month: language.dates.shortMonth(date),
      spread: texts.name(Spread.Kind(named: kept.spread) ?? .custom), title: title,
      excerpt: Excerpt.of(note, upTo: 80, sentenceUpTo: 240), faces: Array(faces.prefix(3)),
      names: kept.cards.map(told).joined(separator: ", "), path: Route.tarotReadingPage.path(reading.id))
  }

  /// The title that somebody gave it, the question, or that there was none.
  private func title(_ kept: StoredTarotReading) -> String {
    for text in [kept.title, kept.question] {
      if let text, text.contains(where: { !$0.isWhitespace }) { return text }
    }
    return language.page("tarot-journal a-reading")
  }

  private func face(_ card: StoredTarotReading.Card) -> CardFace {
    let known = TarotCard.named(card.card)
    return CardFace(number: known?.number, name: known.map { texts.name($0) } ?? card.card, isReversed: card.reversed)
  }

  private func face(_ card: TarotCard, isReversed: Bool = false) -> CardFace {
    CardFace(number: card.number, name: texts.name(card), isReversed: isReversed)
  }

  private func told(_ card: StoredTarotReading.Card) -> String {
    TarotCard.named(card.card).map { texts.told(DrawnCard($0, isReversed: card.reversed)) } ?? card.card
  }

  private static func path(of card: TarotCard) -> String {
    "\(Route.tarotJournalPage.path)?card=\(Route.encoded(card.name()))"
  }

  /// What was told when it was kept; of a reading that was kept without it, what its cards say now.
  private func told(_ kept: StoredTarotReading) -> String {
    kept.narrative ?? kept.draw.map { language.narrative(of: $0, question: kept.question ?? "").text } ?? ""
  }

  // MARK: one reading

  func model(_ reading: KeptTarotReading) -> TarotReadingPage.Model {
    let kept = reading.kept
    let kind = Spread.Kind(named: kept.spread) ?? .custom
    return TarotReadingPage.Model(
      id: reading.id, date: language.dates.whole(reading.day(in: zone)), spread: kind.rawValue, spreadName: texts.name(kind),
      title: title(kept), ownTitle: kept.title ?? "", question: kept.question ?? "",
      cards: kept.cards.enumerated().map { index, card in
        TarotReadingPage.Card(
          face: face(card), position: KeptPosition.name(of: card, at: index, in: kept, texts), told: told(card))
      },
      narrative: told(kept).split(separator: "\n").map(String.init).filter { $0.contains { !$0.isWhitespace } },
      notes: kept.notes ?? "",
      later: kept.later.map { note in
        let date = UTC(iso: note.at).map { today.clock(at: $0).date }
        return TarotReadingPage.Note(text: note.text, date: date.map { language.dates.long($0) } ?? "")
      }, origin: origin(kept))
  }

  /// The links of a reading, and what else leads out of it.
  func withWays(
    _ model: TarotReadingPage.Model, _ kept: StoredTarotReading, _ links: [TarotShareLink], origin: String
  ) -> TarotReadingPage.Model {
    var model = model
    if let draw = kept.draw {
      model.canFollow = true
      model.picture = Route.tarotShare.path + "?" + TarotTablePage.pictureQuery(draw)
    }
    model.links = links.map { link in
      let date = today.clock(at: UTC(microseconds: link.expiresAt)).date
      let key = ["none", "one"]
      let seen = key.indices.contains(link.views) ? "link-\(key[link.views])" : "link-more"
      return TarotReadingPage.Link(
        address: origin + Route.tarotSharedPage.path(link.token),
        told: language.page(
          "tarot-reading \(seen)", ("date", language.dates.long(date)), ("count", "\(link.views)")))
    }
    return model
  }

  private func origin(_ kept: StoredTarotReading) -> String {
    guard let ritual = kept.ritual else { return language.page("tarot-reading by-hand") }
    let key = ["by-ritual-still", "by-ritual-once"]
    return language.page(
      "tarot-reading \(key.indices.contains(ritual.knocks) ? key[ritual.knocks] : "by-ritual")", ("knocks", "\(ritual.knocks)"),
      ("cut", "\(ritual.cut)"))
  }

  // MARK: what comes back

  func stalkers(_ patterns: TarotPatterns) -> [TarotStalker] {
    let start = today.number - Self.lookBack
    let ticks = (0...Self.lookBack).filter { day(start + $0).day == 1 }.map { Double($0) / Double(Self.lookBack) }
    return patterns.stalkers.map { card in
      let whole = patterns.seen.first { $0.card == card.card } ?? card
      let days = Set(whole.days).sorted()
      return TarotStalker(
        face: face(card.card, isReversed: card.reversed == card.readings), count: card.readings, reversed: card.reversed,
        since: since(whole.firstDay),
        dots: days.filter { (start...today.number).contains($0) }.map { Double($0 - start) / Double(Self.lookBack) },
        ticks: ticks, isToday: card.lastDay == today.number, start: language.dates.shortMonth(day(start)),
        end: language.dates.shortMonth(today.date), path: Self.path(of: card.card))
    }
  }

  /// `February`, or `November 2024` when that is not this year or the last.
  private func since(_ number: Int) -> String {
    let date = day(number)
    return today.number - number < 330 ? language.dates.month(date) : language.dates.monthOfYear(date)
  }

  private func day(_ number: Int) -> CalendarDate { CalendarDate(dayNumber: number, calendar: .gregorian) }

  /// How many cards that return the list of readings has room for, and from how many readings on the suits are worth a curve.
  private static let mostReturning = 3
  private static let leastForSuits = 3

  /// What keeps coming back, beside the list of readings: the cards that follow somebody before those that came often at any time.
  func returning(_ patterns: TarotPatterns) -> TarotJournalPage.Returning {
    let stalker = stalkers(patterns).first
    let following = Set(patterns.stalkers.map(\.card))
    let often = patterns.seen.filter { $0.readings > 1 && !following.contains($0.card) }
    let cards: [(CardCount, String)] =
      patterns.stalkers.dropFirst().map { ($0, language.page("tarot-patterns in-ninety", ("count", "\($0.readings)"))) }
      + often.map { ($0, TarotPatternsPage.times($0.readings, language)) }
    return TarotJournalPage.Returning(
      stalker: stalker,
      cards: cards.prefix(stalker == nil ? Self.mostReturning : Self.mostReturning - 1).map { count, times in
        TarotJournalPage.Returning.Card(
          face: face(count.card, isReversed: count.reversed == count.readings), times: times, path: Self.path(of: count.card))
      },
      suits: patterns.readings < Self.leastForSuits ? [] : suits(patterns), months: months(patterns), seals: seals(patterns))
  }

  /// How many seals stand beside the list.
  private static let mostSeals = 4

  /// The trumps that came most this month, and among equals most in all.
  private func seals(_ patterns: TarotPatterns) -> [TarotPatternsPage.Seal] {
    patterns.archetypes.filter { $0.readings > 0 }.sorted {
      ($0.readingsThisMonth, $0.readings, $1.card.number) > ($1.readingsThisMonth, $1.readings, $0.card.number)
    }
    .prefix(Self.mostSeals).map(seal)
  }

  /// Which part of the cards of each month was of each suit.
  private func suits(_ patterns: TarotPatterns) -> [TarotPatternsPage.SuitStrand] {
    Suit.allCases.map { suit in
      TarotPatternsPage.SuitStrand(
        name: texts.name(suit), element: suit.element.name.lowercased(),
        percents: patterns.cadence.map { $0.cards == 0 ? nil : $0.count(of: suit) * 100 / $0.cards })
    }
  }

  private func months(_ patterns: TarotPatterns) -> [String] {
    patterns.cadence.map { first(of: $0.month).map { language.dates.shortMonth($0) } ?? "" }
  }

  func patterns(_ patterns: TarotPatterns, damaged: Int) -> TarotPatternsPage.Model {
    return TarotPatternsPage.Model(
      readings: patterns.readings, stalkers: stalkers(patterns),
      seen: patterns.seen.prefix(Self.mostSeen).map { count in
        TarotPatternsPage.Seen(
          face: face(count.card, isReversed: count.reversed == count.readings), count: count.readings,
          path: Self.path(of: count.card))
      },
      suits: suits(patterns), months: months(patterns), cadence: patterns.cadence.map(\.readings),
      currentStreak: patterns.streaks.current, longestStreak: patterns.streaks.longest,
      reversed: patterns.reversalRate.map { Int(clamping: ($0 * 100).rounded()) },
      archetypes: patterns.archetypes.map(seal), damaged: damaged)
  }

  private func seal(_ entry: Archetype) -> TarotPatternsPage.Seal {
    var sealed = ""
    var milestone = 0
    for badge in entry.badges {
      switch badge.kind {
      case .month(let month, _):
        sealed = first(of: month).map { language.dates.monthOfYear($0) } ?? ""
      case .times(let count): milestone = max(milestone, count)
      }
    }
    return TarotPatternsPage.Seal(
      numeral: Self.numerals[entry.card.number], name: texts.name(entry.card), count: entry.readings,
      thisMonth: entry.readingsThisMonth, sealed: sealed, milestone: milestone, path: Self.path(of: entry.card))
  }

  private func first(of month: PatternMonth) -> CalendarDate? {
    CalendarDate(year: month.year, month: month.month, day: 1, calendar: .gregorian)
  }

  private static let numerals = [
    "0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII",
    "XIX", "XX", "XXI",
  ]
}
