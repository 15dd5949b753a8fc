/// The rows of the edit distance between a query and a name that is spelled out letter by letter.
///
/// Row `d` holds, for every beginning of the query, how many letters must be inserted, dropped, replaced or swapped with their
/// neighbours to make it the first `d` letters of the name. Only the cells within `limit` of the diagonal are worked out: the others
/// are beyond it in any case. (Damerau 1964; Ukkonen 1985 for the band.)
struct EditRows {
  private let query: UnsafeBufferPointer<UInt32>
  private let cells: UnsafeMutableBufferPointer<UInt8>
  private let letters: UnsafeMutableBufferPointer<UInt32>
  private let width: Int
  /// The most letters that may differ, 1 or 2; not more than the `limit` of ``withRows(for:limit:_:)``.
  var limit: Int

  /// Lends rows for names up to `limit` letters longer than the query.
  static func withRows(for query: UnsafeBufferPointer<UInt32>, limit: Int, _ body: (inout EditRows) -> Void) {
    let width = query.count + 1
    let depth = query.count + limit + 2
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * depth) { cells in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: depth) { letters in
        cells.initialize(repeating: UInt8(limit + 1))
        letters.initialize(repeating: 0)
        for column in 0..<width { cells[column] = UInt8(min(column, limit + 1)) }
        var rows = EditRows(query: query, cells: cells, letters: letters, width: width, limit: limit)
        body(&rows)
      }
    }
  }

  /// Adds the letter at `depth` (1 is the first) and returns the fewest differences any way on must have. Deeper than
  /// ``withRows(for:limit:_:)`` provides for, that is more than `limit`.
  @inline(__always) func step(_ letter: UInt32, at depth: Int) -> Int {
    guard depth <= width - 1 + limit else { return limit + 1 }
    letters[depth] = letter
    let row = depth * width
    let above = row - width
    let beyond = UInt8(limit + 1)
    let first = max(1, depth - limit)
    let last = min(width - 1, depth + limit)
    // The neighbours of the band may hold what an earlier name left there.
    cells[row + first - 1] = first == 1 ? UInt8(min(depth, limit + 1)) : beyond
    var fewest = cells[row + first - 1]
    var column = first
    while column <= last {
      let same = query[column - 1] == letter
      var cell = cells[above + column - 1] + (same ? 0 : 1)
      cell = min(cell, cells[row + column - 1] + 1)
      // Above the band's right end nothing was worked out.
      if column < depth + limit { cell = min(cell, cells[above + column] + 1) }
      if !same, depth > 1, column > 1, query[column - 1] == letters[depth - 1], query[column - 2] == letter {
        cell = min(cell, cells[above - width + column - 2] + 1)
      }
      cell = min(cell, beyond)
      cells[row + column] = cell
      fewest = min(fewest, cell)
      column += 1
    }
    if last < width - 1 { cells[row + width - 1] = beyond }
    return Int(fewest)
  }

  /// How many letters the first `depth` letters of the name differ from the whole query.
  @inline(__always) func whole(at depth: Int) -> Int {
    depth <= width - 1 + limit ? Int(cells[depth * width + width - 1]) : limit + 1
  }
}
