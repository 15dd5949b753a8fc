/// What a device is called in the list of devices.
package enum DeviceName {
  /// What a client calls itself, on one line and not too long.
  package static func shortened(_ text: String) -> String {
    let clean = text.unicodeScalars.map {
      $0.properties.generalCategory == .control || $0.value == 0x2028 || $0.value == 0x2029 ? " " : $0
    }
    return String(String(String.UnicodeScalarView(clean)).prefix(60)).trimmed
  }

  /// A browser by what it sends of itself: “Firefox on Linux”.
  package static func browser(userAgent: String?) -> String {
    guard let text = userAgent else { return "A browser" }
    // Edge and Opera call themselves Chrome too, and Chrome calls itself Safari, so the order decides.
    let browsers = [
      ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("Chrome/", "Chrome"),
      ("CriOS", "Chrome"), ("Safari/", "Safari"),
    ]
    let systems = [
      ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "Mac"),
      ("CrOS", "Chromebook"), ("Linux", "Linux"),
    ]
    let browser = browsers.first { text.contains($0.0) }?.1 ?? "A browser"
    guard let system = systems.first(where: { text.contains($0.0) })?.1 else { return browser }
    return "\(browser) on \(system)"
  }
}

extension String {
  fileprivate var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
