extension OpenAPIDocument {
  static let techniquesPairs = """
      /api/v1/astrology/synastry:
        post:
          tags: [Techniques]
          operationId: synastry
          summary: Two charts laid over each other
          description: |
            Aspects between every point of the one and every point of the other, as a list and as a grid, and the houses into which each one's points fall (S. Arroyo, *Relationships and Life Cycles*, 1979).
            The two come as `person1` and `person2`, `user` and `partner`, `userBirthData` and `partnerBirthData`, or as kept charts `chartId1` and `chartId2`.
            Where a birth time is not known, that Moon and those angles take no part, and nothing falls into those houses.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/PairRequest'
                example: {person1: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, person2: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405}}
          responses:
            '200':
              description: Aspects, tightest first, with the first person's point first; in the grid the first person's points are the rows.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/PairFinding'
                      - type: object
                        required: [aspects, grid, houseOverlays]
                        properties:
                          aspects: {type: array, items: {$ref: '#/components/schemas/PairAspect'}}
                          grid: {type: object, properties: {columns: {type: array, items: {type: string}}, rows: {type: array, items: {type: object, properties: {point: {type: string}, cells: {type: array, items: {type: [object, 'null'], properties: {aspect: {type: string}, orb: {type: number}}}}}}}}}
                          houseOverlays: {type: object, properties: {person1InPerson2: {type: array, items: {$ref: '#/components/schemas/PointHouse'}}, person2InPerson1: {type: array, items: {$ref: '#/components/schemas/PointHouse'}}}}
                  example: {person1: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, warnings: []}, person2: {timeKnown: true, birth: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405, utc: '1992-03-08T05:45:00Z', julianDateTT: 2448689.740256759, offsetSeconds: 3600, offset: '+01:00', abbreviation: CET}, warnings: []}, aspects: [{planet1: Ascendant, planet2: Saturn, type: trine, aspect: trine, angle: 120, orb: 0.047972305, orbLimit: 7}], grid: {columns: [Sun], rows: [{point: Sun, cells: [{aspect: square, orb: 6.473496505}]}]}, houseOverlays: {person1InPerson2: [{point: Sun, house: 3}], person2InPerson1: [{point: Sun, house: 5}]}, warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/composite:
        post:
          tags: [Techniques]
          operationId: composite
          summary: The composite of two charts
          description: |
            Every body stands at the nearer midpoint of where the two have it: the sky of no moment (R. Hand, *Planets in Composite*, 1975). The Midheaven is the nearer midpoint; houses are midpoints of cusps, or derived from the Midheaven
            for the latitude of the place of the relationship. The two come as `person1` and `person2`, `user` and `partner`, `userBirthData` and `partnerBirthData`, or as kept charts `chartId1` and `chartId2`.
            Without either birth time there are no angles, houses or Moon.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/PairRequest'
                    - type: object
                      properties:
                        houses: {type: string, enum: [midpoints, derived], default: midpoints}
                        latitude: {type: number, minimum: -90, maximum: 90, description: 'With `houses: derived`: degrees north of the place of the relationship.'}
                example: {person1: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, person2: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405}}
          responses:
            '200':
              description: The composite.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/PairFinding'
                      - type: object
                        required: [housesBy, composite]
                        properties:
                          housesBy: {type: string}
                          composite: {type: object, properties: {positions: {$ref: '#/components/schemas/Positions'}, angles: {oneOf: [{$ref: '#/components/schemas/Angles'}, {type: 'null'}]}, houseSystem: {oneOf: [{$ref: '#/components/schemas/HouseSystem'}, {type: 'null'}]}, houses: {oneOf: [{$ref: '#/components/schemas/Houses'}, {type: 'null'}]}, aspects: {type: array, items: {$ref: '#/components/schemas/PairAspect'}}}}
                  example: {person1: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, warnings: []}, person2: {timeKnown: true, birth: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405, utc: '1992-03-08T05:45:00Z', julianDateTT: 2448689.740256759, offsetSeconds: 3600, offset: '+01:00', abbreviation: CET}, warnings: []}, housesBy: midpoints, composite: {positions: {Sun: {sign: Taurus, degree: 6.151477625, longitude: 36.151477625, wholeDegree: 6, minute: 9, second: 5, latitude: 8.6867e-05, distance: 1.004277872, speed: 0.977651587, retrograde: false, house: 5}}, angles: {ascendant: {sign: Capricorn, degree: 1.659328235, longitude: 271.659328235, wholeDegree: 1, minute: 39, second: 33}, midheaven: {sign: Libra, degree: 6.051677639, longitude: 186.051677639, wholeDegree: 6, minute: 3, second: 6}, descendant: {sign: Cancer, degree: 1.659328235, longitude: 91.659328235, wholeDegree: 1, minute: 39, second: 33}, imumCoeli: {sign: Aries, degree: 6.051677639, longitude: 6.051677639, wholeDegree: 6, minute: 3, second: 6}}, houseSystem: Placidus, houses: {'1': {sign: Capricorn, degree: 1.659328235, longitude: 271.659328235, wholeDegree: 1, minute: 39, second: 33, lord: Saturn}}, aspects: [{planet1: Mercury, planet2: Midheaven, type: quincunx, aspect: quincunx, angle: 150, orb: 0.015325397, orbLimit: 2.5}]}, warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/davison:
        post:
          tags: [Techniques]
          operationId: davison
          summary: The chart halfway between two births
          description: |
            The chart of the middle moment and the middle place: a real chart, with transits of its own (R. Davison, *Synastry*, 1977). The middle of time is taken in TT; the middle of the places is that of their coordinates, or of the great circle.
            The two come as `person1` and `person2`, `user` and `partner`, `userBirthData` and `partnerBirthData`, or as kept charts `chartId1` and `chartId2`. Needs both times of birth.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/PairRequest'
                    - type: object
                      properties:
                        middle: {type: string, enum: [meanCoordinates, greatCircle], default: meanCoordinates}
                example: {person1: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, person2: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405}}
          responses:
            '200':
              description: The Davison chart.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/PairFinding'
                      - type: object
                        required: [middle, davison]
                        properties:
                          middle: {type: string}
                          davison: {type: object, properties: {instant: {type: string, format: date-time}, location: {type: object, properties: {latitude: {type: number}, longitude: {type: number}}}, chart: {$ref: '#/components/schemas/Figure'}}}
                  example: {person1: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, warnings: []}, person2: {timeKnown: true, birth: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405, utc: '1992-03-08T05:45:00Z', julianDateTT: 2448689.740256759, offsetSeconds: 3600, offset: '+01:00', abbreviation: CET}, warnings: []}, middle: meanCoordinates, davison: {instant: '1991-04-27T12:07:29.500Z', location: {latitude: 46.6164, longitude: -30.3005}, chart: {positions: {Sun: {sign: Taurus, degree: 6.738687347, longitude: 36.738687347, wholeDegree: 6, minute: 44, second: 19, latitude: -0.000107726, distance: 1.006505911, speed: 0.972375436, retrograde: false, house: 10}}, angles: {ascendant: {sign: Cancer, degree: 27.884178722, longitude: 117.884178722, wholeDegree: 27, minute: 53, second: 3}, midheaven: {sign: Aries, degree: 7.139415333, longitude: 7.139415333, wholeDegree: 7, minute: 8, second: 21}, descendant: {sign: Capricorn, degree: 27.884178722, longitude: 297.884178722, wholeDegree: 27, minute: 53, second: 3}, imumCoeli: {sign: Libra, degree: 7.139415333, longitude: 187.139415333, wholeDegree: 7, minute: 8, second: 21}}, houseSystem: Placidus, houses: {'1': {sign: Cancer, degree: 27.884178722, longitude: 117.884178722, wholeDegree: 27, minute: 53, second: 3, lord: Moon}}, aspects: [{planet1: Chiron, planet2: TrueNode, type: opposition, aspect: opposition, angle: 180, orb: 0.105812516, orbLimit: 8, phase: applying, applying: true}], balance: {elements: {fire: [Mercury], earth: [Sun], air: [Moon], water: [Mars]}, modalities: {cardinal: [Moon], fixed: [Sun], mutable: [Venus]}}}}, warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
