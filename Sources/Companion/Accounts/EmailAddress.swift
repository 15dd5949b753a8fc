import Identity
package import Store

/// An address as a form or a request brings it. Whether anyone reads it only a letter can tell; here it only has to look like one.
package struct EmailAddress: Sendable, Hashable {
  /// As it was written, without the spaces around it and what cannot be seen in it.
  package let text: String
  /// The form by which it is found.
  package let canonical: String

  /// - Throws: ``CompanionError`` that names the field.
  package init(_ text: String, field: String) throws(CompanionError) {
    do {
      let address = try MailAddress(text)
      self.text = address.text
      canonical = address.canonical
    } catch {
      let reason =
        switch error {
        case .shape: ""
        case .name: " The part before the @ contains a character that is not allowed."
        case .domain: " The part after the @ is not a domain name."
        case .tooLong: " It is too long."
        }
      throw CompanionError.invalid("\(field) must be an address such as ada@example.org.\(reason)", field: field)
    }
  }

  /// The forms under which an account may be found: the one from before addresses were normalised, should ``AddressRenewal`` have had to
  /// leave it, and the one of today.
  package static func forms(_ text: String) -> (earlier: String, canonical: String) {
    let earlier = String(text.prefix(2048).trimmed.lowercased().prefix(320))
    return (earlier, (try? MailAddress(text))?.canonical ?? earlier)
  }
}

/// Brings addresses that were kept before they were normalised into today's form, once. Of two accounts whose addresses turn out to be one,
/// the older has it, and the younger keeps its spelling.
package struct AddressRenewal: Sendable {
  package let store: DataStore
  package let clock: WallClock

  /// Puts the value together from its parts.
  package init(store: DataStore, clock: WallClock) {
    self.store = store
    self.clock = clock
  }

  /// The name under which it is noted that it is done.
  private static let job = "normalised addresses"

  package func run() async throws {
    guard try await store.jobs.place(of: Self.job).isEmpty else { return }
    _ = try await store.accounts.rewriteSubjects { (try? MailAddress($0))?.canonical }
    try await store.jobs.note("done", of: Self.job, now: clock.microseconds)
  }
}
