import Testing

@testable import Identity

@Suite struct MailAddressTests {
  static let spellings: [(String, String)] = [
    ("ada@example.org", "ada@example.org"), (" ADA@Example.ORG\n", "ada@example.org"),
    // Zero-width space, joiners, byte order mark, soft hyphen, marks of direction.
    ("a\u{200B}d\u{200D}a@exam\u{200C}ple.org", "ada@example.org"), ("\u{FEFF}ada\u{AD}@example.org\u{202C}", "ada@example.org"),
    ("\u{202E}ada@example.org", "ada@example.org"), ("ada\u{FE0F}@example.org", "ada@example.org"),
    // É in one code point and in two.
    ("ren\u{E9}e@example.org", "ren\u{E9}e@example.org"), ("RENE\u{301}E@example.org", "ren\u{E9}e@example.org"),
    // The domain of RFC 5891's readers, in every dress.
    ("ada@b\u{FC}cher.example", "ada@xn--bcher-kva.example"), ("ada@BU\u{308}CHER.example", "ada@xn--bcher-kva.example"),
    ("ada@XN--BCHER-KVA.example", "ada@xn--bcher-kva.example"),
    ("ada@\u{FF45}xample\u{3002}org", "ada@example.org"), ("ada@example\u{FF0E}org", "ada@example.org"),
    ("ada@fa\u{DF}.example", "ada@xn--fa-hia.example"),
    ("\u{6708}@\u{4F8B}\u{3048}.\u{30C6}\u{30B9}\u{30C8}", "\u{6708}@xn--r8jz45g.xn--zckzah"),
    ("a.d+a@example.org", "a.d+a@example.org"), ("o'neil@sub-domain.example.org", "o'neil@sub-domain.example.org"),
  ]

  @Test(arguments: spellings)
  func whatLooksTheSameIsTheSame(_ text: String, _ canonical: String) throws {
    let address = try MailAddress(text)
    // As bytes: Swift compares texts by what they look like.
    #expect(Array(address.canonical.utf8) == Array(canonical.utf8))
    // And once is enough.
    #expect(try Array(MailAddress(address.canonical).canonical.utf8) == Array(canonical.utf8))
    #expect(try Array(MailAddress(address.text).canonical.utf8) == Array(canonical.utf8))
  }

  static let faults: [(String, MailAddress.Fault)] = [
    ("", MailAddress.Fault.shape), ("ada", .shape), ("ada@", .shape), ("@example.org", .shape), ("a@b@example.org", .shape),
    ("\u{200B}@example.org", .shape), ("a b@example.org", .name), ("a\u{A0}b@example.org", .name), ("a\u{0}@example.org", .name),
    ("\"ada\"@example.org", .name), ("<ada@example.org", .name), ("a\u{E000}@example.org", .name),
    ("ada@example", .domain), ("ada@.org", .domain), ("ada@example.org.", .domain), ("ada@exa_mple.org", .domain),
    ("ada@-example.org", .domain), ("ada@example-.org", .domain), ("ada@127.0.0.1", .domain), ("ada@[127.0.0.1]", .domain),
    ("ada@exa mple.org", .domain), ("ada@example.org\u{0}", .domain), ("ada@\u{301}a.example", .domain),
    // Labels in ASCII that stand for nothing, for ASCII, and for letters in two parts (bu\u{308}).
    ("ada@xn--.example", .domain), ("ada@xn--example-.example", .domain), ("ada@xn--bcher-kva\u{E9}.example", .domain),
    ("ada@xn--bu-vub.example", .domain), ("ada@xn--\u{FC}.example", .domain),
    (String(repeating: "a", count: 65) + "@example.org", .tooLong),
    ("ada@" + String(repeating: "a", count: 64) + ".org", .domain),
    ("ada@" + String(repeating: "abcdefgh.", count: 30) + "org", .tooLong), (String(repeating: "a", count: 5000), .tooLong),
  ]

  @Test(arguments: faults)
  func whatIsNoAddressSaysWhy(_ text: String, _ fault: MailAddress.Fault) {
    #expect(throws: fault) { _ = try MailAddress(text) }
  }

  /// RFC 3492, section 7.1: the samples that are words, in lower case where case is not the point.
  static let samples: [(String, String)] = [
    (
      "\u{644}\u{64A}\u{647}\u{645}\u{627}\u{628}\u{62A}\u{643}\u{644}\u{645}\u{648}\u{634}\u{639}\u{631}\u{628}\u{64A}\u{61F}",
      "egbpdaj6bu4bxfgehfvwxn"
    ),
    ("\u{4ED6}\u{4EEC}\u{4E3A}\u{4EC0}\u{4E48}\u{4E0D}\u{8BF4}\u{4E2D}\u{6587}", "ihqwcrb4cv8a8dqg056pqjye"),
    (
      "\u{5DC}\u{5DE}\u{5D4}\u{5D4}\u{5DD}\u{5E4}\u{5E9}\u{5D5}\u{5D8}\u{5DC}\u{5D0}\u{5DE}\u{5D3}\u{5D1}\u{5E8}\u{5D9}\u{5DD}\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
      "4dbcagdahymbxekheh6e0a7fei0b"
    ),
    ("3\u{5E74}b\u{7D44}\u{91D1}\u{516B}\u{5148}\u{751F}", "3b-ww4c5e180e575a65lsy2b"),
    ("-> $1.00 <-", "-> $1.00 <--"), ("b\u{FC}cher", "bcher-kva"),
  ]

  @Test(arguments: samples)
  func punycodeIsTheOneOfTheStandard(_ text: String, _ code: String) {
    #expect(Punycode.encoded(text) == code)
    #expect(Punycode.decoded(code) == text)
  }

  @Test(arguments: ["99999999", "a-99999999999", "\u{FC}", "zzzzzzzzzzzz", "bcher-kv"])
  func whatIsNoPunycodeIsNone(_ code: String) { #expect(Punycode.decoded(code).map { Punycode.encoded($0) == code } != true) }
}
