import Mustache
import Readings
import Synchronization

/// The templates of one language, each read when a page first needs it, with those that it includes.
///
/// Reading all of them takes longer than everything else that a server does before its first answer, and most people open few pages.
final class TemplateShelf: Sendable {
  private let files: AssetFiles
  private let language: Language
  private let kept = Mutex(Kept())

  private struct Kept {
    var templates: [String: MustacheTemplate] = [:]
    /// For each page its own template and what that includes.
    var libraries: [String: MustacheLibrary] = [:]
  }

  private static let folder = "templates/"
  private static let ending = ".mustache"

  init(_ files: AssetFiles, _ language: Language) {
    self.files = files
    self.language = language
  }

  /// The names of all templates.
  private var names: [String] {
    files.names.filter { $0.hasPrefix(Self.folder) && $0.hasSuffix(Self.ending) }
      .map { String($0.dropFirst(Self.folder.count).dropLast(Self.ending.count)) }
  }

  /// Reads every template: for files that are not those of the executable, which tests have read.
  func readAll() throws(SiteError) { for name in names { _ = try library(name) } }

  /// A template with its values; empty when there is no such template.
  func render(_ name: String, _ values: [String: Any]) -> String {
    (try? library(name))?.render(values, withTemplate: name) ?? ""
  }

  private func library(_ name: String) throws(SiteError) -> MustacheLibrary {
    let read = kept.withLock { kept in
      Result { () throws(SiteError) in
        if let library = kept.libraries[name] { return library }
        var own: [String: MustacheTemplate] = [:]
        var wanted = [name]
        while let next = wanted.popLast() {
          if own[next] != nil { continue }
          let text = try text(next)
          let template: MustacheTemplate
          if let known = kept.templates[next] { template = known } else { template = try parsed(text, next) }
          own[next] = template
          kept.templates[next] = template
          wanted += Self.included(in: text)
        }
        let library = MustacheLibrary(templates: own)
        kept.libraries[name] = library
        return library
      }
    }
    return try read.get()
  }

  private func path(_ name: String) -> String { Self.folder + name + Self.ending }

  private func text(_ name: String) throws(SiteError) -> String { try files.text(path(name)) }

  private func parsed(_ text: String, _ name: String) throws(SiteError) -> MustacheTemplate {
    let told = try PageTexts(language, file: path(name)).told(text)
    do {
      return try MustacheTemplate(string: PageAddresses.set(into: told))
    } catch {
      throw .malformed(file: path(name), reason: "\(error)")
    }
  }

  /// The names in `{{>name}}`.
  static func included(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "{")).compactMap { part in
      guard part.first == UInt8(ascii: ">"), let end = part.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      return String(Substring(part[..<end].dropFirst())).trimmed
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix { $0 != " " }) }
}
