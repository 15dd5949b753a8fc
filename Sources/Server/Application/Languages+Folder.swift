import Foundation
package import Readings

extension Languages {
  /// English, and the languages of a folder: each is a folder in it that bears the tag of the language, such as `pt` or `zh-Hans`, with files
  /// laid out like those of `Sources/Readings/Resources/Texts/en`. What a file lacks is English.
  package init(folder: String) throws(LanguageFolderProblem) {
    let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let tags: [String]
    do {
      tags = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .unreadable(path: folder)
    }
    var others: [Language] = []
    for tag in tags {
      guard tag != Language.english.tag, tag.utf8.allSatisfy({ $0 < 0x80 }),
        tag.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }), tag.first?.isLetter == true
      else { throw .noTag(name: tag) }
      others.append(Language(tag: tag, files: try Self.files(below: root.appendingPathComponent(tag, isDirectory: true))))
    }
    self.init(first: .english, others: others)
  }

  private static func files(below root: URL) throws(LanguageFolderProblem) -> [(path: String, text: String)] {
    guard let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      throw .unreadable(path: root.path)
    }
    var files: [(path: String, text: String)] = []
    for case let url as URL in walker where ["txt", "json", "knots", "chapters"].contains(url.pathExtension) {
      do {
        let text = try String(contentsOf: url, encoding: .utf8)
        files.append((String(url.standardizedFileURL.path.dropFirst(root.path.count + 1)), text))
      } catch {
        throw .unreadable(path: url.path)
      }
    }
    // In the order of their names, so that a key that stands in two of them is the same at every start.
    return files.sorted { $0.path < $1.path }
  }
}

/// Why a folder of languages cannot be used.
package enum LanguageFolderProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// A folder or file cannot be read as UTF-8.
  case unreadable(path: String)
  /// A folder bears a name that is no language tag, or that of the language which is there already.
  case noTag(name: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .noTag(let name): "\(name) is no tag of another language, such as pt or zh-Hans"
    }
  }
}
