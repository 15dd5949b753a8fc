import ServiceLifecycle

/// A part of the server that runs beside the requests, with a name for the log.
///
/// Without one the group would describe it by all that it holds, down to the store, for every start.
protocol NamedService: Service, CustomStringConvertible {
  static var name: String { get }
}

extension NamedService {
  var description: String { Self.name }
}
