import Foundation

/// The face of the pictures that are sent to others. A picture is drawn wherever it arrives, so its face travels inside it.
enum ShareFace {
  /// The rules that bring the face, which is that of the headlines of the pages: what every text writes, and letters with marks.
  static let rule = rule("Astronova Display", of: "display") + rule("Astronova Display Marked", of: "display-marked")

  /// The names to ask for: the face, and what a device has for scripts that are not in it.
  static let families = "\"Astronova Display\",\"Astronova Display Marked\",ui-rounded,system-ui,sans-serif"

  private static func rule(_ family: String, of file: String) -> String {
    let face = (try? AssetFiles.embedded.bytes("faces/\(file).woff2")) ?? []
    return "@font-face{font-family:\"\(family)\";font-weight:500;"
      + "src:url(data:font/woff2;base64,\(Data(face).base64EncodedString())) format(\"woff2\")}"
  }
}
