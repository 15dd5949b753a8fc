// swift-tools-version: 6.2
import PackageDescription

// Its own package with its own view of two rooms through links, so that it resolves nothing and builds in a minute.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "accuracy",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "EphemerisKernel"),
    .target(
      name: "Ephemeris", dependencies: ["EphemerisKernel"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "Places", dependencies: ["Ephemeris"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
