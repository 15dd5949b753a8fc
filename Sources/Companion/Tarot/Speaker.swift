import Ephemeris
import Foundation

/// Reads texts aloud with `espeak-ng`: the text goes in as a file, so nothing of it can be taken for an option, and a sound file comes out; both
/// are gone when it is done. Not longer than twenty seconds, and two at a time.
package struct Speaker: Sendable {
  private let program: HelperProgram

  /// How long a text may be, in characters.
  package static let longestText = 4096
  /// How many times as fast as usual may be read.
  package static let speeds = 0.25...4.0
  /// Ten minutes of sound as it comes, of 22,050 samples a second.
  private static let mostBytes = 26_460_000

  /// A speaker that runs the executable at a path.
  package init(executable: String) { program = HelperProgram(executable, patience: .seconds(20), most: 2) }

  /// The `espeak-ng` on the path of this machine; `nil` when it is not installed.
  package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) -> Speaker? {
    HelperProgram.find("espeak-ng", environment: environment).map { Speaker(executable: $0) }
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: at most ``longestText`` characters; what is more is not read.
  ///   - language: the tag of the voice, `en`.
  ///   - speed: one of ``speeds``; 1 is 175 words a minute.
  /// - Returns: a sound file (WAV).
  /// - Throws: ``HelperProgram/Busy`` or ``HelperProgram/Failed``.
  package func speech(of text: String, language: String, speed: Double) async throws -> [UInt8] {
    try await program.hold { try await read(text, language, speed) }
  }

  private func read(_ text: String, _ language: String, _ speed: Double) async throws -> [UInt8] {
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
      throw HelperProgram.Failed()
    }
    try await program.run(
      ["-f", written.path, "-w", spoken.path, "-s", "\(words)", "-v", voice.isEmpty ? "en" : voice, "-b", "1"],
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"], in: folder)
    let size = (try? files.attributesOfItem(atPath: spoken.path))?[.size] as? Int ?? 0
    guard size > 44, size <= Self.mostBytes, let sound = files.contents(atPath: spoken.path),
      sound.starts(with: Array("RIFF".utf8))
    else { throw HelperProgram.Failed() }
    return [UInt8](sound)
  }
}
