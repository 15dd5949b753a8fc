extension OpenAPIDocument {
  static let reports = """
      /api/v1/reports/full:
        post:
          operationId: makeReport
          summary: Make a report
    \(making)
      /api/v1/reports:
        post:
          operationId: makeReportLater
          summary: The same under its later name
    \(making)
      /api/v1/reports/generate:
        post:
          operationId: generateReport
          summary: The same under its third name
    \(making)
      /api/v1/reports/{id}:
        get:
          tags: [Reports]
          operationId: report
          summary: A report as JSON, as a page, or printed
          description: '`{id}.html` and `Accept: text/html` give a page with print styles, `{id}.pdf` a file for printing.'
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200':
              description: The report.
              content:
                application/json: {schema: {$ref: '#/components/schemas/Report'}}
                text/html: {schema: {type: string}}
                application/pdf: {schema: {type: string, contentEncoding: binary}}
    \(printing)
        delete:
          tags: [Reports]
          operationId: deleteReport
          summary: Delete a report
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200': {$ref: '#/components/responses/Done'}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/reports/{id}/status:
        get:
          tags: [Reports]
          operationId: reportStatus
          summary: Whether a report is done
          description: Reports are made at once, so it always is.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200':
              description: It is done.
              content:
                application/json:
                  schema: {type: object, required: [reportId, status, generatedAt], properties: {reportId: {type: string}, status: {const: completed}, generatedAt: {type: string, format: date-time}}}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/reports/{id}/pdf:
        get:
          tags: [Reports]
          operationId: reportPdf
          summary: A report for printing
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200':
              description: The file.
              content:
                application/pdf: {schema: {type: string, contentEncoding: binary}}
    \(printing)
      /api/v1/reports/{id}/download:
        get:
          tags: [Reports]
          operationId: reportDownload
          summary: A report for printing, in base64
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200':
              description: The file.
              content:
                application/json:
                  schema: {type: object, required: [pdf, filename], properties: {pdf: {type: string, contentEncoding: base64}, filename: {type: string}}}
    \(printing)
      /api/v1/reports/user/{id}:
        get:
          tags: [Reports]
          operationId: reports
          summary: Your reports, the newest first
          description: The id must be your own.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}, {$ref: '#/components/parameters/Cursor'}, {$ref: '#/components/parameters/Limit'}]
          responses:
    \(page("reports", "Report"))
            '404': {$ref: '#/components/responses/NotFound'}

    """

  private static let making = """
          tags: [Reports]
          description: |
            About `birthData`, a kept `chartId`, or without both the birth of the profile. Every paragraph carries the evidence it rests on.
            `year_ahead` tells the weightiest contacts of the next twelve months with their exact dates.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/IdempotencyKey'}]
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  properties:
                    birthData: {$ref: '#/components/schemas/BirthData'}
                    chartId: {type: string, format: uuid}
                    reportType: {type: string, enum: [birth_chart, love_forecast, career_forecast, year_ahead, comprehensive], default: comprehensive}
                    options: {type: object, properties: {houseSystem: {$ref: '#/components/schemas/HouseSystem'}}}
                    userId: {type: string, description: Your own id.}
                example: {reportType: year_ahead, birthData: {date: '1990-06-15', time: '14:30', latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The report.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Report'}
    \(written)
            '422':
              description: The `Idempotency-Key` was used before with another body.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Error'}
            '429': {$ref: '#/components/responses/TooMany'}
    """

  private static let printing = """
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
            '429': {$ref: '#/components/responses/TooMany'}
            '501':
              description: The server has nothing to print with.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Error'}
            '503': {$ref: '#/components/responses/Unavailable'}
    """

  static let reportSchemas = """
        Report:
          type: object
          required: [reportId, type, title, summary, keyInsights, downloadUrl, generatedAt, status]
          properties:
            reportId: {type: string, format: uuid}
            type: {type: string, enum: [birth_chart, love_forecast, career_forecast, year_ahead, comprehensive]}
            title: {type: string}
            summary: {type: string}
            keyInsights: {type: array, items: {type: string}}
            downloadUrl: {type: string}
            generatedAt: {type: string, format: date-time}
            status: {const: completed}
            sections:
              type: array
              items:
                type: object
                required: [id, title, paragraphs]
                properties:
                  id: {type: string}
                  title: {type: string}
                  paragraphs:
                    type: array
                    items:
                      type: object
                      required: [text, evidence]
                      properties:
                        text: {type: string}
                        evidence: {type: array, minItems: 1, items: {$ref: '#/components/schemas/Evidence'}}
            disclaimer: {type: string}
        Evidence:
          type: object
          required: [bodies, aspect, orb, exact, house, text]
          properties:
            bodies: {type: array, items: {type: string}}
            aspect: {type: [string, 'null']}
            orb: {type: [number, 'null']}
            exact: {type: array, items: {type: string, format: date-time}}
            house: {type: [integer, 'null'], minimum: 1, maximum: 12}
            text: {type: string}

    """
}
