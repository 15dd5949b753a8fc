/// What a report is to be about. Without a birth it is about the birth of the profile.
///
/// {example: {reportType: year_ahead, birthData: {date: '1990-06-15', time: '14:30', latitude: 40.7128, longitude: -74.006}}}
public struct ReportRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart. {format: uuid}
  public var chartId: String?
  /// {enum: [birth_chart, love_forecast, career_forecast, year_ahead, comprehensive], default: comprehensive}
  public var reportType: String?
  public var options: ChartRequestOptions?
  /// Whose report it is; only one's own id.
  public var userId: String?
}

/// What a sentence rests on.
public struct EvidenceAnswer: Shape {
  public var bodies: [String]
  /// {null}
  public var aspect: String?
  /// In degrees. {null}
  public var orb: Double?
  /// When it is exact. {items: {type: string, format: date-time}}
  public var exact: [String]
  /// {null, minimum: 1, maximum: 12}
  public var house: Int?
  /// The same in words.
  public var text: String
}

/// A report: the fields of the first clients and, where it is told whole, the sections.
public struct ReportAnswer: Shape {
  /// A paragraph, and what it rests on.
  public struct Paragraph: Shape {
    public var text: String
    /// {minItems: 1}
    public var evidence: [EvidenceAnswer]
  }

  /// A part of a report.
  public struct Section: Shape {
    public var id: String
    public var title: String
    public var paragraphs: [Paragraph]
  }

  /// {format: uuid}
  public var reportId: String
  /// {enum: [birth_chart, love_forecast, career_forecast, year_ahead, comprehensive]}
  public var type: String
  public var title: String
  public var summary: String
  public var keyInsights: [String]
  public var downloadUrl: String
  /// {format: date-time}
  public var generatedAt: String
  public let status = "completed"
  /// Left out in lists.
  public var sections: [Section]?
  /// Left out in lists.
  public var disclaimer: String?
}

/// Whether a report is done.
public struct ReportStatusAnswer: Shape {
  /// {format: uuid}
  public var reportId: String
  public let status = "completed"
  /// {format: date-time}
  public var generatedAt: String
}

/// A printed report.
public struct ReportDownloadAnswer: Shape {
  /// {contentEncoding: base64}
  public var pdf: String
  public var filename: String
}

/// A page of reports.
public struct ReportsAnswer: Shape {
  public var reports: [ReportAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}
