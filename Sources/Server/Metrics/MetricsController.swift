import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Answers `GET /metrics` for Prometheus, to whoever has the token that the settings name. Without such a token there is no such place.
struct MetricsController: Sendable {
  let registry: MetricsRegistry
  /// The token, as it stands behind `Bearer`.
  let token: String
  /// When the process began, in POSIX seconds.
  let start: Double
  let connections: ConnectionBook

  func mount(on routes: RouteMounter) {
    routes.mount(.get, "/metrics", .unlisted) { request, _ in
      guard isAllowed(request) else {
        return Response(status: .unauthorized, headers: [.wwwAuthenticate: "Bearer", .cacheControl: "no-store"])
      }
      return Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }

  /// Compares digests, so that the time it takes says nothing of the token.
  private func isAllowed(_ request: Request) -> Bool {
    guard let header = request.headers[.authorization] else { return false }
    return SHA256.hash(data: Data(header.utf8)) == SHA256.hash(data: Data("Bearer \(token)".utf8))
  }

  private var text: String {
    var process = PrometheusText()
    process.begin("astronova_build_info", .gauge)
    process.add(PrometheusText.labels([("version", productVersion)]), 1)
    process.gauge("process_start_time_seconds", start)
    process.gauge("astronova_connected_networks", Double(connections.networks))
    if let bytes = Self.residentBytes { process.gauge("process_resident_memory_bytes", bytes) }
    return process.text + registry.text
  }

  /// The memory that this process occupies; `nil` where the system does not tell.
  private static var residentBytes: Double? {
    // proc(5): the second field is the resident set in pages.
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { return nil }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
