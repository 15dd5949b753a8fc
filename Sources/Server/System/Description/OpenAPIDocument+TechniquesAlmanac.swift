extension OpenAPIDocument {
  static let techniquesAlmanac = """
      /api/v1/astrology/positions:
        get:
          tags: [Techniques]
          operationId: namedPositions
          summary: Positions by name alone
          description: |
            As `ephemeris/positions`, without what stands around them: one object with a field a body. Of this moment, or of `date`, `time` and `tz`.
          parameters:
            - {name: bodies, in: query, description: Names with commas between; the customary ones when left out., schema: {type: string}, example: 'Sun,Moon'}
            - {name: date, in: query, description: YYYY-MM-DD., schema: {type: string, format: date}}
            - {name: time, in: query, description: Noon when left out., schema: {type: string}}
            - {name: tz, in: query, description: An IANA zone; UTC when left out., schema: {type: string}}
            - {name: fold, in: query, schema: {$ref: '#/components/schemas/Fold'}}
            - $ref: '#/components/parameters/lat'
            - $ref: '#/components/parameters/lon'
            - $ref: '#/components/parameters/system'
            - $ref: '#/components/parameters/houseSystem'
          responses:
            '200':
              description: The positions.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Positions'}
                  example: {Sun: {sign: Scorpio, degree: 28.995130459, longitude: 238.995130459, wholeDegree: 28, minute: 59, second: 42, latitude: 0.000178036, distance: 0.98793728, speed: 1.009355651, retrograde: false, house: null}, Moon: {sign: Aries, degree: 14.412428148, longitude: 14.412428148, wholeDegree: 14, minute: 24, second: 44, latitude: 3.817475383, distance: 0.002512378, speed: 13.759812415, retrograde: false, house: null}}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/void-of-course:
        get:
          tags: [Techniques]
          operationId: voidOfCourse
          summary: The Moon void of course
          description: |
            From the last exact conjunction, sextile, square, trine or opposition that the Moon makes in a sign until it leaves that sign (Lilly, *Christian Astrology*, 1647, p. 112, with exact aspects as almanacs count).
            The answer is for the sign in which the Moon is at the instant: `void` is the stretch that ends the stay, `isVoid` whether it runs then.
            With `from` and `to` instead, half a year at most, `voids` lists every one that runs at some time in the span.
          parameters:
            - {name: at, in: query, description: A date (0 h UTC) or an instant; this moment when left out., schema: {type: string}, example: '2026-11-21T07:30:00Z'}
            - {name: from, in: query, description: 'The beginning of a span, instead of `at`: a date (0 h UTC) or an instant.', schema: {type: string}, example: '2026-11-01'}
            - {name: to, in: query, description: A date that still counts or an instant; thirty days later when left out., schema: {type: string}, example: '2026-11-30'}
            - {name: bodies, in: query, description: 'Whom the Moon can meet: the Sun and the planets to Saturn, or to Pluto.', schema: {type: string, enum: [traditional, modern], default: modern}}
          responses:
            '200':
              description: The stay in the sign and the void.
              content:
                application/json:
                  schema:
                    oneOf:
                      - $ref: '#/components/schemas/VoidOfCourse'
                      - $ref: '#/components/schemas/VoidsOfCourse'
                  example: {at: '2026-11-21T07:30:00Z', bodies: modern, sign: Aries, isVoid: false, void: {start: '2026-11-22T07:38:35.516Z', end: '2026-11-22T10:09:41.749Z'}, stay: {start: '2026-11-20T05:52:14.468Z', end: '2026-11-22T10:09:41.749Z'}, nextSign: Taurus, lastAspect: {body: Mars, aspect: trine, instant: '2026-11-22T07:38:35.516Z'}, aspects: [{body: Neptune, aspect: conjunction, instant: '2026-11-20T09:02:50.591Z'}]}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/planetary-hours:
        get:
          tags: [Techniques]
          operationId: planetaryHours
          summary: The planetary hours of a day at a place
          description: |
            Twelve hours from sunrise to sunset and twelve to the next sunrise, in Chaldean order from the planet that names the day (Vettius Valens I 10; Paulus, *Introduction* 21). Upper limb, standard refraction.
            The day is always one of the place (`dayOf`): the one on which the Sun has its noon there, and its planet is that of the weekday of the date.
            Where the Sun does not both rise and set the list is empty and `reason` says why.
          parameters:
            - {name: lat, in: query, required: true, description: Degrees north., schema: {type: number, minimum: -90, maximum: 90}, example: 52.52}
            - {name: lon, in: query, required: true, description: Degrees east., schema: {type: number, minimum: -180, maximum: 180}, example: 13.405}
            - {name: date, in: query, description: A day of the place; today at the place when left out., schema: {type: string, format: date}, example: '2026-11-21'}
            - {name: tz, in: query, description: 'By whose clocks `date` is counted, which matters about the date line: an IANA zone; that of the nearest place when left out, and without `date`.', schema: {type: string}}
          responses:
            '200':
              description: The hours; `current` is the one that runs now, if it is one of them.
              content:
                application/json:
                  schema:
                    type: object
                    required: [date, dayOf, weekday, timezone, location, sunrise, sunset, nextSunrise, dayRuler, current, hours]
                    properties:
                      date: {type: string}
                      dayOf: {type: string, enum: [place]}
                      weekday: {type: string}
                      timezone: {type: string}
                      location: {type: object, properties: {latitude: {type: number}, longitude: {type: number}}}
                      sunrise: {type: [string, 'null'], format: date-time}
                      sunset: {type: [string, 'null'], format: date-time}
                      nextSunrise: {type: [string, 'null'], format: date-time}
                      dayRuler: {type: [string, 'null']}
                      current: {oneOf: [{type: object, properties: {number: {type: integer}, ruler: {$ref: '#/components/schemas/Body'}, byDay: {type: boolean}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}, {type: 'null'}]}
                      hours: {type: array, items: {type: object, properties: {number: {type: integer}, ruler: {$ref: '#/components/schemas/Body'}, byDay: {type: boolean}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}}
                  example: {date: '2026-06-21', dayOf: place, weekday: Sunday, timezone: Europe/Berlin, location: {latitude: 52.52, longitude: 13.405}, sunrise: '2026-06-21T02:43:06.924Z', sunset: '2026-06-21T19:33:15.501Z', nextSunrise: '2026-06-22T02:43:20.884Z', dayRuler: Sun, current: null, hours: [{number: 1, ruler: Sun, byDay: true, start: '2026-06-21T02:43:06.924Z', end: '2026-06-21T04:07:17.639Z'}]}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/house-insights:
        get:
          tags: [Techniques]
          operationId: houseInsights
          summary: What planets in houses mean
          description: |
            Authored texts for the ten from Sun to Pluto in the twelve houses. One planet by `planet`, `house` and `retrograde`, or up to 32 by `planets`, a JSON array of objects with `id`, `house` and `retrograde`.
          parameters:
            - {name: planet, in: query, description: 'Sun to Pluto, in any case.', schema: {type: string}, example: Mars}
            - {name: house, in: query, description: 1 to 12., schema: {type: integer, minimum: 1, maximum: 12}, example: 7}
            - {name: retrograde, in: query, description: Whether it moved backwards., schema: {type: boolean, default: false}}
            - {name: planets, in: query, description: 'Instead of `planet`: a JSON array.', schema: {type: string}, example: '[{"id":"Mars","house":7,"retrograde":true}]'}
          responses:
            '200':
              description: The insights, in the order asked for.
              content:
                application/json:
                  schema:
                    type: object
                    required: [insights, houses]
                    properties:
                      insights: {type: array, items: {type: object, properties: {planetId: {type: string}, planetName: {$ref: '#/components/schemas/Body'}, planetSymbol: {type: string}, house: {type: integer}, houseName: {type: string}, houseTheme: {type: string}, summary: {type: string}, strengths: {type: array, items: {type: string}}, challenges: {type: array, items: {type: string}}, lifeArea: {type: string}, isRetrograde: {type: boolean}, retrogradeNote: {type: [string, 'null']}}}}
                      houses: {type: object, description: 'Those that were asked about, under the keys `1` to `12`.', additionalProperties: {type: object, properties: {name: {type: string}, theme: {type: string}, lifeArea: {type: string}}}}
                  example: {insights: [{planetId: mars, planetName: Mars, planetSymbol: '♂', house: 7, houseName: Seventh House, houseTheme: 'The person across the table: partners, clients, open rivals', summary: 'You meet your match in other people, and a little friction across the table tells you someone is there.', strengths: ['You fight for a partnership, and fairly when you are rested.', You are drawn to people with a will of their own.], challenges: [You may provoke to find out whether they care., 'Your own temper can turn up wearing someone else’s face.'], lifeArea: Partnership, isRetrograde: true, retrogradeNote: 'Moving backwards, it gathers its push inside first; the start comes later and is seldom wasted.'}], houses: {'7': {name: Seventh House, theme: 'The person across the table: partners, clients, open rivals', lifeArea: Partnership}}}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/ephemeris/topo-substitutions:
        get:
          tags: [Sky]
          operationId: topoSubstitutions
          summary: What the first app sets into its sentences
          description: |
            The end of the Moon's stay in its sign (where a void of course ends), the tightest major aspect between the Moon and the Sun, Mercury, Venus, Mars, Jupiter or Saturn by the orbs of the birth chart, and the days to the next eclipse of the Sun.
            Without an aspect its names are empty and its orb is 0. `void_end_time` is a clock in UTC.
          responses:
            '200':
              description: The values, under the names that the app expects.
              content:
                application/json:
                  schema:
                    type: object
                    required: [void_end_time_iso, void_end_time, aspect_partner, aspect_type, aspect_angle, aspect_orb_degrees, eclipse_distance_days, computed_at_iso]
                    properties:
                      void_end_time_iso: {type: string, format: date-time}
                      void_end_time: {type: string}
                      aspect_partner: {type: string}
                      aspect_type: {type: string}
                      aspect_angle: {type: string}
                      aspect_orb_degrees: {type: number}
                      eclipse_distance_days: {type: integer}
                      computed_at_iso: {type: string, format: date-time}
                  example: {void_end_time_iso: '2026-11-22T10:09:42Z', void_end_time: '10:09 AM', aspect_partner: Venus, aspect_type: opposition, aspect_angle: '180°', aspect_orb_degrees: 1.77, eclipse_distance_days: 77, computed_at_iso: '2026-11-21T21:04:30Z'}

    """
}
