extension OpenAPIDocument {
  static let stars = """
      /api/v1/astrology/stars:
        get:
          tags: [Sky]
          operationId: stars
          summary: Where the fixed stars stand
          description: Stars of the Hipparcos catalogue that astrologers use, some clusters, nebulae and galaxies, and the galactic centre; by longitude.
          parameters:
            - {name: at, in: query, description: An instant; this moment when left out., schema: {type: string, format: date-time}, example: '2026-11-21T07:30:00Z'}
            - {name: search, in: query, description: 'A part of a name or designation, such as Algol, beta Per, M44 or HIP 14576.', schema: {type: string, maxLength: 100}, example: Algol}
            - {name: magnitude, in: query, description: No star fainter than this., schema: {type: number, minimum: -2, maximum: 20}, example: 2.5}
            - {name: limit, in: query, schema: {type: integer, minimum: 1, maximum: 500, default: 100}}
            - {name: offset, in: query, schema: {type: integer, minimum: 0, maximum: 500, default: 0}}
          responses:
            '200':
              description: The stars, and how many there are in all.
              content:
                application/json:
                  schema:
                    type: object
                    required: [timestamp, total, stars]
                    properties:
                      timestamp: {type: string, format: date-time}
                      total: {type: integer}
                      stars:
                        type: array
                        items:
                          allOf:
                            - $ref: '#/components/schemas/Degree'
                            - type: object
                              required: [name, designation, magnitude, aliases, constellation, hipparcos, kind, traditions, latitude, rightAscension, declination, speed, lightYears]
                              properties:
                                name: {type: string}
                                designation: {type: string}
                                magnitude: {type: [number, 'null'], description: Visual; null for what no eye can see.}
                                aliases: {type: array, items: {type: string}}
                                constellation: {type: string}
                                hipparcos: {type: [integer, 'null']}
                                kind: {type: string, enum: [star, openCluster, globularCluster, nebula, galaxy, galacticCentre]}
                                traditions: {type: array, items: {type: string, enum: [Royal, Behenian]}}
                                latitude: {type: number, description: Ecliptic latitude.}
                                rightAscension: {type: number, description: Degrees, true equinox of date.}
                                declination: {type: number}
                                speed: {type: number, description: Degrees of longitude a day.}
                                lightYears: {type: number}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/stars/contacts:
        post:
          tags: [Charts]
          operationId: starContacts
          summary: The fixed stars that touch a birth chart
          description: Conjunctions and oppositions by ecliptic longitude, parallels by declination when asked for, tightest first.
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
                    stars: {type: array, items: {type: string}, description: Names; all when left out.}
                    magnitude: {type: number, minimum: -2, maximum: 20, description: No star fainter than this.}
                    orb: {type: number, minimum: 0, maximum: 10, default: 1, description: Degrees on the ecliptic.}
                    orbPolicy: {type: string, enum: [uniform, robson], default: uniform, description: '`robson` goes by magnitude: 7°30′, 5°30′, 3°40′, 1°40′.'}
                    parallels: {type: boolean, default: false, description: Whether parallels within 1° count.}
                    options: {$ref: '#/components/schemas/ChartOptions'}
                example:
                  birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}
                  magnitude: 2.5
          responses:
            '200':
              description: The contacts, tightest first.
              content:
                application/json:
                  schema:
                    type: object
                    required: [birth, contacts, warnings]
                    properties:
                      chartId: {type: string, format: uuid}
                      birth: {$ref: '#/components/schemas/Birth'}
                      contacts:
                        type: array
                        items:
                          type: object
                          required: [type, point, star, orb, orbLimit]
                          properties:
                            type: {type: string, enum: [conjunction, opposition, parallel, contraparallel]}
                            point: {type: string}
                            star:
                              allOf:
                                - $ref: '#/components/schemas/Degree'
                                - {type: object, properties: {name: {type: string}, designation: {type: string}, magnitude: {type: [number, 'null']}, latitude: {type: number}}}
                            orb: {type: number}
                            orbLimit: {type: number}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
