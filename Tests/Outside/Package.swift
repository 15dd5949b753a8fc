// swift-tools-version: 6.2
import PackageDescription

// Somebody else's package: it depends on this repository by path and imports its libraries, and nothing else. `pages.py` copies
// it to a folder as deep as this one and writes its sources, which are the programs of README.md and of the catalogues.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let ephemeris = Target.Dependency.product(name: "Ephemeris", package: "astronova")
let astrology = Target.Dependency.product(name: "Astrology", package: "astronova")
let tarot = Target.Dependency.product(name: "Tarot", package: "astronova")
let practice = Target.Dependency.product(name: "Practice", package: "astronova")
let atlas = Target.Dependency.product(name: "Atlas", package: "astronova")
let chartArt = Target.Dependency.product(name: "ChartArt", package: "astronova")
let readings = Target.Dependency.product(name: "Readings", package: "astronova")
let shapes = Target.Dependency.product(name: "Shapes", package: "astronova")

let package = Package(
  name: "outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "astronova", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "ReadmePages", dependencies: [ephemeris, astrology], swiftSettings: strict),
    .executableTarget(name: "EphemerisPages", dependencies: [ephemeris], swiftSettings: strict),
    .executableTarget(name: "AstrologyPages", dependencies: [ephemeris, astrology], swiftSettings: strict),
    .executableTarget(name: "TarotPages", dependencies: [astrology, tarot], swiftSettings: strict),
    .executableTarget(name: "PracticePages", dependencies: [practice], swiftSettings: strict),
    .executableTarget(name: "AtlasPages", dependencies: [ephemeris, atlas], swiftSettings: strict),
    .executableTarget(name: "ChartArtPages", dependencies: [ephemeris, astrology, chartArt], swiftSettings: strict),
    .executableTarget(name: "ReadingsPages", dependencies: [ephemeris, astrology, atlas, readings], swiftSettings: strict),
    .executableTarget(name: "ShapesPages", dependencies: [shapes], swiftSettings: strict),
  ]
)
