import Readings
import Shapes

/// What surrounds the content of a page.
package struct Shell: Sendable, Hashable {
  /// The places one can go to from everywhere. Only what exists is listed.
  package enum Tab: String, Sendable, Hashable, CaseIterable {
    case today
    case tarot
    case chart
    case align
    /// One's own profile or the way in to it; how it looks depends on the viewer.
    case profile

    /// The tabs that look the same for everyone.
    static let common: [Tab] = [.today, .tarot, .chart, .align]

    var path: String {
      switch self {
      case .today: Route.todayPage.path
      case .tarot: Route.tarotPage.path
      case .chart: Route.chartForm.path
      case .align: Route.alignPage.path
      case .profile: Route.profilePage.path
      }
    }

    var icon: String {
      switch self {
      case .today: "i-today"
      case .tarot: "i-tarot"
      case .chart: "i-houses"
      case .align: "i-align"
      case .profile: "i-lock"
      }
    }
  }

  /// The title of the window, without the name of the product.
  package var title: String
  /// One sentence for search engines and previews; empty for pages that hold someone's birth.
  package var description: String
  /// The tab the page belongs to.
  package var tab: Tab?
  /// Without the rail at the side: the sky fills the width.
  package var isBare: Bool
  /// Without the ways to elsewhere: one question at a time.
  package var isAlone: Bool
  /// Style sheets by file name, beside the one that all pages share.
  package var sheets: [String]
  /// Scripts by file name, loaded as modules.
  package var modules: [String]
  /// Whether search engines may list the page.
  package var isPublic: Bool
  /// The picture that others show beside a link to the page; the sky of the hour where nothing is said. A page that search engines may
  /// not list has one only when it is named.
  package var preview: PagePreview?
  /// What that picture shows, for whoever does not see it; the title where nothing is said.
  package var previewAlt: String?
  /// Whether the page itself says whose clocks its hours are.
  package var namesClocks = false

  init(
    title: String, description: String = "", tab: Tab?, isBare: Bool = false, isAlone: Bool = false,
    sheets: [String] = [], modules: [String] = [], isPublic: Bool = true, preview: PagePreview? = nil,
    previewAlt: String? = nil
  ) {
    self.title = title
    self.description = description
    self.tab = tab
    self.isBare = isBare
    self.isAlone = isAlone
    self.sheets = sheets
    self.modules = modules
    self.isPublic = isPublic
    self.preview = preview
    self.previewAlt = previewAlt
  }

  /// The tag under which a browser tells days as we do: English is told as in Britain or as in the United States, any other language as
  /// its speakers do.
  private static func locale(_ language: Language) -> String {
    guard language.tag == "en" else { return language.tag }
    return language.format.order == .monthFirst ? "en-US" : "en-GB"
  }

  /// What the picture shows where the page does not tell: the sky of the hour, or what the page is called.
  private func previewTitle(_ language: Language) -> String {
    (preview ?? .site) == .site ? language.page("shell preview") : title
  }

  /// The scripts of the page; where a form is sent, nothing that is typed is lost to a limit.
  private func modules(for body: String) -> [String] {
    modules.contains("again.js") || !body.contains("method=\"post\"") ? modules : modules + ["again.js"]
  }

  /// Whether a body shows an hour, `18:47`, to read or to choose: only then does it matter whose clocks it goes by. What stands within a tag,
  /// as the example in an empty field does, is not read.
  static func showsHours(_ body: String) -> Bool {
    guard !body.contains("type=\"time\"") else { return true }
    var isText = true
    // How much of `8:47` the last bytes were.
    var matched = 0
    for byte in body.utf8 {
      switch byte {
      case UInt8(ascii: "<"): (isText, matched) = (false, 0)
      case UInt8(ascii: ">"): (isText, matched) = (true, 0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard isText else { continue }
        matched = matched < 2 ? 1 : matched + 1
        if matched == 4 { return true }
      case UInt8(ascii: ":"): matched = matched == 1 ? 2 : 0
      default: matched = 0
      }
    }
    return false
  }

  func values(body: String, assets: AssetCatalog, viewer: Viewer) -> [String: Any] {
    let isMember = viewer.isSignedIn == true
    return [
      "lang": viewer.language.tag, "locale": Self.locale(viewer.language),
      "hours": viewer.language.format.hours.rawValue, "title": title.isEmpty ? "Astronova" : "\(title) · Astronova",
      "hasDescription": !description.isEmpty, "description": description, "unlisted": !isPublic,
      "bodyClass": isBare ? "bare" : "railed", "isAlone": isAlone, "isMember": isMember, "isVisitor": viewer.isSignedIn == false,
      "zone": viewer.zone, "hasZone": !viewer.zone.isEmpty,
      "elsewhere": viewer.isElsewhere && !namesClocks && Self.showsHours(body)
        ? [["text": viewer.language.page("shell clocks", ("zone", SkyNames.zone(viewer.zone)))]] : [],
      "hasLook": viewer.look != .system, "look": viewer.look.rawValue, "initial": viewer.initial,
      "viewerName": viewer.name,
      "isProfile": tab == .profile,
      "faces": AssetCatalog.faces.map { assets.path($0) }, "css": assets.path("app.css"),
      "sheets": sheets.map { assets.path($0) }, "theme": assets.path("theme.js"),
      "imported": assets.path(AssetCatalog.imported),
      "sprite": assets.path("sprite.svg"),
      "icon": assets.path("icon.svg"), "touchIcon": assets.path("icon-180.png"), "hasPreview": isPublic || preview != nil,
      "preview": (preview ?? .site).path(hour: viewer.hour), "previewAlt": previewAlt ?? previewTitle(viewer.language),
      "origin": viewer.origin, "manifest": assets.path("manifest.webmanifest"),
      "day": assets.themeColors.day, "night": assets.themeColors.night,
      "modules": ((isAlone || isMember ? ["device.js"] : ["device.js", "look.js"]) + modules(for: body)).map { assets.path($0) },
      "tabs": Tab.common.map { item in
        [
          "path": item.path, "title": viewer.language.page("shell tab-\(item.rawValue)"), "icon": item.icon,
          "isCurrent": item == tab,
        ] as [String: Any]
      },
      "body": body,
    ]
  }
}
