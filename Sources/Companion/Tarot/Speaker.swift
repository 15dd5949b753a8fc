import Ephemeris
import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// Reads texts aloud with `espeak-ng`: the text goes in as a file, so nothing of it can be taken for an option, and a sound file comes out; both
/// are gone when it is done. Not longer than twenty seconds, and two at a time.
package struct Speaker: Sendable {
  /// Two texts are being read already.
  package struct Busy: Error {}
  /// Nothing was read.
  package struct Failed: Error {}

  private let executable: String
  private let gate = Gate()

  /// How long a text may be, in characters.
  package static let longestText = 4096
  /// How many times as fast as usual may be read.
  package static let speeds = 0.25...4.0
  private static let patience = Duration.seconds(20)
  private static let most = 2
  /// Ten minutes of sound as it comes, of 22,050 samples a second.
  private static let mostBytes = 26_460_000

  /// A speaker that runs the executable at a path.
  package init(executable: String) { self.executable = executable }

  /// The `espeak-ng` on the path of this machine; `nil` when it is not installed.
  package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Speaker? {
    (environment["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/espeak-ng" }
      .first { $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0) }.map { Speaker(executable: $0) }
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: at most ``longestText`` characters; what is more is not read.
  ///   - language: the tag of the voice, `en`.
  ///   - speed: one of ``speeds``; 1 is 175 words a minute.
  /// - Returns: a sound file (WAV).
  /// - Throws: ``Busy`` or ``Failed``.
  package func speech(of text: String, language: String, speed: Double) async throws -> [UInt8] {
    guard gate.enter(most: Self.most) else { throw Busy() }
    defer { gate.leave() }
    let pace = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) * 175
    let words = min(max(Int(clamping: pace.rounded()), 80), 450)
    let voice = language.filter { $0.isASCII && ($0.isLetter || $0 == "-") }
    // Nothing of what controls a terminal or the voice (SSML needs `-m`, which is not given).
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: text.prefix(Self.longestText).unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" })
    // Files and no pipes: a pipe to a process that is stopped before it has read everything ends the server (swift-subprocess 1.0.2).
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("astronova-voice-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let written = folder.appendingPathComponent("text")
    let spoken = folder.appendingPathComponent("sound.wav")
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(String(plain).utf8).write(to: written)
    } catch {
      throw Failed()
    }
    try await run(["-f", written.path, "-w", spoken.path, "-s", "\(words)", "-v", voice.isEmpty ? "en" : voice, "-b", "1"])
    let size = (try? files.attributesOfItem(atPath: spoken.path))?[.size] as? Int ?? 0
    guard size > 44, size <= Self.mostBytes, let sound = files.contents(atPath: spoken.path),
      sound.starts(with: Array("RIFF".utf8))
    else { throw Failed() }
    return [UInt8](sound)
  }

  private func run(_ arguments: [String]) async throws {
    let isRead = try await withThrowingTaskGroup(of: Bool.self) { group in
      // Whoever is cancelled takes the process along.
      defer { group.cancelAll() }
      group.addTask {
        do {
          return try await Subprocess.run(
            .path(FilePath(executable)), arguments: Arguments(arguments),
            environment: .custom(["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]), output: .discarded
          ).terminationStatus.isSuccess
        } catch is SubprocessError {
          return false
        }
      }
      group.addTask {
        try await Task.sleep(for: Self.patience)
        return false
      }
      return try await group.next() ?? false
    }
    guard isRead else { throw Failed() }
  }

  /// How many texts are being read.
  private final class Gate: Sendable {
    private let count = Mutex(0)

    func enter(most: Int) -> Bool {
      count.withLock { count in
        guard count < most else { return false }
        count += 1
        return true
      }
    }

    func leave() { count.withLock { $0 -= 1 } }
  }
}
