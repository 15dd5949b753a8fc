import Companion
import NIOCore
import NIOHTTP1
import Store
import Wire

/// Holds every head to the rules of HTTP/1.1 that the parser leaves to others (RFC 9112, section 3.2; RFC 9110, section 10.1.1): one `Host`, an
/// `Expect` that we know and that gets its answer. A connection of HTTP/1.0 ends with its answer. What is no HTTP is told so, once, and the
/// connection ends.
final class HeadRules: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let patience: Patience
  /// Whether a head has come whose end has not.
  private var isReading = false
  /// Whether the running request is the last one of its connection, and of which version it is.
  private var isLast = false
  private var version = HTTPVersion.http1_1
  /// Whether the client has been told that nothing more is taken.
  private var hasRefused = false

  init(_ patience: Patience = .standard) { self.patience = patience }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasRefused else { return }
    switch unwrapInboundIn(data) {
    case .head(var head):
      if let fault = Self.fault(of: head) { return refuse(context, fault.status, fault.problem) }
      isReading = true
      version = head.version
      isLast = head.version.isOld || head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
      if isLast { head.headers.replaceOrAdd(name: "connection", value: "close") }
      if !head.headers["expect"].isEmpty { promiseToRead(context, head) }
      context.fireChannelRead(wrapInboundOut(.head(head)))
    case .body: context.fireChannelRead(data)
    case .end:
      isReading = false
      context.fireChannelRead(data)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard isLast, case .head(var head) = unwrapOutboundIn(data), !head.status.isInformational else {
      context.write(data, promise: promise)
      return
    }
    head.version = version
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !hasRefused else { return }
    // Within a body whoever reads it learns of the error, and answers.
    guard !isReading, let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    if error == .headerOverflow {
      refuse(
        context, .requestHeaderFieldsTooLarge,
        Problem(.validation, "The head of the request is larger than this server accepts."))
    } else {
      refuse(context, .badRequest, Problem(.validation, "This is not a valid HTTP/1.1 request."))
    }
  }

  /// What is wrong with a head.
  static func fault(of head: HTTPRequestHead) -> (status: HTTPResponseStatus, problem: Problem)? {
    let hosts = head.headers["host"]
    if hosts.count > 1 {
      return (.badRequest, Problem(.validation, "There are \(hosts.count) Host headers; send one.", field: "Host"))
    }
    // HTTP/1.0 knows no host.
    if hosts.isEmpty, !head.version.isOld {
      return (.badRequest, Problem(.validation, "The Host header is missing.", field: "Host"))
    }
    let unknown = head.headers[canonicalForm: "expect"].first { $0.lowercased() != "100-continue" }
    guard unknown == nil else {
      return (.expectationFailed, Problem(.validation, "Expect may be 100-continue and nothing else.", field: "Expect"))
    }
    return nil
  }

  /// Tells a client that waits for it that its body will be read, unless it is one that nothing here reads.
  private func promiseToRead(_ context: ChannelHandlerContext, _ head: HTTPRequestHead) {
    guard !head.version.isOld else { return }
    if let length = head.headers.first(name: "content-length") {
      guard let length = Int(length), length > 0, length <= patience.mostBytes else { return }
    } else if !head.headers.contains(name: "transfer-encoding") {
      return
    }
    context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
  }

  /// Answers what cannot go on to the pages and the API, and takes nothing more.
  private func refuse(_ context: ChannelHandlerContext, _ status: HTTPResponseStatus, _ problem: Problem) {
    hasRefused = true
    let answer = ErrorAnswer(problem, requestId: UUIDv7.generate(microseconds: WallClock.system.microseconds))
    let body = ByteBuffer(bytes: answer.jsonBytes(capacity: 512))
    let headers: HTTPHeaders = [
      "content-type": "application/json; charset=utf-8", "content-length": String(body.readableBytes), "connection": "close",
    ]
    context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { [patience] _ in
      context.close(mode: .output, promise: nil)
      context.eventLoop.assumeIsolated().scheduleTask(in: patience.rest) { context.close(promise: nil) }
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }
}

extension HTTPResponseStatus {
  /// Whether another answer follows (RFC 9110, section 15.2).
  fileprivate var isInformational: Bool { code < 200 }
}

extension HTTPVersion {
  /// Whether it is older than HTTP/1.1.
  fileprivate var isOld: Bool { major < 1 || (major == 1 && minor == 0) }
}
