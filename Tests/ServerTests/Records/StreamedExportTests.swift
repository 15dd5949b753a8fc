import CZlib
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// An export goes out piece by piece, and is the same file.
@Suite struct StreamedExportTests {
  @Test func aLargeExportComesInPiecesAndWhole() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let text = String(repeating: "word ", count: 4000)
      for start in [0, 40, 80] {
        let changes = (start..<start + 40).map {
          #"{"kind": "journalEntry", "id": "\#(SyncTests.id($0))", "data": {"text": "\#(text)", "n": \#($0)}}"#
        }
        _ = try await SyncTests.apply(browser, ada, changes.joined(separator: ","))
      }
      let file = try await browser.get(Route.export.path, headers: ada.headers)
      #expect(file.status == .ok && file.headers[.contentLength] == nil && file.body.readableBytes > 2_000_000)
      let entries = try #require(file.value("records.journalEntry") as? [[String: Any]])
      #expect(Set(entries.compactMap { ($0["data"] as? [String: Any])?["n"] as? Int }) == Set(0..<120))
      #expect(file.value("damaged") == nil)

      var headers = ada.headers
      headers[.acceptEncoding] = "gzip"
      let packed = try await browser.get(Route.export.path, headers: headers)
      #expect(packed.headers[.contentEncoding] == "gzip" && packed.headers[.vary] == "Accept-Encoding")
      #expect(packed.body.readableBytes < file.body.readableBytes / 4)
      let plain = try #require(Self.unpack(packed.body, room: file.body.readableBytes + 4096))
      // The security log has grown by a line; the records are the same.
      let end = try #require(file.text.range(of: "\"records\":"))
      let same = try #require(plain.range(of: "\"records\":"))
      #expect(plain[same.lowerBound...] == file.text[end.lowerBound...])
    }
  }

  @Test func piecesOfAnySizeMakeOneText() throws {
    let whole = (0..<3000).map { "line \($0 * 7919 % 1000)\n" }.joined()
    for size in [1, 7, 1000, 40_000] {
      let stream = try #require(GzipStream())
      var packed = ByteBuffer()
      var rest = ByteBuffer(string: whole)
      while rest.readableBytes > 0 {
        let slice = rest.readSlice(length: min(size, rest.readableBytes))
        let piece = try #require(slice)
        packed.writeImmutableBuffer(try stream.compress(piece))
      }
      packed.writeImmutableBuffer(try stream.finish())
      #expect(Self.unpack(packed, room: whole.utf8.count + 64) == whole)
    }
  }

  private static func unpack(_ packed: ByteBuffer, room: Int) -> String? {
    var stream = z_stream()
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var plain = [UInt8](repeating: 0, count: room)
    let isWhole = packed.withUnsafeReadableBytes { input in
      plain.withUnsafeMutableBytes { output in
        stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.bindMemory(to: UInt8.self).baseAddress
        stream.avail_out = UInt32(output.count)
        return inflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    return isWhole ? String(decoding: plain.prefix(Int(stream.total_out)), as: UTF8.self) : nil
  }
}
