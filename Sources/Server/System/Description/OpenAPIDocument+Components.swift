import Astrology
import Ephemeris
import Wire

extension OpenAPIDocument {
  static let components =
    parameters + keepingAnswers + journalAnswers + callableAnswers + keepingBodies + todayBodies + schemas + chartSchemas
    + techniqueSchemas
    + vedicSchemas + matchSchemas
    + keepingSchemas + reportSchemas + todaySchemas + journalSchemas
    + serviceSchemas

  /// The values of a list as YAML has them, taken from the lists themselves.
  private static func list<Item>(_ items: [Item], _ name: (Item) -> String) -> String { items.map(name).joined(separator: ", ") }

  private static let parameters = """
    components:
      parameters:
        lat: {name: lat, in: query, description: Degrees north., schema: {type: number, minimum: -90, maximum: 90}, example: 40.7128}
        lon: {name: lon, in: query, description: Degrees east., schema: {type: number, minimum: -180, maximum: 180}, example: -74.006}
        system: {name: system, in: query, description: 'Which zodiac: `vedic` is sidereal.', schema: {type: string, enum: [western, vedic], default: western}}
        ayanamsa: {name: ayanamsa, in: query, schema: {$ref: '#/components/schemas/Ayanamsa'}}
        node: {name: node, in: query, description: 'Which node Rahu is, with `system=vedic`.', schema: {type: string, enum: [\(list(NodePolicy.allCases, \.wireName))], default: mean}}
        Id: {name: id, in: path, required: true, schema: {type: string}, example: 01948f3c-7e00-7abc-8def-0123456789ab}
        houseSystem: {name: houseSystem, in: query, schema: {$ref: '#/components/schemas/HouseSystem'}}
    \(keepingParameters)\(todayParameters)
      responses:
        BadRequest:
          description: Something in the request is wrong; `field` names it.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
              example:
                error: Validation failed
                code: VALIDATION_ERROR
                message: birthData.latitude must be between -90 and 90, got 91.0.
                field: birthData.latitude
                requestId: 01948f3c-7e00-7abc-8def-0123456789ab
        NotFound:
          description: There is nothing here, or no more.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        TooLarge:
          description: The body is larger than 1 MB.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        Unauthorized:
          description: Nobody is signed in, or the token cannot be used.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        Forbidden:
          description: It is not allowed, needs a fresh proof of who one is, or the account keeps as much as it may (`QUOTA_EXCEEDED`).
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        Conflict:
          description: What stands does not let this be done.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        Unavailable:
          description: It cannot be done at the moment.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        StorageFull:
          description: The server has no room left (`STORAGE_FULL`). Nothing of the request was kept; what was kept before can be read.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        TooMany:
          description: Too much in too short a time. Retry-After says when to try again.
          headers:
            Retry-After: {schema: {type: integer}, description: Seconds.}
            X-RateLimit-Limit: {schema: {type: integer}}
            X-RateLimit-Remaining: {schema: {type: integer}}
            X-RateLimit-Reset: {schema: {type: integer}, description: Seconds until everything is back.}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Error'}
        Done:
          description: It is done.
          content:
            application/json:
              schema: {type: object, required: [status], properties: {status: {type: string}}}
        SignedIn:
          description: The device is signed in. The access token is good for fifteen minutes, the refresh token once.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/SignedIn'}
        Health:
          description: It is well.
          content:
            application/json:
              schema:
                type: object
                required: [status, service, version, timestamp, environment]
                properties:
                  status: {const: ok}
                  service: {const: astronova}
                  version: {type: string}
                  timestamp: {type: string, format: date-time}
                  environment: {type: string}

    """

