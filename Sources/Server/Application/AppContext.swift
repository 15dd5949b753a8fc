import Hummingbird

/// What travels with a request.
struct AppContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The id under which the log knows the request; the caller's own when it sent a sane one.
  var requestID = ""

  /// What is read of a body, in bytes.
  static let bodyLimit = 1_000_000

  var maxUploadSize: Int { Self.bodyLimit }

  init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}
