import CZlib
import NIOCore

/// The gzip format (RFC 1952) by zlib, of a text that comes in pieces. It takes a quarter of a megabyte, however long the text is.
final class GzipStream {
  /// zlib has no memory for it.
  struct OutOfMemory: Error {}

  /// zlib remembers where this lies, so it never moves.
  private let stream: UnsafeMutablePointer<z_stream>

  /// - Parameter level: 1 (fast) … 9 (small).
  init?(level: Int32 = 1) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 bits of window; 16 more ask for the gzip wrapping instead of zlib's own.
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return nil }
  }

  deinit {
    deflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// A piece compressed; what is not out yet comes with a later one.
  func compress(_ piece: ByteBuffer) throws(OutOfMemory) -> ByteBuffer { try run(piece, Z_NO_FLUSH) }

  /// The end.
  func finish() throws(OutOfMemory) -> ByteBuffer { try run(ByteBuffer(), Z_FINISH) }

  private func run(_ piece: ByteBuffer, _ flush: Int32) throws(OutOfMemory) -> ByteBuffer {
    var packed = ByteBuffer()
    let isDone = piece.withUnsafeReadableBytes { input in
      // zlib's interface is not const-correct; it only reads the input.
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      var status = Z_OK
      repeat {
        packed.writeWithUnsafeMutableBytes(minimumWritableBytes: 16_384) { output in
          stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          status = deflate(stream, flush)
          return output.count - Int(stream.pointee.avail_out)
        }
      } while status == Z_OK && stream.pointee.avail_out == 0
      // There may be nothing to do (Z_BUF_ERROR), which is no failure.
      return status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR
    }
    guard isDone else { throw OutOfMemory() }
    return packed
  }
}
