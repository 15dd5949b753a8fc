import Hummingbird
import Web
import Wire

/// The pages about the house: terms, privacy, help, and the API.
struct LegalPagesController: Sendable {
  let pages: PageRenderer
  /// Where people reach whoever runs this server.
  let contact: String?

  func mount(on routes: RouteMounter) {
    routes.answer(.termsPage) { _, context in try await answer(HousePage.Terms(), context) }
    routes.answer(.privacyPage) { _, context in try await answer(HousePage.Privacy(contact: contact), context) }
    routes.answer(.supportPage) { _, context in try await answer(HousePage.Support(contact: contact), context) }
    routes.answer(.docsPage) { _, context in try await answer(DocumentationPage(APIPages.written.parts), context) }
    routes.answer(.docsPartPage) { _, context in
      let name = context.parameters.get("part") ?? ""
      guard let page = DocumentationPage(APIPages.written.parts, open: name) else {
        throw Problem(
          .notFound, "The API has no part “\(name.prefix(32))”; \(Route.docsPage.path) lists all of them.", field: "part")
      }
      return try await answer(page, context)
    }
  }

  private func answer(_ page: some Page, _ context: AppContext) async throws -> Response {
    try await pages.answer(page, context, isShared: true)
  }
}
