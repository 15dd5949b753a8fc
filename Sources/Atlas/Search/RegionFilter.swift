/// The regions that a qualifier such as `OR`, `Texas` or `Frankreich` allows.
struct RegionFilter: Sendable {
  private var bits: [UInt64]

  private init() {
    bits = Array(repeating: 0, count: (PlacesFile.shared.regions.count + 63) / 64)
  }

  /// The regions and countries named by folded text, or beginning with it; `nil` if there are none.
  init?(_ text: UnsafeBufferPointer<UInt32>, isPrefix: Bool) {
    self.init()
    let file = PlacesFile.shared
    let found = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count * 4) { buffer in
      var count = 0
      for value in text {
        guard let scalar = Unicode.Scalar(value), let units = UTF8.encode(scalar) else { continue }
        for unit in units {
          buffer[count] = unit
          count += 1
        }
      }
      let key = UnsafeBufferPointer(rebasing: buffer[..<count])
      var low = 0
      var high = file.qualifiers.count
      while low < high {
        let middle = (low + high) / 2
        if file.compareQualifier(middle, with: key, isPrefix: isPrefix) < 0 { low = middle + 1 } else { high = middle }
      }
      let first = low
      while low < file.qualifiers.count, file.compareQualifier(low, with: key, isPrefix: isPrefix) == 0 {
        add(file.qualifierTarget(low))
        low += 1
      }
      return low > first
    }
    guard found else { return nil }
  }

  private mutating func add(_ target: Int) {
    guard target & 0x8000 != 0 else {
      bits[target / 64] |= 1 << UInt64(target % 64)
      return
    }
    let file = PlacesFile.shared
    let country = target & 0x7FFF
    // Regions stand in the order of their countries.
    var low = 0
    var high = file.regions.count
    while low < high {
      let middle = (low + high) / 2
      if file.country(ofRegion: middle) < country { low = middle + 1 } else { high = middle }
    }
    while low < file.regions.count, file.country(ofRegion: low) == country {
      bits[low / 64] |= 1 << UInt64(low % 64)
      low += 1
    }
  }

  mutating func formIntersection(_ other: RegionFilter) {
    for index in bits.indices { bits[index] &= other.bits[index] }
  }

  func contains(_ region: Int) -> Bool { bits[region / 64] & 1 << UInt64(region % 64) != 0 }
}
