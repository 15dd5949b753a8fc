import NIOCore

/// Lets one request at a time into the pipeline: what a client sends ahead waits here as bytes, and while an answer is unsent nothing more is read
/// from the socket.
///
/// The parser behind it turns a few bytes into heads of a kilobyte each, so thousands of requests sent ahead would cost a hundred times what came.
/// The gate stands in front of the parser and gives it one head at a time. It needs not understand HTTP for that: it cuts after every empty line,
/// and how much of a body is still to come it is told by ``PatienceHandler``, which stands behind the parser. A cut in the wrong place harms nothing.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// What the parser waits for.
  enum Passage: Equatable {
    /// A head: everything up to the next empty line goes through.
    case head
    /// A body, of so many bytes when its head said so.
    case body(remaining: Int?)
    /// Nothing, until the answer is out.
    case closed
  }

  /// How much may be sent ahead of an answer before the client is taken for an attacker. A client that closes its side has everything read at once.
  static let mostAhead = 65_536
  /// How much of a body of unknown length goes through at once: what follows it in the same piece gets to the parser.
  private static let slice = 1024

  private(set) var passage = Passage.head
  private var waiting = ByteBuffer()
  private var isPassing = false
  private var wantsRead = false
  private var inputHasEnded = false
  /// Whether the line that is being looked through has had nothing but carriage returns so far.
  private var lineIsEmpty = false
  private var context: ChannelHandlerContext?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelInactive(context: ChannelHandlerContext) {
    waiting = ByteBuffer()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if waiting.readableBytes == 0 { waiting = bytes } else { waiting.writeBuffer(&bytes) }
    pass(context)
    guard passage != .closed || waiting.readableBytes <= Self.mostAhead else {
      context.close(promise: nil)
      return
    }
  }

  func read(context: ChannelHandlerContext) {
    guard passage != .closed, waiting.readableBytes == 0 else {
      wantsRead = true
      return
    }
    context.read()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The parser must not learn of the end before what came ahead of it.
    if event as? ChannelEvent == .inputClosed, waiting.readableBytes > 0 {
      inputHasEnded = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: what the other end of the parser tells

  /// A head has come, and a body follows it, of so many bytes when the head said so.
  func expectBody(of length: Int?) { passage = .body(remaining: length) }

  /// A request has come to its end, and its answer is not out yet.
  func close() { passage = .closed }

  /// The answer is out: the next head may come.
  func open() {
    passage = .head
    // Within a pass the loop goes on by itself.
    guard !isPassing, let context else { return }
    if waiting.readableBytes > 0 {
      pass(context)
      context.fireChannelReadComplete()
    }
    if wantsRead, passage != .closed, waiting.readableBytes == 0 {
      wantsRead = false
      context.read()
    }
  }

  // MARK: passing on

  private func pass(_ context: ChannelHandlerContext) {
    guard !isPassing else { return }
    isPassing = true
    while let part = nextPart() { context.fireChannelRead(wrapInboundOut(part)) }
    isPassing = false
    guard waiting.readableBytes == 0 else { return }
    // Nothing of a large piece stays in memory behind its last byte.
    waiting = ByteBuffer()
    if inputHasEnded {
      inputHasEnded = false
      context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
  }

  private func nextPart() -> ByteBuffer? {
    guard waiting.readableBytes > 0 else { return nil }
    switch passage {
    case .closed: return nil
    case .head: return waiting.readSlice(length: lengthOfHead())
    case .body(let remaining?):
      let length = min(max(1, remaining), waiting.readableBytes)
      passage = .body(remaining: remaining - length)
      return waiting.readSlice(length: length)
    case .body(nil): return waiting.readSlice(length: min(Self.slice, waiting.readableBytes))
    }
  }

  /// The bytes up to the end of the next empty line, or all there are.
  private func lengthOfHead() -> Int {
    var length = 0
    for byte in waiting.readableBytesView {
      length += 1
      if byte == UInt8(ascii: "\n") {
        guard !lineIsEmpty else { return length }
        lineIsEmpty = true
      } else if byte != UInt8(ascii: "\r") {
        lineIsEmpty = false
      }
    }
    return length
  }
}
