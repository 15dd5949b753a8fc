import Foundation

/// The tables of `Tests/AtlasTests/Reference`, written by `Tools/atlas/reference.py` with Python's `zoneinfo`.
enum Reference {
  static func rows(_ name: String) throws -> [[Substring]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// The folder of the room's data.
  static var dataFolder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/AtlasData")
  }
}
