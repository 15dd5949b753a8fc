package import Store

extension Member {
  /// Whether a member may reach records of a kind: births are the profile's business, so a key needs that scope for them.
  package func mayReach(_ kind: RecordKind) -> Bool { !kind.carriesBirth || (try? require(.profile)) != nil }
}

extension RecordKind {
  /// Whether records of a kind hold births as they were entered. A kind that is new must say so here.
  package var carriesBirth: Bool {
    switch self {
    case .profile, .chart, .kundaliMatch, .report: true
    case .horoscope, .chatMessage, .bookmark, .order, .journalEntry, .memory, .practiceSession, .device: false
    }
  }
}
