extension OpenAPIDocument {
  static let service = """
      /api/v1/content/management:
        get:
          tags: [Content]
          operationId: contentManagement
          summary: Quick questions and insights for the first page
          description: Only what is shown; whoever is signed in as an editor sees everything.
          parameters: [{name: category, in: query, schema: {type: string}}]
          responses:
            '200': {$ref: '#/components/responses/Content'}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/content/management/quick-questions:
        put:
          tags: [Content]
          operationId: replaceQuickQuestions
          summary: Put other quick questions in the place of those that stand
          description: For editors. An empty list brings the authored ones back.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [quick_questions], properties: {quick_questions: {type: array, maxItems: 200, items: {$ref: '#/components/schemas/QuickQuestion'}}}}
                example: {quick_questions: [{id: today-first, text: 'What is worth doing first today?', category: today, order: 0, is_active: true}]}
          responses:
            '200': {$ref: '#/components/responses/Content'}
    \(written)
      /api/v1/content/management/insights:
        put:
          tags: [Content]
          operationId: replaceInsights
          summary: Put other insights in the place of those that stand
          description: For editors. An empty list brings the authored ones back.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [insights], properties: {insights: {type: array, maxItems: 200, items: {$ref: '#/components/schemas/Insight'}}}}
                example: {insights: [{id: one-door, title: One door at a time., content: The Moon leaves on Thursday., category: sky, priority: 0, is_active: true}]}
          responses:
            '200': {$ref: '#/components/responses/Content'}
    \(written)
      /api/v1/config:
        get:
          operationId: config
          summary: What clients may turn on
    \(configuration)
      /config:
        get:
          operationId: configShort
          summary: The same without the prefix
    \(configuration)
      /api/v1/misc/info:
        get:
          tags: [System]
          operationId: serviceInfo
          summary: What the service is
          responses:
            '200':
              description: Name, version, where the description is.
              content:
                application/json:
                  schema: {type: object, required: [service, version, description, documentation, endpoints], properties: {service: {const: astronova}, version: {type: string}, description: {type: string}, documentation: {type: string}, endpoints: {type: integer}}}
      /api/v1/misc/system-status:
        get:
          operationId: systemStatus
          summary: How the parts of the server are
    \(status)
      /api/v1/system-status:
        get:
          operationId: systemStatusLater
          summary: The same under its later name
    \(status)
      /system-status:
        get:
          operationId: systemStatusShort
          summary: The same without the prefix
    \(status)
      /api/v1/readiness:
        get:
          operationId: readiness
          summary: Whether the server can answer, the database too
    \(ready)
      /readiness:
        get:
          operationId: readinessShort
          summary: The same without the prefix
    \(ready)

    """

  private static let configuration = """
          tags: [System]
          responses:
            '200':
              description: The values.
              content:
                application/json:
                  schema: {type: object, required: [daily_notification_default_hour, home_quick_tiles_enabled, paywall_variant, widget_prompt_enabled], properties: {daily_notification_default_hour: {type: integer}, home_quick_tiles_enabled: {type: boolean}, paywall_variant: {type: string}, widget_prompt_enabled: {type: boolean}}}
    """

  private static let status = """
          tags: [System]
          responses:
            '200':
              description: Database and ephemeris.
              content:
                application/json:
                  schema: {type: object, required: [status, version, timestamp, components], properties: {status: {type: string, enum: [ok, degraded]}, version: {type: string}, timestamp: {type: string, format: date-time}, components: {type: object}}}
    """

  private static let ready = """
          tags: [System]
          responses:
            '200':
              description: It can.
              content:
                application/json:
                  schema: {type: object, required: [status, database], properties: {status: {const: ready}, database: {const: ok}}}
            '503': {$ref: '#/components/responses/Unavailable'}
            '507': {$ref: '#/components/responses/StorageFull'}
    """

  static let serviceSchemas = """
        QuickQuestion:
          type: object
          required: [id, text, category]
          properties:
            id: {type: string, pattern: '^[A-Za-z0-9._-]{1,64}$'}
            text: {type: string, minLength: 1, maxLength: 300}
            category: {type: string, minLength: 1, maxLength: 64}
            order: {type: [integer, 'null']}
            is_active: {type: boolean, default: true}
        Insight:
          type: object
          required: [id, title, content, category]
          properties:
            id: {type: string, pattern: '^[A-Za-z0-9._-]{1,64}$'}
            title: {type: string, minLength: 1, maxLength: 200}
            content: {type: string, minLength: 1, maxLength: 2000}
            category: {type: string, minLength: 1, maxLength: 64}
            priority: {type: [integer, 'null']}
            is_active: {type: boolean, default: true}

    """

  /// Answers and bodies that the routes of accounts share.
  static let keepingAnswers = """
        Profile:
          description: The profile. `ETag` is its version.
          headers:
            ETag: {schema: {type: string}, example: '"12"'}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Profile'}
        Standing:
          description: Another device was faster; `current` is what stands.
          content:
            application/json:
              schema: {allOf: [{$ref: '#/components/schemas/Error'}, {type: object, required: [current], properties: {current: {$ref: '#/components/schemas/Profile'}}}]}
        BirthData:
          description: The birth, as it was read.
          content:
            application/json:
              schema: {type: object, required: [hasBirthData, birthData], properties: {hasBirthData: {type: boolean}, birthData: {anyOf: [{$ref: '#/components/schemas/Birth'}, {type: 'null'}]}}}
        Bookmark:
          description: The bookmark.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Bookmark'}
        Content:
          description: The texts.
          content:
            application/json:
              schema: {type: object, required: [quick_questions, insights], properties: {quick_questions: {type: array, items: {$ref: '#/components/schemas/QuickQuestion'}}, insights: {type: array, items: {$ref: '#/components/schemas/Insight'}}}}

    """

  /// Bodies that several routes share.
  static let keepingBodies = """
      requestBodies:
        ProfileEdit:
          required: true
          content:
            application/json:
              schema: {$ref: '#/components/schemas/ProfileEdit'}
              example: {name: Ada, birthData: {date: '1990-06-15', time: '14:30', latitude: 40.7128, longitude: -74.006}, houseSystem: Placidus, zodiac: tropical, theme: system}

    """

  /// Parameters that several routes share.
  static let keepingParameters = """
        IfMatch: {name: If-Match, in: header, description: The `ETag` that the change is based on., schema: {type: string}, example: '"12"'}
        IdempotencyKey: {name: Idempotency-Key, in: header, description: With the same key the same request makes nothing twice. Use a random value., schema: {type: string, minLength: 1, maxLength: 255}}
        Cursor: {name: cursor, in: query, description: The `next` of the page before., schema: {type: string}}
        Limit: {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 100, default: 20}}

    """
}
