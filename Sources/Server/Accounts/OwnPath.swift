/// A path of this site to go to after signing in. Nothing that could lead elsewhere is one.
struct OwnPath: Sendable, Hashable {
  let text: String

  /// - Returns: `nil` for an address of another host in any of its disguises.
  init?(_ text: String?) {
    // Browsers read a backslash as a slash, and drop tabs and line ends, so neither may stand anywhere.
    guard let text, (1...2_048).contains(text.utf8.count), text.hasPrefix("/"), !text.hasPrefix("//"),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    self.text = text
  }
}
