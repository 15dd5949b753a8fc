package import Readings

/// The pages, put together once: styles joined, addresses worked out, templates read when a page needs them.
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
    private let shelves: [String: TemplateShelf]
    private let first: String

    /// What is inside the executable never changes: all sites of a process share it.
    static let shipped = Result { () throws(SiteError) in
      try Parts(files: .embedded, languages: .shipped)
    }

    /// The files of a folder, or texts of another language: what is wrong in them is said at start.
    init(directory: String?, languages: Languages) throws(SiteError) {
      let files: AssetFiles
      if let directory { files = try AssetFiles(directory: directory) } else { files = .embedded }
      try self.init(files: files, languages: languages)
      for shelf in shelves.values { try shelf.readAll() }
    }

    private init(files: AssetFiles, languages: Languages) throws(SiteError) {
      assets = try AssetCatalog(files: files)
      first = languages.first.tag
      var shelves: [String: TemplateShelf] = [:]
      for language in languages.all { shelves[language.tag] = TemplateShelf(files, language) }
      self.shelves = shelves
    }

    func render(_ template: String, _ values: [String: Any], _ language: Language) -> String {
      (shelves[language.tag] ?? shelves[first])?.render(template, values) ?? ""
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
