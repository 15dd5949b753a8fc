import ChartArt
import Readings

/// The meters of a day as the page lays them out: the whole, the few that moved most since yesterday, and a closed row with all of them.
struct MeterBoard {
  let groups: [MeterGroupView]
  let language: Language

  /// How many meters are shown before the row is opened.
  static let shown = 4

  init(_ groups: [MeterGroupView], language: Language) {
    self.groups = groups
    self.language = language
  }

  /// The single meters, those that moved most first.
  var movers: [MeterGauge] {
    Self.sorted(groups.flatMap(\.members), by: \.movement)
  }

  var values: [String: Any] {
    let whole = groups.first.map { [$0.whole.values(language)] } ?? []
    return [
      "whole": whole, "movers": movers.prefix(Self.shown).map { $0.values(language) },
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
