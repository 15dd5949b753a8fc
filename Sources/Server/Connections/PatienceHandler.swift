import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Closes a connection whose client is slower than ``Patience`` allows, or sends more: a head or a body that drips, a body without end, answers
/// that nobody reads, and every connection that an answer has declared closed. Opens and closes the ``RequestGate`` in front of the parser.
///
/// Nothing of this is answered. Whoever sends one byte every ten seconds waits for no answer, and a second answer in the middle of a
/// first would be none.
final class PatienceHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let patience: Patience
  private let gate: RequestGate
  private var deadline: Scheduled<Void>?
  /// When a channel that takes nothing any more is given up.
  private var unread: Scheduled<Void>?
  /// Whether a head has come whose body has not ended.
  private var isReading = false
  /// Heads that have not been answered to the end.
  private var unanswered = 0
  private var bodyStart = NIODeadline.now()
  private var bytes = 0
  /// Answers whose last bytes wait for the socket to take them.
  private var unsent = 0
  /// Whether the request that is being answered, or its answer, says that it is the last one.
  private var isLast = false
  private var mustClose = false

  init(_ patience: Patience = .standard, gate: RequestGate) {
    self.patience = patience
    self.gate = gate
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { wait(patience.firstHead, context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    unread?.cancel()
  }

  func channelActive(context: ChannelHandlerContext) {
    wait(patience.firstHead, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    unread?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      isReading = true
      unanswered += 1
      bodyStart = .now()
      bytes = 0
      isLast = head.headerFields[.connection]?.lowercased() == "close"
      gate.expectBody(of: head.headerFields[.contentLength].flatMap { Int($0) })
      waitForBody(context)
    case .body(let part):
      bytes += part.readableBytes
      guard bytes <= patience.mostBytes else {
        context.close(promise: nil)
        return
      }
    case .end:
      isReading = false
      deadline?.cancel()
      gate.close()
      if unanswered == 0, unsent == 0 { idle(context) }
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The rest of a request that has its answer cannot be read: nobody waits for a word about it.
    if isReading, unanswered == 0 {
      context.close(promise: nil)
    } else {
      context.fireErrorCaught(error)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    watchReader(context)
    context.fireChannelWritabilityChanged()
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    watchReader(context)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      // Answers of the 100s announce another one.
      if head.status.kind != .informational, head.headerFields[.connection]?.lowercased() == "close" { isLast = true }
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      unanswered = max(0, unanswered - 1)
      unsent += 1
      if isLast { mustClose = true }
      if isReading { wait(patience.rest, context) }
      let sent = promise ?? context.eventLoop.makePromise()
      sent.futureResult.assumeIsolated().whenSuccess { [self] in
        unsent -= 1
        watchReader(context)
        if unanswered == 0, unsent == 0, !isReading { idle(context) }
      }
      context.write(data, promise: sent)
    }
  }

  // MARK: deadlines

  /// Gives a client that takes nothing some time: more waits for it than may, or the end of an answer does. A little progress earns no more.
  private func watchReader(_ context: ChannelHandlerContext) {
    let waits = unsent > 0 || !context.channel.isWritable
    if waits, unread == nil {
      unread = context.eventLoop.assumeIsolated().scheduleTask(in: patience.unread) { context.close(promise: nil) }
    } else if !waits, let timer = unread {
      timer.cancel()
      unread = nil
    }
  }

  /// Everything is answered and gone out: the connection ends, or waits for the next head.
  private func idle(_ context: ChannelHandlerContext) {
    guard mustClose else {
      wait(patience.nextHead, context)
      gate.open()
      return
    }
    // The other end must get the chance to read everything before it is told that nothing of its own is taken (RFC 9112, section 9.6).
    context.close(mode: .output, promise: nil)
    wait(patience.rest, context)
  }

  private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    wait(until: .now() + time, context) { context in context.close(promise: nil) }
  }

  private func waitForBody(_ context: ChannelHandlerContext) {
    wait(until: patience.end(ofBodyFrom: bodyStart, bytes: bytes), context) { [unowned self] context in
      // What came meanwhile has earned more time.
      if patience.end(ofBodyFrom: bodyStart, bytes: bytes) > .now() {
        waitForBody(context)
      } else {
        context.close(promise: nil)
      }
    }
  }

  private func wait(
    until end: NIODeadline, _ context: ChannelHandlerContext, _ action: @escaping (ChannelHandlerContext) -> Void
  ) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(deadline: end) { action(context) }
  }
}
