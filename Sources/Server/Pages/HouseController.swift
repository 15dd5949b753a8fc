import Hummingbird
import Web
import Wire

/// The pages about the house: terms, privacy, help.
struct HouseController: Sendable {
  let pages: PageDesk
  /// Where people reach whoever runs this server.
  let contact: String?

  func mount(on desk: RouteDesk) {
    desk.answer(.termsPage) { _, context in try await answer(HousePage.Terms(), context) }
    desk.answer(.privacyPage) { _, context in try await answer(HousePage.Privacy(contact: contact), context) }
    desk.answer(.supportPage) { _, context in try await answer(HousePage.Support(contact: contact), context) }
  }

  private func answer(_ page: some Page, _ context: AppContext) async throws -> Response {
    try await pages.answer(page, context, isShared: true)
  }
}
