import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Wire

/// Texts read aloud, for clients of Tableu, where the machine has a voice.
struct TableuSpeechController: Sendable {
  let speaker: Speaker?
  let clock: WallClock

  /// The voices that clients may name. There is one here; the names are taken so that no client is refused for them.
  private static let voices = [
    "alloy", "ash", "ballad", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer", "verse",
  ]
  private static let contexts = ["card-reveal", "full-reading", "synthesis", "question", "reflection", "default"]

  func mount(on routes: RouteMounter) {
    routes.answer(.tableuSpeech) { request, context in
      try await TableuReadingController.contract { try await speak(request, context) }
    }
    routes.answer(.tableuSpeechHealth) { _, _ in
      TableuAnswer.ok([
        "status": .string(speaker == nil ? "unavailable" : "ok"), "provider": speaker == nil ? .null : .string("espeak-ng"),
        "timestamp": .string(ISO8601.string(clock.now)), "apiVersion": .string("v1"), "useV1Format": .bool(true),
        "format": .string("wav"),
      ])
    }
  }

  private func speak(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try TableuFields(try await request.bytes())
    guard let text = try fields.text("text", most: Speaker.longestText) else {
      throw TableuFault(message: "The \"text\" field is required.", detail: nil)
    }
    try fields.word("context", of: Self.contexts)
    try fields.word("voice", of: Self.voices)
    let speed = try fields.number("speed", in: Speaker.speeds) ?? 1.1
    guard let speaker else {
      return TableuAnswer.failure(
        HTTPResponse.Status(code: 501), "Reading aloud is not available on this server.",
        detail: "espeak-ng is not installed here; a browser can read the text itself.")
    }
    let sound: [UInt8]
    do {
      sound = try await speaker.speech(of: text, language: context.language.tag, speed: speed)
    } catch is HelperProgram.Busy {
      var response = TableuAnswer.ok(
        ["error": .string("Two texts are being read already; try again in a moment."), "errorCode": .string("RATE_LIMIT")],
        status: .tooManyRequests)
      response.headers[.retryAfter] = "5"
      return response
    } catch is HelperProgram.Failed {
      return TableuAnswer.failure(.serviceUnavailable, "The text could not be read aloud.")
    }
    let isStreamed = try ["true", "1"].contains(request.queryFields["stream"] ?? "")
    guard !isStreamed else {
      return Response(
        status: .ok, headers: [.contentType: "audio/wav", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: sound)))
    }
    return TableuAnswer.ok([
      "audio": .string("data:audio/wav;base64," + Data(sound).base64EncodedString()), "provider": .string("espeak-ng"),
    ])
  }
}
