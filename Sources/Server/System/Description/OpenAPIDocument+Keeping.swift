extension OpenAPIDocument {
  static let keeping = """
      /api/v1/profile:
        get:
          tags: [Profile]
          operationId: profile
          summary: Who you are to us
          description: The `ETag` is the version; send it as `If-Match` with a change to be told when another device was faster.
          security: [{bearer: []}]
          responses:
            '200': {$ref: '#/components/responses/Profile'}
    \(guarded)
        put:
          tags: [Profile]
          operationId: replaceProfile
          summary: Put a whole profile in the place of what stands
          description: What is left out is cleared.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/IfMatch'}]
          requestBody: {$ref: '#/components/requestBodies/ProfileEdit'}
          responses:
            '200': {$ref: '#/components/responses/Profile'}
    \(written)
            '409': {$ref: '#/components/responses/Standing'}
        patch:
          tags: [Profile]
          operationId: editProfile
          summary: Change fields of the profile
          description: What is left out stays, `null` clears.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/IfMatch'}]
          requestBody: {$ref: '#/components/requestBodies/ProfileEdit'}
          responses:
            '200': {$ref: '#/components/responses/Profile'}
    \(written)
            '409': {$ref: '#/components/responses/Standing'}
      /api/v1/chat/birth-data:
        get:
          tags: [Profile]
          operationId: chatBirthData
          summary: The birth of the profile
          security: [{bearer: []}]
          responses:
            '200': {$ref: '#/components/responses/BirthData'}
    \(guarded)
        post:
          tags: [Profile]
          operationId: setChatBirthData
          summary: Set the birth of the profile
          description: The birth under `birthData`, or by itself.
          security: [{bearer: []}]
          requestBody:
            required: true
            content:
              application/json:
                schema: {type: object, properties: {birthData: {$ref: '#/components/schemas/BirthData'}}}
                example: {birthData: {date: '1990-06-15', time: '14:30', latitude: 40.7128, longitude: -74.006}}
          responses:
            '200': {$ref: '#/components/responses/BirthData'}
    \(written)
      /api/v1/charts:
        get:
          tags: [Charts]
          operationId: charts
          summary: The charts of the account, the newest first
          description: A chart that is made while signed in is kept under the account and does not expire.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Cursor'}, {$ref: '#/components/parameters/Limit'}]
          responses:
    \(page("charts", "ChartListing"))
      /api/v1/chart/history:
        get:
          tags: [Charts]
          operationId: chartHistory
          summary: The same under the name beside the other histories
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Cursor'}, {$ref: '#/components/parameters/Limit'}]
          responses:
    \(page("charts", "ChartListing"))
      /api/v1/charts/{id}/claim:
        post:
          tags: [Charts]
          operationId: claimChart
          summary: Take a chart over that was made before signing up
          description: It keeps its id and does not expire any more. Of two who claim it the first gets it; claiming again is harmless.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200':
              description: The chart.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Chart'}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/bookmarks:
        get:
          tags: [Keeping]
          operationId: bookmarks
          summary: The readings you want to find again, the newest first
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Cursor'}, {$ref: '#/components/parameters/Limit'}]
          responses:
    \(page("bookmarks", "Bookmark"))
        post:
          tags: [Keeping]
          operationId: makeBookmark
          summary: Keep a reading
          description: With a `readingId` the same reading is kept once; asking again answers the bookmark that stands.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/IdempotencyKey'}]
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  required: [readingType, title, content]
                  properties:
                    readingId: {type: string, maxLength: 200}
                    readingType: {type: string, minLength: 1, maxLength: 64}
                    title: {type: string, maxLength: 1000}
                    content: {type: string, maxLength: 64000}
                    originalDate: {type: string, format: date}
                example: {readingId: daily-2026-11-21, readingType: daily, title: Say the short version first, content: Mercury…, originalDate: '2026-11-21'}
          responses:
            '200': {$ref: '#/components/responses/Bookmark'}
            '201': {$ref: '#/components/responses/Bookmark'}
    \(written)
      /api/v1/bookmarks/{id}:
        delete:
          tags: [Keeping]
          operationId: deleteBookmark
          summary: Let a reading go
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200': {$ref: '#/components/responses/Done'}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/horoscope/history:
        get:
          tags: [Keeping]
          operationId: horoscopeHistory
          summary: The readings so far, the newest first
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Cursor'}, {$ref: '#/components/parameters/Limit'}]
          responses:
    \(page("horoscopes", "Record"))
      /api/v1/match/history:
        get:
          tags: [Keeping]
          operationId: matchHistory
          summary: The comparisons so far, the newest first
          description: They hold two births, so a key for programs needs the scope `profile`.
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Cursor'}, {$ref: '#/components/parameters/Limit'}]
          responses:
    \(page("matches", "Record"))

    """

  /// What every guarded route may answer.
  static let guarded = """
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
    """

  /// What every guarded route that reads a body may answer.
  static let written = """
            '400': {$ref: '#/components/responses/BadRequest'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '507': {$ref: '#/components/responses/StorageFull'}
    """

  /// A page of a list under a name.
  static func page(_ name: String, _ schema: String) -> String {
    """
            '200':
              description: A page; `next` is the `cursor` of the following one, or `null`.
              content:
                application/json:
                  schema: {type: object, required: [\(name), next], properties: {\(name): {type: array, items: {$ref: '#/components/schemas/\(schema)'}}, next: {type: [string, 'null']}}}
            '400': {$ref: '#/components/responses/BadRequest'}
    \(guarded)
    """
  }
}
