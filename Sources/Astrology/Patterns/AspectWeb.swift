import Ephemeris

/// Who is joined to whom by which aspect, as a table to be asked pair by pair.
struct AspectWeb {
  private let bodies: [CelestialBody]
  /// By the pair's place in the table; both orders are filled.
  private var kinds: [AspectKind?]
  private var orbs: [Double]

  init(_ bodies: [CelestialBody], _ aspects: [Aspect]) {
    self.bodies = bodies
    kinds = Array(repeating: nil, count: bodies.count * bodies.count)
    orbs = Array(repeating: 0, count: bodies.count * bodies.count)
    for aspect in aspects {
      guard case .body(let first) = aspect.first, case .body(let second) = aspect.second,
        let i = bodies.firstIndex(of: first), let j = bodies.firstIndex(of: second), i != j
      else { continue }
      for place in [i * bodies.count + j, j * bodies.count + i] {
        kinds[place] = aspect.kind
        orbs[place] = aspect.orb
      }
    }
  }

  private func joins(_ kind: AspectKind, _ i: Int, _ j: Int) -> Bool { kinds[i * bodies.count + j] == kind }

  /// Calls with each pair, the first before the second, that an aspect joins.
  private func forEachPair(_ kind: AspectKind, _ body: (Int, Int) -> Void) {
    for i in 0..<bodies.count {
      for j in i..<bodies.count where joins(kind, i, j) { body(i, j) }
    }
  }

  private func pattern(_ kind: AspectPattern.Kind, _ members: [Int], apex: Int? = nil, _ sides: [(Int, Int)]) -> AspectPattern {
    AspectPattern(
      kind: kind, bodies: members.sorted().map { bodies[$0] }, apex: apex.map { bodies[$0] },
      widestOrb: sides.reduce(0) { max($0, orbs[$1.0 * bodies.count + $1.1]) })
  }

  func stelliums() -> [AspectPattern] {
    var found: [AspectPattern] = []
    var seen = Array(repeating: false, count: bodies.count)
    for start in 0..<bodies.count where !seen[start] {
      var members = [start]
      var sides: [(Int, Int)] = []
      seen[start] = true
      var next = 0
      while next < members.count {
        let member = members[next]
        next += 1
        for other in 0..<bodies.count where joins(.conjunction, member, other) {
          if member < other { sides.append((member, other)) }
          if !seen[other] {
            seen[other] = true
            members.append(other)
          }
        }
      }
      if members.count >= 3 { found.append(pattern(.stellium, members, sides)) }
    }
    return found
  }

  func tSquares() -> [AspectPattern] { pointed(.tSquare, base: .opposition, sides: .square) }

  func yods() -> [AspectPattern] { pointed(.yod, base: .sextile, sides: .quincunx) }

  /// A base whose two ends are joined to a third body by the same aspect.
  private func pointed(_ kind: AspectPattern.Kind, base: AspectKind, sides: AspectKind) -> [AspectPattern] {
    var found: [AspectPattern] = []
    forEachPair(base) { i, j in
      for apex in 0..<bodies.count where joins(sides, i, apex) && joins(sides, j, apex) {
        found.append(pattern(kind, [i, j, apex], apex: apex, [(i, j), (i, apex), (j, apex)]))
      }
    }
    return found
  }

  func grandTrines() -> [AspectPattern] { trines().map { pattern(.grandTrine, [$0, $1, $2], [($0, $1), ($1, $2), ($0, $2)]) } }

  private func trines() -> [(Int, Int, Int)] {
    var found: [(Int, Int, Int)] = []
    forEachPair(.trine) { i, j in
      for k in (j + 1)..<max(bodies.count, j + 1) where joins(.trine, i, k) && joins(.trine, j, k) { found.append((i, j, k)) }
    }
    return found
  }

  func kites() -> [AspectPattern] {
    var found: [AspectPattern] = []
    for (a, b, c) in trines() {
      for (head, left, right) in [(a, b, c), (b, a, c), (c, a, b)] {
        for tail in 0..<bodies.count
        where joins(.opposition, head, tail) && joins(.sextile, left, tail) && joins(.sextile, right, tail) {
          found.append(
            pattern(
              .kite, [a, b, c, tail], apex: head,
              [(a, b), (b, c), (a, c), (head, tail), (left, tail), (right, tail)]))
        }
      }
    }
    return found
  }

  func grandCrosses() -> [AspectPattern] {
    crossed(.grandCross) { a, b, c, d in
      joins(.square, a, c) && joins(.square, a, d) && joins(.square, b, c) && joins(.square, b, d)
    }
  }

  func mysticRectangles() -> [AspectPattern] {
    crossed(.mysticRectangle) { a, b, c, d in
      let isOneWay = joins(.trine, a, c) && joins(.trine, b, d) && joins(.sextile, a, d) && joins(.sextile, b, c)
      let isOther = joins(.sextile, a, c) && joins(.sextile, b, d) && joins(.trine, a, d) && joins(.trine, b, c)
      return isOneWay || isOther
    }
  }

  /// Two oppositions, a to b and c to d, whose ends are joined as `isJoined` asks.
  private func crossed(_ kind: AspectPattern.Kind, _ isJoined: (Int, Int, Int, Int) -> Bool) -> [AspectPattern] {
    var found: [AspectPattern] = []
    forEachPair(.opposition) { a, b in
      forEachPair(.opposition) { c, d in
        guard a < c, b != c, b != d, isJoined(a, b, c, d) else { return }
        found.append(pattern(kind, [a, b, c, d], [(a, b), (c, d), (a, c), (a, d), (b, c), (b, d)]))
      }
    }
    return found
  }
}
