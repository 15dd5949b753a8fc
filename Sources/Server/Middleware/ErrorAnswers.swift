import Companion
import Foundation
import HTTPTypes
import Hummingbird
import Identity
import Logging
import NIOCore
import NIOHTTP1
import Readings
import Store
import Web
import Wire

/// Turns every error into an answer: JSON for programs, a page for people. What is not foreseen is logged with the id of the
/// request, and the caller learns the id and nothing else.
struct ErrorAnswers: RouterMiddleware {
  let site: Site
  let logger: Logger
  var clock = WallClock.system
  /// Names the language of an answer; `nil` when there is but one.
  var choice: LanguageChoice?
  /// Finds out who looks at a page, as far as that can be found out.
  let viewer: @Sendable (Request, AppContext) async -> Viewer

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      var response = await answer(to: error, request, context)
      if response.status == .contentTooLarge { response.headers[.connection] = "close" }
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  private func answer(to error: any Error, _ request: Request, _ context: AppContext) async -> Response {
    switch error {
    case let fault as CallableFault:
      return .json(fault, status: HTTPResponse.Status(code: fault.status.httpStatus), capacity: 256)
    case let problem as Problem: return await challenge(problem, request, context)
    case let error as CompanionError: return await challenge(Problem(error), request, context)
    case let error as JSONError: return await challenge(Problem(error), request, context)
    case let reached as LimitReached:
      var response = await answer(reached.problem, request, context, wait: reached.verdict.retrySeconds)
      for (name, value) in reached.headers { response.headers[name] = value }
      return response
    case let spent as BudgetSpent:
      var response = await answer(spent.problem, request, context, wait: spent.seconds)
      response.headers[.retryAfter] = "\(spent.seconds)"
      return response
    case let error as CrowdedOut:
      var response = await answer(error.problem, request, context, wait: 1)
      response.headers[.retryAfter] = "1"
      return response
    case is HTTPParserError:
      // The body has broken off or is none, so nothing that follows can be told apart from it.
      var response = await answer(
        Problem(.validation, "The body cannot be read: its chunks or its length are not valid."), request, context)
      response.headers[.connection] = "close"
      return response
    case let refusal as ProofRefusal:
      var response = await answer(refusal.problem, request, context, wait: refusal.retrySeconds)
      for (name, value) in refusal.headers(now: clock.wholeSeconds) { response.headers[name] = value }
      return response
    case let error as StoreError where error.isDamagedRecord:
      logger.error("damaged record", metadata: ["id": "\(context.requestID)", "error": "\(Self.description(of: error))"])
      return await answer(.recordDamaged, request, context)
    case StoreError.quotaReached(let most):
      return await answer(.quotaReached(most), request, context)
    case StoreError.diskFull:
      logger.error("the disk is full", metadata: ["id": "\(context.requestID)"])
      return await answer(.storageFull, request, context)
    case is NIOTooManyBytesError:
      return await answer(.bodyTooLarge(context.target), request, context)
    case let error as any HTTPResponseError where error.status == .notFound:
      return await nothingHere(request, context)
    case let error as any HTTPResponseError where error.status.kind == .clientError:
      let code: ErrorCode = error.status == .contentTooLarge ? .bodyTooLarge : .validation
      return await answer(Problem(code, "The request cannot be read."), request, context, status: error.status)
    default:
      logger.error("unexpected error", metadata: ["id": "\(context.requestID)", "error": "\(Self.description(of: error))"])
      return await answer(Problem(.internalError, "Something failed on our side. Nothing was stored."), request, context)
    }
  }

  /// The answer to what the caller did wrong.
  private func challenge(_ problem: Problem, _ request: Request, _ context: AppContext) async -> Response {
    var response = await answer(problem, request, context)
    // RFC 9110, 11.6.1: whoever is turned away for lack of a proof is told which one is asked for.
    if response.status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
    return response
  }

  /// Nothing at the path, or nothing for the method: then the methods are named.
  private func nothingHere(_ request: Request, _ context: AppContext) async -> Response {
    let routes = context.target.routes
    guard !routes.isEmpty else {
      return await answer(Problem(.notFound, "There is nothing at this address."), request, context)
    }
    let allowed = RouteMethod.allCases.filter { method in routes.contains { $0.method == method } }.flatMap { method in
      method == .get ? ["GET", "HEAD"] : [method.rawValue]
    }
    let list = (allowed + ["OPTIONS"]).joined(separator: ", ")
    guard request.method != .options else { return Response(status: .noContent, headers: [.allow: list]) }
    var response = await answer(
      Problem(.methodNotAllowed, "This address answers \(list).", allowed: allowed), request, context)
    response.headers[.allow] = list
    return response
  }

  private func answer(
    _ problem: Problem, _ request: Request, _ context: AppContext, status: HTTPResponse.Status? = nil, wait: Int? = nil
  ) async -> Response {
    if context.target.dialect == .callable {
      let fault = CallableFault(problem)
      // No status of the protocol says that the method is wrong, so HTTP says it.
      let status = problem.code == .methodNotAllowed ? 405 : fault.status.httpStatus
      return .json(fault, status: HTTPResponse.Status(code: status), capacity: 256)
    }
    let status = status ?? HTTPResponse.Status(code: problem.code.status)
    guard Self.wantsPage(request, context) else {
      return .json(ErrorAnswer(problem, requestId: context.requestID), status: status, capacity: 512)
    }
    let viewer = await viewer(request, context)
    let page = ErrorPage(
      status: status.code, requestID: context.requestID, wait: wait, form: Self.form(of: request, context),
      damage: problem.code != .recordDamaged ? nil : viewer.isVisitor ? .other : .own)
    var response = Response.html(site.html(page, for: viewer), status: status)
    choice?.name(viewer.language, in: &response)
    return response
  }

  /// The page of ours whose form a browser has sent; `nil` where it does not say.
  static func form(of request: Request, _ context: AppContext) -> String? {
    guard request.method == .post, let text = request.headers[.referer], let parts = URLComponents(string: text),
      let host = parts.host, parts.port.map({ "\(host):\($0)" }) ?? host == context.host
    else { return nil }
    return OwnPath(parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?\($0)" } ?? ""))?.text
  }

  /// People come with a browser, which asks for HTML first; the API answers programs whatever they ask for.
  static func wantsPage(_ request: Request, _ context: AppContext) -> Bool {
    guard context.target.dialect != .api else { return false }
    return request.headers[.accept]?.contains("text/html") ?? false
  }

  /// What may stand in a log: our own errors, which carry nothing of a birth, and otherwise the type alone.
  private static func description(of error: any Error) -> String {
    if let error = error as? StoreError { return error.description }
    return "\(type(of: error))"
  }
}

extension Problem {
  /// There is no room on the disk of the server.
  static let storageFull = Problem(
    .storageFull, "The server has no disk space left, so nothing was saved. What was saved before is safe; try again later.")

  /// The account keeps as much as it may, in bytes.
  static func quotaReached(_ most: Int64) -> Problem {
    Problem(
      .quotaExceeded,
      "An account may store \(most / 1_000_000) MB, and this one is full. Nothing was saved; delete what you no longer need, or export it first."
    )
  }
}
