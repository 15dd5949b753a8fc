import Astrology

/// How one pair is told in each of the three relations that get sentences.
struct Told: Sendable, Hashable {
  let union: String
  let flow: String
  let strain: String

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
