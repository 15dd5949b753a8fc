/// What a report is to be about. Without a birth it is about the birth of the profile.
///
/// {example: {reportType: year_ahead, birthData: {date: '1990-06-15', time: '14:30', latitude: 40.7128, longitude: -74.006}}}
public struct ReportRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// {enum: [birth_chart, love_forecast, career_forecast, money_forecast, wealth_forecast, health_forecast, family_forecast,
  /// spiritual_forecast, year_ahead, comprehensive], default: comprehensive}
  public var reportType: String?
  public var options: ChartRequestOptions?
  /// Whose report it is: one’s own id, or that of the app’s installation, which `X-User-Id` says, too.
  public var userId: String?
}

/// What a sentence rests on.
///
/// {nulls: written}
public struct EvidenceAnswer: Shape {
  public var bodies: [String]
  public var aspect: String?
  /// In degrees.
  public var orb: Double?
  /// When it is exact. {items: {type: string, format: date-time}}
  public var exact: [String]
  /// {minimum: 1, maximum: 12}
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
    public var id, title: String
    public var paragraphs: [Paragraph]
  }

  public var reportId: UUIDText
  /// {enum: [birth_chart, love_forecast, career_forecast, money_forecast, wealth_forecast, health_forecast, family_forecast,
  /// spiritual_forecast, year_ahead, comprehensive]}
  public var type: String
  public var title, summary: String
  /// The whole as plain text: the summary, then the sections with their titles, a blank line between paragraphs.
  public var content: String
  public var keyInsights: [String]
  public var downloadUrl: String
  public var generatedAt: InstantText
  public let status = "completed"
  /// Left out in lists.
  public var sections: [Section]?
  /// Left out in lists.
  public var disclaimer: String?
  /// Only when something was assumed of the hour of birth, or it is not known.
  public var warnings: [WarningAnswer]?
}

/// Whether a report is done.
public struct ReportStatusAnswer: Shape {
  public var reportId: UUIDText
  public let status = "completed"
  public var generatedAt: InstantText
}

/// A printed report.
public struct ReportDownloadAnswer: Shape {
  /// {contentEncoding: base64}
  public var pdf: Base64Bytes
  public var filename: String
}

/// A page of reports.
public struct ReportsAnswer: Shape {
  public var reports: [ReportAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}
