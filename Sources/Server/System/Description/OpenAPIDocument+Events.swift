import Wire

extension OpenAPIDocument {
  static let events = """
      /api/v1/astrology/events:
        get:
          tags: [Sky]
          operationId: events
          summary: What happens in the sky
          description: Ingresses, stations, exact aspects and phases in order of time, and on request the Moon's perigees, apogees and nodes; a year at most. Thirty days from now when nothing is said.
          parameters:
            - {name: from, in: query, description: A date (0 h UTC) or an instant., schema: {type: string}, example: '2026-11-21'}
            - {name: to, in: query, description: A date that still counts or an instant., schema: {type: string}, example: '2026-11-30'}
            - {name: bodies, in: query, description: Names with commas between; Sun to Pluto when left out., schema: {type: string}, example: 'Sun,Mercury'}
            - {name: kinds, in: query, description: 'Names with commas between: \(EventKind.wireNames.joined(separator: ", ")); the first four when left out.', schema: {type: string}, example: 'ingresses,stations'}
            - {name: aspects, in: query, description: 'Which aspects count, by name with commas between; the five major ones when left out.', schema: {type: string}, example: 'trine,quintile'}
          responses:
            '200':
              description: The events.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Events'}
                  example: {from: '2026-11-21T00:00:00Z', to: '2026-11-23T00:00:00Z', events: [{instant: '2026-11-22T07:23:20.561Z', title: Sun enters Sagittarius, type: ingress, body: Sun, sign: Sagittarius, retrograde: false}]}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/eclipses:
        get:
          tags: [Sky]
          operationId: eclipses
          summary: Eclipses of the Sun and of the Moon
          description: The instant of greatest eclipse, type, magnitude, gamma and Saros as in NASA's Five Millennium Canons (Espenak & Meeus 2006 and 2009, for the Moon with Danjon's shadow); a century at most. With lat and lon only those that are seen there, with `local`, the contacts and what is seen at each.
          parameters:
            - {name: from, in: query, schema: {type: string}, example: '2026-01-01'}
            - {name: to, in: query, schema: {type: string}, example: '2030-12-31'}
            - {name: lat, in: query, schema: {type: number, minimum: -90, maximum: 90}}
            - {name: lon, in: query, schema: {type: number, minimum: -180, maximum: 180}}
          responses:
            '200':
              description: The eclipses.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Events'}
                  example: {from: '2026-08-01T00:00:00Z', to: '2026-08-16T00:00:00Z', events: [{instant: '2026-08-12T17:45:56.548Z', title: 'Total eclipse of the Sun, magnitude 1.039, Saros 126', type: solarEclipse, kind: total, central: true, magnitude: 1.0386, gamma: 0.8977, saros: 126}]}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/riseset:
        get:
          tags: [Sky]
          operationId: riseset
          summary: When bodies rise, culminate and set at a place
          description: The day that begins with `from`, or with this moment. Upper limb, standard refraction; a body that never rises or never sets is an answer.
          parameters:
            - {name: lat, in: query, required: true, schema: {type: number, minimum: -90, maximum: 90}, example: 52.52}
            - {name: lon, in: query, required: true, schema: {type: number, minimum: -180, maximum: 180}, example: 13.405}
            - {name: from, in: query, schema: {type: string}, example: '2026-11-21'}
            - {name: bodies, in: query, description: Names with commas between; Sun and Moon when left out., schema: {type: string}, example: 'Sun,Moon,Venus'}
            - {name: twilight, in: query, description: 'Twilights too, by name with commas between: \(Twilight.wireNames.joined(separator: ", ")); `true` for all three.', schema: {type: string}, example: 'civil,nautical'}
          responses:
            '200':
              description: The passages of each body.
              content:
                application/json:
                  schema:
                    type: object
                    properties:
                      from: {type: string, format: date-time}
                      to: {type: string, format: date-time}
                      bodies: {type: array, items: {type: object, properties: {body: {type: string}, neverRises: {type: boolean}, neverSets: {type: boolean}, events: {type: array, items: {type: object, properties: {type: {type: string, enum: [rise, set, upperCulmination, lowerCulmination]}, instant: {type: string, format: date-time}}}}}}}
                      twilights: {type: array, description: 'When they were asked for: dawn begins a twilight, dusk ends it, where the centre of the Sun is 6°, 12° or 18° below the horizon.', items: {type: object, required: [twilight, sunBelowHorizon, neverBegins, neverEnds, events], properties: {twilight: {type: string, enum: [\(Twilight.wireNames.joined(separator: ", "))]}, sunBelowHorizon: {type: number}, neverBegins: {type: boolean}, neverEnds: {type: boolean}, events: {type: array, items: {type: object, required: [type, instant], properties: {type: {type: string, enum: [dawn, dusk]}, instant: {type: string, format: date-time}}}}}}}
            '400': {$ref: '#/components/responses/BadRequest'}

    """
}
