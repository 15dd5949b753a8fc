import Astrology

/// Angles and cusps for people: the four angles, Vertex and Anti-Vertex, then the houses in two columns of six.
enum HouseTable {
  static func text(_ angles: Angles, _ houses: Houses) -> String {
    var table = TextTable(.left, .left, .left, .left)
    table.row("Ascendant", ZodiacText.position(angles.ascendant), "Descendant", ZodiacText.position(angles.descendant))
    table.row("Midheaven", ZodiacText.position(angles.midheaven), "Imum Coeli", ZodiacText.position(angles.imumCoeli))
    if let vertex = angles.vertex, let antivertex = angles.antivertex {
      table.row("Vertex", ZodiacText.position(vertex), "Anti-Vertex", ZodiacText.position(antivertex))
    }
    for index in 0..<6 {
      table.row(
        "House \(index + 1)", ZodiacText.position(houses.cusps[index]), "House \(index + 7)",
        ZodiacText.position(houses.cusps[index + 6]))
    }
    return table.text
  }
}
