import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// A program of this machine that makes a file for us, such as a browser that prints: a few at once, and none for long.
package struct HelperProgram: Sendable {
  /// As many are running as may.
  package struct Busy: Error {}
  /// It failed, took too long, or is not there.
  package struct Failed: Error {}

  private let executable: String
  private let patience: Duration
  private let most: Int
  private let places = Places()

  private final class Places: Sendable {
    let taken = Mutex(0)
  }

  /// - Parameters:
  ///   - executable: its path.
  ///   - patience: how long it may take.
  ///   - most: how many may run at once.
  init(_ executable: String, patience: Duration, most: Int) {
    self.executable = executable
    self.patience = patience
    self.most = most
  }

  /// The path of the first program of one of these names in the folders of `PATH`.
  static func find(_ names: String..., environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Does work while one of the places is held.
  ///
  /// - Throws: ``Busy`` when none is free.
  func hold<Value>(_ work: () async throws -> Value) async throws -> Value {
    let isIn = places.taken.withLock { taken in
      guard taken < most else { return false }
      taken += 1
      return true
    }
    guard isIn else { throw Busy() }
    defer { places.taken.withLock { $0 -= 1 } }
    return try await work()
  }

  /// Runs the program in a folder; whoever is cancelled takes it along.
  ///
  /// - Throws: ``Failed``.
  func run(_ arguments: [String], environment: [String: String], in folder: URL) async throws {
    let variables = Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) })
    let isDone = try await withThrowingTaskGroup(of: Bool.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        do {
          return try await Subprocess.run(
            .path(FilePath(executable)), arguments: Arguments(arguments), environment: .custom(variables),
            workingDirectory: FilePath(folder.path), output: .discarded
          ).terminationStatus.isSuccess
        } catch is SubprocessError {
          return false
        }
      }
      group.addTask {
        try await Task.sleep(for: patience)
        return false
      }
      return try await group.next() ?? false
    }
    guard isDone else { throw Failed() }
  }
}
