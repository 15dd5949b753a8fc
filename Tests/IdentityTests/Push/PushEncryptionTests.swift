import Crypto
import Foundation
import Testing

@testable import Identity

/// Messages that only a browser can read.
@Suite struct PushEncryptionTests {
  /// The example of RFC 8291, section 5, with the keys of its appendix A.
  @Test func theExampleOfTheStandard() throws {
    let keys = try PushKeys(
      publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      secret: "BTBZMqHH6r4Tts7J_aSIgg")
    let sender = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: try #require(Base64URL.data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
    let salt = Array(try #require(Base64URL.data("DGv6ra1nlYgDCS1FRnbzlw")))
    let body = try PushEncryption.body(
      Array("When I grow up, I want to be a watermelon".utf8), for: keys, from: sender, salt: salt)
    #expect(
      Base64URL.text(Data(body)) == """
        DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b\
        Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
        """)
  }

  @Test func lengthsTellNothing() throws {
    let keys = try PushKeys(
      publicKey: Base64URL.text(P256.KeyAgreement.PrivateKey().publicKey.x963Representation),
      secret: "BTBZMqHH6r4Tts7J_aSIgg==")
    let lengths = try [0, 1, 200, 511].map { try PushEncryption.body([UInt8](repeating: 65, count: $0), for: keys).count }
    #expect(Set(lengths) == [86 + 512 + 16])
    #expect(try PushEncryption.body([UInt8](repeating: 65, count: 3000), for: keys).count <= 4096)
    #expect(throws: PushFault.tooLong) { try PushEncryption.body([UInt8](repeating: 65, count: 3001), for: keys) }
  }

  @Test func keysThatAreNone() throws {
    let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    // One bit further it is no point of the curve.
    let beside = good.dropLast() + "8"
    for key in ["", "BTBZ", String(beside), String(repeating: "A", count: 87), String(repeating: "é", count: 60)] {
      #expect(throws: PushFault.publicKey) { try PushKeys(publicKey: key, secret: "BTBZMqHH6r4Tts7J_aSIgg") }
    }
    for secret in ["", "BTBZMqHH6r4Tts7J_aSI", "BTBZMqHH6r4Tts7J_aSIggAA", "not base 64 at all!!!"] {
      #expect(throws: PushFault.secret) { try PushKeys(publicKey: good, secret: secret) }
    }
  }
}
