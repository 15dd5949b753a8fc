#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the server could listen.
enum PortCheck {
  static func finding(host: String, port: Int) -> Finding {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_family = AF_UNSPEC
    var found: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, "\(port)", &hints, &found)
    guard failure == 0, let address = found else {
      return .ill(
        "port", "\(host) is no address of this machine: \(String(cString: gai_strerror(failure)))",
        remedy: "choose 127.0.0.1, or 0.0.0.0 to be reached from everywhere, with --host")
    }
    defer { freeaddrinfo(address) }
    let listener = socket(address.pointee.ai_family, streamType, 0)
    guard listener >= 0 else {
      return .ill(
        "port", "no socket: \(Channel.reason(errno))", remedy: "close programs, or raise the limit of open files (ulimit -n)")
    }
    defer { _ = close(listener) }
    // As the server does it, so that a port just left by another server counts as free.
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(listener, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0, listen(listener, 1) == 0 else {
      let number = errno
      switch number {
      case EADDRINUSE:
        return .ill("port", "\(port) on \(host) is in use", remedy: "stop what listens there, or choose another with --port")
      case EACCES:
        return .ill("port", "\(port) on \(host) is reserved by the system", remedy: "choose one from 1024 on with --port")
      default:
        return .ill("port", "\(port) on \(host): \(Channel.reason(number))", remedy: "choose 127.0.0.1 or 0.0.0.0 with --host")
      }
    }
    return .well("port", port == 0 ? "the system will choose one on \(host)" : "\(port) on \(host) is free")
  }

  #if canImport(Glibc)
    private static var streamType: Int32 { Int32(SOCK_STREAM.rawValue) }
  #else
    private static var streamType: Int32 { SOCK_STREAM }
  #endif
}
