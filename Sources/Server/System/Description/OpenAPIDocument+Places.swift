extension OpenAPIDocument {
  static let places = """
      /api/v1/locations/search:
        get:
          tags: [Places]
          operationId: searchPlaces
          summary: Places by name
          description: The beginning of a name in any script, with or without accents, with small misspellings; what people mean comes first.
          parameters:
            - {name: query, in: query, description: 'Also accepted as `q`.', required: true, schema: {type: string}, example: new y}
            - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 20, default: 10}}
          responses:
            '200':
              description: The places, best first.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Places'}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/location/search:
        get:
          tags: [Places]
          operationId: searchPlacesLater
          summary: Places by name, under the later path
          parameters:
            - {name: q, in: query, description: 'Also accepted as `query`.', required: true, schema: {type: string}, example: lisboa}
            - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 50, default: 10}}
          responses:
            '200':
              description: The places, best first.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Places'}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/locations/timezone:
        get:
          tags: [Places]
          operationId: timeZone
          summary: The time zone of coordinates
          parameters:
            - {name: lat, in: query, required: true, schema: {type: number, minimum: -90, maximum: 90}, example: 40.7128}
            - {name: lng, in: query, required: true, schema: {type: number, minimum: -180, maximum: 180}, example: -74.006}
          responses:
            '200':
              description: The zone of the nearest place.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/TimeZone'}
            '400': {$ref: '#/components/responses/BadRequest'}
        post:
          tags: [Places]
          operationId: civilTime
          summary: The time zone of coordinates, and what its clock meant
          description: |
            With `date` (and `time`) the answer has the offset, the abbreviation and the instant. A time that the clocks jumped over or
            showed twice is no error here: `status` says so and `instants` has both readings.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  properties:
                    latitude: {type: number, minimum: -90, maximum: 90}
                    longitude: {type: number, minimum: -180, maximum: 180}
                    timezone: {type: string, description: Instead of coordinates.}
                    date: {type: string, format: date}
                    time: {type: string}
                    calendar: {$ref: '#/components/schemas/Calendar'}
                example: {latitude: 40.7128, longitude: -74.006, date: '2024-11-03', time: '01:30'}
          responses:
            '200':
              description: The zone and its clock.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/TimeZone'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
