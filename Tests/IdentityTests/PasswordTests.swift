import Testing

@testable import Identity

@Suite struct PasswordTests {
  let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, lanes: 1)

  @Test func aHashKnowsItsPasswordOnly() throws {
    let hash = PasswordHash("correct horse battery", cost: cheap)
    let kept = try #require(PasswordHash(text: hash.text))
    #expect(kept.matches("correct horse battery"))
    #expect(!kept.matches("correct horse batterz") && !kept.matches("") && !kept.matches("correct horse battery "))
    #expect(PasswordHash("correct horse battery", cost: cheap).text != hash.text)
    // É in one code point and in two is the same key on another keyboard.
    #expect(PasswordHash("caf\u{E9}-caf\u{E9}", cost: cheap).matches("cafe\u{301}-cafe\u{301}"))
  }

  @Test func scryptIsTheOneOfTheStandard() {
    // RFC 7914, section 12: scrypt("password", "NaCl", 1024, 8, 16), the first 32 bytes.
    let hash = PasswordHash("password", cost: PasswordHash.Cost(logarithm: 10, blockSize: 8, lanes: 16), salt: Array("NaCl".utf8))
    #expect(hash.text.hasSuffix("$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI="))
  }

  @Test(arguments: ["", "scrypt", "scrypt$4$8$1$x$y", "scrypt$99$8$1$AAAA$AAAA", "bcrypt$4$8$1$AAAA$AAAA", "scrypt$4$8$1$AAAA$"])
  func whatIsNoHashIsNone(_ text: String) { #expect(PasswordHash(text: text) == nil) }

  @Test func parametersRiseWhenThePasswordIsKnown() async throws {
    let old = PasswordHash("a long enough one", cost: cheap).text
    let desk = PasswordHasher(cost: PasswordHash.Cost(logarithm: 5, blockSize: 8, lanes: 1))
    guard case .right(let raised?) = try await desk.compare("a long enough one", with: old, for: "here") else {
      Issue.record("a weaker hash must be raised")
      return
    }
    #expect(try await desk.compare("a long enough one", with: raised, for: "here") == .right(raised: nil))
    #expect(try await desk.compare("another", with: raised, for: "here") == .wrong)
    #expect(try await desk.compare("anything", with: nil, for: "here") == .wrong)
    #expect(try await desk.compare("", with: nil, for: "here") == .wrong)
  }

  @Test func thePasswordOfNobodyIsAsMuchWorkAndMatchesNothing() throws {
    let nobody = PasswordHash(ofNobodyAt: cheap)
    let other = PasswordHash(ofNobodyAt: cheap)
    let kept = try #require(PasswordHash(text: nobody.text))
    #expect(kept == nobody && nobody.text != other.text && nobody.text.hasPrefix("scrypt$4$8$1$"))
    for password in ["", "a password that nobody has", "scrypt"] { #expect(!kept.matches(password)) }
  }

  @Test func manyAtOnceAllGetAnAnswer() async throws {
    let desk = PasswordHasher(cost: cheap)
    let hash = try await desk.hash("the right one", for: "here")
    let right = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<30 {
        let password = index % 3 == 0 ? "the right one" : "a wrong one"
        group.addTask { try await desk.compare(password, with: hash, for: "network \(index)") == .right(raised: nil) }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(right == 10)
  }

  @Test(arguments: [
    ("short", PasswordRule.Fault.tooShort), ("password123", .common), ("PASSWORD123", .common), ("qwertyuiop", .common),
    ("aaaaaaaaaaaa", .common), ("abababababab", .common), ("ada@example.org", .address), ("ADA@example.org", .address),
    (String(repeating: "long ", count: 60), .tooLong),
  ])
  func whatEverybodyTriesIsRefused(_ password: String, _ fault: PasswordRule.Fault) {
    #expect(throws: fault) { try PasswordRule.check(password, email: "ada@example.org") }
  }

  @Test(arguments: ["under the pear tree", "ночь над морем", "月が綺麗ですね夜更", "🌒🌓🌔🌕🌖🌗🌘🌑", "x9!kLq2#"])
  func phrasesInAnyScriptAreWelcome(_ password: String) throws { try PasswordRule.check(password, email: "ada@example.org") }

  @Test func theListIsWholeAndInOrder() {
    #expect(CommonPasswords.count > 10_000)
    for known in ["password1", "iloveyou1", "football1", "1234567890", "sunshine1"] { #expect(CommonPasswords.contain(known)) }
    #expect(!CommonPasswords.contain("under the pear tree"))
  }
}
