// swift-tools-version: 6.2
import PackageDescription

// Somebody else's package: it depends on this repository by path and imports two of its libraries, and nothing else.
let package = Package(
  name: "outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "astronova", path: "../..")],
  targets: [
    .executableTarget(
      name: "TenLines",
      dependencies: [.product(name: "Astrology", package: "astronova"), .product(name: "Ephemeris", package: "astronova")])
  ]
)
