import Dispatch

/// Where passwords are hashed and compared: on threads of its own, few at a time, since each takes its memory and a processor for a tenth
/// of a second, behind a bounded queue that is fair between networks.
package actor PasswordHasher {
  /// How much room there is.
  package struct Room: Sendable, Hashable {
    /// How many hashes at a time.
    package var places: Int
    /// How many wait for one network or device.
    package var lane: Int
    /// How many wait in all: at two places and a tenth of a second each, the last one waits for less than two seconds.
    package var whole: Int

    package init(places: Int = 2, lane: Int = 4, whole: Int = 32) {
      self.places = places
      self.lane = lane
      self.whole = whole
    }
  }

  /// There is no room to wait in.
  package struct Busy: Error, Sendable, Hashable {
    /// Whether those who wait all come from the same network or device as the one who is refused.
    package let isLane: Bool
    /// When there will be room again, in seconds: whoever waits is through by then.
    package let retrySeconds = 2
  }

  /// Runs a piece of work somewhere else.
  package typealias Runner = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  private let cost: PasswordHash.Cost
  private let run: Runner
  private var queue: FairQueue<CheckedContinuation<Bool, Never>>
  /// Stands in for an account that does not exist, so that the answer takes as long.
  private let nobody: PasswordHash

  /// A desk.
  ///
  /// - Parameter runner: runs the hashing; left out, threads that nobody else waits for.
  package init(cost: PasswordHash.Cost = .standard, room: Room = Room(), runner: Runner? = nil) {
    self.cost = cost
    queue = FairQueue(FairQueue.Room(places: room.places, lane: room.lane, whole: room.whole))
    nobody = PasswordHash(ofNobodyAt: cost)
    run = runner ?? Self.threads
  }

  /// Threads that nobody else waits for. Not tasks: those share as many threads as there are processors with all that the server does.
  static let threads: Runner = { work in queue.async(execute: work) }
  private static let queue = DispatchQueue(label: "astronova.passwords", qos: .utility, attributes: .concurrent)

  /// How many wait.
  var waiting: Int { queue.count }

  /// The kept form of a new password.
  ///
  /// - Parameters:
  ///   - lane: the network or device that asks; each has its turn.
  ///   - isKnown: whether the account knows it; who is known has every second turn.
  package func hash(_ password: String, for lane: String, isKnown: Bool = false) async throws(Busy) -> String {
    try await enter(lane, isKnown)
    defer { leave() }
    return await work { [cost] in PasswordHash(password, cost: cost).text }
  }

  /// What comparing a password with a kept form said.
  package enum Verdict: Sendable, Hashable {
    case wrong
    /// It is right; `raised` is a new form to keep, with today's parameters.
    case right(raised: String?)
  }

  /// Compares a password with a kept form; with none it takes as long and is wrong.
  ///
  /// - Parameters:
  ///   - lane: the network or device that asks; each has its turn.
  ///   - isKnown: whether the account knows it; who is known has every second turn.
  package func compare(
    _ password: String, with kept: String?, for lane: String, isKnown: Bool = false
  ) async throws(Busy) -> Verdict {
    try await enter(lane, isKnown)
    defer { leave() }
    return await work { [cost, nobody] in
      let known = kept.flatMap { PasswordHash(text: $0) }
      let isRight = (known ?? nobody).matches(password)
      guard let known, isRight else { return .wrong }
      return .right(raised: known.isBelow(cost) ? PasswordHash(password, cost: cost).text : nil)
    }
  }

  private func enter(_ lane: String, _ isKnown: Bool) async throws(Busy) {
    // Whether there is a place, and the place in the queue, are settled in one step: nobody comes between.
    var refusal: Busy?
    let entered = await withCheckedContinuation { continuation in
      switch queue.enter(lane, isPreferred: isKnown, continuation) {
      case .enters: continuation.resume(returning: true)
      case .waits(let displaced): displaced?.resume(returning: false)
      case .laneIsFull:
        refusal = Busy(isLane: true)
        continuation.resume(returning: false)
      case .isFull:
        continuation.resume(returning: false)
      }
    }
    guard entered else { throw refusal ?? Busy(isLane: false) }
  }

  private func leave() { queue.leave()?.resume(returning: true) }

  private func work<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    let run = run
    return await withCheckedContinuation { continuation in run { continuation.resume(returning: work()) } }
  }
}
