package import Readings

extension Language {
  /// How long somebody has to wait, in words: `one second`, `40 seconds`, `2 minutes`. A minute that has begun counts.
  package func wait(_ seconds: Int) -> String {
    let (unit, count) =
      switch seconds {
      case ..<2: ("second", 1)
      case ..<90: ("seconds", seconds)
      case ..<5400: ("minutes", (seconds + 59) / 60)
      default: ("hours", (seconds + 3599) / 3600)
      }
    return page("wait \(unit)", ("count", "\(count)"))
  }
}
