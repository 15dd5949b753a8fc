import ChartArt
package import Readings

/// What comes back in kept readings: cards, suits, rhythm, and the way of the 22 trumps.
package struct TarotPatternsPage: Page {
  /// What comes back.
  package struct Model: Sendable, Hashable {
    package var readings: Int
    package var stalkers: [TarotStalker]
    package var seen: [Seen]
    package var suits: [SuitStrand]
    /// `Jun` … `Nov`: the months of the strands and of the rhythm.
    package var months: [String]
    /// How many readings each of them had.
    package var cadence: [Int]
    package var currentStreak: Int
    package var longestStreak: Int
    /// In percent; `nil` while there are too few cards.
    package var reversed: Int?
    package var archetypes: [Seal]
    package var damaged: Int

    /// Puts the value together from its parts.
    package init(
      readings: Int, stalkers: [TarotStalker], seen: [Seen], suits: [SuitStrand], months: [String], cadence: [Int],
      currentStreak: Int, longestStreak: Int, reversed: Int?, archetypes: [Seal], damaged: Int = 0
    ) {
      self.readings = readings
      self.stalkers = stalkers
      self.seen = seen
      self.suits = suits
      self.months = months
      self.cadence = cadence
      self.currentStreak = currentStreak
      self.longestStreak = longestStreak
      self.reversed = reversed
      self.archetypes = archetypes
      self.damaged = damaged
    }
  }

  /// A card and in how many readings it lay.
  package struct Seen: Sendable, Hashable {
    package var face: CardFace
    package var count: Int
    package var path: String

    /// Puts the value together from its parts.
    package init(face: CardFace, count: Int, path: String) {
      self.face = face
      self.count = count
      self.path = path
    }
  }

  /// A suit over the months.
  package struct SuitStrand: Sendable, Hashable {
    package var name: String
    /// `fire`, `water`, `air`, `earth`.
    package var element: String
    /// Which part of the cards of each month was of it, in percent; `nil` for a month without cards.
    package var percents: [Int?]

    /// Puts the value together from its parts.
    package init(name: String, element: String, percents: [Int?]) {
      self.name = name
      self.element = element
      self.percents = percents
    }
  }

  /// A trump on the way of the 22.
  package struct Seal: Sendable, Hashable {
    /// `XVII`.
    package var numeral: String
    package var name: String
    package var count: Int
    package var thisMonth: Int
    /// `November 2026`: the month that sealed it last; may be empty.
    package var sealed: String
    /// The highest of its milestones; 0 for none.
    package var milestone: Int
    package var path: String

    /// Puts the value together from its parts.
    package init(
      numeral: String, name: String, count: Int, thisMonth: Int, sealed: String, milestone: Int, path: String
    ) {
      self.numeral = numeral
      self.name = name
      self.count = count
      self.thisMonth = thisMonth
      self.sealed = sealed
      self.milestone = milestone
      self.path = path
    }

    func values(_ language: Language) -> [String: Any] {
      var told = [
        count == 0
          ? language.page("tarot-patterns never") : TarotPatternsPage.times(count, language)
      ]
      if !sealed.isEmpty { told.append(language.page("tarot-patterns sealed", ("month", sealed))) }
      let lately =
        thisMonth > 0
        ? language.page(
          "tarot-patterns month-\(thisMonth == 1 ? "one" : thisMonth == 2 ? "two" : "more")", ("count", "\(thisMonth)"))
        : told.joined(separator: " ")
      return [
        "numeral": numeral, "name": name, "told": told.joined(separator: " "), "lately": lately, "isMet": count > 0,
        "isSealed": !sealed.isEmpty, "path": path,
        "dots": [("36.8", "12.4"), ("60", "7"), ("83.2", "12.4")].enumerated().map { index, place in
          ["isOn": index < thisMonth, "cx": place.0, "cy": place.1] as [String: Any]
        },
        "hasMilestone": milestone > 0, "milestone": milestone,
      ]
    }
  }

  package static let template = "tarot-patterns"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("tarot-patterns title"), tab: .tarot, sheets: TarotSheets.all, isPublic: false)
  }

  /// `7 times.`
  package static func times(_ count: Int, _ language: Language) -> String {
    switch count {
    case 1: language.page("tarot-patterns once")
    case 2: language.page("tarot-patterns twice")
    default: language.page("tarot-patterns times", ("count", "\(count)"))
    }
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let most = max(model.cadence.max() ?? 0, 1)
    return [
      "hasReadings": model.readings > 0, "count": TarotJournalPage.words(model.readings, "count", language),
      "damaged": model.damaged == 0 ? [] : [["text": TarotJournalPage.words(model.damaged, "damaged", language)]],
      "stalkers": model.stalkers.prefix(1).map { $0.values(language) },
      "also": model.stalkers.dropFirst().prefix(4).enumerated().map { index, card in
        [
          "name": card.face.name, "art": card.face.html(prefix: "al\(index)-"), "path": card.path,
          "times": language.page("tarot-patterns in-ninety", ("count", "\(card.count)")),
        ] as [String: Any]
      },
      "hasStalkers": !model.stalkers.isEmpty,
      "seen": model.seen.enumerated().map { index, card in
        [
          "name": card.face.name, "art": card.face.html(prefix: "se\(index)-"), "times": Self.times(card.count, language),
          "path": card.path,
        ] as [String: Any]
      },
      "strands": Self.strands(model.suits, model.months, language),
      "months": model.months.map { ["name": $0] },
      "table": model.suits.map { suit in
        ["name": suit.name, "cells": zip(model.months, suit.percents).map { ["month": $0, "text": $1.map { "\($0)%" } ?? "–"] }]
          as [String: Any]
      },
      "cadence": zip(model.months, model.cadence).map { month, count in
        ["month": month, "count": count, "width": "\(count * 100 / most)%"] as [String: Any]
      },
      "streak": streakWords(language),
      "reversals": model.reversed.map { language.page("tarot-patterns reversals", ("percent", "\($0)")) }
        ?? language.page("tarot-patterns reversals-few"),
      "seals": model.archetypes.map { $0.values(language) },
      "met": language.page("tarot-patterns met", ("count", "\(model.archetypes.count { $0.count > 0 })")),
    ]
  }

  /// The suits over the months, a curve for each.
  static func strands(_ suits: [SuitStrand], _ months: [String], _ language: Language) -> [[String: Any]] {
    // All four on one scale, as high as the highest.
    let most = Double(max(suits.flatMap(\.percents).compactMap(\.self).max() ?? 0, 1))
    return suits.map { suit in
      let known = suit.percents.map { $0 ?? 0 }
      let label = zip(months, suit.percents).map { "\($0) \($1.map { "\($0)%" } ?? "–")" }.joined(separator: ", ")
      let change = Self.change(of: suit, months, language)
      return [
        "name": suit.name, "change": change, "hasChange": !change.isEmpty, "element": suit.element,
        "percent": suit.percents.last.flatMap { $0 }.map { "\($0)%" } ?? "–",
        "first": months.first ?? "", "last": months.last ?? "",
        "curve": WeekCurve.svg(upToNow: known.map { Double($0) / most }, label: "\(suit.name): \(label)"),
      ]
    }
  }

  /// `Up from 10% in Sep.`: the last month beside the first of the others in which cards lay; empty without one.
  private static func change(of suit: SuitStrand, _ months: [String], _ language: Language) -> String {
    guard let last = suit.percents.last, let now = last else { return language.page("tarot-patterns suit-none") }
    for (month, percent) in zip(months, suit.percents.dropLast()) {
      guard let percent else { continue }
      let key = abs(now - percent) < 3 ? "level" : now > percent ? "up" : "down"
      return language.page("tarot-patterns suit-\(key)", ("percent", "\(percent)"), ("month", month))
    }
    return ""
  }

  private func streakWords(_ language: Language) -> String {
    let current =
      switch model.currentStreak {
      case 0: language.page("tarot-patterns streak-none")
      case 1: language.page("tarot-patterns streak-one")
      default: language.page("tarot-patterns streak", ("count", "\(model.currentStreak)"))
      }
    guard model.longestStreak > max(1, model.currentStreak) else { return current }
    return current + " " + language.page("tarot-patterns streak-longest", ("count", "\(model.longestStreak)"))
  }
}

/// When a card came, along half a year.
enum TarotThread {
  static func svg(_ card: TarotStalker, _ language: Language) -> String {
    ThemeThread.svg(
      dots: card.dots, ticks: card.ticks, latest: card.isToday,
      label: language.page(
        "tarot-patterns thread", ("name", card.face.name), ("count", "\(card.dots.count)"), ("start", card.start),
        ("end", card.end)))
  }
}
