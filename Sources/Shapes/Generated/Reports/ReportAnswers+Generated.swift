// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Reports. Sources: 5bcd661183d8fca3. Text: c5bd0d2ff794412c

extension ReportRequest {
  /// What a report is to be about, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, reportType: String? = nil, options: ChartRequestOptions? = nil, userId: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.reportType = reportType; self.options = options; self.userId = userId
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("reportType", ifPresent: reportType)
    json.field("options", ifPresent: options)
    json.field("userId", ifPresent: userId)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), reportType: try fields.readIfPresent("reportType"), options: try fields.readIfPresent("options"), userId: try fields.readIfPresent("userId"))
  }
}

extension EvidenceAnswer {
  /// What a sentence rests on, from its fields.
  public init(bodies: [String], aspect: String? = nil, orb: Double? = nil, exact: [String], house: Int? = nil, text: String, _: Void = ()) {
    self.bodies = bodies; self.aspect = aspect; self.orb = orb; self.exact = exact; self.house = house; self.text = text
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("bodies", bodies)
    json.field("aspect", aspect)
    json.field("orb", orb)
    json.field("exact", exact)
    json.field("house", house)
    json.field("text", text)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(bodies: try fields.read("bodies"), aspect: try fields.readIfPresent("aspect"), orb: try fields.readIfPresent("orb"), exact: try fields.read("exact"), house: try fields.readIfPresent("house"), text: try fields.read("text"))
  }
}

extension ReportAnswer {
  /// A report: the fields of the first clients and, where it is told whole, the sections, from its fields.
  public init(reportId: UUIDText, type: String, title: String, summary: String, content: String, keyInsights: [String], downloadUrl: String, generatedAt: InstantText, sections: [ReportAnswer.Section]? = nil, disclaimer: String? = nil, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.reportId = reportId; self.type = type; self.title = title; self.summary = summary; self.content = content; self.keyInsights = keyInsights; self.downloadUrl = downloadUrl; self.generatedAt = generatedAt; self.sections = sections; self.disclaimer = disclaimer; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("reportId", reportId)
    json.field("type", type)
    json.field("title", title)
    json.field("summary", summary)
    json.field("content", content)
    json.field("keyInsights", keyInsights)
    json.field("downloadUrl", downloadUrl)
    json.field("generatedAt", generatedAt)
    json.field("status", status)
    json.field("sections", ifPresent: sections)
    json.field("disclaimer", ifPresent: disclaimer)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(reportId: try fields.read("reportId"), type: try fields.read("type"), title: try fields.read("title"), summary: try fields.read("summary"), content: try fields.read("content"), keyInsights: try fields.read("keyInsights"), downloadUrl: try fields.read("downloadUrl"), generatedAt: try fields.read("generatedAt"), sections: try fields.readIfPresent("sections"), disclaimer: try fields.readIfPresent("disclaimer"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension ReportAnswer.Paragraph {
  /// A paragraph, and what it rests on, from its fields.
  public init(text: String, evidence: [EvidenceAnswer], _: Void = ()) {
    self.text = text; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), evidence: try fields.read("evidence"))
  }
}

extension ReportAnswer.Section {
  /// A part of a report, from its fields.
  public init(id: String, title: String, paragraphs: [ReportAnswer.Paragraph], _: Void = ()) {
    self.id = id; self.title = title; self.paragraphs = paragraphs
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("title", title)
    json.field("paragraphs", paragraphs)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), title: try fields.read("title"), paragraphs: try fields.read("paragraphs"))
  }
}

extension ReportStatusAnswer {
  /// Whether a report is done, from its fields.
  public init(reportId: UUIDText, generatedAt: InstantText, _: Void = ()) {
    self.reportId = reportId; self.generatedAt = generatedAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("reportId", reportId)
    json.field("status", status)
    json.field("generatedAt", generatedAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(reportId: try fields.read("reportId"), generatedAt: try fields.read("generatedAt"))
  }
}

extension ReportDownloadAnswer {
  /// A printed report, from its fields.
  public init(pdf: Base64Bytes, filename: String, _: Void = ()) {
    self.pdf = pdf; self.filename = filename
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("pdf", pdf)
    json.field("filename", filename)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(pdf: try fields.read("pdf"), filename: try fields.read("filename"))
  }
}

extension ReportsAnswer {
  /// A page of reports, from its fields.
  public init(reports: [ReportAnswer], next: String? = nil, _: Void = ()) {
    self.reports = reports; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("reports", reports)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(reports: try fields.read("reports"), next: try fields.readIfPresent("next"))
  }
}
