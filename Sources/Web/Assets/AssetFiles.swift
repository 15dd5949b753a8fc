import Foundation
import WebAssets

/// The raw files behind the pages by their path below `Sources/WebAssets/files`.
struct AssetFiles: Sendable {
  private let contents: [String: [UInt8]]

  /// The files inside the executable.
  static let embedded = AssetFiles()

  private init() {
    var contents: [String: [UInt8]] = [:]
    for index in 0..<webAssetCount() {
      let file = webAsset(index)
      contents[String(cString: file.name)] = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
    }
    self.contents = contents
  }

  /// The files of a folder, for development.
  init(directory: String) throws(SiteError) {
    let root = URL(fileURLWithPath: directory, isDirectory: true).standardizedFileURL
    guard let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      throw .unreadable(path: directory)
    }
    var contents: [String: [UInt8]] = [:]
    for case let url as URL in walker where !url.hasDirectoryPath {
      guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
      contents[String(url.standardizedFileURL.path.dropFirst(root.path.count + 1))] = [UInt8](data)
    }
    guard !contents.isEmpty else { throw .unreadable(path: directory) }
    self.contents = contents
  }

  /// Paths in alphabetical order.
  var names: [String] { contents.keys.sorted() }

  func bytes(_ name: String) throws(SiteError) -> [UInt8] {
    guard let bytes = contents[name] else { throw .missing(file: name) }
    return bytes
  }

  func text(_ name: String) throws(SiteError) -> String { String(decoding: try bytes(name), as: UTF8.self) }
}
