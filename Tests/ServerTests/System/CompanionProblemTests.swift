import Companion
import Readings
import Testing
import Web

@testable import Server
@testable import Wire

/// What the product could not do has the same code and status as ever.
@Suite struct CompanionProblemTests {
  @Test(arguments: [
    (CompanionError.invalid("m", field: "f", allowed: ["a"]), ErrorCode.validation, 400),
    (.invalidDate("m", field: "f"), .invalidDate, 400),
    (.unknownZone("m", field: "f", allowed: ["a"]), .invalidTimeZone, 400), (.notFound("m", field: "f"), .notFound, 404),
    (.conflict("m", field: "f"), .conflict, 409), (.keyReused("m", field: "f"), .idempotencyConflict, 422),
    (.forbidden("m", field: "f", allowed: ["a"]), .forbidden, 403), (.invalidToken("m", field: "f"), .invalidToken, 401),
    (.wrongCredentials("m", field: "f"), .invalidCredentials, 401), (.proofTooOld("m", field: "f"), .freshSignInRequired, 403),
  ])
  func aCauseHasItsCode(_ error: CompanionError, _ code: ErrorCode, _ status: Int) {
    let problem = Problem(error)
    #expect(problem.code == code && problem.code.status == status && problem.message == "m" && problem.field == "f")
    #expect(problem.allowed == ([.validation, .invalidTimeZone, .forbidden].contains(code) ? ["a"] : []))
  }

  @Test(arguments: ProofRefusal.Cause.allCases) func aRefusalHasWords(_ cause: ProofRefusal.Cause) {
    let words = Language.english.page("refusal \(cause.rawValue)", ("wait", Language.english.wait(60)))
    #expect(words.hasSuffix(".") && words.contains("in 60 seconds"), "\(words)")
  }

  @Test(arguments: [(0, "one second"), (1, "one second"), (89, "89 seconds"), (90, "2 minutes"), (5400, "2 hours")])
  func aWaitIsToldInOneWay(_ seconds: Int, _ words: String) { #expect(Language.english.wait(seconds) == words) }

  @Test func causesWithoutAField() {
    #expect(Problem(CompanionError.unavailable("m")) == Problem(.unavailable, "m"))
    #expect(Problem(CompanionError.damaged) == .recordDamaged && Problem.recordDamaged.code.status == 500)
    #expect(Problem(of: CancellationError()) == nil && Problem(of: CompanionError.damaged) == .recordDamaged)
  }
}
