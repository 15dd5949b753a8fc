import Testing

/// Steps that run in order against a server of their own; their answers stand in one file.
struct GoldenGroup: Sendable, CustomTestStringConvertible {
  /// The name of the file, without its ending.
  let name: String
  /// Whether providers vouch for people there.
  var hasProviders = false
  /// Whether the ordinary limits hold; else nothing is limited.
  var isLimited = false
  let steps: [GoldenStep]

  var testDescription: String { name }

  static let all: [GoldenGroup] = [
    .accounts, .deletion, .profile, .keeping, .charts, .sky, .techniques, .timing, .pairs, .vedic, .places, .horoscopes, .journal,
    .reports, .exchange, .content, .system, .callables, .limits, .beginPages, .signInPages, .profilePages, .todayPages,
    .journalPages, .practice, .practicePages, .explore, .explorePages, .publicPages, .june, .clients, .openID, .chapters, .tarot,
    .tarotJournal,
    .tarotPages, .calendar,
  ]
}
