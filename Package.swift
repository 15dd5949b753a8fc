// swift-tools-version: 6.2
import PackageDescription

// The house, bottom to top (docs/architecture.md). A room may import only what its `dependencies` name, and
// nothing points upward. Rooms that have no content yet are not listed: `Guidance` will stand beside
// `Store`; `Client` beside `Web`.

/// Warnings are errors, and existentials are visible.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What computes much is optimised in debug builds too where ASTRONOVA_OPTIMIZED_DEBUG is set, as `.ci/run` does: it compiles as fast, and the
/// tests run in a third of the time. A module as a whole, for the engine’s generic code is only as fast as it is where it has been specialized.
/// Assertions stay on. Such flags are for a package’s own builds; whoever depends on it must not set it.
let computing: [SwiftSetting] =
  Context.environment["ASTRONOVA_OPTIMIZED_DEBUG"] == nil
  ? strict
  : strict + [
    .unsafeFlags(
      ["-O", "-assert-config", "Debug", "-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))
  ]

/// A library of another package, which only the server, its command and their tests link: whoever imports the libraries alone,
/// without the trait, does not fetch it.
func server(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Server"]))
}

let package = Package(
  name: "astronova",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Ephemeris", targets: ["Ephemeris"]),
    .library(name: "Astrology", targets: ["Astrology"]),
    .library(name: "ChartArt", targets: ["ChartArt"]),
    .library(name: "Tarot", targets: ["Tarot"]),
    .library(name: "Practice", targets: ["Practice"]),
    .library(name: "Atlas", targets: ["Atlas"]),
    .library(name: "Readings", targets: ["Readings"]),
    .library(name: "Shapes", targets: ["Shapes"]),
    .executable(name: "astronova", targets: ["astronova"]),
  ],
  traits: [
    .trait(name: "Server", description: "The server and the command, with the packages of others that they are built on."),
    .default(enabledTraits: ["Server"]),
  ],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: [
    // MARK: - the pure core: no Foundation, no clock, no files; also built for Embedded wasm
    .target(name: "EphemerisKernel"),
    .target(
      name: "Ephemeris", dependencies: ["EphemerisKernel"], swiftSettings: computing,
      // Square roots are instructions, but a debug build may ask the C library for them.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Astrology", dependencies: ["Ephemeris"], swiftSettings: computing),
    .target(name: "ChartArt", dependencies: ["Astrology", "Ephemeris"], swiftSettings: computing),
    .target(name: "Tarot", dependencies: ["Astrology"], swiftSettings: computing),
    .target(name: "Practice", dependencies: ["Ephemeris"], swiftSettings: computing),

    // MARK: - places and civil time
    .target(name: "AtlasData"),
    .target(name: "Atlas", dependencies: ["AtlasData", "Ephemeris"], swiftSettings: computing),

    // MARK: - the words
    .target(name: "ReadingsTexts", path: "Sources/Readings/Resources/Texts", exclude: ["en"]),
    .target(
      name: "Readings", dependencies: ["ReadingsTexts", "Astrology", "Atlas", "Ephemeris", "Tarot"],
      exclude: ["Resources/Texts"], swiftSettings: computing),

    // MARK: - memory, wire and pages
    .target(
      name: "JSON", swiftSettings: computing, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Shapes", dependencies: ["JSON"], exclude: ["Description"], swiftSettings: strict),
    .target(name: "ShapesDocument", exclude: ["openapi.yaml"]),
    .target(name: "Wire", dependencies: ["Shapes", "Readings", "Astrology", "Atlas", "Ephemeris"], swiftSettings: strict),
    .target(
      name: "Store",
      dependencies: [server("Crypto", "swift-crypto"), server("GRDB", "GRDB.swift")], swiftSettings: strict),
    .target(
      name: "Identity",
      dependencies: [
        server("Crypto", "swift-crypto"), server("CryptoExtras", "swift-crypto"), server("JWTKit", "jwt-kit"),
      ], swiftSettings: strict),
    .target(name: "WebAssets", exclude: ["files"]),
    .target(
      name: "Web",
      dependencies: [
        "WebAssets", "Shapes", "Readings", "ChartArt", "Tarot", "Practice", "Astrology", "Atlas", "Ephemeris",
        server("Mustache", "swift-mustache"),
      ], swiftSettings: strict),

    // MARK: - what the product does for a person
    .target(
      name: "Companion",
      dependencies: [
        "Identity", "Store", "JSON", "Readings", "Tarot", "Practice", "Astrology", "Atlas", "Ephemeris",
        server("Crypto", "swift-crypto"), server("Subprocess", "swift-subprocess"), server("SystemPackage", "swift-system"),
      ], swiftSettings: strict),

    // MARK: - the server and the command
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CLibrary"),
    .target(
      name: "Server",
      dependencies: [
        "CLibrary", "CZlib", "Companion", "Web", "Identity", "Store", "Shapes", "ShapesDocument", "Wire", "Readings",
        "ChartArt", "Tarot", "Practice", "Astrology", "Atlas", "Ephemeris",
        server("AsyncHTTPClient", "async-http-client"), server("CoreMetrics", "swift-metrics"),
        server("Crypto", "swift-crypto"), server("HTTPTypes", "swift-http-types"), server("Hummingbird", "hummingbird"),
        server("HummingbirdCore", "hummingbird"), server("Instrumentation", "swift-distributed-tracing"),
        server("Logging", "swift-log"), server("DequeModule", "swift-collections"), server("NIOCore", "swift-nio"),
        server("NIOHTTP1", "swift-nio"), server("NIOPosix", "swift-nio"), server("NIOSSL", "swift-nio-ssl"),
        server("NIOHTTPTypes", "swift-nio-extras"),
        server("NIOHTTPTypesHTTP1", "swift-nio-extras"), server("ServiceLifecycle", "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "astronova",
      dependencies: [
        "Server", "Companion", "Identity", "Store", "Wire", "JSON", "Readings", "ChartArt", "Tarot", "Practice", "Astrology",
        "Atlas", "Ephemeris", server("ArgumentParser", "swift-argument-parser"),
        server("Configuration", "swift-configuration"), server("Logging", "swift-log"), server("SystemPackage", "swift-system"),
      ], swiftSettings: strict),

    // MARK: - generators of committed data that need the engine; the others are Python (Tools)
    .executableTarget(
      name: "Calibrate", dependencies: ["Readings", "Astrology", "Ephemeris"], path: "Tools/meters/Calibrate",
      swiftSettings: strict),
    .executableTarget(
      name: "HearQuestions", dependencies: ["Readings"], path: "Tools/questions/Hear", swiftSettings: computing),
    .executableTarget(
      name: "EnginePlaces", dependencies: ["Astrology", "Ephemeris"], path: "Tools/accuracy/EnginePlaces",
      swiftSettings: computing),

    // MARK: - tests
    .testTarget(name: "EphemerisTests", dependencies: ["Ephemeris"], resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(name: "AstrologyTests", dependencies: ["Astrology"], resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(name: "ChartArtTests", dependencies: ["ChartArt"], swiftSettings: strict),
    .testTarget(name: "TarotTests", dependencies: ["Tarot"], swiftSettings: strict),
    .testTarget(name: "PracticeTests", dependencies: ["Practice", "Atlas", "Ephemeris"], swiftSettings: strict),
    .testTarget(name: "AtlasTests", dependencies: ["Atlas"], exclude: ["Reference"], swiftSettings: strict),
    // A language for tests, which the tests of readings, pages and server share.
    .target(name: "PseudoLanguage", dependencies: ["Readings"], path: "Tests/PseudoLanguage", swiftSettings: strict),
    .testTarget(
      name: "ReadingsTests", dependencies: ["PseudoLanguage", "Readings", "Tarot"], exclude: ["Lead/judged-days.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "IdentityTests",
      dependencies: ["Identity", server("Crypto", "swift-crypto"), server("JWTKit", "jwt-kit")],
      swiftSettings: strict),
    .testTarget(name: "StoreTests", dependencies: ["Store"], resources: [.copy("Released")], swiftSettings: strict),
    .testTarget(name: "ShapesTests", dependencies: ["Shapes"], swiftSettings: strict),
    .testTarget(name: "WebTests", dependencies: ["PseudoLanguage", "Web", "Readings", "Tarot"], swiftSettings: strict),
    .testTarget(
      name: "CompanionTests",
      dependencies: ["Companion", "Identity", "Store", "JSON", "Readings", "Tarot", "Practice", "Atlas", "Ephemeris"],
      swiftSettings: strict),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "PseudoLanguage", "Server", "Companion", "Identity", "Store", "Web", "Shapes", "Wire", "Readings", "ChartArt", "Tarot",
        "Astrology", "Ephemeris",
        server("CoreMetrics", "swift-metrics"), server("Crypto", "swift-crypto"), server("HTTPTypes", "swift-http-types"),
        server("Hummingbird", "hummingbird"), server("HummingbirdTesting", "hummingbird"),
        server("InMemoryTracing", "swift-distributed-tracing"), server("JWTKit", "jwt-kit"), server("Logging", "swift-log"),
        server("NIOCore", "swift-nio"), server("NIOEmbedded", "swift-nio"), server("Tracing", "swift-distributed-tracing"),
      ], exclude: ["Golden/Answers", "Golden/README.md", "Stored/Payloads", "Stored/README.md"], swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Server", "Companion", "Identity", "Store", "Web", "Wire", "Readings", "ChartArt", "Astrology", "Atlas", "Ephemeris",
        server("HTTPTypes", "swift-http-types"), server("Hummingbird", "hummingbird"),
        server("HummingbirdTesting", "hummingbird"), server("Logging", "swift-log"), server("NIOCore", "swift-nio"),
      ], exclude: ["README.md"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `ASTRONOVA_DOCUMENTATION=1 swift package generate-documentation`. No trait can guard a plugin, so it is only there when it is asked for:
// whoever imports the libraries does not fetch it.
if Context.environment["ASTRONOVA_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
