import ReadingsTexts

/// The files of `Resources/Texts` inside the executable.
struct TextFiles: Sendable {
  /// A file: its path below `Resources/Texts`, such as `en/moon/phases.txt`, and what stands in it.
  struct File: Sendable {
    let path: String
    let text: String
  }

  let files: [File]

  static let embedded = TextFiles()

  private init() {
    var files: [File] = []
    for index in 0..<readingsTextCount() {
      let file = readingsText(index)
      files.append(
        File(
          path: String(cString: file.name),
          text: String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)))
    }
    self.files = files
  }

  /// The phrase files (`.txt`) of a language.
  func texts(of language: String) -> [File] {
    files.filter { $0.path.hasPrefix(language + "/") && $0.path.hasSuffix(".txt") }
  }

  /// One file by its path.
  func file(_ path: String) -> File? { files.first { $0.path == path } }
}
