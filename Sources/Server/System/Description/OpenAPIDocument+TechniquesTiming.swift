extension OpenAPIDocument {
  static let techniquesTiming = """
      /api/v1/astrology/transits:
        post:
          tags: [Techniques]
          operationId: transitSearch
          summary: Every exact transit to a birth chart over a span
          description: |
            The instants at which a moving body makes an exact conjunction, sextile, square, trine or opposition to a point of the birth chart, which stays where it was (R. Hand, *Planets in Transit*, 1976).
            A body that turns back meets a point up to three times, and each time is listed. `weight` ranks contacts as the handbooks do: slow bodies, lights and angles, conjunctions first.
            At most 366 days a request; thirty days from now when nothing is said. Without a birth time the Moon and the angles of the chart take no part.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        from: {type: string, description: A date (0 h UTC) or an instant; this moment when left out.}
                        to: {type: string, description: A date that still counts or an instant.}
                        bodies: {type: array, items: {$ref: '#/components/schemas/Body'}, description: The moving bodies; Sun to Pluto when left out.}
                        ranked: {type: boolean, default: false, description: Those that count most first instead of the order of time.}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, from: '2026-11-21', to: '2026-12-21', bodies: [Saturn, Uranus]}
          responses:
            '200':
              description: The transits, in order of time or by weight.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [from, to, transits]
                        properties:
                          from: {type: string, format: date-time}
                          to: {type: string, format: date-time}
                          transits: {type: array, items: {type: object, required: [instant, title, body, aspect, point, sign, longitude, retrograde, weight], properties: {instant: {type: string, format: date-time}, title: {type: string}, body: {$ref: '#/components/schemas/Body'}, aspect: {type: string}, point: {type: string}, sign: {$ref: '#/components/schemas/Sign'}, longitude: {type: number}, retrograde: {type: boolean}, weight: {type: integer, minimum: 1, maximum: 150}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, from: '2026-11-21T00:00:00Z', to: '2026-12-22T00:00:00Z', transits: [{instant: '2026-11-25T05:45:50.921Z', title: 'Saturn square your Uranus, going backwards', body: Saturn, aspect: square, point: Uranus, sign: Aries, longitude: 8.154659118, retrograde: true, weight: 28}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/returns:
        post:
          tags: [Techniques]
          operationId: returns
          summary: When a body comes back to where it stood at birth, and the chart of that moment
          description: |
            Tropical returns: to the same longitude from the equinox of date, without precession (A. Volguine, *The Technique of Solar Returns*). Each passage of a retrograde loop is one.
            Charts are cast for `latitude` and `longitude`, or for the place of birth. At most 24 passages; the search goes on for a century, or for a revolution and a quarter of a slower body. Needs the time of birth.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        body: {allOf: [{$ref: '#/components/schemas/Body'}], default: Sun}
                        from: {type: string, description: A date (0 h UTC) or an instant; this moment when left out.}
                        to: {type: string, description: 'A date that still counts or an instant, at most 36600 days later.'}
                        count: {type: integer, minimum: 1, maximum: 24, description: 'How many passages at most: one when left out, 24 with `to`.'}
                        latitude: {type: number, minimum: -90, maximum: 90}
                        longitude: {type: number, minimum: -180, maximum: 180}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, body: Sun, from: '2026-01-01', latitude: 52.52, longitude: 13.405}
          responses:
            '200':
              description: The returns, in order of time; empty when the body does not come back in time.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [body, longitude, natal, from, to, location, returns]
                        properties:
                          body: {$ref: '#/components/schemas/Body'}
                          longitude: {type: number}
                          natal: {$ref: '#/components/schemas/Degree'}
                          from: {type: string, format: date-time}
                          to: {type: [string, 'null'], format: date-time}
                          location: {type: object, properties: {latitude: {type: number}, longitude: {type: number}}}
                          returns: {type: array, items: {type: object, required: [instant, retrograde, chart], properties: {instant: {type: string, format: date-time}, retrograde: {type: boolean}, chart: {$ref: '#/components/schemas/Figure'}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, body: Sun, longitude: 84.388225878, natal: {sign: Gemini, degree: 24.388225878, longitude: 84.388225878, wholeDegree: 24, minute: 23, second: 17}, from: '2026-01-01T00:00:00Z', to: null, location: {latitude: 52.52, longitude: 13.405}, returns: [{instant: '2026-06-15T11:23:25.519Z', retrograde: false, chart: {positions: {Sun: {sign: Gemini, degree: 24.388225878, longitude: 84.388225878, wholeDegree: 24, minute: 23, second: 17, latitude: 0.000137341, distance: 1.015750851, speed: 0.955714637, retrograde: false, house: 9}}, angles: {ascendant: {sign: Virgo, degree: 28.623985566, longitude: 178.623985566, wholeDegree: 28, minute: 37, second: 26}, midheaven: {sign: Gemini, degree: 28.186651767, longitude: 88.186651767, wholeDegree: 28, minute: 11, second: 11}, descendant: {sign: Pisces, degree: 28.623985566, longitude: 358.623985566, wholeDegree: 28, minute: 37, second: 26}, imumCoeli: {sign: Sagittarius, degree: 28.186651767, longitude: 268.186651767, wholeDegree: 28, minute: 11, second: 11}}, houseSystem: Placidus, houses: {'1': {sign: Virgo, degree: 28.623985566, longitude: 178.623985566, wholeDegree: 28, minute: 37, second: 26, lord: Mercury}}, aspects: [{planet1: Venus, planet2: TrueNode, type: quincunx, aspect: quincunx, angle: 150, orb: 0.139104765, orbLimit: 2.5, phase: separating, applying: false}], balance: {elements: {fire: [Venus], earth: [Mars], air: [Sun], water: [Mercury]}, modalities: {cardinal: [Mercury], fixed: [Venus], mutable: [Sun]}}}}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/progressions:
        post:
          tags: [Techniques]
          operationId: progressions
          summary: Secondary progressions
          description: |
            A day for a year (A. Leo, *The Progressed Horoscope*): the sky of as many days after birth as tropical years of 365.24219 days have been lived, to the second.
            The angles go by Naibod's arc in right ascension, by the solar arc in longitude, or by the solar arc in right ascension. Orbs of 1°. Without a birth time there are no angles, and the Moon makes no aspects.
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
                        angles: {type: string, enum: [naibod, solarArcInLongitude, solarArcInRightAscension], default: naibod}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, at: '2026-11-21'}
          responses:
            '200':
              description: The progressed chart; in `aspectsToBirth` the progressed point comes first.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [at, progressedTo, years, anglesBy, positions, angles, houseSystem, houses, aspectsToBirth, aspects]
                        properties:
                          at: {type: string, format: date-time}
                          progressedTo: {type: string, format: date-time}
                          years: {type: number}
                          anglesBy: {type: string}
                          positions: {$ref: '#/components/schemas/Positions'}
                          angles: {oneOf: [{$ref: '#/components/schemas/Angles'}, {type: 'null'}]}
                          houseSystem: {oneOf: [{$ref: '#/components/schemas/HouseSystem'}, {type: 'null'}]}
                          houses: {oneOf: [{$ref: '#/components/schemas/Houses'}, {type: 'null'}]}
                          aspectsToBirth: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
                          aspects: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, at: '2026-11-21T00:00:00Z', progressedTo: '1990-07-22T04:54:56.501Z', years: 36.433987283, anglesBy: naibod, positions: {Sun: {sign: Cancer, degree: 29.146553272, longitude: 119.146553272, wholeDegree: 29, minute: 8, second: 47, latitude: 4.0102e-05, distance: 1.016014733, speed: 0.955166563, retrograde: false, house: 9}}, angles: {ascendant: {sign: Scorpio, degree: 11.903485749, longitude: 221.903485749, wholeDegree: 11, minute: 54, second: 12}, midheaven: {sign: Leo, degree: 20.789485838, longitude: 140.789485838, wholeDegree: 20, minute: 47, second: 22}, descendant: {sign: Taurus, degree: 11.903485749, longitude: 41.903485749, wholeDegree: 11, minute: 54, second: 12}, imumCoeli: {sign: Aquarius, degree: 20.789485838, longitude: 320.789485838, wholeDegree: 20, minute: 47, second: 22}}, houseSystem: Placidus, houses: {'1': {sign: Scorpio, degree: 11.903485749, longitude: 221.903485749, wholeDegree: 11, minute: 54, second: 12, lord: Mars}}, aspectsToBirth: [{planet1: Jupiter, planet2: Saturn, type: opposition, aspect: opposition, angle: 180, orb: 0.036985658, orbLimit: 1, phase: separating, applying: false}], aspects: [{planet1: Sun, planet2: MeanApogee, type: trine, aspect: trine, angle: 120, orb: 0.086066148, orbLimit: 1, phase: separating, applying: false}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/directions:
        post:
          tags: [Techniques]
          operationId: directions
          summary: Solar arc directions
          description: |
            Every point of the chart carried forward by the same arc of longitude: that of the progressed Sun (`solarArc`), Naibod's 0°59′08″ a year, or Ptolemy's degree a year (N. Tyl, *Solar Arcs*, 2001).
            Orbs of 1°. Without a birth time neither the Moon nor the angles are directed.
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
                        key: {type: string, enum: [solarArc, naibod, degree], default: solarArc}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, at: '2026-11-21'}
          responses:
            '200':
              description: The directed points; in `aspectsToBirth` the directed point comes first.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [at, key, arc, points, aspectsToBirth]
                        properties:
                          at: {type: string, format: date-time}
                          key: {type: string}
                          arc: {type: number, description: Degrees.}
                          points: {type: array, items: {$ref: '#/components/schemas/PointDegree'}}
                          aspectsToBirth: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, at: '2026-11-21T00:00:00Z', key: solarArc, arc: 34.758327394, points: [{point: Sun, sign: Cancer, degree: 29.146553272, longitude: 119.146553272, wholeDegree: 29, minute: 8, second: 47}], aspectsToBirth: [{planet1: Mars, planet2: Jupiter, type: sextile, aspect: sextile, angle: 60, orb: 0.046130029, orbLimit: 1, phase: separating, applying: false}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
