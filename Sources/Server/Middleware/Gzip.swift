import CZlib
import NIOCore

/// The gzip format (RFC 1952) by zlib.
enum Gzip {
  /// The bytes compressed, or `nil` when zlib has no memory for it.
  ///
  /// - Parameter level: 1 (fast) … 9 (small).
  static func compress(_ plain: ByteBuffer, level: Int32 = 6) -> ByteBuffer? {
    var stream = z_stream()
    // 15 bits of window; 16 more ask for the gzip wrapping instead of zlib's own.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(plain.readableBytes)))
    var packed = ByteBuffer()
    var isComplete = false
    packed.writeWithUnsafeMutableBytes(minimumWritableBytes: bound) { output in
      plain.withUnsafeReadableBytes { input in
        // zlib's interface is not const-correct; it only reads the input.
        stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
        stream.avail_out = UInt32(output.count)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
        return Int(stream.total_out)
      }
    }
    return isComplete ? packed : nil
  }
}
