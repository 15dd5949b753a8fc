import Companion
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Tarot
import Wire

/// Readings for clients of Tableu: laid cards in, words out, at once or as they come. Everything is free here, so nobody is refused for a
/// tier and nothing is counted but requests.
struct TableuReadingController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.tableuReading) { request, context in
      try await Self.contract { try await read(request, context) }
    }
    routes.answer(.tableuQuestion) { request, context in
      try await Self.contract {
        let asked = try TableuQuestion(TableuFields(try await request.bytes()))
        return TableuAnswer.ok(asked.answer(context.language))
      }
    }
    routes.answer(.tableuFollowup) { request, context in
      try await Self.contract { try await followUp(request, context) }
    }
  }

  /// What a handler answers, with what is wrong in the form of the contract.
  static func contract(_ handler: () async throws -> Response) async throws -> Response {
    do {
      return try await handler()
    } catch let fault as TableuFault {
      return TableuAnswer.failure(.badRequest, fault.message, detail: fault.detail)
    } catch let conflict as TableuConflict {
      return TableuAnswer.ok(
        ["error": .string(conflict.message), "code": .string(conflict.code)], status: .conflict)
    } catch {
      guard let problem = Problem(of: error) else { throw error }
      return TableuAnswer.failure(HTTPResponse.Status(code: problem.code.status), problem.message)
    }
  }

  // MARK: a reading

  private func read(_ request: Request, _ context: AppContext) async throws -> Response {
    let language = context.language
    let ask = try TableuAsk(
      TableuFields(try await request.bytes()), now: companion.clock.wholeSeconds, texts: language.tarot)
    let written = ask.words.joined(separator: "\n")
    let reading =
      if let crisis = request.crisis(in: written, context) {
        TableuReading(
          crisis, categories: CrisisScreen.shared.findings(in: written).map(\.category), to: ask, requestID: context.requestID,
          at: companion.clock.wholeSecond, language)
      } else {
        TableuReading(ask, requestID: context.requestID, at: companion.clock.wholeSecond, language)
      }
    let isStreamed = try Self.wantsEvents(request)
    return isStreamed ? Self.stream(reading.events) : TableuAnswer.ok(reading.json)
  }

  private static func wantsEvents(_ request: Request) throws -> Bool {
    if let asked = try request.queryFields["stream"] { return ["true", "1"].contains(asked.lowercased()) }
    return (request.headers[.accept] ?? "").lowercased().contains("text/event-stream")
  }

  /// Sends events one after the other, each as soon as the one before it is taken.
  private static func stream(_ events: [TableuEvent]) -> Response {
    Response(
      status: .ok,
      // Packed, a piece would wait for others.
      headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store, no-transform"],
      body: ResponseBody { writer in
        for event in events { try await writer.write(ByteBuffer(string: event.text)) }
        try await writer.finish(nil)
      })
  }

  // MARK: a question that follows

  private func followUp(_ request: Request, _ context: AppContext) async throws -> Response {
    let ask = try TableuFollowUp(TableuFields(try await request.bytes()))
    // What was said before counts, too: the last three things that the person wrote.
    let written = ask.words.joined(separator: "\n")
    if let crisis = request.crisis(in: written, context) {
      let help = TableuReading(
        crisis, categories: CrisisScreen.shared.findings(in: written).map(\.category), requestID: context.requestID,
        at: companion.clock.wholeSecond, context.language)
      return TableuAnswer.ok(help.json.merging(["response": .string(help.text)]) { one, _ in one })
    }
    let laid = try await ask.laid(companion, context)
    guard let laid else {
      return TableuAnswer.failure(
        .notFound, "Reading not found", detail: "Send readingContext.cardsInfo, or be signed in and name a kept reading.")
    }
    let told = context.language.followUp(ask.question, to: laid.draw, asked: laid.question ?? "")
    return TableuAnswer.ok([
      "response": .string(told.text), "answer": .string(told.text), "provider": .string("local-composer"),
      "requestId": .string(context.requestID), "isSafe": .bool(true), "turn": .integer(Int64(ask.turn)),
      "cards": .array(
        told.positions.map { index in
          .object([
            "index": .integer(Int64(index)), "name": .string(context.language.tarot.name(laid.draw.cards[index].card)),
            "reversed": .bool(laid.draw.cards[index].isReversed),
          ])
        }),
    ])
  }
}
