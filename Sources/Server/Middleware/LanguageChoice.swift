import Companion
import HTTPTypes
import Hummingbird
import Readings

/// Decides, here and nowhere else, in which language a request is answered, and how hours and days are told in it: as the person's profile
/// has it, or else as the request accepts it best.
struct LanguageChoice: RouterMiddleware {
  let languages: Languages
  let profiles: ProfileService

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.deviceZone = request.currentZone
    context.language = await language(of: request, context.caller)
    var response = try await next(request, context)
    name(context.language, in: &response)
    return response
  }

  /// The language for somebody.
  func language(of request: Request, _ caller: Caller) async -> Language {
    // A profile that does not open is no reason to refuse what does not need it.
    guard let member = caller.member, let profile = try? await profiles.profile(member.account).profile else {
      return language(accepting: request)
    }
    guard languages.isChoice else { return languages.first.telling(profile.format) }
    let own = profile.language.flatMap { languages.language($0) }
    return (own ?? languages.language(accepting: request.headers[.acceptLanguage])).telling(profile.format)
  }

  /// The language for somebody of whom nothing is known but the request.
  func language(accepting request: Request) -> Language {
    let language = languages.language(accepting: request.headers[.acceptLanguage])
    return request.firstLanguage.flatMap { RegionalFormat(tag: $0) }.map(language.telling) ?? language
  }

  /// Says in an answer that another request might have had another one, if anybody may keep it, and where there is a choice, which
  /// language it speaks. Files that are the same in every language, such as styles, bear the mark of what never changes, and say neither.
  func name(_ language: Language, in response: inout Response) {
    let keeping = response.headers[.cacheControl]
    guard keeping?.contains("immutable") != true else { return }
    if languages.isChoice, response.headers[.contentLanguage] == nil { response.headers[.contentLanguage] = language.tag }
    if languages.isChoice || keeping?.contains("no-store") != true {
      response.headers.append(HTTPField(name: .vary, value: "Accept-Language"))
    }
  }
}
