extension OpenAPIDocument {
  static let exchange = """
      /api/v1/sync:
        get:
          tags: [Sync]
          operationId: changes
          summary: What changed since a token
          description: |
            Everything the account keeps, oldest change first, tombstones included. Begin without `since`, keep `next`, and ask again while
            `more` is true; a page of large records is shorter. A key for programs without the scope `profile` sees no records that
            hold a birth: `profile`, `chart`, `kundaliMatch`, `report`.
          security: [{bearer: []}]
          parameters:
            - {name: since, in: query, description: The `next` of the answer before., schema: {type: string, default: '0'}}
            - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 500, default: 200}}
          responses:
            '200':
              description: A page of changes.
              content:
                application/json:
                  schema: {type: object, required: [records, next, more], properties: {records: {type: array, items: {$ref: '#/components/schemas/Record'}}, next: {type: string}, more: {type: boolean}}}
                  example: {records: [{kind: journalEntry, id: 01948f3c-7e00-7abc-8def-0123456789ab, changeTag: '12', deleted: false, createdAt: '2026-11-21T07:30:00Z', updatedAt: '2026-11-21T07:30:00Z', data: {text: Rain.}}], next: '12', more: false}
            '400': {$ref: '#/components/responses/BadRequest'}
    \(guarded)
        post:
          tags: [Sync]
          operationId: applyChanges
          summary: Bring changes of a device
          description: |
            Up to 500 changes in a body of up to 1 MB and 100,000 values, 256 kB and 20,000 values each, applied together. Every one is answered: `kept`, `conflict` with what
            stands, `missing`, or `invalid` with the reason. Sending the same again is harmless. Devices may write profile, chart, bookmark,
            journalEntry, practiceSession and device; the other kinds are made by the server.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  required: [changes]
                  properties:
                    changes:
                      type: array
                      maxItems: 500
                      items:
                        type: object
                        required: [kind, id]
                        properties:
                          kind: {type: string}
                          id: {type: string, format: uuid}
                          baseTag: {type: string, description: The `changeTag` that the change was made on; left out for a new record.}
                          data: {type: object}
                          deleted: {type: boolean}
                example: {changes: [{kind: journalEntry, id: 01948f3c-7e00-7abc-8def-0123456789ab, data: {text: Rain.}}]}
          responses:
            '200':
              description: What became of each, in order.
              content:
                application/json:
                  schema:
                    type: object
                    required: [results]
                    properties:
                      results:
                        type: array
                        items:
                          type: object
                          required: [kind, id, status]
                          properties:
                            kind: {type: string}
                            id: {type: string}
                            status: {type: string, enum: [kept, conflict, missing, invalid]}
                            record: {$ref: '#/components/schemas/Record'}
                            code: {type: string}
                            message: {type: string}
                            field: {type: string}
    \(written)
      /api/v1/export:
        get:
          tags: [Sync]
          operationId: export
          summary: Everything that is known of the account, as one file
          description: |
            Account, ways to sign in without their secrets, devices, keys without the keys, security log, and every record. Sent in pieces, at
            the pace of whoever takes it.
          security: [{bearer: []}]
          responses:
            '200':
              description: The file.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Archive'}
    \(guarded)
            '429': {$ref: '#/components/responses/TooMany'}
      /api/v1/import:
        post:
          tags: [Sync]
          operationId: import
          summary: Take an export back
          description: |
            Up to 16 MB and 1,000,000 values, 256 kB and 20,000 values a record. Records keep their ids; what stands is left as it is, so doing it
            twice is harmless. Orders are not taken back. One file is taken back at a time; others wait, and after a while are answered 503.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/Archive'}
                example: {format: astronova-export, version: 1, records: {journalEntry: [{id: 01948f3c-7e00-7abc-8def-0123456789ab, data: {text: Rain.}}]}}
          responses:
            '200':
              description: How many came back, how many stood already, and what was refused.
              content:
                application/json:
                  schema:
                    type: object
                    required: [imported, standing, refused]
                    properties:
                      imported: {type: object, additionalProperties: {type: integer}}
                      standing: {type: object, additionalProperties: {type: integer}}
                      refused: {type: array, maxItems: 1000, items: {type: object}}
                      refusedCount: {type: integer, description: How many were refused; only when these are more than `refused` tells.}
            '503':
              description: Other files are being taken back; `Retry-After` says when to try again.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Error'}
    \(written)
            '429': {$ref: '#/components/responses/TooMany'}

    """

