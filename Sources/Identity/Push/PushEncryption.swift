import Crypto
import Foundation

/// Whom a message is encrypted for: what a browser has told with its subscription (RFC 8291, section 3.1).
package struct PushKeys: Sendable, Hashable {
  /// The public key of the browser, a point of P-256 in 65 bytes.
  let point: [UInt8]
  /// The authentication secret, 16 bytes.
  let secret: [UInt8]

  /// The keys of a subscription, in Base64 of URLs or ordinary Base64.
  ///
  /// - Throws: ``PushFault`` that says which of them is none.
  package init(publicKey: String, secret: String) throws(PushFault) {
    guard publicKey.utf8.count <= 128, let point = Base64URL.data(publicKey.replacing("=", with: "")), point.count == 65,
      (try? P256.KeyAgreement.PublicKey(x963Representation: point)) != nil
    else { throw .publicKey }
    guard secret.utf8.count <= 64, let bytes = Base64URL.data(secret.replacing("=", with: "")), bytes.count == 16 else {
      throw .secret
    }
    self.point = Array(point)
    self.secret = Array(bytes)
  }

  /// The public key in Base64 of URLs.
  package var publicKeyText: String { Base64URL.text(Data(point)) }
  /// The secret in Base64 of URLs.
  package var secretText: String { Base64URL.text(Data(secret)) }
}

/// What is wrong with a subscription, or with what is to be sent to one.
package enum PushFault: Error, Sendable, Hashable {
  /// The address is none that a push service may have.
  case endpoint
  /// The public key is no point of P-256 in 65 bytes.
  case publicKey
  /// The authentication secret has not 16 bytes.
  case secret
  /// The message is longer than ``PushEncryption/mostBytes``.
  case tooLong
}

/// Encrypts messages so that the push service that carries them cannot read them: `aes128gcm` (RFC 8188) with the keys of RFC 8291.
package enum PushEncryption {
  /// The most bytes of a message; push services take 4096 encrypted ones.
  package static let mostBytes = 3000
  /// The length of a record: a message is one.
  private static let recordSize: UInt32 = 4096
  /// To what multiple messages are padded, so that their length says nothing of what they tell.
  package static let step = 512

  /// A message as the body of a request to a push service.
  ///
  /// - Throws: ``PushFault/tooLong``, or whatever the keys are refused with.
  package static func body(_ message: [UInt8], for keys: PushKeys) throws -> [UInt8] {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    // The padding and the byte that parts it from the message.
    let padding = step - 1 - message.count % step
    return try body(message, for: keys, from: P256.KeyAgreement.PrivateKey(), salt: salt, padding: padding)
  }

  /// The same with everything that chance decides.
  ///
  /// - Parameters:
  ///   - sender: the key that is made for this message alone.
  ///   - salt: 16 bytes.
  ///   - padding: how many zeros follow the message.
  static func body(
    _ message: [UInt8], for keys: PushKeys, from sender: P256.KeyAgreement.PrivateKey, salt: [UInt8], padding: Int = 0
  ) throws -> [UInt8] {
    guard message.count <= mostBytes else { throw PushFault.tooLong }
    let receiver = try P256.KeyAgreement.PublicKey(x963Representation: keys.point)
    let ownPoint = Array(sender.publicKey.x963Representation)
    // RFC 8291, section 3.4: both public keys take part in the key that all others come from.
    let shared = try sender.sharedSecretFromKeyAgreement(with: receiver)
    let material = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: keys.secret, sharedInfo: Array("WebPush: info\0".utf8) + keys.point + ownPoint,
      outputByteCount: 32)
    func derived(_ label: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: material, salt: salt, info: Array("Content-Encoding: \(label)\0".utf8), outputByteCount: count)
    }
    let nonce = try AES.GCM.Nonce(data: derived("nonce", 12).withUnsafeBytes { Array($0) })
    // RFC 8188, section 2: 2 ends the text of the last record, zeros may follow.
    let text = message + [2] + [UInt8](repeating: 0, count: max(0, padding))
    let box = try AES.GCM.seal(text, using: derived("aes128gcm", 16), nonce: nonce)
    var body = salt
    for shift in [24, 16, 8, 0] { body.append(UInt8(truncatingIfNeeded: recordSize >> UInt32(shift))) }
    body.append(UInt8(ownPoint.count))
    return body + ownPoint + box.ciphertext + box.tag
  }
}
