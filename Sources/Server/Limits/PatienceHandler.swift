import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client is slower than ``Patience`` allows, or sends more: a head or a body that drips, a body without end,
/// and every connection that an answer has declared closed.
///
/// Nothing of this is answered. Whoever sends one byte every ten seconds waits for no answer, and a second answer in the middle of a
/// first would be none.
final class PatienceHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let patience: Patience
  private var deadline: Scheduled<Void>?
  /// Whether a head has come whose body has not ended.
  private var isReading = false
  /// Heads that have not been answered to the end.
  private var unanswered = 0
  private var bodyStart = NIODeadline.now()
  private var bytes = 0
  /// Whether the answer that is being written says that it is the last one.
  private var isLast = false
  private var mustClose = false

  init(_ patience: Patience = .standard) { self.patience = patience }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { wait(patience.firstHead, context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelActive(context: ChannelHandlerContext) {
    wait(patience.firstHead, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isReading = true
      unanswered += 1
      bodyStart = .now()
      bytes = 0
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
      if unanswered == 0 { idle(context) }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      // Answers of the 100s announce another one.
      if head.status.kind != .informational { isLast = head.headerFields[.connection]?.lowercased() == "close" }
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      unanswered = max(0, unanswered - 1)
      if isLast { mustClose = true }
      context.write(data, promise: promise)
      if isReading {
        wait(patience.rest, context)
      } else if unanswered == 0 {
        idle(context)
      }
    }
  }

  // MARK: deadlines

  /// Everything is answered: the connection ends, or waits for the next head.
  private func idle(_ context: ChannelHandlerContext) {
    guard mustClose else { return wait(patience.nextHead, context) }
    // Whatever was written goes out first.
    context.flush()
    context.close(promise: nil)
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
