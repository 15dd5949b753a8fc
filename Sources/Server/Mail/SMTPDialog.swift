import Foundation
import NIOCore

/// A conversation with a mail server, reply by reply.
struct SMTPDialog {
  /// What the mail server can do, in capitals: `STARTTLS`, `AUTH PLAIN LOGIN`.
  typealias Offers = [String]

  private var lines: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var buffer = ByteBuffer()

  /// More than any reply has, in bytes.
  private static let mostBytes = 65_536

  init(lines: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator, outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>) {
    self.lines = lines
    self.outbound = outbound
  }

  /// Waits to be greeted, and greets.
  mutating func open(as name: String) async throws -> Offers {
    try await expect(220, .greeting)
    return try await hello(name)
  }

  /// Greets, and learns what the mail server can do.
  mutating func hello(_ name: String) async throws -> Offers {
    try await say("EHLO \(name)")
    return try await expect(250, .greeting).dropFirst().map { $0.uppercased() }
  }

  /// Makes the mail server ready for TLS.
  mutating func startTLS() async throws {
    try await say("STARTTLS")
    try await expect(220, .tls)
    // What came before the first byte of TLS may be anybody's.
    guard buffer.readableBytes == 0 else { throw SMTPFailure(stage: .tls) }
  }

  /// Proves who is sending (RFC 4954), in whichever of the two common ways is offered.
  mutating func prove(_ account: MailSettings.Account, _ offers: Offers) async throws {
    let ways = offers.first { $0.hasPrefix("AUTH ") || $0.hasPrefix("AUTH=") }?.dropFirst(5).split(separator: " ") ?? []
    func encoded(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
    if ways.contains("PLAIN") {
      try await say("AUTH PLAIN \(encoded("\0\(account.user)\0\(account.password)"))")
    } else if ways.contains("LOGIN") {
      try await say("AUTH LOGIN")
      try await expect(334, .authentication)
      try await say(encoded(account.user))
      try await expect(334, .authentication)
      try await say(encoded(account.password))
    } else {
      throw SMTPFailure(stage: .authentication)
    }
    try await expect(235, .authentication)
  }

  /// Hands a letter over, and says goodbye.
  mutating func deliver(_ message: MailMessage, _ offers: Offers) async throws {
    let speaksUTF8 = offers.contains("SMTPUTF8")
    // An address that this mail server has no way to write is no address to it.
    guard !message.needsUTF8 || speaksUTF8 else { throw SMTPFailure(stage: .recipient, code: 553) }
    for address in [message.sender.address, message.recipient] {
      guard
        !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || "<> ".unicodeScalars.contains($0) }
        )
      else { throw SMTPFailure(stage: .recipient, code: 553) }
    }
    try await say("MAIL FROM:<\(message.sender.address)>\(message.needsUTF8 ? " SMTPUTF8" : "")")
    try await expect(250, .sender)
    try await say("RCPT TO:<\(message.recipient)>")
    try await expect(250, .recipient, or: 251)
    try await say("DATA")
    try await expect(354, .message)
    try await outbound.write(ByteBuffer(string: message.stuffed + ".\r\n"))
    try await expect(250, .message)
    // It is theirs now; whether they say goodbye changes nothing.
    try? await say("QUIT")
  }

  private func say(_ line: String) async throws { try await outbound.write(ByteBuffer(string: line + "\r\n")) }

  /// The lines of the next reply, without their codes.
  @discardableResult
  private mutating func expect(_ code: Int, _ stage: SMTPFailure.Stage, or other: Int? = nil) async throws -> [String] {
    var texts: [String] = []
    while true {
      let line = try await line(stage)
      guard line.utf8.count >= 3, let told = Int(line.prefix(3)), (200...599).contains(told) else {
        throw SMTPFailure(stage: stage)
      }
      texts.append(String(line.dropFirst(4)))
      // `250-` goes on, `250 ` ends (RFC 5321, section 4.2.1).
      if line.dropFirst(3).hasPrefix("-"), texts.count < 256 { continue }
      guard told == code || told == other else { throw SMTPFailure(stage: stage, code: told) }
      return texts
    }
  }

  private mutating func line(_ stage: SMTPFailure.Stage) async throws -> String {
    while true {
      if let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) {
        let bytes = buffer.readSlice(length: end - buffer.readerIndex + 1)?.readableBytesView.dropLast() ?? []
        return String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
      }
      guard buffer.readableBytes < Self.mostBytes, var more = try await lines.next() else { throw SMTPFailure(stage: stage) }
      buffer.discardReadBytes()
      buffer.writeBuffer(&more)
    }
  }
}
