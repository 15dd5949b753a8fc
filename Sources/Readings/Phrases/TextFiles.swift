import ReadingsTexts

/// The files of `Resources/Texts` inside the executable.
struct TextFiles: Sendable {
  /// A file: its path below `Resources/Texts`, such as `en/moon/phases.txt`, and what stands in it.
  struct File: Sendable {
    let path: String
    let text: String
    /// Whether it holds words of pages rather than of readings.
    var isOfPages: Bool { TextFiles.isOfPages(path) }
  }

  let files: [File]

  /// All but what is read apart when the first of it is asked for.
  static let embedded = TextFiles { path in
    !readApart.contains { path.hasSuffix($0) } && !isOfGuards(path) && !CardWritings.isOne(path)
  }

  private static let readApart = [".threads", ".chapters", ".patterns", ".lines", ".model"]

  /// The files of a language with what is said where a card must not decide. Not kept: what is made of them is.
  static func guards(of language: String) -> [File] {
    TextFiles { $0.hasPrefix(language + "/") && isOfGuards($0) }.files
  }

  /// The files of a language with what is written for every card and every two cards, for who translates them; readings look them up.
  static func writings(of language: String) -> [File] {
    TextFiles { $0.hasPrefix(language + "/") && CardWritings.isOne($0) }.files
  }

  /// Whether a path is that of a file with what is said where a card must not decide.
  static func isOfGuards(_ path: String) -> Bool {
    let folders = path.split(separator: "/")
    return folders.count == 4 && folders[1] == "tarot" && folders[2] == "guards"
  }

  /// The files of a language with threads. Not kept: what is made of them is.
  static func threads(of language: String) -> [File] {
    TextFiles { $0.hasPrefix(language + "/") && $0.hasSuffix(".threads") }.files
  }

  /// The files of a language with chapters. Not kept: what is made of them is.
  static func chapters(of language: String) -> [File] {
    TextFiles { $0.hasPrefix(language + "/") && $0.hasSuffix(".chapters") }.files
  }

  /// What stands in a file; empty when there is none. Not kept: what is made of it is.
  static func text(at path: String) -> String { TextFiles { $0 == path }.files.first?.text ?? "" }

  /// The files whose paths are wanted; the others are not read.
  private init(_ isWanted: (String) -> Bool) {
    var files: [File] = []
    for index in 0..<readingsTextCount() {
      let file = readingsText(index)
      guard isWanted(String(cString: file.name)) else { continue }
      files.append(
        File(
          path: String(cString: file.name),
          text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)))
    }
    self.files = files
  }

  /// The phrase files (`.txt`) of a language with the words of readings.
  func texts(of language: String) -> [File] {
    files.filter { $0.path.hasPrefix(language + "/") && $0.path.hasSuffix(".txt") && !$0.isOfPages }
  }

  /// The files of a language with the words of pages, which are few: nothing else is read for them.
  static func pages(of language: String) -> [File] {
    TextFiles { $0.hasPrefix(language + "/") && isOfPages($0) }.files
  }

  private static func isOfPages(_ path: String) -> Bool { path.split(separator: "/").dropFirst().first == "pages" }

  /// One file by its path.
  func file(_ path: String) -> File? { files.first { $0.path == path } }
}

/// Something wrong in a file of texts, with the place where it stands.
public struct TextProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file below `Resources/Texts`.
  public let path: String
  /// The line, from one.
  public let line: Int
  /// What is wrong.
  public let message: String

  public var description: String { "\(path):\(line): \(message)" }
}
