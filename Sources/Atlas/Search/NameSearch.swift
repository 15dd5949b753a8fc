internal import Ephemeris

/// One search through the name index: gathers the best candidates without visiting what cannot be among them.
struct NameSearch {
  private(set) var candidates: Candidates
  /// Only places of these regions, if given.
  var filter: RegionFilter?
  /// How names must be written up to the length of this, in lower case and with these very accents, if given.
  var spelled: String?
  /// Added to every score.
  var bonus = 0
  /// The bytes of what was typed, as the index has them.
  private var typed = 0
  /// How much was typed.
  private var letters = SearchScore.Letters.enough
  private let near: GeographicLocation?
  private let file = PlacesFile.shared
  private let bytes = PlacesFile.shared.bytes
  /// Nodes that may still be visited. A filter can make a search go through everything that begins with one letter; beyond this
  /// number the rest are places of a few hundred people.
  private var budget = 30_000
  /// Whether a misspelt beginning counts; too many names begin with something like four letters.
  private var allowsMisspeltBeginnings = true

  init(capacity: Int, near: GeographicLocation?) {
    candidates = Candidates(capacity: capacity)
    self.near = near
  }

  /// Whether there is no use in looking for misspelt names: what was typed is the name of a large place, or its beginning.
  var isSettled: Bool {
    candidates.isFull
      || candidates.list.contains { candidate in
        candidate.edits == 0 && file.record(candidate.place).importance >= SearchScore.certain
      }
  }

  // MARK: - names that begin with the query

  /// Gathers the names that begin with `query`, or only those equal to it.
  mutating func match(_ query: UnsafeBufferPointer<UInt32>, onlyWhole: Bool = false) {
    guard let first = query.first, let root = root(of: first) else { return }
    letters = SearchScore.Letters(query)
    typed = query.count
    var offset = root
    var matched = 1
    while true {
      let node = NameNode(at: offset, in: bytes)
      var position = node.label.lowerBound
      while position < node.label.upperBound, matched < query.count {
        guard UTF8Reader.next(&position, in: bytes) == query[matched] else { return }
        matched += 1
      }
      if matched == query.count {
        let isWhole = position == node.label.upperBound
        var isTaken = false
        if isWhole { gatherPostings(of: node, isWhole: true, edits: 0, isTaken: &isTaken) }
        if !onlyWhole {
          gather(
            offset, edits: 0, includesNode: !isWhole, length: node.label.lowerBound - position,
            isTaken: isTaken && typed >= SearchScore.telling)
        }
        return
      }
      guard node.hasChildren else { return }
      var children = ChildReader(at: node.childTable(in: bytes), in: bytes)
      var next: Int?
      while let child = children.next() {
        if child.character == query[matched] {
          next = child.node
          break
        }
      }
      guard let next else { return }
      offset = next
      matched += 1
    }
  }

  /// Gathers every name at and below a node, as names that begin with the query.
  ///
  /// - Parameters:
  ///   - length: of what stands above the node and was not typed, in bytes; less than 0 by what was typed of the node itself.
  ///   - isTaken: whether the names below begin with that of a large place.
  private mutating func gather(
    _ offset: Int, edits: Int, includesNode: Bool = true, length: Int = 0, isTaken: Bool = false
  ) {
    guard budget > 0 else { return }
    budget -= 1
    let node = NameNode(at: offset, in: bytes)
    var isTaken = isTaken
    let length = length + node.label.count
    if includesNode, node.hasPostings {
      var isName = isTaken
      gatherPostings(of: node, isWhole: false, edits: edits, rest: length, isTaken: &isName)
      // Somebody has called Jakarta the New York of Java; whoever begins so means New York.
      if typed + length >= SearchScore.telling { isTaken = isName }
    }
    guard node.hasChildren else { return }
    let worth = SearchScore.match(isWhole: false, edits: edits) + highestExtra + (edits == 0 ? SearchScore.largest : 0)
    var children = ChildReader(at: node.childTable(in: bytes), in: bytes)
    while let child = children.next() {
      // The children stand in order of their best place: what follows is worse.
      guard child.best + worth >= candidates.floor else { return }
      gather(child.node, edits: edits, length: length + 1, isTaken: isTaken)
    }
  }

