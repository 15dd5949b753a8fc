import Testing

@testable import Store

@Suite struct UUIDv7Tests {
  /// Always the same number.
  struct Constant: RandomNumberGenerator {
    let value: UInt64
    func next() -> UInt64 { value }
  }

  /// RFC 9562, appendix A.6: 2022-02-22 19:22:22 UTC is 017F22E2-79B0-7…
  @Test func theTimeStandsInFront() {
    var generator = Constant(value: 0)
    #expect(UUIDv7.generate(microseconds: 1_645_557_742_000_000, using: &generator) == "017f22e2-79b0-7000-8000-000000000000")
    var full = Constant(value: .max)
    #expect(UUIDv7.generate(microseconds: 1_645_557_742_000_999, using: &full) == "017f22e2-79b0-7ffb-bfff-ffffffffffff")
  }

  @Test func laterIdsSortLater() {
    let ids = stride(from: Int64(1_700_000_000_000_000), to: 1_700_000_000_010_000, by: 7).map {
      UUIDv7.generate(microseconds: $0)
    }
    #expect(ids == ids.sorted())
  }

  @Test func idsDifferAndAreValid() {
    let ids = (0..<1000).map { _ in UUIDv7.generate(microseconds: 1_700_000_000_000_000) }
    #expect(Set(ids).count == 1000)
    #expect(ids.allSatisfy(UUIDv7.isValid))
  }

  @Test(arguments: [
    "", "017f22e2-79b0-4000-8000-000000000000", "017F22E2-79B0-7000-8000-000000000000", "017f22e2-79b0-7000-8000-00000000000",
    "017f22e2x79b0-7000-8000-000000000000", "../../etc/passwd-7000-8000-000000000", "017f22e2-79b0-7000-8000-00000000000é",
  ])
  func otherTextsAreNoIds(_ text: String) {
    #expect(!UUIDv7.isValid(text))
  }
}
