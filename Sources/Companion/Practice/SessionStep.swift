package import Practice

/// What a person does in a session that is open, as pages and programs say it.
package enum SessionStep: String, Sendable, Hashable, CaseIterable {
  case next, back, pause, resume, complete, abandon
  /// Nothing is done: only the time that has passed is taken over.
  case tick

  /// What happens to the session.
  ///
  /// Two devices may step the same one. Each says which part it shows, and what it asks for is counted from there: so the later step is the
  /// one that holds, and a step that arrives twice is one step.
  ///
  /// - Parameters:
  ///   - shown: the place of the part that the device shows; `nil` for one that does not say it, whose steps begin where the session stands.
  ///   - intention: what the person has written; `nil` when they were not asked.
  package func events(shown: Int? = nil, intention: String? = nil) -> [PracticeSession.Event] {
    let written = intention.map { [PracticeSession.Event.intend($0)] } ?? []
    // Beyond these no session has parts; what lies there is the first or the last.
    let place = shown.map { min(max($0, 0), 1_000) }
    switch self {
    case .next:
      guard let place else { return written + [.next] }
      // A device on which the session runs goes on although another has paused it. The words belong to the part that it shows.
      return [.resume] + (written.isEmpty ? [] : [.go(to: place)] + written) + [.go(to: place + 1)]
    case .back:
      guard let place else { return written + [.back] }
      return [.resume] + (written.isEmpty ? [] : [.go(to: place)] + written) + [.go(to: place - 1)]
    case .pause: return written + [.pause]
    case .resume: return [.resume]
    case .complete:
      guard let place else { return [.complete] }
      return [.resume, .go(to: place)] + written + [.complete]
    case .abandon: return [.abandon]
    case .tick:
      // What is written on the way out of a page belongs to the part that the page showed, and moves nothing.
      return [.tick] + written
    }
  }
}
