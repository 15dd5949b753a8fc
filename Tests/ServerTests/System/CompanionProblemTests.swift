import Companion
import Testing

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

  @Test func causesWithoutAField() {
    #expect(Problem(CompanionError.tooMany("m")) == Problem(.rateLimitExceeded, "m"))
    #expect(Problem(CompanionError.unavailable("m")) == Problem(.unavailable, "m"))
    #expect(Problem(CompanionError.damaged) == .recordDamaged && Problem.recordDamaged.code.status == 500)
    #expect(Problem(of: CancellationError()) == nil && Problem(of: CompanionError.damaged) == .recordDamaged)
  }
}
