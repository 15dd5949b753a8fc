import Testing

// `.ci/run` puts this beside the tests. All tests are those of Swift Testing; without an entry of its own the package manager looks for
// XCTest's in the compiler's index, and writing that index is a fifth of a first build.

@main enum Tests {
  static func main() async {
    // The package manager asks once for each of the two libraries: of XCTest there is nothing to run.
    if CommandLine.arguments.contains("swift-testing") { await Testing.__swiftPMEntryPoint() as Never }
  }
}
