import Foundation

/// Where a request comes from: enough to count requests and to recognise a device, never all of an address in a record.
package struct ClientNetwork: Sendable, Hashable {
  /// What requests are counted by: an IPv4 address, or the /64 of an IPv6 address, which is one subscriber.
  package let key: String
  /// What the security log shows: half of the address.
  package let shown: String

  package static let unknown = ClientNetwork(key: "unknown", shown: "")

  private init(key: String, shown: String) {
    self.key = key
    self.shown = shown
  }

  /// A network from an IP address.
  package init(address: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, address, &bytes) == 1 {
      self.init(key: address, shown: "\(bytes[0]).\(bytes[1]).x.x")
    } else if inet_pton(AF_INET6, address, &bytes) == 1 {
      // An IPv4 address in the clothes of IPv6 (RFC 4291, 2.5.5.2).
      if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
        self.init(address: bytes[12...].map(String.init).joined(separator: "."))
        return
      }
      func groups(_ count: Int) -> String {
        stride(from: 0, to: count * 2, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
          .joined(separator: ":")
      }
      self.init(key: groups(4) + "::/64", shown: groups(2) + ":…")
    } else {
      self = .unknown
    }
  }

  /// The network of a request.
  ///
  /// What a proxy says of the other end is believed only when the proxy itself is one of ours; then the last address that is not ours is
  /// taken, since everything before it may be made up.
  package init(peer: String?, forwarded: String?, trustedProxies: Set<String>) {
    guard let peer else {
      self = .unknown
      return
    }
    guard trustedProxies.contains(peer), let forwarded else {
      self.init(address: peer)
      return
    }
    let hops = forwarded.split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }.map(String.init)
    self.init(address: hops.last { !trustedProxies.contains($0) } ?? peer)
  }
}
