import Companion
import Ephemeris
import Store
import Wire

extension ISO8601 {
  /// A stored time as ISO 8601 writes it.
  static func string(microseconds: Int64) -> String { string(UTC(microseconds: microseconds)) }
}

extension CredentialAnswer {
  init(_ credential: Credential) {
    self.init(
      id: credential.id, provider: credential.kind.rawValue,
      issuer: credential.kind == .openid ? credential.issuer : nil, email: credential.email,
      createdAt: ISO8601.string(microseconds: credential.createdAt))
  }
}

extension DeviceAnswer {
  init(_ signIn: SignIn, isThis: Bool) {
    self.init(
      id: signIn.id, kind: signIn.kind.rawValue, device: signIn.device, createdAt: ISO8601.string(microseconds: signIn.createdAt),
      seenAt: ISO8601.string(microseconds: signIn.seenAt), expiresAt: ISO8601.string(microseconds: signIn.expiresAt),
      current: isThis)
  }
}

extension SecurityEventAnswer {
  init(_ event: SecurityEvent) {
    self.init(
      event: event.kind, at: ISO8601.string(microseconds: event.at), device: event.device, network: event.network,
      count: Int(clamping: event.times), since: ISO8601.string(microseconds: event.since ?? event.at))
  }
}

extension ProgramKeyAnswer {
  init(_ key: APIKey, key text: String? = nil) {
    self.init(
      id: key.id, name: key.name, hint: key.hint, scopes: key.scopes, createdAt: ISO8601.string(microseconds: key.createdAt),
      usedAt: key.usedAt.map(ISO8601.string(microseconds:)), expiresAt: key.expiresAt.map(ISO8601.string(microseconds:)),
      key: text)
  }
}
