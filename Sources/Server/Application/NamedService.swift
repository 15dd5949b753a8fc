import ServiceLifecycle

/// A part of the server that runs beside the requests, with a name for the log.
///
/// Without one the group would describe it by all that it holds, down to the store, for every start.
protocol NamedService: Service, CustomStringConvertible {
  static var name: String { get }
}

extension NamedService {
  var description: String { Self.name }

  /// Does something now and again, with so many seconds between, until the server is stopped. Without them it only waits, for a service that
  /// ends stops the server.
  func again(every seconds: Int?, _ round: @escaping @Sendable () async -> Void) async {
    guard let seconds else {
      try? await gracefulShutdown()
      return
    }
    try? await cancelWhenGracefulShutdown {
      while true {
        await round()
        try await Task.sleep(for: .seconds(seconds))
      }
    }
  }
}
