/// A tradition in which a chart can be told.
package enum ChartSystem: String, Sendable, Hashable, CaseIterable {
  case western, vedic, chinese

  /// The tradition with a name, in any case; `tropical` and `sidereal` are older names of the first two.
  package init?(named name: String) {
    switch name.lowercased() {
    case "western", "tropical": self = .western
    case "vedic", "sidereal": self = .vedic
    case "chinese": self = .chinese
    default: return nil
    }
  }
}
