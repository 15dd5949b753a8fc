import NIOCore
import NIOEmbedded
import Testing

@testable import Server

/// What gets through to the parser, and when.
@Suite struct RequestGateTests {
  private let gate = RequestGate()
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handler: gate)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  /// Everything that has come through, in its pieces.
  private func passed() throws -> [String] {
    var pieces: [String] = []
    while let piece = try channel.readInbound(as: ByteBuffer.self) { pieces.append(String(buffer: piece)) }
    return pieces
  }

  @Test func oneHeadAtATime() throws {
    let head = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    // What stands behind the parser closes the gate with the end of a request; here the test does.
    try channel.pipeline.syncOperations.addHandler(Closer(gate))
    try send(head + head + head)
    #expect(try passed() == [head])
    gate.open()
    #expect(try passed() == [head])
    gate.open()
    gate.open()
    #expect(try passed() == [head])
  }

  @Test func aHeadInPieces() throws {
    for piece in ["GET / HTTP/1.1\r", "\nHost: a", "\r\n\r", "\nGET"] { try send(piece) }
    #expect(try passed() == ["GET / HTTP/1.1\r", "\nHost: a", "\r\n\r", "\n", "GET"])
  }

  @Test func aBodyEndsWhereItsHeadSaid() throws {
    gate.expectBody(of: 5)
    try send("abc")
    try send("deGET / HTTP/1.1\r\n\r\n")
    // Past the end it goes on by single bytes until the parser has said that this was the end.
    #expect(try passed().prefix(2) == ["abc", "de"])
  }

  @Test func nothingIsReadWhileAnAnswerIsOut() throws {
    final class Reads: ChannelOutboundHandler {
      typealias OutboundIn = ByteBuffer
      var count = 0
      func read(context: ChannelHandlerContext) { count += 1 }
    }
    let reads = Reads()
    try channel.pipeline.syncOperations.addHandler(reads, position: .first)
    channel.read()
    #expect(reads.count == 1)
    gate.close()
    channel.read()
    channel.read()
    #expect(reads.count == 1)
    gate.open()
    #expect(reads.count == 2)
  }

  @Test func whoSendsTooMuchAheadIsClosed() throws {
    gate.close()
    for _ in 0..<64 { try send(String(repeating: "a", count: 1024)) }
    #expect(channel.isActive)
    try send("a")
    #expect(!channel.isActive)
  }

  @Test func theEndComesAfterWhatWasSentAhead() throws {
    final class Ends: ChannelInboundHandler {
      typealias InboundIn = ByteBuffer
      var seen: [String] = []
      func channelRead(context: ChannelHandlerContext, data: NIOAny) { seen.append(String(buffer: unwrapInboundIn(data))) }
      func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) { seen.append("\(event)") }
    }
    let ends = Ends()
    try channel.pipeline.syncOperations.addHandler(ends)
    gate.close()
    try send("GET")
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(ends.seen.isEmpty)
    gate.open()
    #expect(ends.seen == ["GET", "inputClosed"])
  }
}

/// Closes the gate behind every head, as the end of a request does.
private final class Closer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  private let gate: RequestGate

  init(_ gate: RequestGate) { self.gate = gate }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    gate.close()
    context.fireChannelRead(data)
  }
}
