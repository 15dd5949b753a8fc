import HTTPTypes
import Testing

@testable import Server
@testable import Wire

/// Bodies, queries, paths and headers to every route, signed in and not: never a fault of ours, and the process lives.
@Suite(.serialized) struct RouteFuzzTests {
  /// What would end the series: whoever is signed out or deleted asks no more.
  private static let routes = Route.all.filter { route in
    ![.signOut, .submitSignOut, .signOutDevice, .submitDeviceSignOut, .deleteAccount, .submitDeletion].contains(route)
  }

  @Test func bodies() async throws {
    let fuzzer = try await Self.series("bodies", every: 400) { fuzzer, server in
      let route = fuzzer.random.pick(Self.routes.filter { $0.method != .get })
      let examples = RouteExamples.of(route)
      let path = Self.path(route, server, &fuzzer.random)
      if route.audience == .person {
        let body = fuzzer.random.oneIn(8) ? fuzzer.random.text() : examples.query(&fuzzer.random)
        fuzzer.note("\(route.method.rawValue) \(path)\n\(body)")
        try await server.expectAnswer(
          route.method.rawValue, path, headers: [.contentType: "application/x-www-form-urlencoded"], body: Array(body.utf8),
          isPerson: true)
      } else {
        var bytes = Array(examples.body(&fuzzer.random).json.utf8)
        if fuzzer.random.oneIn(6) { bytes = fuzzer.random.mutated(bytes) }
        fuzzer.note("\(route.method.rawValue) \(path)\n\(String(decoding: bytes, as: UTF8.self))")
        try await server.expectAnswer(
          route.method.rawValue, path, headers: [.contentType: "application/json"], body: bytes)
      }
    }
    fuzzer.report()
  }

  @Test func queriesAndPaths() async throws {
    let fuzzer = try await Self.series("queries", every: 1000) { fuzzer, server in
      let route = fuzzer.random.pick(Self.routes)
      let examples = RouteExamples.of(route)
      var uri = Self.path(route, server, &fuzzer.random)
      if fuzzer.random.oneIn(10) { uri = "/" + RouteExamples.bare(fuzzer.random.mutated(uri)) }
      if !fuzzer.random.oneIn(6) { uri += "?" + examples.query(&fuzzer.random) }
      fuzzer.note("\(route.method.rawValue) \(uri)")
      try await server.expectAnswer(
        route.method == .get || fuzzer.random.oneIn(4) ? "GET" : route.method.rawValue, uri,
        body: route.method == .get ? nil : [], isPerson: route.audience == .person)
    }
    fuzzer.report()
  }

  @Test func headers() async throws {
    let fuzzer = try await Self.series("headers", every: 1000) { fuzzer, server in
      let route = fuzzer.random.pick(Self.routes.filter { $0.method == .get })
      var headers: HTTPFields = [:]
      for _ in 0...fuzzer.random.below(4) {
        let names: [HTTPField.Name] = [
          .ifMatch, .ifNoneMatch, .ifModifiedSince, .range, .ifRange, .accept, .acceptEncoding, .acceptLanguage, .cookie,
          .contentType,
          .contentLength, .origin, .referer, .userAgent, .authorization, .idempotencyKey, .requestID, .forwardedFor,
          .expect,
        ]
        let name = fuzzer.random.pick(names)
        headers[name] = RouteExamples.bare(Self.header(&fuzzer.random))
      }
      fuzzer.note("GET \(route.path)\n\(headers)")
      try await server.expectAnswer(
        fuzzer.random.oneIn(8) ? "OPTIONS" : "GET", Self.path(route, server, &fuzzer.random), headers: headers,
        isPerson: route.audience == .person)
    }
    fuzzer.report()
  }

  private static func header(_ random: inout FuzzRandom) -> String {
    random.mutated(
      random.pick([
        "W/\"1\"", "\"9223372036854775807\"", "\"-9223372036854775808\"", "*", "\"", "bytes=0-18446744073709551616",
        "bytes=-1,5-2",
        "Sat, 21 Nov 2026 07:30:00 GMT", "gzip;q=1e308, br;q=-1", "astronova-launches=1.-9223372036854775808",
        "astronova-launches=9.9223372036854775807", "astronova-launches=0.0; x",
        "astronova_session=ans_" + String(repeating: "A", count: 43),
        "a=b; ; =; ==;;c", "18446744073709551616", "-1", "Bearer", "Bearer .", "Bearer a.b.c", "::ffff:1.2.3.4, 999.1.1.1",
        random.text(),
      ]))
  }

  /// Runs inputs against a server, a fresh one every so often.
  private static func series(
    _ subject: String, every count: Int, _ input: @Sendable (inout Fuzzer, HostileServer) async throws -> Void
  ) async throws -> Fuzzer {
    let running = Running(Fuzzer(subject))
    while await running.fuzzer.goesOn {
      try await HostileServer.run { server in
        for _ in 0..<count {
          guard await running.fuzzer.goesOn else { return }
          try await running.step(server, input)
        }
      }
    }
    return await running.fuzzer
  }

  /// A path of a route, its parts filled with ids that lead somewhere, or not.
  private static func path(_ route: Route, _ server: HostileServer, _ random: inout FuzzRandom) -> String {
    route.path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.hasPrefix("{") || part == "**" else { return String(part) }
      if random.oneIn(2) { return random.pick(server.ids) }
      return RouteExamples.encoded(
        String(random.oneIn(2) ? random.text().prefix(300) : random.pick(["google", "love", "x", "0"])[...]))
    }.joined(separator: "/")
  }
}

/// A fuzzer that requests take turns with.
actor Running {
  private(set) var fuzzer: Fuzzer

  init(_ fuzzer: Fuzzer) { self.fuzzer = fuzzer }

  func step(
    _ server: HostileServer, _ input: @Sendable (inout Fuzzer, HostileServer) async throws -> Void
  ) async throws {
    var mine = fuzzer
    try await input(&mine, server)
    fuzzer = mine
  }
}
