import HTTPTypes
import Hummingbird
import NIOCore

/// Compresses answers of a kilobyte and more for callers that can read gzip; one whose length nobody knows yet piece by piece, as it is
/// written.
///
/// No answer of ours mixes a secret with text that an attacker chooses, which is what would make compression leak (BREACH); a
/// page that carries a token is left out by `no-transform` (RFC 9111, section 5.2.2.6).
struct Compression: RouterMiddleware {
  /// Smaller answers fit one packet either way.
  static let threshold = 1024

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    guard Self.isCompressible(response) else { return response }
    response.headers.append(HTTPField(name: .vary, value: "Accept-Encoding"))
    guard request.acceptsGzip else { return response }
    guard let length = response.body.contentLength else {
      let body = response.body
      response.headers[.contentEncoding] = "gzip"
      response.body = ResponseBody { writer in
        guard let stream = GzipStream() else { throw GzipStream.OutOfMemory() }
        try await body.write(GzipWriter(next: writer, stream: stream))
      }
      return response
    }
    guard length >= Self.threshold else { return response }
    let plain = try await response.body.collected()
    guard let packed = Gzip.compress(plain) else { return response }
    response.headers[.contentEncoding] = "gzip"
    response.body = ResponseBody(byteBuffer: packed)
    return response
  }

  private static func isCompressible(_ response: Response) -> Bool {
    guard response.headers[.contentEncoding] == nil, let type = response.headers[.contentType],
      response.headers[.cacheControl]?.contains("no-transform") != true
    else { return false }
    return type.hasPrefix("text/") || type.hasPrefix("application/json") || type.hasPrefix("application/manifest+json")
      || type.hasPrefix("application/yaml") || type.hasPrefix("image/svg+xml")
  }
}

extension Request {
  /// Whether the caller names gzip without refusing it (`q=0`).
  var acceptsGzip: Bool {
    guard let accepted = headers[.acceptEncoding] else { return false }
    return accepted.split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let name = parts.first, name == "gzip" || name == "*" else { return false }
      return !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" || $0 == "q=0.00" || $0 == "q=0.000" }
    }
  }
}

extension ResponseBody {
  /// The whole body in one buffer.
  fileprivate func collected() async throws -> ByteBuffer {
    let collector = Collector()
    try await write(Collector.Writer(collector: collector))
    return await collector.buffer
  }
}

/// Compresses what a body writes, and passes it on.
private struct GzipWriter: ResponseBodyWriter {
  var next: any ResponseBodyWriter
  let stream: GzipStream

  mutating func write(_ buffer: ByteBuffer) async throws {
    let packed = try stream.compress(buffer)
    if packed.readableBytes > 0 { try await next.write(packed) }
  }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
    try await next.write(try stream.finish())
    try await next.finish(trailingHeaders)
  }
}

/// Takes in what a body writes.
private actor Collector {
  private(set) var buffer = ByteBuffer()

  func append(_ part: ByteBuffer) { buffer.writeImmutableBuffer(part) }

  struct Writer: ResponseBodyWriter {
    let collector: Collector

    mutating func write(_ buffer: ByteBuffer) async throws { await collector.append(buffer) }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}
