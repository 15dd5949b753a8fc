/// The comparison of two animals.
public struct AnimalMatch: Sendable, Hashable {
  /// How relations become a number. No classical text gives numbers; the weights are our own.
  public enum ScorePolicy: UInt8, Sendable, Hashable, CaseIterable {
    /// 50 and the weight of the relation that counts most: what popular tables do.
    case strongest
    /// 50 and the weights of all relations: a harmony that is also a break is worth less than one that is not.
    case sum
  }

  /// The one animal.
  public let first: ChineseAnimal
  /// The other animal.
  public let second: ChineseAnimal
  /// All that hold, in the order of ``AnimalRelation``; ``AnimalRelation/neutral`` alone when there is none.
  public let relations: [AnimalRelation]

  /// Compares two animals; the order does not matter.
  public init(_ first: ChineseAnimal, _ second: ChineseAnimal) {
    self.first = first
    self.second = second
    relations = AnimalRelation.allCases.filter { $0.holds(first.branch, second.branch) }
  }

  /// The relation that counts most.
  public var strongest: AnimalRelation {
    var found = relations[0]
    for relation in relations where abs(relation.weight) > abs(found.weight) { found = relation }
    return found
  }

  /// 0 … 100; 50 where nothing draws together or apart.
  ///
  /// Weights: harmony 40, trine 35, same 10, break −10, punishment −20, harm −30, clash −40.
  public func score(_ policy: ScorePolicy = .sum) -> Int {
    switch policy {
    case .strongest: 50 + strongest.weight
    case .sum: max(0, min(100, 50 + relations.reduce(0) { $0 + $1.weight }))
    }
  }
}

extension AnimalRelation {
  /// See ``AnimalMatch/score(_:)``.
  fileprivate var weight: Int {
    switch self {
    case .harmony: 40
    case .trine: 35
    case .same: 10
    case .neutral: 0
    case .breaking: -10
    case .punishment: -20
    case .harm: -30
    case .clash: -40
    }
  }
}
