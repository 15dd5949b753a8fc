import Mustache
package import Readings

/// The pages, put together once: templates parsed, styles joined, addresses worked out.
///
/// ```swift
/// let site = try Site()
/// let html = site.html(ErrorPage(status: 404), for: .visitor(.english))
/// ```
package struct Site: Sendable {
  private let parts: Parts
  private let directory: String?
  private let languages: Languages

  /// The pages inside the executable or, for development, those of a folder laid out like `Sources/WebAssets/files`; such a
  /// folder is read again for every page.
  ///
  /// - Parameter languages: what the pages speak.
  package init(directory: String? = nil, languages: Languages = .shipped) throws(SiteError) {
    self.directory = directory
    self.languages = languages
    let isShipped = directory == nil && languages.first === Language.english && !languages.isChoice
    parts = try isShipped ? Parts.shipped.get() : Parts(directory: directory, languages: languages)
  }

  /// Styles, scripts and icons.
  package var assets: AssetCatalog { current.assets }

  /// A page as a whole HTML document, for whoever looks at it.
  package func html(_ page: some Page, for viewer: Viewer) -> String {
    let parts = current
    let language = viewer.language
    var values = page.values(assets: parts.assets, language: language)
    values["sprite"] = parts.assets.path("sprite.svg")
    let body = parts.render(type(of: page).template, values, language)
    return parts.render("shell", page.shell(in: language).values(body: body, assets: parts.assets, viewer: viewer), language)
  }

  /// In development the folder as it is now; while a file in it is broken, the last state that held together at start.
  private var current: Parts {
    guard let directory, let fresh = try? Parts(directory: directory, languages: languages) else { return parts }
    return fresh
  }

  private struct Parts: Sendable {
    let assets: AssetCatalog
    /// The templates in every language, by its tag.
    private let libraries: [String: MustacheLibrary]
    private let first: String

    /// What is inside the executable never changes: all sites of a process share it.
    static let shipped = Result { () throws(SiteError) in try Parts(directory: nil, languages: .shipped) }

    init(directory: String?, languages: Languages) throws(SiteError) {
      let files: AssetFiles
      if let directory { files = try AssetFiles(directory: directory) } else { files = .embedded }
      assets = try AssetCatalog(files: files)
      first = languages.first.tag
      var libraries: [String: MustacheLibrary] = [:]
      for language in languages.all { libraries[language.tag] = try Self.library(files, language) }
      self.libraries = libraries
    }

    private static func library(_ files: AssetFiles, _ language: Language) throws(SiteError) -> MustacheLibrary {
      var templates: [String: MustacheTemplate] = [:]
      for name in files.names where name.hasPrefix("templates/") && name.hasSuffix(".mustache") {
        let text = try PageTexts(language, file: name).told(files.text(name))
        do {
          templates[String(name.dropFirst("templates/".count).dropLast(".mustache".count))] = try MustacheTemplate(
            string: PageAddresses.set(into: text))
        } catch {
          throw .malformed(file: name, reason: "\(error)")
        }
      }
      return MustacheLibrary(templates: templates)
    }

    func render(_ template: String, _ values: [String: Any], _ language: Language) -> String {
      (libraries[language.tag] ?? libraries[first])?.render(values, withTemplate: template) ?? ""
    }
  }
}

/// Why the pages cannot be put together. Can only happen at start, or while the files of a folder are being edited.
package enum SiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A folder or file cannot be read.
  case unreadable(path: String)
  /// A file that the pages need is not there.
  case missing(file: String)
  /// A file does not say what it must.
  case malformed(file: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .missing(let file): "the file \(file) is missing"
    case .malformed(let file, let reason): "\(file): \(reason)"
    }
  }
}
