extension OpenAPIDocument {
  static let sky = """
      /api/v1/ephemeris/current:
        get:
          tags: [Sky]
          operationId: currentSky
          summary: The sky of this moment
          description: With `lat` and `lon` there are houses and angles too. Without them the answer is the same for everybody for a second.
          parameters:
            - $ref: '#/components/parameters/lat'
            - $ref: '#/components/parameters/lon'
            - $ref: '#/components/parameters/system'
            - $ref: '#/components/parameters/ayanamsa'
            - $ref: '#/components/parameters/node'
            - $ref: '#/components/parameters/houseSystem'
          responses:
            '200':
              description: The bodies, Sun first.
              content:
                application/json:
                  schema: {oneOf: [{$ref: '#/components/schemas/Sky'}, {$ref: '#/components/schemas/VedicSky'}]}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/ephemeris/at:
        get:
          tags: [Sky]
          operationId: skyAt
          summary: The sky of a given moment
          parameters:
            - {name: date, in: query, required: true, schema: {type: string, format: date}, example: '1990-06-15'}
            - {name: time, in: query, description: Noon when left out., schema: {type: string}, example: '14:30'}
            - {name: tz, in: query, description: An IANA zone; UTC when left out., schema: {type: string}, example: America/New_York}
            - {name: fold, in: query, schema: {$ref: '#/components/schemas/Fold'}}
            - $ref: '#/components/parameters/lat'
            - $ref: '#/components/parameters/lon'
            - $ref: '#/components/parameters/system'
            - $ref: '#/components/parameters/ayanamsa'
            - $ref: '#/components/parameters/node'
            - $ref: '#/components/parameters/houseSystem'
          responses:
            '200':
              description: The bodies, Sun first.
              content:
                application/json:
                  schema: {oneOf: [{$ref: '#/components/schemas/Sky'}, {$ref: '#/components/schemas/VedicSky'}]}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/ephemeris/positions:
        get:
          tags: [Sky]
          operationId: positions
          summary: Positions by the name of the body
          description: Of this moment, or of `date`, `time` and `tz`.
          parameters:
            - {name: bodies, in: query, description: Names with commas between; all but the asteroids when left out., schema: {type: string}, example: 'Sun,Moon,TrueNode'}
            - {name: date, in: query, schema: {type: string, format: date}}
            - {name: time, in: query, schema: {type: string}}
            - {name: tz, in: query, schema: {type: string}}
            - {name: fold, in: query, schema: {$ref: '#/components/schemas/Fold'}}
            - $ref: '#/components/parameters/lat'
            - $ref: '#/components/parameters/lon'
            - $ref: '#/components/parameters/system'
            - $ref: '#/components/parameters/ayanamsa'
            - $ref: '#/components/parameters/node'
            - $ref: '#/components/parameters/houseSystem'
          responses:
            '200':
              description: The positions.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Ephemeris'}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/ephemeris/calculate:
        post:
          tags: [Sky]
          operationId: calculate
          summary: Positions of chosen bodies at a given moment
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  properties:
                    date: {type: string, format: date}
                    time: {type: string, description: Noon when left out.}
                    timezone: {type: string, description: UTC when left out.}
                    fold: {$ref: '#/components/schemas/Fold'}
                    julianDate: {type: number, description: 'A Julian date in TT, instead of `date`.'}
                    bodies: {type: array, items: {$ref: '#/components/schemas/Body'}}
                    latitude: {type: number, minimum: -90, maximum: 90}
                    longitude: {type: number, minimum: -180, maximum: 180}
                    houseSystem: {$ref: '#/components/schemas/HouseSystem'}
                    system: {type: string, enum: [western, vedic], default: western}
                    ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                    node: {type: string, enum: [mean, 'true'], default: mean}
                example: {date: '1879-03-14', time: '10:50', bodies: [Sun, Moon, Mercury]}
          responses:
            '200':
              description: The positions.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Ephemeris'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
