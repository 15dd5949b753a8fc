import Foundation
import PseudoLanguage
import Readings
import Testing

@testable import Web

/// The words of pages stand in the texts of a language, and nowhere in a template or in code.
@Suite struct PageTextsTests {
  /// What is the same in every language.
  private static let names: Set = ["Astronova"]

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func sources(_ folder: String) throws -> [(name: String, text: String)] {
    let walker = try #require(FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
    return try walker.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func noTemplateHasWordsOfItsOwn() throws {
    let files = AssetFiles.embedded
    let templates = files.names.filter { $0.hasSuffix(".mustache") }
    #expect(templates.count > 30)
    for name in templates {
      var text = try files.text(name)
      // Texts, values and sections first, for they may stand within tags.
      text.replace(/\{%.*?%\}/, with: "")
      text.replace(/\{\{\{.*?\}\}\}|\{\{.*?\}\}/, with: "")
      let spoken = text.matches(of: /(?:aria-label|alt|title|placeholder)="([^"]*)"/).map { String($0.output.1) }
      text.replace(/<[^>]*>/, with: " ")
      for word in ([text] + spoken).flatMap({ $0.split { !$0.isLetter } }) where word.count > 1 {
        #expect(Self.names.contains(String(word)), "\(name) says “\(word)”")
      }
    }
  }

  /// Keys that are put together in code are looked at by the pages in the pseudo-language.
  @Test func everyKeyInTheCodeIsWritten() throws {
    var count = 0
    for folder in ["Sources/Web", "Sources/Server"] {
      for (name, text) in try Self.sources(folder) {
        for call in text.matches(of: /\.page\([^"]*?((?:"[a-z-]+ [a-z-]+"[\s?:]*)+)/) {
          for key in String(call.output.1).matches(of: /"([a-z-]+ [a-z-]+)"/) {
            count += 1
            #expect(!Language.english.page(String(key.output.1)).isEmpty, "\(name) asks for \(key.output.1)")
          }
        }
      }
    }
    #expect(count > 150)
  }

  private func told(_ template: String, _ language: Language = .english) throws -> String {
    try PageTexts(language, file: "x").told(template)
  }

  @Test func aTextTakesItsPlaceInATemplate() throws {
    #expect(try told("<p>{%profile more%}</p>") == "<p>{{restCount}} more</p>")
    #expect(
      try told(#"<p>{%profile no-history|draw=<a class="link" href="{{path.chartForm}}">%}</p>"#)
        == "<p>Readings that you bookmark gather here, and charts that you draw while you are signed in, for friends as well. "
        + #"<a class="link" href="{{path.chartForm}}">Draw one</a></p>"#)
    #expect(throws: SiteError.self) { try told("<p>{%today no-such-text%}</p>") }
    #expect(throws: SiteError.self) { try told("<p>{%today keep") }
    #expect(throws: SiteError.self) { try told("<p>{%profile no-history|draw%}</p>") }
    // The text marks a word that the template does not know.
    #expect(throws: SiteError.self) { try told("<p>{%profile no-history|other=<b>%}</p>") }
  }

  /// A text may say anything; it is never markup.
  @Test func aHostileTextStaysText() throws {
    let hostile = """
      [x]
      a: <script>alert(1)</script> & "quotes" {{{body}}}
      b: [<img src=x onerror=alert(1)>](link) after](link) [open
      c: [one](link) and [two](javascript:alert) more
      """
    let language = Language(tag: "xx", files: [("pages/x.txt", hostile)])
    let plain = try told("{%x a%}", language)
    #expect(plain.hasPrefix("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; "))
    #expect(!plain.contains("<") && !plain.contains("\""))
    let marked = try told(#"{%x b|link=<a href="/">%}"#, language)
    #expect(marked == #"<a href="/">&lt;img src=x onerror=alert(1)&gt;</a> after](link) [open"#)
    #expect(throws: SiteError.self) { try told(#"{%x c|link=<a href="/">%}"#, language) }
    // Without a tag of the template nothing is marked.
    #expect(try told("{%x c%}", language) == "[one](link) and [two](javascript:alert) more")
  }

  /// What the page fills in is escaped within a text as it is anywhere else.
  @Test func aHostileValueStaysText() throws {
    let site = try Site()
    let html = site.html(HousePage.Support(contact: #""><script>alert(1)</script>"#), for: .visitor(.english))
    #expect(!html.contains("<script>alert") && html.contains("Write to <a class=\"link\" href=\"mailto:&quot;&gt;&lt;script"))
    #expect(Markup(html).problems.isEmpty)
  }

  @Test func aPageSpeaksTheLanguageOfWhoLooks() throws {
    let other = PseudoLanguage.language
    let site = try Site(languages: Languages(first: .english, others: [other]))
    let page = TodayPage(try .sample)
    let told = site.html(page, for: .visitor(other))
    #expect(told.contains("<html lang=\"en-XA\"") && told.contains(PseudoLanguage.told("What is behind it")))
    #expect(!told.contains("What is behind it") && Markup(told).problems.isEmpty)
    #expect(site.html(page, for: .visitor(.english)).contains("What is behind it"))
    // The templates of a language that the site does not have are those of the first one.
    #expect(site.html(page, for: .visitor(Language(tag: "pt", files: []))).contains("What is behind it"))
  }

  /// Templates are read when a page first needs them: here all of them are, so that none is found broken by somebody who looks.
  @Test func everyTemplateOfTheExecutableIsWhole() throws {
    let shelf = TemplateShelf(.embedded, .english)
    try shelf.readAll()
    #expect(shelf.render("no such template", [:]) == "")
    #expect(TemplateShelf.included(in: "a {{>topbar}} {{ > b }} {{> evidence }} {{{c}}} {{>") == ["topbar", "evidence"])
  }
}
