import ChartArt
import Foundation
package import Readings

/// A report as a document by itself: read on a screen, or printed.
package struct ReportDocument: Sendable {
  private let report: Report
  private let name: String
  private let made: String
  private let zone: String?
  private let subject: ReportSubject?
  private let language: Language

  /// - Parameters:
  ///   - name: whose report it is; empty when not told.
  ///   - made: the date on it.
  ///   - zone: the zone by whose clocks its hours are told; `nil` when that is not known.
  ///   - subject: whose sky it is about; `nil` when that cannot be drawn.
  package init(
    _ report: Report, name: String, made: String, zone: String? = nil, subject: ReportSubject? = nil, language: Language
  ) {
    self.report = report
    self.name = name
    self.made = made
    self.zone = zone
    self.subject = subject
    self.language = language
  }

  /// The document with a link to its styles.
  package func html(_ assets: AssetCatalog) -> String {
    document(style: "<link rel=\"stylesheet\" href=\"\(assets.path("report.css"))\">")
  }

  /// The document with its styles inside, for a printer that reaches nothing.
  package func standalone(_ assets: AssetCatalog) -> String {
    func bytes(_ name: String) -> [UInt8] { assets.asset(at: assets.path(name))?.bytes ?? [] }
    var style = String(decoding: bytes("report.css"), as: UTF8.self)
    for face in AssetCatalog.allFaces {
      style = style.replacing(assets.path(face), with: "data:font/woff2;base64,\(Data(bytes(face)).base64EncodedString())")
    }
    let policy =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; font-src data:\">"
    return document(style: "\(policy)\n<style>\(style)</style>")
  }

  private func document(style: String) -> String {
    let line = ReportPage.line([name, made].filter { !$0.isEmpty }.joined(separator: " · "), zone: zone, language)
    var html = """
      <!doctype html>
      <html lang="\(language.tag)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="robots" content="noindex">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(report.title)) · Astronova</title>
      \(style)
      </head>
      <body>
      <main>
      <div class="head">
      <header>
      <p class="brand">Astronova</p>
      <h1>\(Self.escaped(report.title))</h1>
      <p class="made">\(Self.escaped(line))</p>
      <p class="summary">\(Self.escaped(report.summary))</p>
      </header>
      \(figure)</div>

      """
    for section in report.sections {
      // A report of one section bears its title already.
      let style = section.title == report.title ? " class=\"told\"" : ""
      html += "<section aria-labelledby=\"\(section.id)\">\n"
      html += "<h2 id=\"\(section.id)\"\(style)>\(Self.escaped(section.title))</h2>\n"
      for part in ReportPart.parts(of: section) { html += Self.html(part) }
      html += "</section>\n"
    }
    return html + """
      <footer><p>\(Self.escaped(language.page("report footer")))</p></footer>
      </main>
      </body>
      </html>

      """
  }

  /// A part: what it rests on in the margin, its paragraphs beside it.
  private static func html(_ part: ReportPart) -> String {
    var html = "<div class=\"part\">\n<div class=\"on\">"
    if !part.title.isEmpty { html += "<h3>\(escaped(part.title))</h3>" }
    if !part.details.isEmpty {
      html += "<ul>" + part.details.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>"
    }
    html += "</div>\n<div>"
    for paragraph in part.paragraphs { html += "<p>\(escaped(paragraph))</p>\n" }
    if !part.facts.isEmpty { html += "<p class=\"rest\">\(escaped(part.factLine))</p>\n" }
    return html + "</div>\n</div>\n"
  }

  /// The drawing of the report with its glyphs inside; empty where there is none.
  private var figure: String {
    guard let subject else { return "" }
    let figure = ReportFigure(
      report, of: subject, options: DrawingOptions(prefix: "report", hasTenths: true), language: language)
    return """
      <figure\(figure.isAngle ? " class=\"angle\"" : "")>
      \(figure.svg)<figcaption>\(Self.escaped(figure.caption))</figcaption>
      </figure>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
