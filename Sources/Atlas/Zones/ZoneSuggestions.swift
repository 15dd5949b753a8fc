/// Names of zones that somebody may have meant.
enum ZoneSuggestions {
  /// At most three, the best first. Compares the part after the last `/`, so that `Berlin` and `Europe/Berln` find `Europe/Berlin`.
  static func names(like identifier: String) -> [String] {
    let file = ZonesFile.shared
    let wanted = city(of: identifier.utf8.prefix(64))
    guard wanted.count >= 3 else { return [] }
    // `Etc/GMT+5` is five hours west, and whoever writes `GMT +5` means five hours east.
    let wantsOffsets = identifier.lowercased().hasPrefix("etc/")
    var best: [(distance: Int, index: Int)] = []
    for index in 0..<file.names.count {
      let name = file.name(at: index)
      guard wantsOffsets || !name.hasPrefix("Etc/GMT") else { continue }
      let candidate = city(of: name.utf8[...])
      let limit = best.count == 3 ? best[2].distance - 1 : max(1, wanted.count / 3)
      guard let distance = distance(wanted, candidate, limit: limit) else { continue }
      let place = best.firstIndex { $0.distance > distance } ?? best.count
      best.insert((distance, index), at: place)
      if best.count > 3 { best.removeLast() }
    }
    return best.map { file.name(at: $0.index) }
  }

  private static func city(of name: Substring.UTF8View) -> [UInt8] {
    let start = name.lastIndex(of: UInt8(ascii: "/")).map { name.index(after: $0) } ?? name.startIndex
    return name[start...].map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : ZonesFile.lowercase($0) }
  }

  /// The edit distance, or `nil` if it exceeds `limit`.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var diagonal = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, min(row[j], diagonal) + 1)
      }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }
}
