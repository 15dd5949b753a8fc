import ChartArt
import Foundation
import Readings
import Shapes

/// Styles, scripts and icons with the addresses under which pages name them.
///
/// An address carries a hash of the bytes (`/assets/app.3f2a9c1d.css`), worked out once, so that a browser may keep a file for
/// ever and still sees every change at once.
package struct AssetCatalog: Sendable {
  private let byPath: [String: Asset]
  private let pathByName: [String: String]

  /// The colour of the page behind the browser's own bars, by day and by night; both are read from `tokens.css`.
  let themeColors: (day: String, night: String)

  /// The parts of the service worker, which are one script: its address says for which pages it works.
  private static let worker = ["js/sw.js", "js/sw-held.js", "js/sw-pages.js", "js/sw-outbox.js"]

  /// The script that others import under `{{instants.js}}`, so that its address stands in theirs.
  static let imported = "instants.js"

  /// Every script that others import, each under its name.
  private static let imports = [imported, "page-at.js"]

  /// The type faces, that of the text first: what every page writes, which is asked for before the style that names them.
  static let faces = ["text.woff2", "display.woff2"]
  /// Their letters with marks, which a browser asks for where a page has some.
  static let markedFaces = ["text-marked.woff2", "display-marked.woff2"]
  /// All of both.
  static var allFaces: [String] { faces + markedFaces }

  init(files: AssetFiles) throws(SiteError) {
    let tokens = try files.text("css/tokens.css")
    guard let day = Self.token("surface", in: tokens[...]),
      let dark = tokens.range(of: "prefers-color-scheme: dark"),
      let night = Self.token("surface", in: tokens[dark.upperBound...])
    else { throw .malformed(file: "css/tokens.css", reason: "no --surface for day and night") }
    themeColors = (day, night)

    var assets: [Asset] = []
    func add(_ name: String, _ bytes: [UInt8]) {
      assets.append(
        Asset(name: name, path: Self.hashedPath(name, bytes), mediaType: Asset.mediaType(of: name), bytes: bytes))
    }
    for face in Self.allFaces { add(face, try files.bytes("faces/\(face)")) }
    let paths = Dictionary(uniqueKeysWithValues: assets.map { ($0.name, $0.path) })
    let faces = Self.filled(try files.text("css/faces.css"), paths)
    var style = Self.withoutComments(faces)
    for sheet in ["tokens", "components", "pages"] { style += Self.withoutComments(try files.text("css/\(sheet).css")) }
    add("app.css", Array((style + ChartStylesheet.css).utf8))
    // The first page does without it.
    add("today.css", Array((Self.withoutComments(try files.text("css/today.css")) + ChartStylesheet.day).utf8))
    add(
      "tarot-journal.css", Array((Self.withoutComments(try files.text("css/tarot-journal.css")) + ChartStylesheet.deck).utf8))
    add("tarot.css", Array((Self.withoutComments(try files.text("css/tarot.css")) + SpreadLayout.css).utf8))
    add("align.css", Array(Self.withoutComments(try files.text("css/align.css")).utf8))
    add("landing.css", Array(Self.withoutComments(try files.text("css/landing.css")).utf8))
    add("explore.css", Array(Self.withoutComments(try files.text("css/explore.css")).utf8))
    add("reports.css", Array(Self.withoutComments(try files.text("css/reports.css")).utf8))
    add("docs.css", Array(Self.withoutComments(try files.text("css/docs.css")).utf8))
    let report = faces + tokens + (try files.text("css/report.css"))
    add("report.css", Array((Self.withoutComments(report) + ChartStylesheet.report).utf8))
    var seen: Set<String> = []
    add("sprite.svg", Array(GlyphSprite.svg(Glyphs.sprite.filter { seen.insert($0.id).inserted }).utf8))
    var imports: [String: String] = [:]
    for name in Self.imports {
      let script = Array(Self.withoutComments(script: try files.text("js/\(name)")).utf8)
      add(name, script)
      imports[name] = Self.hashedPath(name, script)
    }
    for name in files.names {
      let parts = name.split(separator: "/")
      guard parts.count == 2, parts[0] == "js" || parts[0] == "icons", !Self.imports.contains(String(parts[1])),
        !Self.worker.contains(name)
      else { continue }
      add(
        String(parts[1]),
        parts[0] == "js"
          ? Array(Self.filled(Self.withoutComments(script: try files.text(name)), imports).utf8) : try files.bytes(name))
    }
    var pathByName: [String: String] = [:]
    for asset in assets { pathByName[asset.name] = asset.path }

    // These keep one address for good: browsers look there again for an installed app, and for what works while no page is open.
    let lasting = [
      ("manifest.webmanifest", ["templates/manifest.webmanifest"], Route.webManifest.path),
      ("sw.js", Self.worker, Route.serviceWorker.path),
    ]
    var values = pathByName
    // The worker lets go of every other file.
    values["assets"] = assets.map(\.path).sorted().joined(separator: " ")
    values["night"] = night
    for (name, pieces, path) in lasting {
      var text = ""
      for piece in pieces {
        text += name.hasSuffix(".js") ? Self.withoutComments(script: try files.text(piece)) : try files.text(piece)
      }
      text = Self.filled(text, values)
      assets.append(Asset(name: name, path: path, mediaType: Asset.mediaType(of: name), bytes: Array(text.utf8)))
      pathByName[name] = path
    }

    var byPath: [String: Asset] = [:]
    for asset in assets { byPath[asset.path] = asset }
    self.byPath = byPath
    self.pathByName = pathByName
  }

  /// What lies at a path such as `/assets/app.3f2a9c1d.css`.
  package func asset(at path: String) -> Asset? { byPath[path] }

  /// Every asset, ordered by path.
  package var all: [Asset] { byPath.values.sorted { $0.path < $1.path } }

  /// The address of a file, by its name without hash. An unknown name gives a path that answers 404; a test asks for every name.
  package func path(_ name: String) -> String { pathByName[name] ?? Asset.folder + name }

  /// The address of a version of a file.
  static func hashedPath(_ name: String, _ bytes: [UInt8]) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(Asset.folder)\(name[..<dot]).\(FNV1a.edition(FNV1a.hash(bytes)))\(name[dot...])"
  }

  private static func token(_ name: String, in css: Substring) -> String? {
    guard let start = css.range(of: "--\(name):"), let end = css[start.upperBound...].firstIndex(of: ";") else { return nil }
    return css[start.upperBound..<end].split(separator: " ").first.map(String.init)
  }

  /// A text with what its `{{name}}`s stand for; those of no name stay.
  static func filled(_ text: String, _ values: [String: String]) -> String {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    let source = Array(text.utf8)
    var filled: [UInt8] = []
    filled.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if source[index] == open, index + 1 < source.count, source[index + 1] == open,
        let end = source[index...].firstIndex(of: close), end + 1 < source.count, source[end + 1] == close,
        let value = values[String(decoding: source[(index + 2)..<end], as: UTF8.self)]
      {
        filled += value.utf8
        index = end + 2
      } else {
        filled.append(source[index])
        index += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// A script without the lines that are nothing but a comment, and without empty ones. No text of a script goes over a line’s end, which a
  /// test holds, so no line of it is content.
  static func withoutComments(script: String) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(script.utf8.count)
    for line in script.utf8.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if code.isEmpty || code.starts(with: "//".utf8) { continue }
      kept += line
      kept.append(UInt8(ascii: "\n"))
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// A style sheet without comments and indentation, which only its authors need.
  static func withoutComments(_ css: String) -> String {
    let (slash, star, newline) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
    let source = Array(css.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if source[index] == slash, index + 1 < source.count, source[index + 1] == star {
        index += 2
        while index + 1 < source.count, source[index] != star || source[index + 1] != slash { index += 1 }
        // What is never closed goes on to the end.
        index += 2
      } else {
        kept.append(source[index])
        index += 1
      }
    }
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    var lines: [UInt8] = []
    lines.reserveCapacity(kept.count)
    for line in kept.split(separator: newline) {
      guard let first = line.firstIndex(where: { !isBlank($0) }), let last = line.lastIndex(where: { !isBlank($0) }) else {
        continue
      }
      lines += line[first...last]
      lines.append(newline)
    }
    return String(decoding: lines, as: UTF8.self)
  }
}
