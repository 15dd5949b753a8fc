import Foundation
import Identity

/// Through whom mail is sent, from whom it comes, and where the links in it lead.
package struct MailSettings: Sendable, Hashable {
  /// How the way to the mail server is kept from others.
  package enum Security: Sendable, Hashable {
    /// TLS from the first byte (RFC 8314), usually at port 465.
    case implicit
    /// STARTTLS (RFC 3207), and nothing is sent without it.
    case startTLS
    /// STARTTLS where it is offered: for a mail server on this very machine.
    case opportunistic
  }

  /// Why settings cannot be used.
  package struct Fault: Error, Sendable, Hashable {
    /// Which of them: `smtp`, `smtp-user`, `mail-from`, `origin`.
    package let setting: String
    /// What it must be, as it ends a sentence.
    package let allowed: String
    /// What it is.
    package let got: String
  }

  package let host: String
  package let port: Int
  package let security: Security
  /// With what the server proves itself; `nil` when it need not.
  package let account: Account?
  /// A file of certificates (PEM) by which the mail server is believed; those of the system when `nil`.
  package let certificates: String?
  /// From whom letters come.
  package let sender: Sender
  /// The beginning of every link, such as `https://stars.example.org`.
  package let origin: String

  /// A name at the mail server and its password.
  package struct Account: Sendable, Hashable {
    package let user: String
    package let password: String
  }

  /// From whom a letter comes.
  package struct Sender: Sendable, Hashable {
    package let name: String
    package let address: String
  }

  /// Reads settings.
  ///
  /// - Parameters:
  ///   - server: `smtps://mail.example.org`, `smtp://mail.example.org:587`.
  ///   - sender: `stars@example.org` or `Our stars <stars@example.org>`.
  ///   - origin: where people reach the server: what a request says of that may be made up.
  package init(
    server: String, user: String?, password: String?, certificates: String?, sender: String?, origin: String?
  ) throws(Fault) {
    let form = "an address such as smtps://mail.example.org or smtp://mail.example.org:587, without a name or a path"
    guard let parts = URLComponents(string: server), let scheme = parts.scheme?.lowercased(), let host = Self.host(of: parts),
      scheme == "smtp" || scheme == "smtps", parts.user == nil, parts.password == nil, parts.path.isEmpty || parts.path == "/",
      parts.query == nil, parts.fragment == nil, (1...65_535).contains(parts.port ?? 25)
      // What was given may hold a password, so it is not repeated.
    else { throw Fault(setting: "smtp", allowed: form, got: "got something else") }
    self.host = host
    let isHere = Self.isLoopback(host)
    if scheme == "smtps" {
      port = parts.port ?? 465
      security = .implicit
    } else {
      port = parts.port ?? (isHere ? 25 : 587)
      security = isHere ? .opportunistic : .startTLS
    }
    switch (user, password) {
    case (nil, nil): account = nil
    case (let user?, let password?):
      guard (1...255).contains(user.utf8.count), (1...1024).contains(password.utf8.count), !(user + password).contains("\0")
      else {
        throw Fault(setting: "smtp-user", allowed: "1 to 255 bytes, with a password of 1 to 1024", got: "got something else")
      }
      account = Account(user: user, password: password)
    case (_?, nil), (nil, _?):
      throw Fault(setting: "smtp-user", allowed: "there together with smtp-password, or not at all", got: "got one of the two")
    }
    self.certificates = certificates
    guard let sender, let from = Self.sender(sender) else {
      throw Fault(
        setting: "mail-from", allowed: "an address such as stars@example.org or Our stars <stars@example.org>",
        got: sender == nil ? "got none" : "got something else")
    }
    self.sender = from
    guard let origin else { throw Fault(setting: "origin", allowed: Self.formOfOrigin, got: "got none") }
    self.origin = try Self.origin(origin)
  }

  private static let formOfOrigin = "where people reach this server, such as https://stars.example.org, without a path"

  /// Reads where people reach the server: `https` with a name, or `http` on this machine.
  ///
  /// - Returns: the same without a slash at its end.
  package static func origin(_ text: String) throws(Fault) -> String {
    guard let read = checkedOrigin(text) else {
      throw Fault(setting: "origin", allowed: formOfOrigin, got: "got \(text.prefix(64))")
    }
    return read
  }

  /// By what name the server greets: its own, where it has one.
  var greeting: String {
    let host = URLComponents(string: origin)?.host ?? ""
    let isName =
      host.contains { $0.isLetter } && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }
    return isName ? host : "localhost"
  }

  private static func host(of parts: URLComponents) -> String? {
    guard let host = parts.host?.trimmingCharacters(in: CharacterSet(charactersIn: "[]")), !host.isEmpty else { return nil }
    return host
  }

  private static func isLoopback(_ host: String) -> Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  private static func sender(_ text: String) -> Sender? {
    let isBare = !text.contains("<")
    let name = isBare ? "Astronova" : text.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
    let inner = isBare ? text : String(text.drop { $0 != "<" }.dropFirst())
    guard isBare || inner.hasSuffix(">"), let address = try? MailAddress(isBare ? inner : String(inner.dropLast())),
      name.count <= 60, !name.isEmpty, name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return nil }
    return Sender(name: name, address: address.deliverable)
  }

  private static func checkedOrigin(_ text: String) -> String? {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(), let host = host(of: parts),
      scheme == "https" || (scheme == "http" && isLoopback(host)), parts.user == nil, parts.password == nil,
      parts.path.isEmpty || parts.path == "/", parts.query == nil, parts.fragment == nil
    else { return nil }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

extension MailAddress {
  /// As a mail server takes it: the part before the @ as it was written, the domain in ASCII.
  var deliverable: String {
    let name = text.prefix { $0 != "@" }
    let domain = canonical.drop { $0 != "@" }
    return String(name + domain)
  }
}
