import Foundation

/// The face of the pictures that are sent to others. A picture is drawn wherever it arrives, so its face travels inside it.
enum ShareFace {
  /// The rule that brings the face: the one of the headlines of the pages, all of it in one file, for nobody who paints a picture waits for a
  /// second one.
  static let rule: String = {
    let face = (try? AssetFiles.embedded.bytes("faces/display-whole.woff2")) ?? []
    return "@font-face{font-family:\"Astronova Display\";font-weight:500;"
      + "src:url(data:font/woff2;base64,\(Data(face).base64EncodedString())) format(\"woff2\")}"
  }()

  /// The names to ask for: the face, and what a device has for scripts that are not in it.
  static let families = "\"Astronova Display\",ui-rounded,system-ui,sans-serif"
}
