import Foundation
import Testing

@testable import Web

@Suite struct AssetTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/WebAssets/files").standardizedFileURL

  @Test func everyFileOfTheFolderIsInTheExecutable() throws {
    let folder = try AssetFiles(directory: Self.folder.path)
    #expect(AssetFiles.embedded.names == folder.names)
    for name in folder.names { #expect(try AssetFiles.embedded.bytes(name) == folder.bytes(name), "\(name)") }
  }

  @Test func addressesCarryTheContent() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let style = catalog.path("app.css")
    #expect(style.hasPrefix("/assets/app.") && style.hasSuffix(".css") && style.count == "/assets/app.12345678.css".count)
    let asset = try #require(catalog.asset(at: style))
    #expect(asset.mediaType == "text/css; charset=utf-8")
    #expect(asset.isImmutable)
    #expect(catalog.asset(at: "/assets/app.css") == nil)
    #expect(AssetCatalog.hashedPath("a.js", [1]) != AssetCatalog.hashedPath("a.js", [2]))
    #expect(Set(catalog.all.map(\.path)).count == catalog.all.count)
    #expect(catalog.asset(at: "/manifest.webmanifest")?.isImmutable == false)
  }

  @Test func theManifestNamesFilesThatExist() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let manifest = try #require(catalog.asset(at: "/manifest.webmanifest"))
    let json = try #require(JSONSerialization.jsonObject(with: Data(manifest.bytes)) as? [String: Any])
    let icons = try #require(json["icons"] as? [[String: String]])
    #expect(icons.count == 5)
    for icon in icons { #expect(catalog.asset(at: icon["src"] ?? "") != nil) }
    #expect(json["theme_color"] as? String == catalog.themeColors.night)
  }

  @Test func onlyTheTokensNameAColour() throws {
    for sheet in ["components", "pages", "landing", "today", "align"] {
      let css = try AssetFiles.embedded.text("css/\(sheet).css")
      #expect(css.firstMatch(of: /#[0-9a-fA-F]{3,8}\b(?=[;,\s)])/) == nil, "\(sheet)")
      #expect(css.firstMatch(of: /\b(rgb|hsl|oklch|color-mix)a?\(/) == nil, "\(sheet)")
    }
  }

  /// The night is written twice, for the device and for the hand; the two must not drift apart.
  @Test func bothNightsAreOne() throws {
    let css = try AssetFiles.embedded.text("css/tokens.css")
    func declarations(after marker: String) throws -> [String] {
      let start = try #require(css.range(of: marker)).upperBound
      let end = try #require(css[start...].firstIndex(of: "}"))
      return AssetCatalog.withoutComments(String(css[start..<end])).split(separator: "\n").filter { $0.hasPrefix("--") }.map(
        String.init)
    }
    let device = try declarations(after: ":root:not([data-theme=\"light\"]) {")
    let hand = try declarations(after: ":root[data-theme=\"dark\"] {")
    #expect(device.count > 30)
    #expect(device == hand)
  }

  @Test func everyTokenThatIsUsedIsDefined() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let css = try String(decoding: #require(catalog.asset(at: catalog.path("app.css"))).bytes, as: UTF8.self)
    let common = Set(css.matches(of: /(--[a-z0-9-]+):/).map { String($0.output.1) })
    for use in css.matches(of: /var\((--[a-z0-9-]+)/) { #expect(common.contains(String(use.output.1)), "\(use.output.1)") }
    // A sheet of a page stands beside the common one and uses its tokens, and its own.
    for asset in catalog.all where asset.path.hasSuffix(".css") {
      let (name, sheet) = (asset.path, String(decoding: asset.bytes, as: UTF8.self))
      let own = Set(sheet.matches(of: /(--[a-z0-9-]+):/).map { String($0.output.1) })
      for use in sheet.matches(of: /var\((--[a-z0-9-]+)/) {
        #expect(common.union(own).contains(String(use.output.1)), "\(use.output.1) in \(name)")
      }
    }
  }

  /// Classes that templates wear without a rule or a script that knows them. A new one is a slip, unless it is named here.
  private static let bare: Set<String> = [
    "air-1", "align-step", "born", "chapter-page", "cs-face", "day-face", "earlier",
    "even", "follow", "help-now", "i-l", "landing", "links", "log", "month",
    "parts", "problem-summary", "read-side", "recover", "shared", "shared-face", "shared-reading", "sheet",
    "today-counsel", "today-page", "tread",
  ]

  @Test func everyClassThatIsWornIsKnown() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let known = catalog.all.filter { $0.path.hasSuffix(".css") || $0.path.hasSuffix(".js") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let names = Set(known.matches(of: /\.(-?[a-zA-Z_][a-zA-Z0-9_-]*)/).map { String($0.output.1) })
    var unknown: Set<String> = []
    for name in AssetFiles.embedded.names where name.hasSuffix(".mustache") {
      let text = try AssetFiles.embedded.text(name)
      for match in text.matches(of: /class="([^"]*)"/) {
        let plain = match.output.1.replacing(/\{\{[#\/^][^}]*\}\}/, with: " ").replacing(/\{\{[^}]*\}\}\}?/, with: "\0")
        for word in plain.split(separator: " ") where !word.contains("\0") && !names.contains(String(word)) {
          unknown.insert(String(word))
        }
      }
    }
    #expect(unknown.subtracting(Self.bare).sorted() == [])
    #expect(Self.bare.subtracting(unknown).sorted() == [], "these are known by now")
  }

  /// A rule for a class that nothing wears is weight without use.
  @Test func everyClassOfTheSheetsIsWorn() throws {
    var worn: Set<Substring> = ["s-fire", "s-earth", "s-air", "s-water"]
    for name in AssetFiles.embedded.names where name.hasSuffix(".mustache") || name.hasSuffix(".js") {
      let text = try AssetFiles.embedded.text(name)
      for match in text.matches(of: /[a-z][a-zA-Z0-9-]*/) { worn.insert(match.output) }
    }
    // What drawings of this room and values of the pages add.
    worn.formUnion([
      "bare", "railed", "card-pt", "end", "st", "ground", "net", "net2", "horizon", "sunglow", "tick", "tick-5", "gold-star",
    ])
    // What the steps and the profile choose among, and what the wheel of ChartArt wears.
    worn.formUnion([
      "done", "todo", "now", "on", "off", "burst", "ray", "ray-l", "r1", "r2", "rays", "disc", "tgl", "ob-zod", "ob-hours", "hr",
      "base",
    ])
    worn.formUnion(["mark", "mark-words", "away", "halo-gold", "tone", "retro", "numeral", "cusp"])
    worn.formUnion(["a-join", "a-soft", "a-hard", "a-minor", "a", "b", "c"])
    for sheet in ["components", "pages"] {
      let css = AssetCatalog.withoutComments(try AssetFiles.embedded.text("css/\(sheet).css"))
      for match in css.matches(of: /\.([a-z][a-z0-9-]*)(?=[^{};]*\{)/) {
        #expect(worn.contains(match.output.1), ".\(match.output.1) in \(sheet).css")
      }
    }
  }

  /// Comments of scripts are for their authors. They are left out line by line, so no text of a script may go over a line’s end.
  @Test func scriptsAreServedWithoutTheirComments() throws {
    for name in AssetFiles.embedded.names where name.hasPrefix("js/") {
      for line in try AssetFiles.embedded.text(name).split(separator: "\n") {
        #expect(line.count { $0 == "`" } % 2 == 0, "\(name): \(line)")
      }
    }
    let catalog = try AssetCatalog(files: .embedded)
    for script in catalog.all where script.path.hasSuffix(".js") {
      let lines = String(decoding: script.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 1 && !lines.contains { $0.drop { $0 == " " }.hasPrefix("//") }, "\(script.name)")
    }
    #expect(AssetCatalog.filled("{{a}}{{{a}} {{b}} {{a", ["a": "1"]) == "1{1 {{b}} {{a")
    #expect(AssetCatalog.withoutComments(script: "// why\nlet a = 1; // b\n\n  // c\n  a;\n") == "let a = 1; // b\n  a;\n")
  }

  /// What a script imports has its address in it, and the page names it, so that a device holds it with the page.
  @Test func importsAreNamedByTheirAddress() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let importers = [
      "instants.js": ["clock.js", "device.js", "land.js", "offline.js", "waiting.js", "zone.js"],
      "page-at.js": ["land.js", "today.js", "wheel.js"],
    ]
    let named = try [
      "instants.js": Site().html(LandingPage(.init(moment: nil))), "page-at.js": Site().html(ChartPage(try .sample)),
    ]
    var found: [String: [String]] = [:]
    for script in catalog.all where script.path.hasSuffix(".js") {
      let text = String(decoding: script.bytes, as: UTF8.self)
      for match in text.matches(of: /^import .* from "([^"]*)";$/.anchorsMatchLineEndings()) {
        let name = try #require(importers.keys.first(where: { catalog.path($0) == match.output.1 }), "\(script.name)")
        found[name, default: []].append(script.name)
      }
    }
    #expect(found.mapValues { $0.sorted() } == importers)
    for (name, page) in named {
      let path = catalog.path(name)
      #expect(catalog.asset(at: path) != nil)
      #expect(page.contains("<script type=\"module\" src=\"\(path)\"></script>"), "\(name)")
    }
  }

  /// One script tells instants, and so all of them by the same clocks; a day alone has no hour.
  @Test func oneScriptTellsInstants() throws {
    for name in AssetFiles.embedded.names where name.hasPrefix("js/") && name != "js/instants.js" {
      let script = try AssetFiles.embedded.text(name)
      #expect(!script.contains("toLocaleString") && !script.contains("toLocaleTimeString"), "\(name)")
    }
  }

  @Test func scriptsBuildNoMarkup() throws {
    for name in AssetFiles.embedded.names where name.hasPrefix("js/") {
      let script = try AssetFiles.embedded.text(name)
      for sink in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", ".style."] {
        #expect(!script.contains(sink), "\(sink) in \(name)")
      }
    }
  }

  @Test func templatesHoldNothingInline() throws {
    for name in AssetFiles.embedded.names where name.hasSuffix(".mustache") {
      let template = try AssetFiles.embedded.text(name)
      #expect(template.firstMatch(of: /\sstyle=/) == nil, "\(name)")
      #expect(template.firstMatch(of: /\son[a-z]+=/) == nil, "\(name)")
      #expect(template.firstMatch(of: /<script(?![^>]*\ssrc=)/) == nil, "\(name)")
      #expect(!template.contains("<style"), "\(name)")
    }
  }

  @Test func theFirstPageIsLight() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let first = try Site().html(LandingPage(.init(moment: nil)))
    // The service worker comes when the page has been shown.
    let own = catalog.all.filter { $0.path.hasSuffix(".js") && $0.isImmutable && first.contains($0.path) }
    let scripts = own.reduce(0) { $0 + $1.bytes.count }
    // Uncompressed bounds that keep the compressed ones (20 KB of style, 40 KB of script on a page) far away.
    #expect(scripts > 0 && scripts < 20_000)
    let all = catalog.all.filter { $0.path.hasSuffix(".js") }.reduce(0) { $0 + $1.bytes.count }
    #expect(all < 125_000)
    #expect(try #require(catalog.asset(at: catalog.path("app.css"))).bytes.count < 57_000)
  }

  /// Two faces, asked for before the style that names them, and not more than a page may weigh; those of marked letters when there are some.
  @Test func theTypeFacesAreSmallAndAskedForEarly() throws {
    let catalog = try AssetCatalog(files: .embedded)
    let page = try Site().html(LandingPage(.init(moment: nil)))
    let style = try String(decoding: #require(catalog.asset(at: catalog.path("app.css"))).bytes, as: UTF8.self)
    let sheet = try #require(page.range(of: catalog.path("app.css"))).lowerBound
    var weight = 0
    for name in AssetCatalog.faces {
      let face = try #require(catalog.asset(at: catalog.path(name)))
      #expect(face.mediaType == "font/woff2" && face.isImmutable)
      #expect(style.contains("url(\(face.path))"))
      #expect(try #require(page.range(of: face.path)).lowerBound < sheet)
      weight += face.bytes.count
    }
    #expect(weight < 24_000)
    for name in AssetCatalog.markedFaces {
      let face = try #require(catalog.asset(at: catalog.path(name)))
      #expect(style.contains("url(\(face.path))") && !page.contains(face.path))
      weight += face.bytes.count
    }
    #expect(weight < 60_000)
    #expect(!style.contains("{{"))
  }

  @Test func aBrokenFolderSaysWhatIsWrong() {
    #expect(throws: SiteError.self) { try Site(directory: "/nonexistent/astronova") }
    #expect(SiteError.missing(file: "css/tokens.css").description.contains("css/tokens.css"))
  }
}
