import ChartArt
import Readings

/// The meters of a day as the page lays them out: the whole, a few of those that moved since yesterday, and a closed row with all of them.
struct MeterBoard {
  let groups: [MeterGroupView]
  /// The mood of the thought that is read before them; `nil` when there is none.
  let mood: ThreadMood?
  let language: Language

  /// How many meters are shown before the row is opened.
  static let shown = 4
  /// Of how many that moved most they are taken.
  static let considered = 8

  init(_ groups: [MeterGroupView], mood: ThreadMood? = nil, language: Language) {
    self.groups = groups
    self.mood = mood
    self.language = language
  }

  /// The single meters, those that moved most first.
  var ranked: [MeterGauge] { Self.sorted(groups.flatMap(\.members), by: \.movement) }

  /// The meters that are shown before the row is opened, those that moved most first. Of the few that moved most of all those are
  /// taken before the others that are in the mood of the day, so that no headline is gainsaid by the figure beside it.
  var movers: [MeterGauge] {
    let all = ranked
    let moved = all.prefix(Self.considered).filter(\.hasMoved)
    let taken = (Self.sorted(moved, by: agreement) + all.dropFirst(moved.count)).prefix(Self.shown)
    return Self.sorted(Array(taken), by: \.movement)
  }

  /// 1 for a meter in the mood of the day, -1 for one against it, 0 for one that is neither.
  private func agreement(_ gauge: MeterGauge) -> Double {
    switch (mood, gauge.tone) {
    case (.heavy, .friction), (.nice, .flow): 1
    case (.heavy, .flow), (.nice, .friction): -1
    default: 0
    }
  }

  var values: [String: Any] {
    let whole = groups.first.map { [$0.whole.values(language)] } ?? []
    return [
      "whole": whole, "movers": movers.map { $0.values(language) },
      "groups": (groups.prefix(1) + Self.sorted(Array(groups.dropFirst()), by: \.whole.movement)).map { $0.values(language) },
      "waves": [MeterTone.flow, .mixed, .friction, .quiet].map { tone in
        ["wave": tone.wave, "paint": tone.paint, "word": language.page("meters key-\(tone.rawValue)")]
      },
    ]
  }

  /// In the order of a figure, the greatest first; what is equal keeps its order.
  private static func sorted<Item>(_ items: [Item], by figure: (Item) -> Double) -> [Item] {
    items.enumerated().sorted { one, other in
      let (first, second) = (figure(one.element), figure(other.element))
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }
}
