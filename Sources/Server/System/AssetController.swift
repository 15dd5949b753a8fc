import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Web
import Wire

/// Styles, scripts, icons and the small files that browsers and search engines ask for.
struct AssetController: Sendable {
  let site: Site
  private let packed = PackedAssets()

  private static let serviceWorkerAllowed = HTTPField.Name("Service-Worker-Allowed")!

  init(site: Site) { self.site = site }

  func mount(on routes: RouteMounter) {
    routes.answer(.asset) { request, _ in try asset(at: request.uri.path, request) }
    routes.answer(.webManifest) { request, _ in try asset(at: Route.webManifest.path, request) }
    routes.answer(.serviceWorker) { request, _ in
      var response = try asset(at: Route.serviceWorker.path, request)
      response.headers[Self.serviceWorkerAllowed] = "/"
      return response
    }
    routes.answer(.favicon) { _, _ in .redirect(to: site.assets.path("icon.svg"), type: .found) }
    for route in [Route.touchIcon, .finishedTouchIcon] {
      routes.answer(route) { request, _ in try asset(at: site.assets.path("icon-180.png"), request, isNamed: false) }
    }
    // What holds somebody's birth, and what is for programs.
    let closed = [Route.chartForm.path + "/", Route.beginPage.path + "/", Route.profilePage.path, "/api/"]
    routes.answer(.robots) { _, _ in
      .file(
        Array("User-agent: *\n\(closed.map { "Disallow: \($0)\n" }.joined())".utf8),
        mediaType: "text/plain", cacheControl: "max-age=86400")
    }
  }

  /// - Parameter isNamed: whether the address carries the hash of the bytes, so that it may be kept for ever.
  private func asset(at path: String, _ request: Request, isNamed: Bool = true) throws(Problem) -> Response {
    guard let asset = site.assets.asset(at: path) else { throw Problem(.notFound, "There is nothing at this address.") }
    let cacheControl = !isNamed ? "public, max-age=86400" : asset.isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
    let validator = Validator(of: asset.bytes)
    if asset.isImmutable, request.acceptsGzip, !validator.isHeld(by: request), let bytes = packed.bytes(of: asset) {
      return Response(
        status: .ok,
        headers: [
          .contentType: asset.mediaType, .cacheControl: cacheControl, .contentEncoding: "gzip", .vary: "Accept-Encoding",
          .eTag: validator.tag,
        ], body: ResponseBody(byteBuffer: bytes))
    }
    return validator.answer(.file(asset.bytes, mediaType: asset.mediaType, cacheControl: cacheControl), to: request)
  }
}

/// Assets compressed as small as gzip can, each once; what a hash names never changes.
private final class PackedAssets: Sendable {
  private let byPath = Mutex<[String: ByteBuffer]>([:])

  /// The compressed bytes, or `nil` for what is compressed already or too small to gain.
  func bytes(of asset: Asset) -> ByteBuffer? {
    guard asset.bytes.count >= Compression.threshold, !asset.mediaType.hasSuffix("png"),
      asset.mediaType != "application/octet-stream"
    else { return nil }
    if let known = byPath.withLock({ $0[asset.path] }) { return known }
    let packed = Gzip.compress(ByteBuffer(bytes: asset.bytes), level: 9)
    if let packed { byPath.withLock { $0[asset.path] = packed } }
    return packed
  }
}
