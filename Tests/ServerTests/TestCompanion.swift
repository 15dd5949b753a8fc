import Companion
import Crypto
import Identity
import Store

@testable import Server

extension Companion {
  /// The product over a store, as tests need it that ask no server.
  static func test(_ store: DataStore, _ clock: WallClock) async -> Companion {
    let accounts = AccountService(
      store: store, tokens: await AccessTokens(key: store.derivedKey(for: "access tokens")),
      passwords: PasswordHasher(cost: .standard),
      guesses: GuessLimiter(LimitTable.standard.guesses, now: clock.elapsed),
      verifier: IdentityVerifier([], fetch: ProviderKeys(patience: .seconds(300)).fetch), clock: clock,
      refreshKey: store.derivedKey(for: "refresh tokens"), networkKey: store.derivedKey(for: "known networks"))
    return Companion(store: store, accounts: accounts, clock: clock)
  }
}