  private var highestExtra: Int { bonus + (near == nil ? 0 : SearchScore.nearest) }

  private mutating func gatherPostings(of node: NameNode, isWhole: Bool, edits: Int) {
    var isTaken = false
    gatherPostings(of: node, isWhole: isWhole, edits: edits, isTaken: &isTaken)
  }

  /// - Parameters:
  ///   - rest: how much of the name was not typed, in bytes.
  ///   - isTaken: whether the name begins with that of a large place; afterwards also whether it is one.
  private mutating func gatherPostings(of node: NameNode, isWhole: Bool, edits: Int, rest: Int = 0, isTaken: inout Bool) {
    guard node.hasPostings else { return }
    let worth = SearchScore.match(isWhole: isWhole, edits: edits)
    let most = worth + highestExtra + (isWhole || edits > 0 ? 0 : SearchScore.largest)
    let isBelow = isTaken
    var offset = node.label.upperBound
    // The postings of a name stand in the order of importance: what follows the large place of this very name is lesser.
    while true {
      let posting = Posting(at: offset, in: bytes)
      let record = file.record(posting.place)
      if record.importance + most < candidates.floor { return }
      let kind = posting.kind
      // Abbreviations are typed whole and right or not at all.
      if kind != .code || (isWhole && edits == 0), filter?.contains(record.region) ?? true, isWritten(posting) {
        var score = record.importance + worth + bonus - SearchScore.penalty(kind, isWhole: isWhole, letters: letters)
        if !isWhole, edits == 0 { score += SearchScore.size(record) - SearchScore.rest(rest, letters: letters) }
        if isBelow ? kind != .primary : isTaken && kind == .alternate { score -= SearchScore.taken }
        if kind == .primary, record.importance >= SearchScore.certain { isTaken = true }
        if let near { score += SearchScore.nearness(record, to: near) }
        candidates.insert(
          Candidate(
            place: posting.place, score: score, population: record.population, posting: posting.offset, isWhole: isWhole,
            edits: edits))
      }
      if posting.isLast { return }
      offset = posting.end(in: bytes)
    }
  }

  /// Whether a name is written as ``spelled`` wants it.
  private func isWritten(_ posting: Posting) -> Bool {
    guard let spelled else { return true }
    let name =
      posting.kind == .primary
      ? Place(index: posting.place).name : posting.spelling(key: Self.key(ofPosting: posting.offset), in: bytes)
    return name.lowercased().hasPrefix(spelled)
  }

  // MARK: - misspelt names

  /// Gathers the names that differ from `query`, or begin with something that differs from it, by at most `limit` letters.
  ///
  /// A wrong first letter is rare and costly to look for: it is forgiven, but then it is the only one.
  mutating func matchMisspelt(_ query: UnsafeBufferPointer<UInt32>, limit: Int) {
    guard limit > 0, let first = query.first else { return }
    letters = SearchScore.Letters(query)
    var search = self
    search.allowsMisspeltBeginnings = query.count >= 5
    EditRows.withRows(for: query, limit: limit) { rows in
      for root in search.roots(like: first) {
        let entry = search.file.roots.start + 8 * root
        let character = UInt32(search.bytes.u32(entry) & 0x1F_FFFF)
        let best = search.bytes.u32(entry) >> 24
        rows.limit = character == first ? limit : 1
        let fewest = rows.step(character, at: 1)
        guard fewest <= rows.limit, best + search.worth(ofEdits: fewest) >= search.candidates.floor else { continue }
        search.walk(search.file.nodes.start + search.bytes.u32(entry + 4), depth: 1, prefixEdits: rows.whole(at: 1), &rows)
      }
    }
    self = search
  }

  /// The most that a name can be worth when `edits` letters are already wrong.
  private func worth(ofEdits edits: Int) -> Int {
    SearchScore.match(isWhole: true, edits: max(1, edits)) + highestExtra
  }

