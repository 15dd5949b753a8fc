import Companion
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Store
import Wire

/// The whole journal as a file to take along. It goes out as fast as it is taken in, a few entries at a time.
struct JournalFile: Sendable {
  let journal: Journal

  func answer(_ member: Member, _ context: AppContext) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"astronova-journal.json\"",
      ],
      body: ResponseBody { writer in
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        var isFirst = true
        var damaged = 0
        var place: RecordPlace?
        try await writer.write(ByteBuffer(string: "{\n  \"journal\" : [\n"))
        repeat {
          let part = try await journal.part(after: place, account: member.id)
          for entry in part.entries {
            let text = Self.indented(try encoder.encode(entry.kept))
            try await writer.write(ByteBuffer(string: isFirst ? text : ",\n" + text))
            isFirst = false
          }
          damaged += part.damaged.count
          place = part.next
        } while place != nil
        if damaged > 0 { context.noteDamaged(damaged, of: "journalEntry") }
        try await writer.write(ByteBuffer(string: "\n  ]\n}"))
        try await writer.finish(nil)
      })
  }

  /// JSON with every line four places to the right; within strings there are no ends of lines.
  private static func indented(_ json: Data) -> String {
    String(decoding: json, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
