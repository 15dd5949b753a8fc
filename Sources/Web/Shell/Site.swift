import Mustache

/// The pages, put together once: templates parsed, styles joined, addresses worked out.
///
/// ```swift
/// let site = try Site()
/// let html = site.html(ErrorPage(status: 404), for: .visitor(.english))
/// ```
package struct Site: Sendable {
  private let parts: Parts
  private let directory: String?

  /// The pages inside the executable or, for development, those of a folder laid out like `Sources/WebAssets/files`; such a
  /// folder is read again for every page.
  package init(directory: String? = nil) throws(SiteError) {
    self.directory = directory
    parts = try Parts(directory: directory)
  }

  /// Styles, scripts and icons.
  package var assets: AssetCatalog { current.assets }

  /// A page as a whole HTML document, for whoever looks at it.
  package func html(_ page: some Page, for viewer: Viewer) -> String {
    let parts = current
    let language = viewer.language
    var values = page.values(assets: parts.assets, language: language)
    values["sprite"] = parts.assets.path("sprite.svg")
    let body = parts.render(type(of: page).template, values)
    return parts.render("shell", page.shell(in: language).values(body: body, assets: parts.assets, viewer: viewer))
  }

  /// In development the folder as it is now; while a file in it is broken, the last state that held together at start.
  private var current: Parts {
    guard let directory, let fresh = try? Parts(directory: directory) else { return parts }
    return fresh
  }

  private struct Parts: Sendable {
    let assets: AssetCatalog
    let library: MustacheLibrary

    init(directory: String?) throws(SiteError) {
      let files: AssetFiles
      if let directory { files = try AssetFiles(directory: directory) } else { files = .embedded }
      assets = try AssetCatalog(files: files)
      var templates: [String: MustacheTemplate] = [:]
      for name in files.names where name.hasPrefix("templates/") && name.hasSuffix(".mustache") {
        let text = try files.text(name)
        do {
          templates[String(name.dropFirst("templates/".count).dropLast(".mustache".count))] = try MustacheTemplate(
            string: PageAddresses.set(into: text))
        } catch {
          throw .malformed(file: name, reason: "\(error)")
        }
      }
      library = MustacheLibrary(templates: templates)
    }

    func render(_ template: String, _ values: [String: Any]) -> String {
      library.render(values, withTemplate: template) ?? ""
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
