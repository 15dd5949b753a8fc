internal import AtlasData

/// The layout of `zones.bin`, written by `Tools/atlas/zones.py`.
struct ZonesFile: Sendable {
  static let shared = ZonesFile(bytes: EmbeddedBytes(base: UnsafeRawPointer(atlasZones()), count: atlasZonesCount()))

  let bytes: EmbeddedBytes
  /// Twelve bytes each, sorted by lower case: the name, the history, the index of the name this one is a link to.
  let names: EmbeddedSection
  /// Sixteen 32-bit numbers each: first transition, number of transitions, then standard and daylight type and the two rules.
  let histories: EmbeddedSection
  /// 64-bit POSIX seconds; the first of a history is `Int64.min`.
  let transitions: EmbeddedSection
  /// The 16-bit type that begins with each transition.
  let typeIndices: EmbeddedSection
  /// Sixteen bytes each: offset, standard offset, flags, abbreviation.
  let types: EmbeddedSection
  private let about: EmbeddedSection
  private let strings: EmbeddedSection

  private init(bytes: EmbeddedBytes) {
    self.bytes = bytes
    names = bytes.section(0)
    histories = bytes.section(1)
    transitions = bytes.section(2)
    typeIndices = bytes.section(3)
    types = bytes.section(4)
    about = bytes.section(5)
    strings = bytes.section(6)
  }

  func string(_ reference: Int) -> String { bytes.string(strings.start + reference) }

  /// The version of the IANA database, such as `2026a`.
  var version: String { string(bytes.u32(about.start)) }
  /// Where the data comes from and under which terms.
  var provenance: String { string(bytes.u32(about.start + 4)) }

  func name(at index: Int) -> String { string(bytes.u32(names.start + 12 * index)) }
  func history(ofName index: Int) -> Int { bytes.u32(names.start + 12 * index + 4) }
  func canonicalName(ofName index: Int) -> Int { bytes.u32(names.start + 12 * index + 8) }

  /// The index of a name, whatever its case.
  func index(ofName identifier: String) -> Int? {
    guard identifier.utf8.count <= 64 else { return nil }
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      switch order(of: identifier, atName: middle) {
      case 0: return middle
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return nil
  }

  private func order(of identifier: String, atName index: Int) -> Int {
    let offset = strings.start + bytes.u32(names.start + 12 * index)
    let length = Int(bytes.u8(offset))
    var position = 0
    for unit in identifier.utf8 {
      guard position < length else { return 1 }
      let difference = Int(Self.lowercase(unit)) - Int(Self.lowercase(bytes.u8(offset + 1 + position)))
      if difference != 0 { return difference }
      position += 1
    }
    return position < length ? -1 : 0
  }

  static func lowercase(_ unit: UInt8) -> UInt8 { (65...90).contains(unit) ? unit + 32 : unit }

  func type(_ index: Int) -> ZoneType {
    let start = types.start + 16 * index
    return ZoneType(
      index: index, offset: bytes.i32(start), standardOffset: bytes.i32(start + 4), flags: UInt8(bytes.u32(start + 8)),
      abbreviationReference: bytes.u32(start + 12))
  }
}

/// What a clock of a zone shows during a period.
struct ZoneType: Sendable, Hashable {
  let index: Int
  /// Seconds ahead of UTC.
  let offset: Int
  /// Seconds ahead of UTC without the season's shift.
  let standardOffset: Int
  let flags: UInt8
  let abbreviationReference: Int

  var isDaylight: Bool { flags & 1 != 0 }
  var isSetBack: Bool { flags & 2 != 0 }
  var isLocalMeanTime: Bool { flags & 4 != 0 }
}