  private static let schemas = """
      securitySchemes:
        bearer: {type: http, scheme: bearer, description: 'An access token, or a key for programs.'}
      schemas:
        User:
          type: object
          required: [id, createdAt, updatedAt]
          properties:
            id: {type: string, format: uuid}
            email: {type: [string, 'null']}
            firstName: {type: [string, 'null']}
            lastName: {type: [string, 'null']}
            fullName: {type: [string, 'null']}
            createdAt: {type: string, format: date-time}
            updatedAt: {type: string, format: date-time}
        SignedIn:
          type: object
          required: [jwtToken, tokenType, expiresAt, refreshToken, refreshExpiresAt, isNew, user]
          properties:
            jwtToken: {type: string}
            tokenType: {const: Bearer}
            expiresAt: {type: string, format: date-time}
            refreshToken: {type: string}
            refreshExpiresAt: {type: string, format: date-time}
            isNew: {type: boolean}
            user: {$ref: '#/components/schemas/User'}
        ProviderSignIn:
          type: object
          properties:
            identityToken: {type: string}
            idToken: {type: string, description: The same under its other name.}
            rawNonce: {type: string}
            firstName: {type: string}
            lastName: {type: string}
            device: {type: string}
            chartId: {type: string, format: uuid}
        Events:
          type: object
          properties:
            from: {type: string, format: date-time}
            to: {type: string, format: date-time}
            events:
              type: array
              items:
                type: object
                required: [instant, title, type]
                description: What else an event carries depends on its type.
                properties:
                  instant: {type: string, format: date-time}
                  title: {type: string}
                  type: {type: string, enum: [ingress, station, aspect, phase, apsis, node, solarEclipse, lunarEclipse]}
        Error:
          type: object
          required: [error, code, message, requestId]
          properties:
            error: {type: string, description: 'A few words, the same for every error of this code.'}
            code:
              type: string
              enum: [\(list(ErrorCode.allCases, \.rawValue))]
            message: {type: string, description: What was wrong and what is allowed.}
            field: {type: string, description: The path of the field that is wrong.}
            allowed: {type: array, items: {type: string}}
            choices: {type: array, items: {$ref: '#/components/schemas/TimeChoice'}}
            requestId: {type: string}
        TimeChoice:
          type: object
          required: [local, utc, offset, abbreviation]
          properties:
            fold: {$ref: '#/components/schemas/Fold'}
            local: {type: string}
            utc: {type: string, format: date-time}
            offset: {type: string, examples: ['-04:00']}
            abbreviation: {type: string}
        Fold: {type: string, enum: [earlier, later], description: Which of the two readings of a time that the clocks showed twice or jumped over.}
        Calendar: {type: string, enum: [automatic, julian, gregorian], default: automatic}
        Body: {type: string, enum: [\(list(CelestialBody.allCases, \.name))]}
        Sign: {type: string, enum: [\(list(ZodiacSign.allCases, \.name))]}
        HouseSystem: {type: string, enum: [\(list(HouseSystem.allCases, \.name))], default: Placidus}
        Degree:
          type: object
          required: [sign, degree, longitude, wholeDegree, minute, second]
          properties:
            sign: {$ref: '#/components/schemas/Sign'}
            degree: {type: number, minimum: 0, exclusiveMaximum: 30, description: Decimal degrees within the sign.}
            longitude: {type: number, minimum: 0, exclusiveMaximum: 360}
            wholeDegree: {type: integer}
            minute: {type: integer}
            second: {type: integer}
        Position:
          allOf:
            - $ref: '#/components/schemas/Degree'
            - type: object
              required: [latitude, distance, speed, retrograde]
              properties:
                latitude: {type: number, description: Ecliptic latitude.}
                distance: {type: number, description: Astronomical units; 0 for nodes and apogees without one.}
                speed: {type: number, description: Degrees of longitude a day.}
                retrograde: {type: boolean}
                house: {type: [integer, 'null'], minimum: 1, maximum: 12}
        Positions: {type: object, additionalProperties: {$ref: '#/components/schemas/Position'}, description: By the name of the body.}
        Angles:
          type: object
          required: [ascendant, midheaven, descendant, imumCoeli]
          description: 'With `vertex` and `antivertex`, where ecliptic and prime vertical meet in the west and in the east, for the sky of a moment.'
          additionalProperties: {$ref: '#/components/schemas/Degree'}
        Houses:
          type: object
          description: 'Under the keys `1` to `12`.'
          additionalProperties:
            allOf:
              - $ref: '#/components/schemas/Degree'
              - {type: object, properties: {lord: {$ref: '#/components/schemas/Body'}}}
        Sky:
          type: object
          required: [timestamp, system, has_rising_sign, planets]
          properties:
            timestamp: {type: string, format: date-time}
            system: {const: western}
            has_rising_sign: {type: boolean}
            planets:
              type: array
              items:
                allOf:
                  - $ref: '#/components/schemas/Position'
                  - type: object
                    required: [id, symbol, name, significance]
                    properties:
                      id: {type: string}
                      symbol: {type: string}
                      name: {$ref: '#/components/schemas/Body'}
                      significance: {type: string}
            angles: {$ref: '#/components/schemas/Angles'}
            houses: {$ref: '#/components/schemas/Houses'}
            houseSystem: {$ref: '#/components/schemas/HouseSystem'}
        Ephemeris:
          type: object
          required: [timestamp, julianDateTT, system, positions]
          properties:
            timestamp: {type: string, format: date-time}
            julianDateTT: {type: number}
            system: {type: string, enum: [western, vedic]}
            ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
            ayanamsaDegrees: {type: number}
            positions: {$ref: '#/components/schemas/Positions'}
            angles: {$ref: '#/components/schemas/Angles'}
            houses: {$ref: '#/components/schemas/Houses'}
            houseSystem: {$ref: '#/components/schemas/HouseSystem'}
        Place:
          type: object
          required: [id, name, displayName, latitude, longitude, country, countryCode, state, timezone]
          properties:
            id: {type: integer, description: The identifier of GeoNames.}
            name: {type: string}
            displayName: {type: string}
            latitude: {type: number}
            longitude: {type: number}
            country: {type: string}
            countryCode: {type: string}
            state: {type: string}
            timezone: {type: string}
        Places: {type: object, required: [locations], properties: {locations: {type: array, items: {$ref: '#/components/schemas/Place'}}}}
        TimeZone:
          type: object
          required: [timezone]
          properties:
            timezone: {type: string, examples: [America/New_York]}
            nearestPlace: {$ref: '#/components/schemas/Place'}
            status: {type: string, enum: [ok, skipped, repeated, lmt]}
            skipped: {type: boolean}
            repeated: {type: boolean}
            offsetSeconds: {type: [number, 'null'], description: 'A whole number but for local mean time, four minutes to the degree of longitude.'}
            offset: {type: [string, 'null']}
            abbreviation: {type: [string, 'null']}
            utc: {type: [string, 'null'], format: date-time}
            instants: {type: array, items: {$ref: '#/components/schemas/TimeChoice'}}
            explanation: {type: string}

    """
}
