import HTTPTypes
import Hummingbird
import NIOCore
import Wire

extension Response {
  /// A JSON answer.
  static func json(
    _ value: some JSONEncodable, status: HTTPResponse.Status = .ok, cacheControl: String = "no-store", capacity: Int = 2048
  ) -> Response {
    json(bytes: ByteBuffer(bytes: value.jsonBytes(capacity: capacity)), status: status, cacheControl: cacheControl)
  }

  /// A JSON answer from bytes that were written before.
  static func json(bytes: ByteBuffer, status: HTTPResponse.Status = .ok, cacheControl: String) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: cacheControl],
      body: ResponseBody(byteBuffer: bytes))
  }

  /// A page.
  static func html(_ text: String, status: HTTPResponse.Status = .ok, cacheControl: String = "no-store") -> Response {
    Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: cacheControl],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// A file with a media type of its own.
  static func file(_ bytes: [UInt8], mediaType: String, cacheControl: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: mediaType, .cacheControl: cacheControl],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
