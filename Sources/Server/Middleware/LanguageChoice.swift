import Companion
import HTTPTypes
import Hummingbird
import Readings

/// Decides, here and nowhere else, in which language a request is answered: that of the person's profile, or else the best one that the
/// request accepts. While the server speaks one language only, nothing is looked up and nothing is said about it.
struct LanguageChoice: RouterMiddleware {
  let languages: Languages
  let profiles: ProfileService

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    guard languages.isChoice else { return try await next(request, context) }
    var context = context
    context.language = try await language(of: request, context.caller)
    var response = try await next(request, context)
    name(context.language, in: &response)
    return response
  }

  /// The language for somebody.
  func language(of request: Request, _ caller: Caller) async throws -> Language {
    guard languages.isChoice else { return languages.first }
    if let member = caller.member, let tag = try await profiles.profile(member.account).profile.language,
      let own = languages.language(tag)
    {
      return own
    }
    return language(accepting: request)
  }

  /// The language for somebody of whom nothing is known but the request.
  func language(accepting request: Request) -> Language { languages.language(accepting: request.headers[.acceptLanguage]) }

  /// Says in an answer which language it speaks, and that another request might have had another one. Files that are the same in every
  /// language, such as styles, bear the mark of what never changes, and say neither.
  func name(_ language: Language, in response: inout Response) {
    guard languages.isChoice, response.headers[.cacheControl]?.contains("immutable") != true else { return }
    if response.headers[.contentLanguage] == nil { response.headers[.contentLanguage] = language.tag }
    response.headers.append(HTTPField(name: .vary, value: "Accept-Language"))
  }
}
