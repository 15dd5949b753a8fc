extension OpenAPIDocument {
  static let system = """
      /api/v1/misc/zodiac-signs:
        get:
          tags: [System]
          operationId: zodiacSigns
          summary: The twelve signs with the Sun's dates of this year
          responses:
            '200':
              description: Aries first.
              content:
                application/json:
                  schema:
                    type: object
                    required: [zodiac_signs, total_count, year]
                    properties:
                      zodiac_signs:
                        type: array
                        items:
                          type: object
                          properties:
                            name: {$ref: '#/components/schemas/Sign'}
                            symbol: {type: string}
                            element: {type: string, enum: [fire, earth, air, water]}
                            modality: {type: string, enum: [cardinal, fixed, mutable]}
                            dates: {type: string, examples: [March 20 - April 20]}
                            start: {type: string, format: date-time}
                            end: {type: string, format: date-time}
                            ruling_planet: {$ref: '#/components/schemas/Body'}
                            traditional_ruler: {$ref: '#/components/schemas/Body'}
                      total_count: {type: integer}
                      year: {type: integer}
                      note: {type: string}
      /api/v1/misc/health:
        get:
          tags: [System]
          operationId: healthInDetail
          summary: Whether the server is well, in detail
          responses:
            '200': {$ref: '#/components/responses/Health'}
      /api/v1/health:
        get:
          tags: [System]
          operationId: healthLater
          summary: The same under the later path
          responses:
            '200': {$ref: '#/components/responses/Health'}
      /health:
        get:
          tags: [System]
          operationId: health
          summary: Whether the server is well
          responses:
            '200':
              description: It is.
              content:
                application/json:
                  schema: {type: object, properties: {status: {const: ok}}}
      /openapi.yaml:
        get:
          tags: [System]
          operationId: openAPI
          summary: This document
          responses:
            '200':
              description: This document.
              content:
                application/yaml:
                  schema: {type: string}

    """
}
