/// What became of an import.
public struct ImportAnswer: JSONEncodable, Sendable {
  let imported: [(kind: String, count: Int)]
  let standing: [(kind: String, count: Int)]
  let refused: [ChangeOutcomeAnswer]
  let refusedCount: Int

  /// How many that were refused are told one by one.
  public static let mostRefused = 1000

  /// - Parameters:
  ///   - imported: how many came back, by kind.
  ///   - standing: how many were there already and were left as they are.
  ///   - refused: what cannot be kept, and why; the first ``mostRefused``.
  ///   - refusedCount: how many that are in all.
  public init(
    imported: [(kind: String, count: Int)], standing: [(kind: String, count: Int)], refused: [ChangeOutcomeAnswer],
    refusedCount: Int
  ) {
    self.imported = imported
    self.standing = standing
    self.refused = refused
    self.refusedCount = refusedCount
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("imported", JSONMap(imported.map { (name: $0.kind, value: $0.count) }))
      json.field("standing", JSONMap(standing.map { (name: $0.kind, value: $0.count) }))
      json.field("refused", refused)
      if refusedCount > refused.count { json.field("refusedCount", refusedCount) }
    }
  }
}
