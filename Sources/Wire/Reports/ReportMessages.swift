public import Ephemeris
public import Readings

/// The body of `POST /reports/full`. Without a birth it is about the birth of the profile.
public struct ReportRequest: Codable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  /// `birth_chart`, `love_forecast`, `career_forecast`, `year_ahead` or `comprehensive`, which is meant when it is left out.
  public var reportType: String?
  public var options: ChartRequestOptions?
  /// Whose report it is; only one's own id.
  public var userId: String?
}

/// A report on the wire: the fields of the first clients, and the sections.
public struct ReportAnswer: JSONEncodable, Sendable {
  let id: String
  let report: Report
  let generated: UTC
  let downloadURL: String
  let isWhole: Bool

  /// - Parameter isWhole: whether the sections are told, or only what a list shows.
  public init(id: String, report: Report, generated: UTC, downloadURL: String, isWhole: Bool) {
    self.id = id
    self.report = report
    self.generated = generated
    self.downloadURL = downloadURL
    self.isWhole = isWhole
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("reportId", id)
      json.field("type", report.kind.rawValue)
      json.field("title", report.title)
      json.field("summary", report.summary)
      json.field("keyInsights", report.keyInsights)
      json.field("downloadUrl", downloadURL)
      json.field("generatedAt", ISO8601.string(generated))
      json.field("status", "completed")
      guard isWhole else { return }
      json.key("sections")
      json.array(report.sections) { json, section in
        json.object { json in
          json.field("id", section.id)
          json.field("title", section.title)
          json.key("paragraphs")
          json.array(section.paragraphs) { json, paragraph in
            json.object { json in
              json.field("text", paragraph.text)
              json.key("evidence")
              json.array(paragraph.evidence) { json, evidence in Self.write(evidence, &json) }
            }
          }
        }
      }
      json.field(
        "disclaimer",
        "The positions are computed; what they mean is a language for reflection, not advice on health, law or money.")
    }
  }

  private static func write(_ evidence: Report.Evidence, _ json: inout JSONWriter) {
    json.object { json in
      json.field("bodies", evidence.bodies)
      json.field("aspect", evidence.aspect)
      json.field("orb", evidence.orb)
      json.field("exact", evidence.exact)
      json.field("house", evidence.house)
      json.field("text", evidence.text)
    }
  }
}

/// Whether a report is done.
public struct ReportStatusAnswer: JSONEncodable, Sendable {
  let id: String
  let generated: UTC

  /// A report that is done.
  public init(id: String, generated: UTC) {
    self.id = id
    self.generated = generated
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("reportId", id)
      json.field("status", "completed")
      json.field("generatedAt", ISO8601.string(generated))
    }
  }
}

/// A printed report in base64.
public struct ReportDownloadAnswer: JSONEncodable, Sendable {
  let pdf: String
  let filename: String

  public init(pdf: String, filename: String) {
    self.pdf = pdf
    self.filename = filename
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("pdf", pdf)
      json.field("filename", filename)
    }
  }
}
