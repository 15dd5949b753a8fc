extension ChartWheel {
  /// The paint of what only a page has: parts that can be pointed at, chosen and lit, and numbers of houses that nobody takes for a bare
  /// degree. Over the tokens of the page.
  public static let pageStylesheet = """
    .art-wheel .hit{fill:transparent;stroke:none;pointer-events:all}
    .art-wheel .hit-line{stroke:transparent;stroke-linecap:round;pointer-events:all}
    .art-wheel .part{cursor:pointer;outline:none}
    .art-wheel .mark,.art-wheel .pin{pointer-events:none}
    .art-wheel .moving text.degree{fill:currentColor}
    .art-wheel text.numeral{fill:var(--quiet);font-weight:400}
    .art-wheel .part:hover>.hit,.art-wheel .part.told>.hit{fill:currentColor;fill-opacity:.12}
    .art-wheel .label.part:hover>.hit-line,.art-wheel .label.part.told>.hit-line{stroke:currentColor;stroke-opacity:.12}
    .art-wheel .part:focus-visible>.hit{stroke:var(--secondary);stroke-width:2}
    .art-wheel .part:focus-visible>.hit-line{stroke:var(--secondary);stroke-opacity:.35}
    .art-wheel .contact:hover .web,.art-wheel .contact.told .web{stroke-opacity:1}
    .art-wheel.asked .contact,.art-wheel.asked .mark{opacity:.14}
    .art-wheel.asked .contact.lit{opacity:1}
    .art-wheel.asked .contact.lit .web{stroke-opacity:1}

    """
}
