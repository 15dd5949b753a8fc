package import Atlas

/// What becomes of an hour that the clocks showed twice or jumped over, when a birth does not say which of the two instants is meant.
///
/// Whoever can choose is asked. The clients of Astronova have no screen for that question: for what they send, the earlier instant is taken,
/// and the answer says so among its warnings. It is a property of the client behind a request, so it stands around the request.
package enum ClockChoice {
  @TaskLocal private static var takesEarlier = false

  /// Runs what is done for a client that cannot choose.
  package static func takingEarlier<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    try await $takesEarlier.withValue(true, operation: body)
  }

  /// What is taken of two instants when nothing was said; `nil` where it must be.
  package static var unsaid: ClockFold? { takesEarlier ? .earlier : nil }

  /// Whether the earlier instant is to be taken. A birth that is kept says by itself what was taken.
  static func isEarlier(of source: BirthReader.Source) -> Bool {
    guard case .told = source else { return false }
    return takesEarlier
  }
}
