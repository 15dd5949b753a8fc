import Foundation

// Reads Sources/Shapes and writes what follows from it. Called in the root of the project; `--check` writes nothing and fails
// when something committed is not what it would write.

/// 64-bit FNV-1a (Fowler, Noll, Vo): enough to see that a source has changed.
func checksum(_ text: String) -> String {
  let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

func files(in folder: String, named suffix: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
}

func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func feature(_ name: String, in paths: [String]) throws -> Feature {
  var feature = Feature(name: name)
  for path in paths {
    let source = try read(path)
    let reader = SourceReader(source)
    guard reader.problems.isEmpty else { throw Failure("\(path): \(reader.problems.joined(separator: ", "))") }
    feature.sources += source
    feature.declarations += reader.declarations.map { declaration in
      var declaration = declaration
      declaration.file = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      return declaration
    }
    feature.routes += reader.routes
    feature.aliases.merge(reader.aliases) { first, _ in first }
  }
  return feature
}

/// A file with the checksum of its text in its head, so that a change by hand is seen without running this.
func sealed(_ text: String) -> String {
  guard let sources = text.range(of: "Sources: ") else { return text }
  let end = text[sources.upperBound...].firstIndex { $0.isNewline } ?? text.endIndex
  return "\(text[..<end]). Text: \(checksum(String(text[end...])))\(text[end...])"
}

do {
  let root = "Sources/Shapes"
  // What is written follows from this program as much as from the shapes.
  let program = try files(in: "Tools/shapes/Sources/shapes", named: ".swift").map(read).joined()
  var features: [Feature] = []
  for folder in try FileManager.default.contentsOfDirectory(atPath: root).sorted()
  where !["Generated", "Description", "JSON"].contains(folder) && !folder.hasSuffix(".swift") {
    features.append(try feature(folder, in: files(in: "\(root)/\(folder)", named: ".swift")))
  }
  // A field whose type has a name of its own has its notes, too.
  let aliases = features.reduce(into: [String: Alias]()) { all, feature in all.merge(feature.aliases) { first, _ in first } }
  for feature in features.indices {
    for declaration in features[feature].declarations.indices {
      for field in features[feature].declarations[declaration].fields.indices {
        features[feature].declarations[declaration].fields[field].resolve(aliases)
      }
    }
  }
  let overlays = try files(in: "\(root)/Description", named: ".yaml").map(read)
  let version = try read("Sources/Server/Application/ProductVersion.swift").split(separator: "\"")[1]
  let all = checksum(program + features.map(\.sources).joined() + overlays.joined() + version)

  var written: [String: String] = [:]
  for feature in features {
    let seal = checksum(program + feature.sources)
    for file in Set(feature.declarations.filter { if case .words = $0.kind { false } else { true } }.map(\.file)) {
      // No two files of a module may have the same name, whatever their folders are.
      written["\(root)/Generated/\(feature.name)/\(file)+Generated.swift"] =
        CodingWriter(feature, file: file, checksum: seal, folder: "\(root)/\(feature.name)").text
    }
  }
  // The example of docs/architecture.md, which only the tests know.
  let example = "Tests/ServerTests/NewFeature"
  let night = try feature("Night", in: ["\(example)/NightShapes.swift"])
  written["\(example)/NightShapes+Generated.swift"] =
    CodingWriter(
      night, file: "NightShapes", checksum: checksum(program + night.sources), folder: example, imports: "\nimport Shapes\n"
    ).text
  written["Tests/ShapesTests/Generated/Samples.swift"] = SampleWriter(features, checksum: all).text
  let document = try Document.texts(features, overlays: overlays, version: String(version), checksum: all)
  written["Sources/ShapesDocument/openapi.yaml"] = document.yaml
  written["Sources/ShapesDocument/docs.html"] = document.page

  written = written.mapValues(sealed)

  let old = Set(try FileManager.default.subpathsOfDirectory(atPath: "\(root)/Generated").map { "\(root)/Generated/\($0)" })
    .filter { $0.hasSuffix(".swift") }.subtracting(written.keys)
  if CommandLine.arguments.contains("--check") {
    let stale =
      try written.filter { try !FileManager.default.fileExists(atPath: $0.key) || read($0.key) != $0.value }.map(\.key) + old
    guard stale.isEmpty else { throw Failure("not as it would be written: \(stale.sorted().joined(separator: ", "))") }
  } else {
    for path in old { try FileManager.default.removeItem(atPath: path) }
    for (path, text) in written where (try? read(path)) != text {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
} catch {
  FileHandle.standardError.write(Data("shapes: \(error)\n".utf8))
  exit(1)
}
