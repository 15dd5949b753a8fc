import NIOCore

/// Stops accepting for a moment when the system cannot give us another connection, for lack of file descriptors or of memory.
///
/// NIO holds back its next `read` as well, but leaves the socket registered as readable, so that its event loop turns without rest.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = Channel

  private static let length = TimeAmount.milliseconds(200)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is IOError, let options = context.channel.syncOptions {
      do {
        try options.setOption(.autoRead, value: false)
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.length) { try? options.setOption(.autoRead, value: true) }
      } catch {
        // The socket is closed, so there is nothing to hold back.
      }
    }
    context.fireErrorCaught(error)
  }
}
