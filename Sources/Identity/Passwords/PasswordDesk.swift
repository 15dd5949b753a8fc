/// Where passwords are hashed and compared: off the server's threads, few at a time, since each takes its memory.
public actor PasswordDesk {
  private let cost: PasswordHash.Cost
  private let most: Int
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Stands in for an account that does not exist, so that the answer takes as long.
  private let nobody: PasswordHash

  /// A desk.
  ///
  /// - Parameter most: how many hashes at a time.
  public init(cost: PasswordHash.Cost = .standard, most: Int = 2) {
    self.cost = cost
    self.most = most
    nobody = PasswordHash(ofNobodyAt: cost)
  }

  /// The kept form of a new password.
  public func hash(_ password: String) async -> String {
    await enter()
    defer { leave() }
    return await Self.work { [cost] in PasswordHash(password, cost: cost).text }
  }

  /// What comparing a password with a kept form said.
  public enum Verdict: Sendable, Hashable {
    case wrong
    /// It is right; `raised` is a new form to keep, with today's parameters.
    case right(raised: String?)
  }

  /// Compares a password with a kept form; with none it takes as long and is wrong.
  public func compare(_ password: String, with kept: String?) async -> Verdict {
    await enter()
    defer { leave() }
    return await Self.work { [cost, nobody] in
      let known = kept.flatMap { PasswordHash(text: $0) }
      let isRight = (known ?? nobody).matches(password)
      guard let known, isRight else { return .wrong }
      return .right(raised: known.isBelow(cost) ? PasswordHash(password, cost: cost).text : nil)
    }
  }

  private func enter() async {
    if running < most {
      running += 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() }
  }

  private static func work<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await Task.detached(priority: .utility) { work() }.value
  }
}
