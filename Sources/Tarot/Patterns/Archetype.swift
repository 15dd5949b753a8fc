/// A mark of a trump that came again and again.
public struct ArchetypeBadge: Sendable, Hashable {
  /// What it is for.
  public enum Kind: Sendable, Hashable {
    /// So many readings in all: one of ``milestones``.
    case times(Int)
    /// At least three readings within one month, and how many.
    case month(PatternMonth, readings: Int)
  }

  /// The trump.
  public let card: TarotCard
  /// What it is for.
  public let kind: Kind
  /// The day of the reading that earned it, as a Julian day number.
  public let day: Int

  /// How many readings earn a badge.
  public static let milestones = [3, 5, 10, 25, 50, 100]
  /// How many readings within a month seal a trump.
  public static let sealing = 3

  /// The identifier, which no two badges share: `times-3-major-17`, `month-2026-11-major-17`.
  public var id: String {
    switch kind {
    case .times(let count): "times-\(count)-\(card.id)"
    case .month(let month, _): "month-\(month.year)-\(month.month < 10 ? "0" : "")\(month.month)-\(card.id)"
    }
  }
}

/// A trump on the way of the 22: how often it was met, and what that earned.
public struct Archetype: Sendable, Hashable {
  /// The trump.
  public let card: TarotCard
  /// In how many readings it lay.
  public let readings: Int
  /// In how many readings of the running month.
  public let readingsThisMonth: Int
  /// The first and the last day as Julian day numbers; `nil` when it was never met.
  public let firstDay, lastDay: Int?
  /// What it earned, the earliest first.
  public let badges: [ArchetypeBadge]

  /// - Parameter readings: in the order of their days.
  static func all(in readings: [DatedReading], month: PatternMonth) -> [Archetype] {
    var days = [[Int]](repeating: [], count: TarotCard.majorCount)
    var months = [[(month: PatternMonth, count: Int, sealed: Int)]](repeating: [], count: TarotCard.majorCount)
    for reading in readings {
      for drawn in reading.distinctCards {
        guard let number = drawn.card.majorNumber else { continue }
        days[number].append(reading.day)
        if let index = months[number].firstIndex(where: { $0.month == reading.month }) {
          months[number][index].count += 1
          if months[number][index].count == ArchetypeBadge.sealing { months[number][index].sealed = reading.day }
        } else {
          months[number].append((reading.month, 1, reading.day))
        }
      }
    }
    return (0..<TarotCard.majorCount).map { number in
      let card = TarotCard(known: number)
      var badges = ArchetypeBadge.milestones.filter { $0 <= days[number].count }
        .map { ArchetypeBadge(card: card, kind: .times($0), day: days[number][$0 - 1]) }
      for entry in months[number] where entry.count >= ArchetypeBadge.sealing {
        badges.append(ArchetypeBadge(card: card, kind: .month(entry.month, readings: entry.count), day: entry.sealed))
      }
      badges.sort { $0.day != $1.day ? $0.day < $1.day : $0.id < $1.id }
      return Archetype(
        card: card, readings: days[number].count,
        readingsThisMonth: months[number].first { $0.month == month }?.count ?? 0, firstDay: days[number].first,
        lastDay: days[number].last, badges: badges)
    }
  }
}

/// Trumps that came together again and again.
public struct RecurringFigure: Sendable, Hashable {
  /// What they are.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// All three of a ``Triad``.
    case triad
    /// A ``Dyad`` of the weightiest.
    case dyad
  }

  /// What they are.
  public let kind: Kind
  /// The identifier of the triad or dyad.
  public let id: String
  /// In how many readings; each figure counts once in each.
  public internal(set) var readings: Int
  /// The day of the last of them, as a Julian day number.
  public internal(set) var lastDay: Int

  /// The figures of some readings, the most frequent first.
  static func all(in readings: [DatedReading]) -> [RecurringFigure] {
    var figures: [RecurringFigure] = []
    for reading in readings {
      let cards = reading.distinctCards
      let triads = TriadFinding.all(in: cards).filter { $0.isComplete }.map { (Kind.triad, $0.triad.id) }
      let dyads = DyadFinding.all(in: cards).filter { $0.dyad.weight == .high }.map { (Kind.dyad, $0.dyad.id) }
      for (kind, id) in triads + dyads {
        guard let index = figures.firstIndex(where: { $0.id == id }) else {
          figures.append(RecurringFigure(kind: kind, id: id, readings: 1, lastDay: reading.day))
          continue
        }
        figures[index].readings += 1
        figures[index].lastDay = max(figures[index].lastDay, reading.day)
      }
    }
    return figures.sorted { one, other in
      if one.readings != other.readings { return one.readings > other.readings }
      if one.lastDay != other.lastDay { return one.lastDay > other.lastDay }
      return one.id < other.id
    }
  }
}
