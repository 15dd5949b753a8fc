import Companion
import Foundation
import Identity
import Readings
import Testing

@testable import Server

/// Letters as they go over the wire; a mail server of another making reads them in `Tests/Push/letters.py`.
@Suite struct MailMessageTests {
  private func message(
    name: String = "Our stars", to: String = "ada@example.org", subject: String = "Hello", text: String = "Hi.\n"
  ) -> MailMessage {
    MailMessage(
      sender: MailSettings.Sender(name: name, address: "stars@example.org"), recipient: to, subject: subject, text: text,
      language: "en", date: 1_795_246_200, id: "1")
  }

  @Test func aPlainLetterIsPlain() {
    let expected = """
      Date: Sat, 21 Nov 2026 07:30:00 +0000
      From: Our stars <stars@example.org>
      To: <ada@example.org>
      Message-ID: <1@example.org>
      Subject: Hello
      MIME-Version: 1.0
      Content-Type: text/plain; charset=utf-8
      Content-Transfer-Encoding: quoted-printable
      Content-Language: en
      Auto-Submitted: auto-generated

      Hi.

      """
    #expect(message().stuffed == expected.replacing("\n", with: "\r\n"))
    #expect(MailMessage.date(951_782_400) == "Tue, 29 Feb 2000 00:00:00 +0000")
    #expect(MailMessage.date(-1) == "Wed, 31 Dec 1969 23:59:59 +0000")
  }

  @Test func nothingIsSmuggledIn() {
    let evil = "x\r\nBcc: everybody@example.org\r\n\r\nbody"
    let wire = message(
      name: evil, to: "ada@example.org>\r\nBcc: <b@example.org", subject: evil, text: "one\r\n.\r\nMAIL FROM:<x>\r.two\n"
    ).stuffed
    let lines = wire.components(separatedBy: "\r\n")
    #expect(!lines.contains { $0.hasPrefix("Bcc") } && !lines.contains("."))
    #expect(lines.contains("..") && lines.contains("..two"))
    #expect(!wire.replacing("\r\n", with: "").contains("\r") && !wire.replacing("\r\n", with: "").contains("\n"))
    #expect(lines.prefix { !$0.isEmpty }.count >= 10)
  }

  @Test func whatIsNoASCIIIsEncodedInShortLines() throws {
    let long = String(repeating: "Zwölf Sternbilder und ein Mond. ", count: 20)
    let wire = message(name: "Stérne", subject: long, text: long + "\nend \n= .\n").wire
    let lines = wire.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 76 && $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(wire.contains("From: =?utf-8?B?") && wire.contains("end=20\r\n=3D .\r\n"))
    // Read back by the rules: soft breaks out, `=C3=B6` to bytes.
    let body = try #require(wire.range(of: "\r\n\r\n")).upperBound
    let bytes = wire[body...].replacing("=\r\n", with: "").replacing("=C3=B6", with: "ö").replacing("=20", with: " ")
    #expect(bytes.hasPrefix(long))
    let words = wire.matches(of: /=\?utf-8\?B\?([A-Za-z0-9+\/=]+)\?=/).compactMap { Data(base64Encoded: String($0.output.1)) }
    #expect(words.compactMap { String(data: $0, encoding: .utf8) }.joined() == "Stérne" + long)
  }

  @Test func settingsAreReadOrRefused() throws {
    func read(
      _ server: String, user: String? = nil, password: String? = nil, from: String? = "stars@example.org",
      origin: String? = "https://stars.example.org/"
    ) throws(MailSettings.Fault) -> MailSettings {
      try MailSettings(server: server, user: user, password: password, certificates: nil, sender: from, origin: origin)
    }
    let far = try read("smtp://mail.example.org", from: "Our stars <Stars@BÜCHER.example>")
    #expect(far.port == 587 && far.security == .startTLS && far.origin == "https://stars.example.org")
    #expect(far.sender == MailSettings.Sender(name: "Our stars", address: "Stars@xn--bcher-kva.example"))
    #expect(far.greeting == "stars.example.org")
    #expect(try read("smtps://mail.example.org").port == 465)
    #expect(try read("smtp://[::1]:2525").security == .opportunistic)
    #expect(try read("smtp://localhost", origin: "http://127.0.0.1:8080").greeting == "localhost")
    for server in [
      "", "mail.example.org", "https://mail.example.org", "smtp://u:p@mail.example.org", "smtp://mail.example.org/x",
    ] {
      #expect(throws: MailSettings.Fault.self, "\(server)") { _ = try read(server) }
    }
    for origin in [nil, "http://stars.example.org", "stars.example.org", "https://stars.example.org/x", "https://a@b.example"] {
      #expect(throws: MailSettings.Fault.self, "\(origin ?? "none")") { _ = try read("smtps://mail.example.org", origin: origin) }
    }
    for from in [nil, "stars", "Stars <stars@example.org", "\r\nBcc: x <stars@example.org>", " <stars@example.org>"] {
      #expect(throws: MailSettings.Fault.self, "\(from ?? "none")") { _ = try read("smtps://mail.example.org", from: from) }
    }
    #expect(throws: MailSettings.Fault.self) { _ = try read("smtps://mail.example.org", user: "stars") }
  }

  @Test func aLetterHasItsLinkAndItsWords() throws {
    let mail = try MailSettings(
      server: "smtps://mail.example.org", user: nil, password: nil, certificates: nil, sender: "stars@example.org",
      origin: "https://stars.example.org")
    let letter = RecoveryLetterText.message(
      to: try MailAddress("Ada@example.org"), token: "anm_x", mail, .english, now: 1_795_246_200)
    #expect(letter.recipient == "Ada@example.org" && !letter.subject.isEmpty)
    #expect(letter.text.contains("\nhttps://stars.example.org/recover/link/anm_x\n") && letter.text.contains("Ada@example.org"))
  }
}
