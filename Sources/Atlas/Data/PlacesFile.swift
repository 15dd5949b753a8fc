internal import AtlasData

/// The layout of `places.bin`, written by `Tools/atlas/places.py`.
struct PlacesFile: Sendable {
  static let shared = PlacesFile(bytes: EmbeddedBytes(base: UnsafeRawPointer(atlasPlaces()), count: atlasPlacesCount()))

  /// The side of a cell of the spatial index, in degrees.
  static let cellDegrees = 2
  static let cellRows = 180 / cellDegrees
  static let cellColumns = 360 / cellDegrees

  let bytes: EmbeddedBytes
  /// Sixteen bytes each, ordered by cell: see ``PlaceRecord``.
  let records: EmbeddedSection
  /// The index of the first place of every cell, row by row from the south-west, and the number of all places.
  let cells: EmbeddedSection
  /// Eight bytes each: name, country.
  let regions: EmbeddedSection
  /// Eight bytes each: name, two-letter code.
  let countries: EmbeddedSection
  /// Four bytes each: name.
  let zones: EmbeddedSection
  /// Eight bytes each, sorted by folded word: word, region or 0x8000 + country.
  let qualifiers: EmbeddedSection
  /// The folding: code points, where each one's folded form begins, and the folded forms.
  let foldSources: EmbeddedSection
  let foldStarts: EmbeddedSection
  let foldTargets: EmbeddedSection
  /// Eight bytes each, sorted by character: first character of a name and best importance, offset of the node.
  let roots: EmbeddedSection
  let nodes: EmbeddedSection
  private let nameBlocks: EmbeddedSection
  private let nameBytes: EmbeddedSection
  private let expansionStarts: EmbeddedSection
  private let expansions: EmbeddedSection
  private let about: EmbeddedSection
  private let strings: EmbeddedSection

  private init(bytes: EmbeddedBytes) {
    self.bytes = bytes
    records = bytes.section(0)
    nameBlocks = bytes.section(1)
    nameBytes = bytes.section(2)
    expansionStarts = bytes.section(3)
    expansions = bytes.section(4)
    cells = bytes.section(5)
    regions = bytes.section(6)
    countries = bytes.section(7)
    zones = bytes.section(8)
    qualifiers = bytes.section(9)
    foldSources = bytes.section(10)
    foldStarts = bytes.section(11)
    foldTargets = bytes.section(12)
    roots = bytes.section(13)
    nodes = bytes.section(14)
    about = bytes.section(15)
    strings = bytes.section(16)
  }

  /// Where the data comes from and under which terms.
  var provenance: String { string(bytes.u32(about.start)) }

  func string(_ reference: Int) -> String { bytes.string(strings.start + reference) }

  func record(_ index: Int) -> PlaceRecord {
    let start = records.start + 16 * index
    return PlaceRecord(low: bytes.u64(start), high: bytes.u64(start + 8))
  }

  func regionName(_ region: Int) -> String { string(bytes.u32(regions.start + 8 * region)) }
  func country(ofRegion region: Int) -> Int { bytes.u32(regions.start + 8 * region + 4) }
  func countryName(_ country: Int) -> String { string(bytes.u32(countries.start + 8 * country)) }
  func countryCode(_ country: Int) -> String { string(bytes.u32(countries.start + 8 * country + 4)) }
  func zoneName(_ zone: Int) -> String { string(bytes.u32(zones.start + 4 * zone)) }

  /// The index of a cell's first place; a cell beyond the last gives the number of all places.
  func firstPlace(ofCell cell: Int) -> Int { bytes.u32(cells.start + 4 * cell) }

  /// A place's name: one of sixteen that stand together, each ended by a zero, their commonest parts written as one byte.
  func name(_ index: Int) -> String {
    var offset = nameBytes.start + bytes.u32(nameBlocks.start + 4 * (index / 16))
    for _ in 0..<(index % 16) {
      while bytes.u8(offset) != 0 { offset += 1 }
      offset += 1
    }
    var length = 0
    var end = offset
    while bytes.u8(end) != 0 {
      let (start, stop) = expansion(bytes.u8(end))
      length += stop - start
      end += 1
    }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var filled = 0
      for position in offset..<end {
        let (start, stop) = expansion(bytes.u8(position))
        for source in start..<stop {
          buffer[filled] = bytes.u8(expansions.start + source)
          filled += 1
        }
      }
      return filled
    }
  }

  private func expansion(_ token: UInt8) -> (start: Int, end: Int) {
    let offset = expansionStarts.start + 2 * Int(token)
    return (bytes.u16(offset), bytes.u16(offset + 2))
  }

  /// Compares a qualifier's word with folded text, byte by byte; 0 also when the text is only its beginning and `isPrefix`.
  func compareQualifier(_ index: Int, with text: UnsafeBufferPointer<UInt8>, isPrefix: Bool) -> Int {
    let offset = strings.start + bytes.u32(qualifiers.start + 8 * index)
    let length = Int(bytes.u8(offset))
    for position in 0..<text.count {
      guard position < length else { return -1 }
      let difference = Int(bytes.u8(offset + 1 + position)) - Int(text[position])
      if difference != 0 { return difference }
    }
    return isPrefix || length == text.count ? 0 : 1
  }

  func qualifierTarget(_ index: Int) -> Int { bytes.u32(qualifiers.start + 8 * index + 4) }
}

/// The sixteen bytes of a place.
struct PlaceRecord: Sendable {
  let low: UInt64
  let high: UInt64

  /// Degrees north, exact to five decimals.
  var latitude: Double { Double(Int(low & 0x1FF_FFFF) - 9_000_000) / 100_000 }
  /// Degrees east, exact to five decimals.
  var longitude: Double { Double(Int(low >> 25 & 0x3FF_FFFF) - 18_000_000) / 100_000 }
  /// 0 … 127: how likely a bare name means this place.
  var importance: Int { Int(low >> 51 & 0x7F) }
  var zone: Int { Int(low >> 58) | Int(high >> 61) << 6 }
  var identifier: Int { Int(high & 0xFF_FFFF) }
  var population: Int { Int(high >> 24 & 0x1FF_FFFF) }
  var region: Int { Int(high >> 49 & 0xFFF) }
}
