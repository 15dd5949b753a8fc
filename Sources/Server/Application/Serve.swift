import CLibrary
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Why a server did not start.
package enum ServeError: Error, Sendable, CustomStringConvertible {
  /// Somebody else listens there.
  case portInUse(host: String, port: Int)
  /// The system does not let us listen there.
  case cannotListen(host: String, port: Int, reason: String)

  package var description: String {
    switch self {
    case .portInUse(let host, let port): "port \(port) on \(host) is already in use; stop what uses it or choose another --port"
    case .cannotListen(let host, let port, let reason): "cannot listen on \(host):\(port): \(reason)"
    }
  }
}

/// Runs a server until it is told to stop (SIGTERM, SIGINT): requests under way are finished, for ten seconds at most.
///
/// - Parameter onRunning: called with the port once the server listens.
package func serve(_ configuration: ServerConfiguration, onRunning: @escaping @Sendable (Int) async -> Void) async throws {
  keep_freed_memory()
  let application = try await buildApplication(configuration, onRunning: onRunning)
  var group = ServiceGroupConfiguration(
    services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: configuration.logger)
  group.maximumGracefulShutdownDuration = .seconds(10)
  group.maximumCancellationDuration = .seconds(5)
  do {
    try await ServiceGroup(configuration: group).run()
  } catch let error as IOError where error.errnoCode == 98 || error.errnoCode == 48 {
    throw ServeError.portInUse(host: configuration.host, port: configuration.port)
  } catch let error as IOError {
    throw ServeError.cannotListen(host: configuration.host, port: configuration.port, reason: error.description)
  }
}
