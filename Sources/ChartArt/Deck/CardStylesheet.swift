/// The paint of the cards, over the tokens of the deck.
enum CardStylesheet {
  /// The rules that cards of some suits need.
  static func rules(of suits: [CardSuit]) -> String {
    var css = shared
    for suit in suits {
      let root = ".art-card." + suit.name + " "
      let main = "var(--card-" + suit.name + ")"
      let deep = "var(--card-" + suit.name + "-deep)"
      css += root + ".main{stroke:" + main + ";color:" + main + "}\n" + root + ".in-main{fill:" + main + "}\n"
      css += root + ".deep{stroke:" + deep + "}\n" + root + ".in-deep{fill:" + deep + "}\n"
    }
    return css
  }

  private static let shared = """
    .art-card{stroke-linecap:round;stroke-linejoin:round;stroke-width:3px}
    .art-card .ink{stroke:var(--card-ink);color:var(--card-ink)}
    .art-card .gold{stroke:var(--card-gold);color:var(--card-gold)}
    .art-card .shade{stroke:var(--card-shade)}
    .art-card .skin{stroke:var(--card-skin)}
    .art-card .contour{stroke:var(--card-contour)}
    .art-card .night{stroke:var(--card-night)}
    .art-card .day{stroke:var(--card-day)}
    .art-card .in-ink{fill:var(--card-ink)}
    .art-card .in-gold{fill:var(--card-gold)}
    .art-card .in-shade{fill:var(--card-shade)}
    .art-card .in-skin{fill:var(--card-skin)}
    .art-card .in-night{fill:var(--card-night)}
    .art-card .in-day{fill:var(--card-day)}
    .art-card .in-ground{fill:var(--card-ground-2)}
    .art-card .in-window{fill:var(--card-window-2)}
    .art-card .bold{stroke-width:13px}
    .art-card .mid{stroke-width:7px}
    .art-card .soft{opacity:.75}
    .art-card .quiet{opacity:.5}
    .art-card .faint{opacity:.3}
    .art-card .dots{stroke-dasharray:2 13}
    .art-card .ground-a{stop-color:var(--card-ground)}
    .art-card .ground-b{stop-color:var(--card-ground-2)}
    .art-card .window-a{stop-color:var(--card-window)}
    .art-card .window-b{stop-color:var(--card-window-2)}

    """
}
