import Foundation
import Synchronization

/// Feeds one subject with hostile input until its time is over.
///
/// `ASTRONOVA_FUZZ_SECONDS` is the time of a subject (0.4 s unless set), `ASTRONOVA_FUZZ_SEED` begins another series, and
/// `ASTRONOVA_FUZZ_TRACE` names a folder in which every subject leaves its last input: what stands there when the process is gone has
/// stopped it.
struct Fuzzer {
  private let subject: String
  private let end: ContinuousClock.Instant
  private let trace: String?
  /// How many inputs were given.
  private(set) var count = 0
  var random: FuzzRandom

  init(_ subject: String) {
    let environment = ProcessInfo.processInfo.environment
    self.subject = subject
    trace = environment["ASTRONOVA_FUZZ_TRACE"].map { "\($0)/\(subject)" }
    let seed = environment["ASTRONOVA_FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_261_122
    // Every subject has a series of its own.
    random = FuzzRandom(seed: subject.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    let seconds = environment["ASTRONOVA_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0.4
    end = ContinuousClock.now + .milliseconds(Int64(max(0, min(seconds, 86_400)) * 1000))
  }

  /// Whether there is time for another input; the first is always given.
  var goesOn: Bool { count == 0 || ContinuousClock.now < end }

  /// Notes what comes next.
  mutating func note(_ input: @autoclosure () -> String) {
    count += 1
    guard let trace else { return }
    try? input().write(toFile: trace, atomically: false, encoding: .utf8)
  }

  /// Says how many inputs there were, when somebody asked for a long run.
  func report() {
    guard ProcessInfo.processInfo.environment["ASTRONOVA_FUZZ_SECONDS"] != nil else { return }
    let answers = HostileServer.statuses.withLock { statuses in
      defer { statuses = [:] }
      return statuses.sorted { $0.key < $1.key }.map { ", \($0.value) × \($0.key)" }.joined()
    }
    print("fuzz: \(subject): \(count) inputs\(answers)")
  }
}

/// SplitMix64 (G. Steele, D. Lea and C. Flood, 2014): the same numbers in every run, so that a failure can be repeated.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `count`.
  mutating func below(_ count: Int) -> Int { count > 1 ? Int(next() % UInt64(count)) : 0 }

  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
