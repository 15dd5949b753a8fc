import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: scrypt (RFC 7914) with its own salt and parameters, `scrypt$15$8$3$salt$hash`.
package struct PasswordHash: Sendable, Hashable {
  /// How much work a hash is. Memory is 128 · 2^logarithm · blockSize bytes.
  package struct Cost: Sendable, Hashable {
    /// The binary logarithm of N.
    package let logarithm: Int
    /// r.
    package let blockSize: Int
    /// p.
    package let lanes: Int

    package init(logarithm: Int, blockSize: Int, lanes: Int) {
      self.logarithm = logarithm
      self.blockSize = blockSize
      self.lanes = lanes
    }

    /// 32 MiB, about a tenth of a second: one of the equal choices of the OWASP Password Storage Cheat Sheet (2024).
    package static let standard = Cost(logarithm: 15, blockSize: 8, lanes: 3)
  }

  /// The kept form.
  package let text: String
  let cost: Cost
  private let salt: [UInt8]
  private let hash: [UInt8]

  /// Hashes a password.
  package init(_ password: String, cost: Cost = .standard) {
    var generator = SystemRandomNumberGenerator()
    self.init(password, cost: cost, salt: (0..<16).map { _ in generator.next() })
  }

  init(_ password: String, cost: Cost, salt: [UInt8]) {
    self.init(cost: cost, salt: salt, hash: Self.derive(password, cost, salt))
  }

  /// What stands for the password of nobody: no password matches it, and finding that out is as much work as for any other. Making it is
  /// none.
  init(ofNobodyAt cost: Cost) {
    var generator = SystemRandomNumberGenerator()
    self.init(cost: cost, salt: (0..<16).map { _ in generator.next() }, hash: (0..<32).map { _ in generator.next() })
  }

  private init(cost: Cost, salt: [UInt8], hash: [UInt8]) {
    self.cost = cost
    self.salt = salt
    self.hash = hash
    text =
      "scrypt$\(cost.logarithm)$\(cost.blockSize)$\(cost.lanes)$\(Data(salt).base64EncodedString())$\(Data(hash).base64EncodedString())"
  }

  /// Reads a kept form; `nil` when it is none.
  package init?(text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0] == "scrypt", let logarithm = Int(parts[1]), (1...22).contains(logarithm),
      let blockSize = Int(parts[2]), (1...32).contains(blockSize), let lanes = Int(parts[3]), (1...16).contains(lanes),
      let salt = Data(base64Encoded: String(parts[4])), let hash = Data(base64Encoded: String(parts[5])), hash.count == 32
    else { return nil }
    self.text = text
    cost = Cost(logarithm: logarithm, blockSize: blockSize, lanes: lanes)
    self.salt = Array(salt)
    self.hash = Array(hash)
  }

  /// Whether a password is the one, in a time that does not tell how much of it was right.
  package func matches(_ password: String) -> Bool {
    let other = Self.derive(password, cost, salt)
    var difference: UInt8 = 0
    for (left, right) in zip(hash, other) { difference |= left ^ right }
    return difference == 0 && hash.count == other.count
  }

  /// Whether the password should be hashed again, now that it is known, because more work is asked for today.
  package func isBelow(_ wanted: Cost) -> Bool {
    cost.logarithm < wanted.logarithm || cost.blockSize < wanted.blockSize || cost.lanes < wanted.lanes
  }

  private static func derive(_ password: String, _ cost: Cost, _ salt: [UInt8]) -> [UInt8] {
    let bytes = Array(PasswordRule.normalized(password).utf8)
    // It fails for parameters out of range only, and those are checked when they are read.
    let key = try? KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: 32, rounds: 1 << cost.logarithm, blockSize: cost.blockSize,
      parallelism: cost.lanes)
    return key?.withUnsafeBytes { Array($0) } ?? []
  }
}
