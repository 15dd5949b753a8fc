package import Readings
import Shapes

/// A page for what went wrong: what happened, what was kept, what to do next.
package struct ErrorPage: Page {
  /// The plain data behind the page.
  package struct Model: Sendable, Hashable {
    /// The status that the answer carries.
    package var status: Int
    /// What happened.
    package var title: String
    /// What was kept, and what to do next.
    package var text: String
    /// Where the button leads.
    package var wayOut: String
    /// What the button says.
    package var wayOutTitle: String
    /// The number under which our log knows the request.
    package var requestID: String?
  }

  package static let template = "error"
  package let model: Model

  /// The page for an HTTP status; statuses without words of their own get those of their class.
  package init(status: Int, requestID: String? = nil) {
    var model =
      switch status {
      case 404:
        Model(
          status: status, title: "Nothing rises here.",
          text: "The address may have a letter too many, or the chart behind it has been deleted. The sky is where it was.",
          wayOut: Route.landingPage.path, wayOutTitle: "Back to tonight’s sky")
      case 413:
        Model(
          status: status, title: "That was more than we can hold.",
          text: "The form takes a date, a time and a place. Nothing was stored; go back and send the short version.",
          wayOut: Route.chartForm.path, wayOutTitle: "Back to the form")
      case 429:
        Model(
          status: status, title: "One moment.",
          text: "Many requests came from your address at once. Wait a minute and try the same thing again.",
          wayOut: Route.landingPage.path, wayOutTitle: "Back to tonight’s sky")
      case 507:
        Model(
          status: status, title: "There is no room left here.",
          text:
            "The disk of this server is full, so this was not saved. What was saved before is safe. Try again later, or tell whoever runs the server.",
          wayOut: Route.landingPage.path, wayOutTitle: "Back to tonight’s sky")
      case 400..<500:
        Model(
          status: status, title: "We could not read that.",
          text:
            "Something in the request did not arrive as we expected. Nothing was stored. The button below opens a fresh form.",
          wayOut: Route.chartForm.path, wayOutTitle: "Open the form")
      default:
        Model(
          status: status, title: "Something slipped on our side.",
          text: "It was not you. Charts that were already drawn are safe. Try again in a minute.",
          wayOut: Route.landingPage.path, wayOutTitle: "Back to tonight’s sky")
      }
    model.requestID = requestID
    self.model = model
  }

  package func shell(in language: Language) -> Shell { Shell(title: model.title, tab: nil, isPublic: false) }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "status": model.status, "title": model.title, "text": model.text, "wayOut": model.wayOut, "wayOutTitle": model.wayOutTitle,
      "hasRequest": model.requestID != nil, "request": model.requestID ?? "",
    ]
  }
}
