// swift-tools-version: 6.2
import PackageDescription

// Its own package, so that nobody who imports Astronova resolves a benchmark. `script/bench` builds and runs it.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "astronova", path: "..", traits: [])],
  targets: [
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: [
        "AllocationCount", .product(name: "Astrology", package: "astronova"), .product(name: "Ephemeris", package: "astronova"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "EventsBenchmark",
      dependencies: [.product(name: "Astrology", package: "astronova"), .product(name: "Ephemeris", package: "astronova")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "TodayBenchmark",
      dependencies: [
        .product(name: "Astrology", package: "astronova"), .product(name: "Atlas", package: "astronova"),
        .product(name: "Ephemeris", package: "astronova"), .product(name: "Readings", package: "astronova"),
      ], swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "TarotBenchmark",
      dependencies: [.product(name: "Readings", package: "astronova"), .product(name: "Tarot", package: "astronova")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "PracticeBenchmark", dependencies: [.product(name: "Practice", package: "astronova")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "PlacesBenchmark", dependencies: [.product(name: "Atlas", package: "astronova")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
