import Astrology

/// How one pair is told in each of the three relations that get sentences.
struct Told: Sendable, Hashable {
  let union: String
  let flow: String
  let strain: String

  /// The texts of a key: the fields `union`, `flow` and `strain`. A pair that only ever meets (Mercury and Venus stay near the Sun) has
  /// a union alone, which then stands for all.
  init?(_ key: String, in book: Phrasebook) {
    guard let union = book["\(key) union"].first?.text else { return nil }
    self.union = union
    flow = book["\(key) flow"].first?.text ?? union
    strain = book["\(key) strain"].first?.text ?? union
  }

  /// The sentence for a nature; minor aspects have none.
  subscript(nature: AspectNature) -> String? {
    switch nature {
    case .union: union
    case .flow: flow
    case .strain: strain
    case .minor: nil
    }
  }

  var all: [String] { [union, flow, strain] }
}
