import Companion
import HTTPTypes
import Hummingbird
import NIOCore
import Store
import Wire

/// Everything that is known of an account, as one file to take along.
struct AccountArchive: Sendable {
  let companion: Companion

  /// How much is opened at a time, in bytes as it is sealed, and how much is written at a time.
  private static let pageBytes = 250_000
  private static let pieceBytes = 32_768

  /// The file; that it was taken stands in the security log. It goes out as fast as it is taken in, a few records at a time.
  func file(of member: Member, _ context: AppContext) async throws -> Response {
    try await companion.accounts.note("exported", by: member, context.network)
    let head = try await head(of: member)
    let records = companion.records
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"astronova-export.json\"",
      ],
      body: ResponseBody { writer in
        var archive = ArchiveWriter(head)
        var damaged: [DamagedRecordAnswer] = []
        for kind in RecordKind.allCases {
          archive.begin(kind.rawValue)
          var place: RecordPlace?
          repeat {
            let page = try await records.page(kind, of: member.id, after: place, limit: 500, bytes: Self.pageBytes)
            for record in page.records {
              archive.add(ArchivedRecordAnswer(record))
              // Nothing is read before what was read is on its way.
              if archive.count >= Self.pieceBytes { try await writer.write(ByteBuffer(bytes: archive.take())) }
            }
            damaged += page.damaged.map { DamagedRecordAnswer(kind: kind.rawValue, id: $0) }
            place = page.next
          } while place != nil
          archive.end()
        }
        if !damaged.isEmpty { context.noteDamaged(damaged.count, of: "any") }
        archive.finish(damaged: damaged)
        try await writer.write(ByteBuffer(bytes: archive.take()))
        try await writer.finish(nil)
      })
  }

  private func head(of member: Member) async throws -> ArchiveHead {
    let accounts = companion.accounts
    return ArchiveHead(
      exportedAt: ISO8601.string(companion.clock.now), account: UserAnswer(try await companion.profiles.summary(member.account)),
      role: member.account.role.rawValue,
      credentials: try await accounts.credentials(of: member.id).map { CredentialAnswer($0) },
      devices: try await accounts.devices(of: member).map { DeviceAnswer($0, isThis: $0.id == member.signIn?.id) },
      apiKeys: try await accounts.keys(of: member).map { ProgramKeyAnswer($0) },
      securityLog: try await accounts.events(of: member).map { SecurityEventAnswer($0) })
  }
}
