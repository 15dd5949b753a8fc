/// The rules of a drawing that may stand alone, with the values of a theme in place of tokens.
struct ThemedStyle {
  private let rules: String
  private let kept: (light: String, dark: String)?

  /// - Parameter isKept: whether both themes are worked out now, once, for a drawing that is made often.
  init(_ rules: String, isKept: Bool = false) {
    self.rules = ThemedStyle.face + rules
    kept = isKept ? (ChartTheme.light.resolved(self.rules), ChartTheme.dark.resolved(self.rules)) : nil
  }

  /// The rules with the values of a theme.
  func resolved(in theme: ChartTheme) -> String {
    guard let kept else { return theme.resolved(rules) }
    return theme == .light ? kept.light : kept.dark
  }

  /// What a drawing that stands alone needs besides its own rules.
  private static let face = """
    .ground{fill:var(--surface)}
    text{font-family:ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif}

    """
}
