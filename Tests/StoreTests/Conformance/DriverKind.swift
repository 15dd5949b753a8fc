import Testing

@testable import Store

/// The drivers that every repository is tried on. A later driver adds a case, and must pass everything.
enum DriverKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case memory, folder

  var testDescription: String { rawValue }

  /// A fresh store of this kind.
  func open(_ folder: TemporaryFolder) throws -> DataStore {
    switch self {
    case .memory: try DataStore(.memory)
    case .folder: try DataStore(.folder(folder.path))
    }
  }
}

extension DataStore {
  /// An account that signs in with an address.
  func makeAccount(_ email: String = "ada@example.org", at time: Int64 = 1_000) async throws -> Account {
    let account = Account(id: UUIDv7.generate(microseconds: time), role: .member, createdAt: time)
    let credential = Credential(
      id: UUIDv7.generate(microseconds: time), accountID: account.id, kind: .password, subject: email, email: email,
      secret: "hash", createdAt: time)
    #expect(try await accounts.create(account, with: credential))
    return account
  }
}

/// A new id.
func newID(_ time: Int64 = 1_000) -> String { UUIDv7.generate(microseconds: time) }
