import Testing

// All tests are those of Swift Testing. Without this file the package manager looks for XCTest's in the compiler's index, which a build
// for continuous integration does not write (`.ci/run`).

@main enum Tests {
  static func main() async {
    // `swift test --filter` asks for XCTest's tests, too: there are none.
    if CommandLine.arguments.contains("--dump-tests-json") {
      print(#"{"name": "", "tests": []}"#)
    } else {
      await Testing.__swiftPMEntryPoint() as Never
    }
  }
}
