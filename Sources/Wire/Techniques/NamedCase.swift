/// A choice among few, each with a name on the wire and on the command line.
package protocol NamedCase: CaseIterable, Sendable, Hashable {
  /// The name, such as `solarArc`.
  var wireName: String { get }
}

extension NamedCase {
  /// The name of the case itself.
  package var wireName: String { "\(self)" }

  /// The case with a name; capitals, spaces, hyphens and underscores do not count.
  package init?(wireName name: String) {
    guard name.utf8.count <= 64, let found = Self.allCases.first(where: { folded($0.wireName) == folded(name) }) else {
      return nil
    }
    self = found
  }

  /// Every name, in order.
  package static var wireNames: [String] { allCases.map(\.wireName) }
}

private func folded(_ name: String) -> String {
  name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
}
