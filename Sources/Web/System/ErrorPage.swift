package import Readings
import Shapes

/// A page for what went wrong: what happened, what was kept, what to do next.
package struct ErrorPage: Page {
  /// What can go wrong, as far as a page says so, with where its button leads.
  private enum Kind: String {
    case missing, large, many, full, unread, damaged, fault

    /// Statuses without words of their own have those of their class.
    init(status: Int) {
      self =
        switch status {
        // Only a form leads there, and whoever types its address finds no page.
        case 404, 405: .missing
        case 413: .large
        case 429: .many
        case 507: .full
        case 400..<500: .unread
        default: .fault
        }
    }

    /// Whether it is about what stood in a form.
    var isOfForm: Bool { self == .large || self == .unread }
  }

  package static let template = "error"
  /// The status that the answer carries.
  package let status: Int
  /// The number under which our log knows the request.
  package let requestID: String?
  /// Seconds until the same may be tried again; `nil` when nobody has to wait.
  package let wait: Int?
  /// The page of ours whose form was sent, as a path with its query; `nil` when none is known.
  package let form: String?
  /// Whose record it is that does not open; `nil` when nothing is damaged.
  package let damage: Damage?

  /// Whose record is damaged: somebody's own, who can take the rest along, or another one.
  package enum Damage: Sendable, Hashable { case own, other }

  /// The page for an HTTP status.
  package init(status: Int, requestID: String? = nil, wait: Int? = nil, form: String? = nil, damage: Damage? = nil) {
    self.status = status
    self.requestID = requestID
    self.wait = wait
    self.form = form
    self.damage = damage
  }

  /// Whether the form that was sent asks for a birth; so it is where none is known.
  private var isOfBirth: Bool {
    guard let path = form?.prefix(while: { $0 != "?" }) else { return true }
    return path == Route.landingPage.path || path == Route.birthPage.path || path.hasPrefix(Route.chartForm.path)
      || path.hasPrefix(Route.beginPage.path)
  }

  /// Where the button leads, and what stands on it.
  private var wayOut: (path: String, title: String) {
    guard damage != .own else { return (Route.exportFile.path, "error to-export") }
    guard kind.isOfForm else { return (Route.landingPage.path, "error to-sky") }
    return form.map { ($0, "error to-form") } ?? (Route.chartForm.path, kind == .large ? "error to-form" : "error open-form")
  }

  private var kind: Kind { damage == nil ? Kind(status: status) : .damaged }

  /// What happened and what to do; where there is a wait, how long it truly is.
  private func text(in language: Language) -> String {
    guard status == 429, let wait else {
      let isOther = kind.isOfForm && !isOfBirth
      return language.page("error \(kind.rawValue)\(isOther ? "-other" : "")")
    }
    return language.page("error many-wait", ("wait", language.wait(wait)))
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("error \(kind.rawValue)-title"), tab: nil, modules: ["again.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "status": status, "title": language.page("error \(kind.rawValue)-title"), "text": text(in: language),
      "isLimit": status == 429 || (kind.isOfForm && form != nil),
      "wayOut": wayOut.path, "wayOutTitle": language.page(wayOut.title), "hasRequest": requestID != nil,
      "request": requestID ?? "",
    ]
  }
}
