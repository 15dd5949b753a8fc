import Shapes

/// A file that a page needs, ready to be sent.
package struct Asset: Sendable, Hashable {
  /// The name without its hash, such as `app.css`.
  package let name: String
  /// The address at which the server answers with it. Names under `/assets/` carry a hash of the content and may be cached for
  /// ever.
  package let path: String
  /// The value of `Content-Type`.
  package let mediaType: String
  /// The content.
  package let bytes: [UInt8]

  /// Where assets lie that a hash of their bytes names.
  static let folder = String(Route.asset.path.dropLast("**".count))

  /// Whether the content at ``path`` can never change.
  package var isImmutable: Bool { path.hasPrefix(Self.folder) }

  static func mediaType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "woff2": "font/woff2"
    case "webmanifest": "application/manifest+json"
    default: "application/octet-stream"
    }
  }
}
