/// Folding: names and queries without accents, case and punctuation, by the table in `places.bin` (`Tools/atlas/folding.py`).
enum NameFolding {
  /// No name in the index is longer, in characters; what a query has beyond cannot match.
  static let longest = 48

  /// Calls `body` with the folded characters of `text`: single spaces, none at the ends, at most ``longest``.
  static func withFolded<Result>(_ text: Substring, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: longest) { buffer in
      var count = 0
      var isSpacePending = false
      fold: for scalar in text.unicodeScalars {
        for position in targets(of: scalar.value) {
          let character = target(position, of: scalar.value)
          if character == 0x20 {
            isSpacePending = count > 0
            continue
          }
          if isSpacePending, count < longest {
            buffer[count] = 0x20
            count += 1
            isSpacePending = false
          }
          guard count < longest else { break fold }
          buffer[count] = character
          count += 1
        }
      }
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Whether a letter of the Latin alphabet stands in a text with something that folding takes away: `ö`, but not `o`, `O` or `л`.
  static func hasAccents(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { scalar in
      (0xC0..<0x250).contains(scalar.value) || (0x300..<0x370).contains(scalar.value)
        || (0x1E00..<0x1F00).contains(scalar.value)
    }
  }

  /// Whether two names differ only by accents, case or punctuation.
  static func areEqual(_ a: String, _ b: String) -> Bool {
    withFolded(a[...]) { first in withFolded(b[...]) { second in first.elementsEqual(second) } }
  }

  /// The part of `text` whose folded form is its first `count` folded characters, with the accents that follow.
  ///
  /// - Parameter suffix: if given, the characters are counted within the last `suffix` folded characters instead.
  static func range(ofFirst count: Int, in text: String, suffix: Int? = nil) -> Range<String.Index> {
    var skipped = 0
    if let suffix { skipped = withFolded(text[...]) { max(0, $0.count - suffix) } }
    var folded = 0
    var isSpacePending = false
    var start: String.Index?
    var end = text.startIndex
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let value = scalars[index].value
      var added = 0
      for position in targets(of: value) {
        if target(position, of: value) == 0x20 {
          isSpacePending = folded + added > 0
        } else {
          added += isSpacePending ? 2 : 1
          isSpacePending = false
        }
      }
      if added > 0 {
        guard folded < skipped + count else { break }
        folded += added
        if start == nil, folded > skipped { start = index }
      }
      index = scalars.index(after: index)
      // A silent character counts as part of what is before it, a space does not.
      if !isSpacePending, start != nil { end = index }
    }
    return (start ?? text.startIndex)..<max(end, start ?? text.startIndex)
  }

  /// The positions of a character's folded form in the table, or one position that stands for the character itself.
  private static func targets(of value: UInt32) -> Range<Int> {
    // Letters and digits of ASCII are their own position; so is everything the table does not list.
    if value < 0x80 {
      if (0x61...0x7A).contains(value) || (0x30...0x39).contains(value) { return unchanged }
    } else if value >= 0x10000 {
      // Beyond the basic plane only symbols change: they part words; tags and selectors vanish.
      return value >= 0xE0000 ? 0..<0 : unchanged
    }
    let file = PlacesFile.shared
    var low = 0
    var high = file.foldSources.count
    while low < high {
      let middle = (low + high) / 2
      if file.bytes.u16(file.foldSources.start + 2 * middle) < Int(value) { low = middle + 1 } else { high = middle }
    }
    guard low < file.foldSources.count, file.bytes.u16(file.foldSources.start + 2 * low) == Int(value) else { return unchanged }
    let offset = file.foldStarts.start + 2 * low
    return file.bytes.u16(offset)..<file.bytes.u16(offset + 2)
  }

  private static let unchanged = -1..<0

  private static func target(_ position: Int, of value: UInt32) -> UInt32 {
    if position >= 0 { return UInt32(PlacesFile.shared.bytes.u16(PlacesFile.shared.foldTargets.start + 2 * position)) }
    return (0x1F000...0x1FFFF).contains(value) ? 0x20 : value
  }
}
