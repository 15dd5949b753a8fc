// swift-tools-version: 6.2
import PackageDescription

// Its own package, and its own view of the rooms through links: so it resolves nothing, and `package` symbols of the meters, which nobody else
// needs, are open to it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "meters",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "EphemerisKernel"),
    .target(
      name: "Ephemeris", dependencies: ["EphemerisKernel"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Astrology", dependencies: ["Ephemeris"], swiftSettings: strict),
    .target(name: "AtlasData"),
    .target(name: "Atlas", dependencies: ["AtlasData", "Ephemeris"], swiftSettings: strict),
    .target(name: "ChartArt", dependencies: ["Astrology", "Ephemeris"], swiftSettings: strict),
    .target(name: "Readings", dependencies: ["Astrology", "Atlas", "ChartArt", "Ephemeris"], swiftSettings: strict),
    .executableTarget(name: "Calibrate", dependencies: ["Readings", "Astrology", "Ephemeris"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
