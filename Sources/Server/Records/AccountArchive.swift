import Hummingbird
import Store
import Wire

/// Everything that is known of an account, as one file to take along.
struct AccountArchive: Sendable {
  let desk: AccountDesk
  let profiles: ProfileKeeper

  /// The file; that it was taken stands in the security log.
  func file(of member: Member, _ context: AppContext) async throws -> Response {
    try await desk.note("exported", member.id, member.signIn?.device ?? "", context.network)
    var response = Response.json(try await archive(of: member), capacity: 65_536)
    response.headers[.contentDisposition] = "attachment; filename=\"astronova-export.json\""
    return response
  }

  private func archive(of member: Member) async throws -> ArchiveAnswer {
    let now = desk.clock.microseconds
    var records: [(kind: String, entries: [ArchiveAnswer.Entry])] = []
    for kind in RecordKind.allCases {
      var entries: [ArchiveAnswer.Entry] = []
      var place: RecordPlace?
      repeat {
        let page = try await desk.store.records.page(kind, account: member.id, after: place, limit: 500)
        entries += page.records.map {
          ArchiveAnswer.Entry(RecordAnswer($0), key: $0.naturalKey, createdMicroseconds: $0.createdAt)
        }
        place = page.next
      } while place != nil
      records.append((kind.rawValue, entries))
    }
    return ArchiveAnswer(
      now: desk.clock.now, user: try await profiles.user(member.account), role: member.account.role.rawValue,
      credentials: try await desk.store.accounts.credentials(of: member.id).map { CredentialAnswer($0) },
      devices: try await desk.store.signIns.signIns(of: member.id, now: now).map {
        DeviceAnswer($0, isThis: $0.id == member.signIn?.id)
      },
      keys: try await desk.store.apiKeys.keys(of: member.id).map { ProgramKeyAnswer($0) },
      events: try await desk.store.accounts.events(of: member.id, limit: AccountRepository.mostListed).map {
        SecurityEventAnswer($0)
      }, records: records)
  }
}