  static let keepingSchemas = """
        Record:
          type: object
          required: [kind, id, changeTag, deleted, createdAt, updatedAt, data]
          properties:
            kind: {type: string, enum: [profile, chart, horoscope, chatMessage, kundaliMatch, bookmark, order, journalEntry, memory, practiceSession, device, report]}
            id: {type: string, format: uuid}
            changeTag: {type: string}
            deleted: {type: boolean}
            createdAt: {type: string, format: date-time}
            updatedAt: {type: string, format: date-time}
            data: {type: [object, 'null']}
        Archive:
          type: object
          required: [format, version, records]
          properties:
            format: {const: astronova-export}
            version: {const: 1}
            exportedAt: {type: string, format: date-time}
            account: {$ref: '#/components/schemas/User'}
            damaged: {type: array, description: Records that cannot be opened and are left out; only when there are any., items: {type: object, properties: {kind: {type: string}, id: {type: string}}}}
            records: {type: object, description: By kind., additionalProperties: {type: array, items: {type: object, required: [id, data], properties: {id: {type: string, format: uuid}, key: {type: [string, 'null']}, createdMicroseconds: {type: integer}, data: {type: object}}}}}
        Bookmark:
          type: object
          required: [id, readingType, title, content, bookmarkedAt, changeTag]
          properties:
            id: {type: string, format: uuid}
            readingId: {type: [string, 'null']}
            readingType: {type: string}
            title: {type: string}
            content: {type: string}
            originalDate: {type: [string, 'null'], format: date}
            bookmarkedAt: {type: string, format: date-time}
            changeTag: {type: string}
        ChartListing:
          type: object
          required: [chartId, type, birth, createdAt, changeTag]
          properties:
            chartId: {type: string, format: uuid}
            type: {type: string}
            name: {type: [string, 'null']}
            birth: {$ref: '#/components/schemas/Birth'}
            sunSign: {type: [string, 'null']}
            moonSign: {type: [string, 'null']}
            risingSign: {type: [string, 'null']}
            createdAt: {type: string, format: date-time}
            updatedAt: {type: string, format: date-time}
            changeTag: {type: string}
        ProfileEdit:
          type: object
          properties:
            name: {type: [string, 'null'], description: Also `fullName`.}
            birthData: {anyOf: [{$ref: '#/components/schemas/BirthData'}, {type: 'null'}]}
            language: {type: [string, 'null'], description: A language tag; also `preferredLanguage`.}
            houseSystem: {anyOf: [{$ref: '#/components/schemas/HouseSystem'}, {type: 'null'}]}
            zodiac: {type: [string, 'null'], description: '`tropical`, or an ayanamsa such as `lahiri`.'}
            theme: {type: [string, 'null'], enum: [system, light, dark, null]}
            units: {type: [string, 'null'], enum: [metric, imperial, null]}
            timezone: {type: [string, 'null'], examples: [Europe/Paris]}
            preparesReadings: {type: [boolean, 'null'], description: Whether tomorrow’s reading is prepared the evening before; no when left out.}
        Profile:
          type: object
          required: [id, createdAt, updatedAt, changeTag, hasBirthData, language, houseSystem, zodiac, theme, units]
          properties:
            id: {type: string, format: uuid}
            email: {type: [string, 'null']}
            name: {type: [string, 'null']}
            fullName: {type: [string, 'null']}
            createdAt: {type: string, format: date-time}
            updatedAt: {type: string, format: date-time}
            changeTag: {type: string}
            hasBirthData: {type: boolean}
            birthData: {anyOf: [{$ref: '#/components/schemas/Birth'}, {type: 'null'}]}
            sunSign: {type: [string, 'null'], description: In the zodiac of the profile.}
            moonSign: {type: [string, 'null'], description: '`null` when the hour is not known and the Moon changed sign on that day.'}
            moonSigns: {type: array, items: {$ref: '#/components/schemas/Sign'}}
            risingSign: {type: [string, 'null']}
            sun: {anyOf: [{$ref: '#/components/schemas/Degree'}, {type: 'null'}]}
            moon: {anyOf: [{$ref: '#/components/schemas/Degree'}, {type: 'null'}]}
            rising: {anyOf: [{$ref: '#/components/schemas/Degree'}, {type: 'null'}]}
            language: {type: string}
            houseSystem: {$ref: '#/components/schemas/HouseSystem'}
            zodiac: {type: string}
            theme: {type: string}
            units: {type: string}
            timezone: {type: [string, 'null']}

    """
}
