import Store
import Testing

/// Accounts for tests.
enum TestAccount {
  /// Makes an account in a store.
  static func make(in store: DataStore, subject: String = "s", id: Int64 = 1) async throws -> Account {
    let account = Account(id: UUIDv7.generate(microseconds: id), role: .member, createdAt: 1)
    let way = Credential(
      id: UUIDv7.generate(microseconds: 1), accountID: account.id, kind: .google, subject: subject, email: nil, secret: nil,
      createdAt: 1)
    try #require(try await store.accounts.create(account, with: way))
    return account
  }
}
