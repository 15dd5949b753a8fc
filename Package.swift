// swift-tools-version: 6.2
import PackageDescription

// The house, bottom to top (docs/architecture.md). A room may import only what its `dependencies` name, and
// nothing points upward. Rooms that have no content yet are not listed: `Tarot` and `Practice` will stand beside
// `Astrology`; `Guidance` beside `Store`; `Client` beside `Web`.

/// Warnings are errors, and existentials are visible.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "astronova",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Ephemeris", targets: ["Ephemeris"]),
    .library(name: "Astrology", targets: ["Astrology"]),
    .library(name: "ChartArt", targets: ["ChartArt"]),
    .library(name: "Atlas", targets: ["Atlas"]),
    .library(name: "Readings", targets: ["Readings"]),
    .library(name: "Shapes", targets: ["Shapes"]),
    .executable(name: "astronova", targets: ["astronova"]),
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
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: [
    // MARK: - the pure core: no Foundation, no clock, no files; also built for Embedded wasm
    .target(name: "EphemerisKernel"),
    .target(
      name: "Ephemeris", dependencies: ["EphemerisKernel"], swiftSettings: strict,
      // Square roots are instructions, but a debug build may ask the C library for them.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Astrology", dependencies: ["Ephemeris"], swiftSettings: strict),
    .target(name: "ChartArt", dependencies: ["Astrology", "Ephemeris"], swiftSettings: strict),

    // MARK: - places and civil time
    .target(name: "AtlasData"),
    .target(name: "Atlas", dependencies: ["AtlasData", "Ephemeris"], swiftSettings: strict),

    // MARK: - the words
    .target(name: "ReadingsTexts", path: "Sources/Readings/Resources/Texts", exclude: ["en"]),
    .target(
      name: "Readings", dependencies: ["ReadingsTexts", "Astrology", "Atlas", "Ephemeris"],
      exclude: ["Resources/Texts"], swiftSettings: strict),

    // MARK: - memory, wire and pages
    .target(
      name: "JSON", swiftSettings: strict, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Shapes", dependencies: ["JSON"], exclude: ["Description"], swiftSettings: strict),
    .target(name: "ShapesDocument", exclude: ["openapi.yaml"]),
    .target(name: "Wire", dependencies: ["Shapes", "Readings", "Astrology", "Atlas", "Ephemeris"], swiftSettings: strict),
    .target(
      name: "Store",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"), .product(name: "GRDB", package: "GRDB.swift"),
      ], swiftSettings: strict),
    .target(
      name: "Identity",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"), .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "JWTKit", package: "jwt-kit"),
      ], swiftSettings: strict),
    .target(name: "WebAssets", exclude: ["files"]),
    .target(
      name: "Web",
      dependencies: [
        "WebAssets", "Shapes", "Readings", "ChartArt", "Astrology", "Atlas", "Ephemeris",
        .product(name: "Mustache", package: "swift-mustache"),
      ], swiftSettings: strict),

    // MARK: - what the product does for a person
    .target(
      name: "Companion",
      dependencies: [
        "Identity", "Store", "JSON", "Readings", "Astrology", "Atlas", "Ephemeris",
        .product(name: "Crypto", package: "swift-crypto"), .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: strict),

    // MARK: - the server and the command
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CThreadTime"),
    .target(
      name: "Server",
      dependencies: [
        "CThreadTime", "CZlib", "Companion", "Web", "Identity", "Store", "Shapes", "ShapesDocument", "Wire", "Readings",
        "ChartArt",
        "Astrology", "Atlas", "Ephemeris",
        .product(name: "AsyncHTTPClient", package: "async-http-client"), .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Crypto", package: "swift-crypto"), .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Instrumentation", package: "swift-distributed-tracing"), .product(name: "Logging", package: "swift-log"),
        .product(name: "DequeModule", package: "swift-collections"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "astronova",
      dependencies: [
        "Server", "Companion", "Identity", "Store", "Wire", "Readings", "ChartArt", "Astrology", "Atlas", "Ephemeris",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Configuration", package: "swift-configuration"), .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ], swiftSettings: strict),

    // MARK: - generators of committed data that need the engine; the others are Python (Tools)
    .executableTarget(
      name: "Calibrate", dependencies: ["Readings", "Astrology", "Ephemeris"], path: "Tools/meters/Calibrate",
      swiftSettings: strict),
    .executableTarget(
      name: "EnginePlaces", dependencies: ["Ephemeris"], path: "Tools/accuracy/EnginePlaces", swiftSettings: strict),

    // MARK: - tests
    .testTarget(name: "EphemerisTests", dependencies: ["Ephemeris"], resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(name: "AstrologyTests", dependencies: ["Astrology"], resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(name: "ChartArtTests", dependencies: ["ChartArt"], swiftSettings: strict),
    .testTarget(name: "AtlasTests", dependencies: ["Atlas"], exclude: ["Reference"], swiftSettings: strict),
    // A language for tests, which the tests of readings, pages and server share.
    .target(name: "PseudoLanguage", dependencies: ["Readings"], path: "Tests/PseudoLanguage", swiftSettings: strict),
    .testTarget(name: "ReadingsTests", dependencies: ["PseudoLanguage", "Readings"], swiftSettings: strict),
    .testTarget(
      name: "IdentityTests",
      dependencies: [
        "Identity", .product(name: "Crypto", package: "swift-crypto"), .product(name: "JWTKit", package: "jwt-kit"),
      ],
      swiftSettings: strict),
    .testTarget(name: "StoreTests", dependencies: ["Store"], resources: [.copy("Released")], swiftSettings: strict),
    .testTarget(name: "ShapesTests", dependencies: ["Shapes"], swiftSettings: strict),
    .testTarget(name: "WebTests", dependencies: ["PseudoLanguage", "Web"], swiftSettings: strict),
    .testTarget(
      name: "CompanionTests",
      dependencies: ["Companion", "Store", "Readings", "Atlas", "Ephemeris"], swiftSettings: strict),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "PseudoLanguage", "Server", "Companion", "Identity", "Store", "Web", "Shapes", "Wire", "Readings", "Astrology",
        "Ephemeris",
        .product(name: "CoreMetrics", package: "swift-metrics"), .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"), .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "Tracing", package: "swift-distributed-tracing"),
      ], exclude: ["Golden/Answers", "Golden/README.md", "Stored/Payloads", "Stored/README.md"], swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Server", "Companion", "Identity", "Store", "Web", "Wire", "Readings", "ChartArt", "Astrology", "Atlas",
        "Ephemeris",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
      ], exclude: ["README.md"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
