#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files and connections that the system lets this process have open.
enum OpenFiles {
  /// What the database, its readers, a report that is being printed and the log need besides connections.
  private static let spare = 48

  /// The bounds that were asked for, as far as the system has room for them.
  static func bounds(for configuration: ServerConfiguration) -> ConnectionBook.Bounds {
    let inAll = max(8, min(configuration.mostConnections, raisedLimit - spare))
    // Whoever takes all that one network may have leaves as much to everybody else.
    return ConnectionBook.Bounds(inAll: inAll, perNetwork: max(4, min(configuration.mostConnectionsPerNetwork, inAll / 2)))
  }

  /// How many files may be open, after raising that as far as the system allows, up to what anybody here needs.
  private static var raisedLimit: Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let wanted = min(limit.rlim_max, 65_536)
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = wanted
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
