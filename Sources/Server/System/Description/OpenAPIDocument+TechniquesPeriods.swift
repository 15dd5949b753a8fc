extension OpenAPIDocument {
  static let techniquesPeriods = """
      /api/v1/astrology/profections:
        post:
          tags: [Techniques]
          operationId: profections
          summary: Annual profections and their months
          description: |
            A sign for a year of life from the rising sign, by whole signs; the year begins with the solar return, and each twelfth of it goes to one sign more (Vettius Valens, *Anthology* IV 11; Paulus, *Introduction* 31).
            Counted from the Ascendant, or from another `point`. `age` is in completed years: at 12, 24, 36 the first house returns. Needs the time of birth for the Ascendant, the Midheaven and the Moon.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        at: {type: string, description: A date (0 h UTC) or an instant; this moment when left out.}
                        point: {type: string, default: Ascendant, description: '`Ascendant`, `Midheaven` or a body of the chart.'}
                        years: {type: integer, minimum: 1, maximum: 120, default: 1, description: 'How many years to list, from the one that holds `at`.'}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, at: '2026-11-21'}
          responses:
            '200':
              description: The year and the month that hold the instant, the twelve months, and the years asked for.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [at, point, year, month, months, years]
                        properties:
                          at: {type: string, format: date-time}
                          point: {type: string}
                          year: {type: object, properties: {age: {type: integer}, house: {type: integer}, sign: {$ref: '#/components/schemas/Sign'}, lord: {$ref: '#/components/schemas/Body'}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}
                          month: {type: object, properties: {number: {type: integer}, sign: {$ref: '#/components/schemas/Sign'}, lord: {$ref: '#/components/schemas/Body'}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}
                          months: {type: array, items: {type: object, properties: {number: {type: integer}, sign: {$ref: '#/components/schemas/Sign'}, lord: {$ref: '#/components/schemas/Body'}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}}
                          years: {type: array, items: {type: object, properties: {age: {type: integer}, house: {type: integer}, sign: {$ref: '#/components/schemas/Sign'}, lord: {$ref: '#/components/schemas/Body'}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, at: '2026-11-21T00:00:00Z', point: Ascendant, year: {age: 36, house: 1, sign: Libra, lord: Venus, start: '2026-06-15T11:23:25.519Z', end: '2027-06-15T17:03:38.552Z'}, month: {number: 6, sign: Pisces, lord: Jupiter, start: '2026-11-14T15:45:10.949Z', end: '2026-12-15T02:13:32.036Z'}, months: [{number: 1, sign: Libra, lord: Venus, start: '2026-06-15T11:23:25.519Z', end: '2026-07-15T21:51:46.605Z'}], years: [{age: 36, house: 1, sign: Libra, lord: Venus, start: '2026-06-15T11:23:25.519Z', end: '2027-06-15T17:03:38.552Z'}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/releasing:
        post:
          tags: [Techniques]
          operationId: releasing
          summary: Zodiacal releasing
          description: |
            Times of life that pass from sign to sign, from a lot (Vettius Valens, *Anthology* IV 4–10, as read by R. Schmidt and C. Brennan). Signs rule for the small years of their lords, Capricorn for 27; a year has 360 days.
            After the twelve signs the bond is loosed, and the signs go on from the opposite one. Spirit is released from the next sign when it shares that of Fortune. Peaks are the angles of Fortune. Needs the time of birth.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        at: {type: string, description: A date (0 h UTC) or an instant; this moment when left out.}
                        lot: {allOf: [{$ref: '#/components/schemas/Lot'}], default: spirit}
                        levels: {type: integer, minimum: 1, maximum: 4, default: 2}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, at: '2026-11-21', lot: fortune}
          responses:
            '200':
              description: The periods that hold the instant, one a level, and those around them.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [at, lot, sign, running, levels]
                        properties:
                          at: {type: string, format: date-time}
                          lot: {$ref: '#/components/schemas/Lot'}
                          sign: {$ref: '#/components/schemas/Sign'}
                          running: {type: array, items: {type: object, properties: {level: {type: integer}, sign: {$ref: '#/components/schemas/Sign'}, lord: {$ref: '#/components/schemas/Body'}, peak: {type: boolean}, loosingOfBond: {type: boolean}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}}
                          levels: {type: array, description: 'On each level the periods within the one that runs above; on the first those of a hundred years and more.', items: {type: array, items: {type: object, properties: {level: {type: integer}, sign: {$ref: '#/components/schemas/Sign'}, lord: {$ref: '#/components/schemas/Body'}, peak: {type: boolean}, loosingOfBond: {type: boolean}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, at: '2026-11-21T00:00:00Z', lot: fortune, sign: Cancer, running: [{level: 1, sign: Leo, lord: Sun, peak: false, loosingOfBond: false, start: '2015-02-04T18:29:50Z', end: '2033-10-27T18:29:46.702Z'}], levels: [[{level: 1, sign: Cancer, lord: Moon, peak: true, loosingOfBond: false, start: '1990-06-15T18:30:00Z', end: '2015-02-04T18:29:50Z'}]], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/firdaria:
        post:
          tags: [Techniques]
          operationId: firdaria
          summary: Firdaria
          description: |
            Seventy-five years of life among the seven planets and the nodes, from the Sun by day and from the Moon by night; each planet shares its years in seven parts (Abu Ma'shar; al-Qabisi, *Introduction* IV).
            By night the nodes stand last, or after Mars as Bonatti is read. Years are tropical. A second round follows the first. Needs the time of birth.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        at: {type: string, description: A date (0 h UTC) or an instant; this moment when left out.}
                        order: {type: string, enum: [nodesLast, nodesAfterMars], default: nodesLast}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, at: '2026-11-21'}
          responses:
            '200':
              description: The part that holds the instant, and the nine periods of its round.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [at, sect, running, periods]
                        properties:
                          at: {type: string, format: date-time}
                          sect: {type: string, enum: [day, night]}
                          running: {type: object, properties: {lord: {type: string}, sublord: {type: string}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}
                          periods: {type: array, items: {type: object, properties: {lord: {type: string}, start: {type: string, format: date-time}, end: {type: string, format: date-time}, parts: {type: array, items: {type: object, properties: {lord: {type: string}, sublord: {type: string}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, at: '2026-11-21T00:00:00Z', sect: day, running: {lord: Moon, sublord: Sun, start: '2026-08-06T16:00:27.949Z', end: '2027-11-19T06:20:17.295Z'}, periods: [{lord: Sun, start: '1990-06-15T18:30:00Z', end: '2000-06-15T04:37:25.159Z', parts: [{lord: Sun, sublord: Sun, start: '1990-06-15T18:30:00Z', end: '1991-11-19T13:05:20.737Z'}]}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
