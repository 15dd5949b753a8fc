import Crypto
import Foundation

/// Where messages for one browser go: an address of its push service. Anybody may name one, so it is held to what push services have.
package struct PushEndpoint: Sendable, Hashable {
  /// The address as it came.
  package let text: String
  /// The address as it is asked: the same with its host in small letters.
  package let url: String
  /// The host, in small letters.
  package let host: String
  /// The port.
  package let port: Int
  /// Scheme and host, with the port where it is not the usual one.
  package let origin: String
  /// Whether it leads to this machine, which only tests may ask for.
  package let isLoopback: Bool

  /// The most bytes of an address.
  package static let longest = 2048

  /// The address of a text.
  ///
  /// Only `https` at its usual port and a host with a name: nothing that a parser could read in two ways, and no number that is an address.
  ///
  /// - Parameter allowsLoopback: whether `http` and `https` at any port of 127.0.0.1 and `localhost` are good, too; for tests.
  /// - Throws: ``PushFault/endpoint``.
  package init(_ text: String, allowsLoopback: Bool = false) throws(PushFault) {
    guard text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Self.refused.contains($0) })
    else { throw .endpoint }
    let isSecure = text.hasPrefix("https://")
    guard isSecure || (allowsLoopback && text.hasPrefix("http://")) else { throw .endpoint }
    let scheme = isSecure ? "https" : "http"
    let rest = text.dropFirst(scheme.count + 3)
    guard let slash = rest.firstIndex(of: "/") else { throw .endpoint }
    let authority = rest[..<slash].split(separator: ":", omittingEmptySubsequences: false)
    guard let name = authority.first?.lowercased(), authority.count <= 2 else { throw .endpoint }
    let usual = isSecure ? 443 : 80
    let port: Int
    if authority.count == 2 {
      guard (1...5).contains(authority[1].utf8.count), authority[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(authority[1]), (1...65_535).contains(number)
      else { throw .endpoint }
      port = number
    } else {
      port = usual
    }
    let loopback = allowsLoopback && (name == "127.0.0.1" || name == "localhost")
    guard loopback || (isSecure && port == 443 && Self.isName(name)) else { throw .endpoint }
    self.text = text
    host = name
    self.port = port
    isLoopback = loopback
    origin = "\(scheme)://\(name)" + (port == usual ? "" : ":\(port)")
    url = origin + rest[slash...]
  }

  /// SHA-256 of the address in hexadecimal: what tells that two are the same one.
  package var hash: String { SHA256.hash(data: Data(text.utf8)).hexadecimal }

  /// What no address of a push service has, and parsers of addresses disagree about: `"#<>@[\]^`{|}`.
  private static let refused = Set("\"#<>@[\\]^`{|}".utf8)

  /// Whether a host is a name of two labels or more, the last of which begins with a letter.
  private static func isName(_ host: String) -> Bool {
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard host.utf8.count <= 253, labels.count >= 2, let last = labels.last?.first, (0x61...0x7A).contains(last) else {
      return false
    }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        && label.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    }
  }
}

/// Which addresses of the internet are everybody's.
package enum PublicNetwork {
  /// Whether an address may be connected to on somebody's word: no network of one's own, no machine itself, nothing reserved (the
  /// registries of special-purpose addresses, RFC 6890).
  ///
  /// - Parameter address: 4 bytes of IPv4 or 16 of IPv6, in the order of the network.
  package static func holds(_ address: [UInt8]) -> Bool {
    switch address.count {
    case 4:
      let (a, b, c) = (address[0], address[1], address[2])
      return switch (a, b, c) {
      case (0, _, _), (10, _, _), (127, _, _), (224..., _, _), (100, 64...127, _), (169, 254, _), (172, 16...31, _),
        (192, 168, _), (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 18...19, _), (198, 51, 100), (203, 0, 113):
        false
      default: true
      }
    case 16:
      // Global unicast is 2000::/3; in it 2001::/23 is special, 2001:db8::/32 and 3fff::/20 are for books, and 2002::/16 carries IPv4.
      let (a, b, c, d) = (address[0], address[1], address[2], address[3])
      guard a & 0xE0 == 0x20 else { return false }
      return !((a, b) == (0x20, 0x01) && c < 2) && (a, b, c, d) != (0x20, 0x01, 0x0D, 0xB8) && (a, b) != (0x20, 0x02)
        && !((a, b) == (0x3F, 0xFF) && c < 0x10)
    default: return false
    }
  }
}
