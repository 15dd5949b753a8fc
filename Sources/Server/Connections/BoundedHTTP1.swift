import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A connection of HTTP/1.1 that costs little whatever its client does: one request at a time, small heads, no more waiting than ``Patience``
/// allows, and no more connections than ``ConnectionBook`` has room for.
struct BoundedHTTP1: HTTPChannelHandler {
  typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  let responder: HTTPChannelHandler.Responder
  let book: ConnectionBook
  var patience = Patience.standard

  /// What a read from the socket takes at most, in bytes; so much may lie in front of the parser.
  private static let piece = 16_384
  /// What may lie behind it before whoever writes is asked to wait.
  private static let unsent = 32_768

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      if let options = channel.syncOptions {
        try options.setOption(
          .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 1024, initial: 2048, maximum: Self.piece))
        try options.setOption(.maxMessagesPerRead, value: 1)
        try options.setOption(.writeBufferWaterMark, value: .init(low: Self.unsent / 2, high: Self.unsent))
      }
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = 16_384
      limits.maxHeaderListSize = 32_768
      limits.maxHeaderFieldCount = 128
      let gate = RequestGate()
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(gate)
      try pipeline.configureHTTPServerPipeline(
        withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
      try pipeline.addHandler(HeadRules(patience))
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try pipeline.addHandler(PatienceHandler(patience, gate: gate))
      try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: Duration(patience.nextHead), logger: logger))
      let connection = try Value(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      if !book.enter(channel) { channel.close(promise: nil) }
      return connection
    }
  }

  func handle(value: Value, logger: Logger) async { await handleHTTP(asyncChannel: value, logger: logger) }
}
