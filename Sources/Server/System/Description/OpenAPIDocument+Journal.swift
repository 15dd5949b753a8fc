import Companion

extension OpenAPIDocument {
  static let journal = """
      /api/v1/journal:
        get:
          tags: [Journal]
          operationId: journal
          summary: The entries of your journal, the newest first
          description: Entries are sealed, so a search opens them one after the other; after 1000 of them, or a megabyte, a page is short or empty, and `next` goes on.
          security: [{bearer: []}]
          parameters:
            - {name: q, in: query, description: A word somewhere in the entry., schema: {type: string, maxLength: 200}}
            - {name: type, in: query, schema: {type: string, enum: [\(kinds)]}}
            - {name: mood, in: query, schema: {type: string}}
            - {name: tag, in: query, schema: {type: string}}
            - {$ref: '#/components/parameters/Cursor'}
            - {$ref: '#/components/parameters/Limit'}
          responses:
    \(page("entries", "JournalEntry"))
        post:
          tags: [Journal]
          operationId: makeEntry
          summary: Write a reflection
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/IdempotencyKey'}]
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  required: [text]
                  properties:
                    text: {type: string, maxLength: 64000}
                    mood: {type: string, maxLength: 64}
                    tags: {type: array, maxItems: 20, items: {type: string, minLength: 1, maxLength: 64}}
                    type: {type: string, enum: [reflection, question], default: reflection}
                    date: {type: string, format: date}
                    timezone: {type: string}
                example: {text: The talk went better than I feared., mood: relieved, tags: [work]}
          responses:
            '200': {$ref: '#/components/responses/JournalEntry'}
            '201': {$ref: '#/components/responses/JournalEntry'}
            '422':
              description: The key was used before with another body.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Error'}
    \(written)
      /api/v1/journal/patterns:
        get:
          tags: [Journal]
          operationId: journalPatterns
          summary: What comes back in your journal
          description: The parts of life over the weeks, and tags, moods, parts of life and leading contacts that stand behind more than one entry, with the entries.
          security: [{bearer: []}]
          responses:
            '200':
              description: The patterns.
              content:
                application/json:
                  schema:
                    type: object
                    required: [entries, weeks, themes]
                    properties:
                      entries: {type: integer}
                      weeks: {type: array, items: {type: object, properties: {week: {type: string, format: date, description: Its Monday.}, entries: {type: integer}, categories: {type: object, additionalProperties: {type: integer}}}}}
                      themes: {type: array, items: {type: object, properties: {kind: {type: string, enum: [tag, mood, category, contact]}, name: {type: string}, count: {type: integer}, entries: {type: array, items: {type: string, format: uuid}}}}}
    \(guarded)
      /api/v1/journal/{id}:
        get:
          tags: [Journal]
          operationId: entry
          summary: One entry
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200': {$ref: '#/components/responses/JournalEntry'}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
        patch:
          tags: [Journal]
          operationId: editEntry
          summary: Change your own words
          description: What is left out stays, `null` clears. What was read stays as it was.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}, {$ref: '#/components/parameters/IfMatch'}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, properties: {text: {type: [string, 'null']}, mood: {type: [string, 'null']}, tags: {type: [array, 'null'], items: {type: string}}}}
                example: {mood: calm}
          responses:
            '200': {$ref: '#/components/responses/JournalEntry'}
    \(written)
            '409':
              description: Another device was faster; `current` is what stands.
              content:
                application/json:
                  schema: {allOf: [{$ref: '#/components/schemas/Error'}, {type: object, required: [current], properties: {current: {$ref: '#/components/schemas/JournalEntry'}}}]}
        delete:
          tags: [Journal]
          operationId: deleteEntry
          summary: Delete an entry
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200': {$ref: '#/components/responses/Done'}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/journal/{id}/later:
        post:
          tags: [Journal]
          operationId: noteLater
          summary: Note what happened later
          description: The same note once more changes nothing.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, required: [text], properties: {text: {type: string}}}
                example: {text: They called on Thursday after all.}
          responses:
            '200': {$ref: '#/components/responses/JournalEntry'}
    \(written)

    """

  private static let kinds = StoredEntry.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  static let journalAnswers = """
        JournalEntry:
          description: The entry; the `ETag` is its version.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/JournalEntry'}

    """

  static let journalSchemas = """
        JournalEntry:
          type: object
          required: [id, type, date, tags, categoriesViewed, timeSpentSeconds, later, createdAt, updatedAt, changeTag]
          properties:
            id: {type: string, format: uuid}
            type: {type: string, enum: [\(kinds)]}
            date: {type: string, format: date}
            text: {type: [string, 'null']}
            mood: {type: [string, 'null']}
            tags: {type: array, items: {type: string}}
            summaryViewed: {type: [string, 'null']}
            categoriesViewed: {type: array, items: {type: object, properties: {category: {type: string}, text: {type: string}}}}
            timeSpentSeconds: {type: integer}
            later: {type: array, items: {type: object, properties: {text: {type: string}, at: {type: string, format: date-time}}}}
            createdAt: {type: string, format: date-time}
            updatedAt: {type: string, format: date-time}
            changeTag: {type: string}

    """
}
