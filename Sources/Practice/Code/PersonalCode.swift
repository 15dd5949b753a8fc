/// A sentence of a personal code.
public struct Statement: Sendable, Hashable {
  /// What it does in a session.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It is said.
    case active
    /// It stays in its place and is not said for now.
    case resting
    /// It is put away.
    case archived
  }

  /// Unique within the code.
  public let id: String
  /// At most ``StatementText/longestStatement`` characters.
  public let text: String
  /// What it does in a session.
  public let state: State
  /// Of one that is put away: whether it rested before, and will again when it comes back.
  public let rested: Bool

  /// A sentence, cleaned.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` that names ``PracticeField/statement``.
  public init(id: String, text: String, state: State = .active, rested: Bool = false) throws(PracticeError) {
    self.id = id
    self.text = try StatementText.line(text, as: .statement, longest: StatementText.longestStatement)
    self.state = state
    self.rested = state == .archived && rested
  }

  private init(_ id: String, _ text: String, _ state: State, rested: Bool) {
    self.id = id
    self.text = text
    self.state = state
    self.rested = rested
  }

  func becoming(_ state: State) -> Statement {
    let rests = self.state == .resting || (self.state == .archived && rested)
    return Statement(id, text, state, rested: state == .archived && rests)
  }
}

/// The sentences that somebody has chosen to live by, in their order.
public struct PersonalCode: Sendable, Hashable {
  /// How many statements a code may have, archived ones included.
  public static let most = 200

  /// All statements in the order of the person.
  public private(set) var statements: [Statement]

  /// A code without statements.
  public init() { statements = [] }

  /// A code of statements that are kept; of two with the same id only the first, and no more than ``most``.
  public init(_ statements: [Statement]) {
    self.statements = []
    for statement in statements where self.statements.count < Self.most && index(of: statement.id) == nil {
      self.statements.append(statement)
    }
  }

  /// What a session says, in order.
  public var spoken: [Statement] { statements.filter { $0.state == .active } }

  /// Adds a statement at a place, the end when none is named; also how a deleted one comes back.
  ///
  /// - Throws: ``PracticeError/full(_:most:)`` or ``PracticeError/taken(_:)``.
  public mutating func add(_ statement: Statement, at place: Int? = nil) throws(PracticeError) {
    guard statements.count < Self.most else { throw .full(.statement, most: Self.most) }
    guard index(of: statement.id) == nil else { throw .taken(.statement) }
    statements.insert(statement, at: min(max(place ?? statements.count, 0), statements.count))
  }

  /// Says a statement in other words.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` or ``PracticeError/unknown(_:)``.
  public mutating func reword(_ id: String, to text: String) throws(PracticeError) {
    let index = try known(id)
    let standing = statements[index]
    statements[index] = try Statement(id: id, text: text, state: standing.state, rested: standing.rested)
  }

  /// Wakes a statement, lets it rest or puts it away.
  ///
  /// - Throws: ``PracticeError/unknown(_:)``.
  public mutating func set(_ id: String, to state: Statement.State) throws(PracticeError) {
    let index = try known(id)
    statements[index] = statements[index].becoming(state)
  }

  /// Brings back a statement that was put away, as it was before: one that rested rests. Any other stays as it is.
  ///
  /// - Throws: ``PracticeError/unknown(_:)``.
  public mutating func bringBack(_ id: String) throws(PracticeError) {
    let index = try known(id)
    guard statements[index].state == .archived else { return }
    statements[index] = statements[index].becoming(statements[index].rested ? .resting : .active)
  }

  /// Moves a statement to a place among all, counted from 0; beyond the ends it goes to the end.
  ///
  /// - Throws: ``PracticeError/unknown(_:)``.
  public mutating func move(_ id: String, to place: Int) throws(PracticeError) {
    let statement = statements.remove(at: try known(id))
    statements.insert(statement, at: min(max(place, 0), statements.count))
  }

  /// Removes a statement.
  ///
  /// - Returns: it and its place, with which ``add(_:at:)`` brings it back; `nil` when there is none with this id.
  @discardableResult
  public mutating func remove(_ id: String) -> (statement: Statement, place: Int)? {
    guard let index = index(of: id) else { return nil }
    return (statements.remove(at: index), index)
  }

  /// Where a statement stands.
  public func index(of id: String) -> Int? { statements.firstIndex { $0.id == id } }

  private func known(_ id: String) throws(PracticeError) -> Int {
    guard let index = index(of: id) else { throw .unknown(.statement) }
    return index
  }
}
