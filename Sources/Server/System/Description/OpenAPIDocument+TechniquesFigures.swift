extension OpenAPIDocument {
  static let techniquesFigures = """
      /api/v1/astrology/relocation:
        post:
          tags: [Techniques]
          operationId: relocation
          summary: A birth seen from another place
          description: |
            The same moment for another place: the bodies stay, angles and houses move (J. Lewis and K. Irving, *The Psychology of Astro-Carto-Graphy*, 1997). Needs the time of birth.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      required: [latitude, longitude]
                      properties:
                        latitude: {type: number, minimum: -90, maximum: 90}
                        longitude: {type: number, minimum: -180, maximum: 180}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, latitude: 52.52, longitude: 13.405}
          responses:
            '200':
              description: The relocated chart.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [location, chart]
                        properties:
                          location: {type: object, properties: {latitude: {type: number}, longitude: {type: number}}}
                          chart: {$ref: '#/components/schemas/Figure'}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, location: {latitude: 52.52, longitude: 13.405}, chart: {positions: {Sun: {sign: Gemini, degree: 24.388225878, longitude: 84.388225878, wholeDegree: 24, minute: 23, second: 17, latitude: 0.000126694, distance: 1.015791849, speed: 0.95507637, retrograde: false, house: 7}}, angles: {ascendant: {sign: Sagittarius, degree: 13.514744421, longitude: 253.514744421, wholeDegree: 13, minute: 30, second: 53}, midheaven: {sign: Libra, degree: 15.939829168, longitude: 195.939829168, wholeDegree: 15, minute: 56, second: 23}, descendant: {sign: Gemini, degree: 13.514744421, longitude: 73.514744421, wholeDegree: 13, minute: 30, second: 53}, imumCoeli: {sign: Aries, degree: 15.939829168, longitude: 15.939829168, wholeDegree: 15, minute: 56, second: 23}}, houseSystem: Placidus, houses: {'1': {sign: Sagittarius, degree: 13.514744421, longitude: 253.514744421, wholeDegree: 13, minute: 30, second: 53, lord: Jupiter}}, aspects: [{planet1: Jupiter, planet2: Midheaven, type: square, aspect: square, angle: 90, orb: 0.008350969, orbLimit: 7, phase: separating, applying: false}], balance: {elements: {fire: [Mars], earth: [Venus], air: [Sun], water: [Moon]}, modalities: {cardinal: [Mars], fixed: [Venus], mutable: [Sun]}}}, warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/midpoints:
        post:
          tags: [Techniques]
          operationId: midpoints
          summary: Midpoints and what stands on them
          description: |
            A point is on the axis of two others when it makes an angle of 0°, 45°, 90°, 135° or 180° with their midpoint on the shorter arc (R. Ebertin, *The Combination of Stellar Influences*, 1940).
            `dialDegree` is the place on the 90° dial. Without a birth time the Moon and the angles are left out.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        orb: {type: number, minimum: 0, maximum: 5, default: 1.5, description: Degrees.}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, orb: 1}
          responses:
            '200':
              description: Every midpoint in the order of the dial, and the contacts, tightest first.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [orb, midpoints, contacts]
                        properties:
                          orb: {type: number}
                          midpoints: {type: array, items: {allOf: [{$ref: '#/components/schemas/Degree'}, {type: object, properties: {between: {type: array, items: {type: string}}, dialDegree: {type: number}}}]}}
                          contacts: {type: array, items: {type: object, properties: {point: {type: string}, between: {type: array, items: {type: string}}, orb: {type: number}, deviation: {type: number, description: Positive when the point has passed the axis.}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, orb: 1, midpoints: [{between: [Mercury, Saturn], sign: Aries, degree: 0.08656604, longitude: 0.08656604, wholeDegree: 0, minute: 5, second: 11, dialDegree: 0.08656604}], contacts: [{point: Chiron, between: [Saturn, Uranus], orb: 0.002627345, deviation: 0.002627345}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/harmonics:
        post:
          tags: [Techniques]
          operationId: harmonics
          summary: A harmonic of a chart
          description: |
            Every longitude times the number, so that the aspects of that number become conjunctions (J. Addey, *Harmonics in Astrology*, 1976). Without a birth time the Moon and the angles are left out.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      required: [number]
                      properties:
                        number: {type: integer, minimum: 1, maximum: 360}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, number: 5}
          responses:
            '200':
              description: The harmonic chart.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [number, points, aspects]
                        properties:
                          number: {type: integer}
                          points: {type: array, items: {$ref: '#/components/schemas/PointDegree'}}
                          aspects: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, number: 5, points: [{point: Sun, sign: Gemini, degree: 1.941129388, longitude: 61.941129388, wholeDegree: 1, minute: 56, second: 28}], aspects: [{planet1: Neptune, planet2: Ascendant, type: square, aspect: square, angle: 90, orb: 0.074627387, orbLimit: 7, phase: applying, applying: true}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/dignities:
        post:
          tags: [Techniques]
          operationId: dignities
          summary: Essential dignities, mutual receptions, almuten and dispositors
          description: |
            Points by Lilly (*Christian Astrology*, 1647, p. 115): domicile 5, exaltation 4, triplicity 3, term 2, face 1; detriment and peregrine −5, fall −4. Domiciles and exaltations by Ptolemy, triplicities by Dorotheus,
            Egyptian terms or those of Ptolemy. The almuten of the figure is Ibn Ezra's: dignities at Sun, Moon, Ascendant, Fortune and the syzygy before birth, houses, and the rulers of day and hour.
            Without a birth time there is no sect: `sect` and the almutens are null, `planets` is empty, and receptions and dispositors remain.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        terms: {type: string, enum: [egyptian, ptolemaic], default: egyptian}
                        allTriplicityRulers: {type: boolean, default: false, description: Whether all three rulers of a triplicity hold it and not that of the sect alone.}
                        rulership: {type: string, enum: [traditional, modern], default: traditional, description: Who rules among the dispositors.}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The dignities.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [sect, planets, mutualReceptions, almuten, dispositors]
                        properties:
                          sect: {type: [string, 'null'], enum: [day, night, null]}
                          planets: {type: array, items: {allOf: [{$ref: '#/components/schemas/Degree'}, {type: object, properties: {planet: {$ref: '#/components/schemas/Body'}, house: {type: integer}, dignities: {type: array, items: {type: string, enum: [domicile, exaltation, triplicity, term, face, detriment, fall, peregrine]}}, score: {type: integer}, peregrine: {type: boolean}}}]}}
                          mutualReceptions: {type: array, items: {type: object, properties: {planet1: {$ref: '#/components/schemas/Body'}, planet2: {$ref: '#/components/schemas/Body'}, by: {type: string, enum: [domicile, mixed, exaltation]}}}}
                          almuten: {type: object, properties: {ascendant: {oneOf: [{type: object, properties: {winners: {type: array, items: {$ref: '#/components/schemas/Body'}}, points: {type: object, additionalProperties: {type: integer}}}}, {type: 'null'}]}, figure: {oneOf: [{type: object, properties: {winners: {type: array, items: {$ref: '#/components/schemas/Body'}}, points: {type: object, additionalProperties: {type: integer}}}}, {type: 'null'}]}, dayRuler: {type: [string, 'null']}, hourRuler: {type: [string, 'null']}}}
                          dispositors: {oneOf: [{type: object, properties: {links: {type: array, items: {type: object, properties: {planet: {$ref: '#/components/schemas/Body'}, dispositor: {$ref: '#/components/schemas/Body'}, chain: {type: array, items: {$ref: '#/components/schemas/Body'}}}}}, atHome: {type: array, items: {$ref: '#/components/schemas/Body'}}, loops: {type: array, items: {type: array, items: {$ref: '#/components/schemas/Body'}}}, finalDispositor: {type: [string, 'null']}}}, {type: 'null'}]}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, sect: day, planets: [{planet: Sun, sign: Gemini, degree: 24.388225878, longitude: 84.388225878, wholeDegree: 24, minute: 23, second: 17, house: 9, dignities: [face], score: 1, peregrine: false}], mutualReceptions: [{planet1: Moon, planet2: Venus, by: exaltation}], almuten: {ascendant: {winners: [Saturn], points: {Saturn: 8, Jupiter: 0, Mars: 0, Sun: 0, Venus: 5, Mercury: 2, Moon: 0}}, figure: {winners: [Venus], points: {Saturn: 25, Jupiter: 21, Mars: 4, Sun: 6, Venus: 35, Mercury: 18, Moon: 6}}, dayRuler: Venus, hourRuler: Venus}, dispositors: {links: [{planet: Sun, dispositor: Mercury, chain: [Sun, Mercury]}], atHome: [Mercury], loops: [[Moon]], finalDispositor: null}, warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/lots:
        post:
          tags: [Techniques]
          operationId: lots
          summary: The lots
          description: |
            The seven Hermetic lots by Paulus of Alexandria (*Introduction* 23) and five of Dorotheus; `formula` is what was counted in this figure, by day or by night. Needs the time of birth.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The lots.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [sect, lots]
                        properties:
                          sect: {type: string, enum: [day, night]}
                          lots: {type: array, items: {allOf: [{$ref: '#/components/schemas/Degree'}, {type: object, properties: {lot: {$ref: '#/components/schemas/Lot'}, formula: {type: string}, house: {type: integer}, lord: {$ref: '#/components/schemas/Body'}}}]}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, sect: day, lots: [{lot: fortune, formula: Ascendant + Moon − Sun, sign: Cancer, degree: 8.297208496, longitude: 98.297208496, wholeDegree: 8, minute: 17, second: 49, house: 9, lord: Moon}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/patterns:
        post:
          tags: [Techniques]
          operationId: patterns
          summary: Aspect patterns, shape, hemispheres, singletons, parallels and antiscia
          description: |
            Figures of three aspects and more by the orbs of the chart; the seven shapes of M. E. Jones (*The Guide to Horoscope Interpretation*, 1941), by measure; halves and quarters by horizon and meridian;
            parallels and contra-parallels of true declination; antiscia in the axis of the solstices and contra-antiscia in that of the equinoxes (Lilly, p. 90). Ten bodies, Sun to Pluto; parallels and antiscia of all.
            Without a birth time `shape` and `hemispheres` are null, and the Moon takes no part.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/ChartSubject'
                    - type: object
                      properties:
                        orb: {type: number, minimum: 0, maximum: 5, default: 1, description: Degrees; of parallels and antiscia.}
                example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The figures.
              content:
                application/json:
                  schema:
                    allOf:
                      - $ref: '#/components/schemas/ChartFinding'
                      - type: object
                        required: [patterns, crowdedSigns, shape, hemispheres, singletons, declinationAspects, antiscia]
                        properties:
                          patterns: {type: array, items: {type: object, properties: {pattern: {type: string, enum: [stellium, tSquare, grandCross, grandTrine, kite, yod, mysticRectangle]}, bodies: {type: array, items: {$ref: '#/components/schemas/Body'}}, apex: {type: [string, 'null']}, widestOrb: {type: number}}}}
                          crowdedSigns: {type: array, items: {type: object, properties: {sign: {$ref: '#/components/schemas/Sign'}, bodies: {type: array, items: {$ref: '#/components/schemas/Body'}}}}}
                          shape: {type: [string, 'null'], enum: [bundle, bowl, bucket, seesaw, locomotive, splash, splay, null]}
                          hemispheres: {type: [object, 'null'], properties: {northern: {type: array, items: {$ref: '#/components/schemas/Body'}}, southern: {type: array, items: {$ref: '#/components/schemas/Body'}}, eastern: {type: array, items: {$ref: '#/components/schemas/Body'}}, western: {type: array, items: {$ref: '#/components/schemas/Body'}}, quadrants: {type: object, additionalProperties: {type: array, items: {$ref: '#/components/schemas/Body'}}}}}
                          singletons: {type: array, items: {type: object, properties: {body: {$ref: '#/components/schemas/Body'}, part: {type: string, enum: [hemisphere, element, modality]}, name: {type: string}}}}
                          declinationAspects: {type: array, items: {type: object, properties: {planet1: {$ref: '#/components/schemas/Body'}, planet2: {$ref: '#/components/schemas/Body'}, type: {type: string}, orb: {type: number}}}}
                          antiscia: {type: array, items: {type: object, properties: {planet1: {$ref: '#/components/schemas/Body'}, planet2: {$ref: '#/components/schemas/Body'}, type: {type: string}, orb: {type: number}}}}
                  example: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, patterns: [{pattern: tSquare, bodies: [Mars, Jupiter, Uranus], apex: Mars, widestOrb: 7.793521019}], crowdedSigns: [{sign: Capricorn, bodies: [Saturn, Uranus, Neptune]}], shape: splay, hemispheres: {northern: [Moon], southern: [Sun], eastern: [Jupiter], western: [Sun], quadrants: {'1': [Uranus], '2': [Moon], '3': [Sun], '4': [Jupiter]}}, singletons: [{body: Mars, part: element, name: fire}], declinationAspects: [{planet1: Moon, planet2: Pluto, type: parallel, orb: 0.010032383}], antiscia: [{planet1: Mercury, planet2: Saturn, type: contraAntiscion, orb: 0.17313208}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
