import CZlib
import ChartArt

/// A picture as a PNG file (ISO/IEC 15948): eight bits a channel, no alpha, every row as it is.
enum PNGFile {
  /// The bytes; `nil` when zlib has no memory for it.
  static func bytes(of raster: Raster) -> [UInt8]? {
    let stride = raster.width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * raster.height)
    for y in 0..<raster.height {
      rows.append(0)
      rows += raster.bytes[y * stride..<(y + 1) * stride]
    }
    guard let packed = deflated(rows) else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", word(raster.width) + word(raster.height) + [8, 2, 0, 0, 0])
    file += chunk("IDAT", packed)
    file += chunk("IEND", [])
    return file
  }

  /// By zlib, in its own wrapping.
  private static func deflated(_ plain: [UInt8]) -> [UInt8]? {
    var length = compressBound(uLong(plain.count))
    let packed = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      count = compress2(buffer.baseAddress, &length, plain, uLong(plain.count), 6) == Z_OK ? Int(length) : 0
    }
    return packed.isEmpty ? nil : packed
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return word(content.count) + named + word(Int(crc32(0, named, UInt32(clamping: named.count))))
  }

  private static func word(_ number: Int) -> [UInt8] {
    let bits = UInt32(truncatingIfNeeded: number)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
}
