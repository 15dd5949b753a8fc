import Companion
import HTTPTypes
import Hummingbird
import Store

extension HTTPField.Name {
  /// The id of a request, ours or the caller's.
  static let requestID = HTTPField.Name("X-Request-ID")!
  /// The caller's name for an intention, so that asking twice does it once.
  static let idempotencyKey = HTTPField.Name("Idempotency-Key")!
}

/// Gives every request an id and sends it back.
struct RequestIdentity: RouterMiddleware {
  let clock: WallClock

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let given = request.headers[.requestID], Self.isSane(given) {
      context.requestID = given
    } else {
      context.requestID = UUIDv7.generate(microseconds: clock.microseconds)
    }
    context.host = request.head.authority ?? ""
    var response = try await next(request, context)
    response.headers[.requestID] = context.requestID
    return response
  }

  /// Whether an id has so many characters, and none that could forge a line of a log: `A` to `Z`, `a` to `z`, `0` to `9`, `-`, `_`, `.`.
  static func isSane(_ id: String, length: ClosedRange<Int> = 8...64) -> Bool {
    length.contains(id.utf8.count)
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
