/// The colours of the deck by day and by night.
///
/// Gold is light and nothing else. By day it has only 2.4 to 2.7:1 on the ground, so a gold shape is never the only carrier of meaning.
enum CardPalette {
  /// Tokens with their values.
  static let tokens: [(name: String, light: String, dark: String)] = [
    ("card-ground", "#fffdf8", "#241c55"),
    ("card-ground-2", "#fbf0de", "#0d0b22"),
    ("card-window", "#fff4dc", "#2c2370"),
    ("card-window-2", "#f4e6ee", "#120f30"),
    ("card-ink", "#1d1b3a", "#f7f0df"),
    ("card-gold", "#df8004", "#fbc14b"),
    ("card-shade", "#fffaf0", "#0d0b22"),
    ("card-skin", "#fffdf6", "#f7f0df"),
    ("card-contour", "#1d1b3a", "#151136"),
    ("card-night", "#1d1b3a", "#0d0b22"),
    ("card-day", "#fffdf6", "#f7f0df"),
    ("card-majors", "#5a48bd", "#a48bfb"),
    ("card-majors-deep", "#d9d3f5", "#33287c"),
    ("card-wands", "#cc3d24", "#ff8372"),
    ("card-wands-deep", "#fbd9cd", "#5a2440"),
    ("card-cups", "#2c52bd", "#62aeff"),
    ("card-cups-deep", "#d3def8", "#1d3f7d"),
    ("card-swords", "#545c8c", "#b9c3ea"),
    ("card-swords-deep", "#dcdff0", "#3a3f6e"),
    ("card-pentacles", "#0c7d57", "#3fd9a2"),
    ("card-pentacles-deep", "#cdebdc", "#155047"),
  ]

  /// The tokens as a style sheet for a page: by the system's theme, unless the page has chosen one.
  static var stylesheet: String {
    ":root{" + values(.light) + "}\n@media (prefers-color-scheme:dark){:root:not([data-theme=\"light\"]){" + values(.dark)
      + "}}\n:root[data-theme=\"dark\"]{" + values(.dark) + "}\n"
  }

  private static func values(_ theme: ChartTheme) -> String {
    var css = ""
    for token in tokens { css += "--" + token.name + ":" + (theme == .light ? token.light : token.dark) + ";" }
    return css
  }
}