  private mutating func walk(_ offset: Int, depth: Int, prefixEdits: Int, _ rows: inout EditRows) {
    guard budget > 0 else { return }
    budget -= 1
    let node = NameNode(at: offset, in: bytes)
    var depth = depth
    var prefixEdits = prefixEdits
    var position = node.label.lowerBound
    while position < node.label.upperBound {
      depth += 1
      let fewest = rows.step(UTF8Reader.next(&position, in: bytes), at: depth)
      prefixEdits = min(prefixEdits, rows.whole(at: depth))
      if fewest > rows.limit {
        // No way on: all that lies below begins with something like the query, or has nothing to do with it.
        if allows(prefixEdits, rows) { gather(offset, edits: prefixEdits) }
        return
      }
    }
    let edits = rows.whole(at: depth)
    if edits <= rows.limit {
      if edits > 0 { gatherPostings(of: node, isWhole: true, edits: edits) }
    } else if allows(prefixEdits, rows) {
      gatherPostings(of: node, isWhole: false, edits: prefixEdits)
    }
    guard node.hasChildren else { return }
    var children = ChildReader(at: node.childTable(in: bytes), in: bytes)
    while let child = children.next() {
      guard child.best + worth(ofEdits: 1) >= candidates.floor else { return }
      let fewest = rows.step(child.character, at: depth + 1)
      let below = min(prefixEdits, rows.whole(at: depth + 1))
      if fewest > rows.limit {
        if allows(below, rows) { gather(child.node, edits: below) }
      } else if child.best + worth(ofEdits: min(fewest, below)) >= candidates.floor {
        walk(child.node, depth: depth + 1, prefixEdits: below, &rows)
      }
    }
  }

  /// Whether a beginning with so many wrong letters counts. One without any has been gathered before.
  private func allows(_ prefixEdits: Int, _ rows: EditRows) -> Bool {
    allowsMisspeltBeginnings && prefixEdits > 0 && prefixEdits <= rows.limit
  }

  // MARK: - the root

  /// The node of the names that begin with a character.
  private func root(of character: UInt32) -> Int? {
    let index = firstRoot(from: character)
    guard index < file.roots.count else { return nil }
    let entry = file.roots.start + 8 * index
    guard UInt32(bytes.u32(entry) & 0x1F_FFFF) == character else { return nil }
    return file.nodes.start + bytes.u32(entry + 4)
  }

  /// The roots whose characters could be mistaken for one: those of its alphabet. A sign of East Asia is only itself.
  private func roots(like character: UInt32) -> Range<Int> {
    let alphabet: Range<UInt32> =
      switch character {
      case ..<0x250: 0..<0x250
      case ..<0x2E80: character & ~0xFF..<(character & ~0xFF + 0x100)
      default: character..<(character + 1)
      }
    return firstRoot(from: alphabet.lowerBound)..<firstRoot(from: alphabet.upperBound)
  }

  private func firstRoot(from character: UInt32) -> Int {
    var low = 0
    var high = file.roots.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(bytes.u32(file.roots.start + 8 * middle) & 0x1F_FFFF) < character { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - names found

  /// The folded name at which a posting stands: goes down to the node that contains its offset.
  static func key(ofPosting posting: Int) -> [Unicode.Scalar] {
    let file = PlacesFile.shared
    let bytes = file.bytes
    var low = 0
    var high = file.roots.count
    // Nodes stand in the order of the roots.
    while high - low > 1 {
      let middle = (low + high) / 2
      if file.nodes.start + bytes.u32(file.roots.start + 8 * middle + 4) <= posting { low = middle } else { high = middle }
    }
    var key: [Unicode.Scalar] = []
    func append(_ character: UInt32) {
      if let scalar = Unicode.Scalar(character) { key.append(scalar) }
    }
    append(UInt32(bytes.u32(file.roots.start + 8 * low) & 0x1F_FFFF))
    var offset = file.nodes.start + bytes.u32(file.roots.start + 8 * low + 4)
    while true {
      let node = NameNode(at: offset, in: bytes)
      var position = node.label.lowerBound
      while position < node.label.upperBound { append(UTF8Reader.next(&position, in: bytes)) }
      guard node.hasChildren else { return key }
      let table = node.childTable(in: bytes)
      guard posting >= table else { return key }
      var children = ChildReader(at: table, in: bytes)
      var next: Int?
      while let child = children.next() {
        if posting < child.end {
          append(child.character)
          next = child.node
          break
        }
      }
      guard let next else { return key }
      offset = next
    }
  }
}
