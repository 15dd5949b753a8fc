extension OpenAPIDocument {
  static let charts = """
      /api/v1/chart/generate:
        post:
          tags: [Charts]
          operationId: generateChart
          summary: Make and keep a birth chart
          description: |
            `time` left out or `null` means that the hour is not known: no houses, no angles, and the Moon as the range of that day.
            `timezone` left out means the zone of the nearest place.
          parameters:
            - name: Idempotency-Key
              in: header
              description: With the same key and the same body the same chart is answered again, for a day. A key belongs to the account, or to the visitor (network and program) that sent it. Use a random value.
              schema: {type: string, minLength: 1, maxLength: 255}
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/ChartRequest'}
                examples:
                  known:
                    summary: A birth with its hour
                    value:
                      birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}
                      systems: [western]
                      options: {houseSystem: Placidus}
                  unknown:
                    summary: A birth without its hour
                    value:
                      birthData: {date: '1990-06-15', latitude: 40.7128, longitude: -74.006}
          responses:
            '200':
              description: The chart.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Chart'}
            '400':
              description: A field is wrong, the time was skipped or shown twice, or the system is not available.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Error'}
                  examples:
                    repeated:
                      value:
                        error: This time happened twice
                        code: TIME_REPEATED
                        message: 'birthData.time: the clocks of America/New_York showed 2024-11-03T01:30:00 twice. Choose with birthData.fold: earlier or later.'
                        field: birthData.fold
                        allowed: [earlier, later]
                        choices:
                          - {fold: earlier, local: '2024-11-03T01:30:00', utc: '2024-11-03T05:30:00Z', offset: '-04:00', abbreviation: EDT}
                          - {fold: later, local: '2024-11-03T01:30:00', utc: '2024-11-03T06:30:00Z', offset: '-05:00', abbreviation: EST}
                        requestId: 01948f3c-7e00-7abc-8def-0123456789ab
            '403': {$ref: '#/components/responses/Forbidden'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '422':
              description: The `Idempotency-Key` was used before with another body.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Error'}
            '429': {$ref: '#/components/responses/TooMany'}
      /api/v1/chart/{id}:
        get:
          tags: [Charts]
          operationId: chart
          summary: A kept birth chart
          parameters:
            - {name: id, in: path, required: true, schema: {type: string, format: uuid}}
            - {name: svg, in: query, description: '`false` leaves the wheel out.', schema: {type: string, enum: ['true', 'false']}}
            - {name: exactTimes, in: query, description: '`true` adds `exactAt`.', schema: {type: string, enum: ['true', 'false']}}
          responses:
            '200':
              description: The chart.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Chart'}
            '404': {$ref: '#/components/responses/NotFound'}
        delete:
          tags: [Charts]
          operationId: deleteChart
          summary: Delete a chart of the account
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/Id'}]
          responses:
            '200': {$ref: '#/components/responses/Done'}
            '401': {$ref: '#/components/responses/Unauthorized'}
            '403': {$ref: '#/components/responses/Forbidden'}
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/chart/transit:
        post:
          tags: [Charts]
          operationId: transits
          summary: The moving sky over a birth chart
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  description: '`birthData` or `chartId`.'
                  properties:
                    birthData: {$ref: '#/components/schemas/BirthData'}
                    chartId: {type: string, format: uuid}
                    moment: {type: string, format: date-time, description: This moment when left out.}
                    options: {$ref: '#/components/schemas/ChartOptions'}
                example:
                  birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}
                  moment: '2026-11-21T07:30:00Z'
          responses:
            '200':
              description: The moving bodies and their aspects to the birth chart, tightest first.
              content:
                application/json:
                  schema:
                    type: object
                    required: [timestamp, birth, positions, aspects, warnings]
                    properties:
                      timestamp: {type: string, format: date-time}
                      chartId: {type: string, format: uuid}
                      birth: {$ref: '#/components/schemas/Birth'}
                      positions: {$ref: '#/components/schemas/Positions'}
                      aspects: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/chart/aspects:
        post:
          tags: [Charts]
          operationId: chartAspects
          summary: The aspects of a birth chart
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/ChartRequest'}
                example:
                  birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}
          responses:
            '200':
              description: The aspects, tightest first.
              content:
                application/json:
                  schema: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
            '400': {$ref: '#/components/responses/BadRequest'}
            '413': {$ref: '#/components/responses/TooLarge'}
        get:
          tags: [Charts]
          operationId: currentAspects
          summary: The aspects of a kept chart, or of the sky of this moment
          parameters:
            - {name: chartId, in: query, schema: {type: string, format: uuid}}
          responses:
            '200':
              description: The aspects, tightest first.
              content:
                application/json:
                  schema: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
            '404': {$ref: '#/components/responses/NotFound'}

    """
}
