package import Readings

/// Something a person can look at: plain data, and the template that lays it out.
package protocol Page: Sendable {
  /// The file below `templates`, without its ending.
  static var template: String { get }
  /// Title, place in the navigation and scripts.
  func shell(in language: Language) -> Shell
  /// What the template may name. Strings are escaped where the template uses two braces; three braces are for drawings of our
  /// own.
  func values(assets: AssetCatalog, language: Language) -> [String: Any]
}
