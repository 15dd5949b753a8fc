import Atlas
import Companion
import Hummingbird
import NIOCore
import Readings

/// What travels with a request.
struct AppContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The id under which the log knows the request; the caller's own when it sent a sane one.
  var requestID = ""
  /// The other end of the connection, as an IP address; `nil` within tests.
  let peer: String?
  /// The name and port under which the server was asked for; empty when the request did not say.
  var host = ""
  /// Where the request comes from, proxies we trust apart.
  var network = ClientNetwork.unknown
  /// What counts the work; `nil` for what takes none.
  var meter: WorkMeter?
  /// Whether the network has so many requests under way that this one is turned away.
  var isCrowdedOut = false
  /// What is asked for.
  var target = RequestTarget.unlisted
  /// In which language it is answered; ``LanguageChoice`` decides.
  var language = Language.english
  /// The zone whose clocks the device goes by, where it names one.
  var deviceZone: TimeZoneHistory?
  /// Who asks.
  var caller = Caller.visitor(.none)

  /// What is read of a body, in bytes.
  static let bodyLimit = 1_000_000

  var maxUploadSize: Int { Self.bodyLimit }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress
  }
}
