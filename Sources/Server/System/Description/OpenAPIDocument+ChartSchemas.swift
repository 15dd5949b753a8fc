import Astrology
import Wire

extension OpenAPIDocument {
  static let chartSchemas = """
        BirthData:
          type: object
          required: [date, latitude, longitude]
          properties:
            date: {type: string, format: date, description: Between 1550 and January 2650.}
            time: {type: [string, 'null'], description: '`HH:MM` or `HH:MM:SS` on the clocks of the place; `null` when it is not known.'}
            timezone: {type: [string, 'null'], description: An IANA zone; that of the nearest place when left out.}
            latitude: {type: number, minimum: -90, maximum: 90}
            longitude: {type: number, minimum: -180, maximum: 180}
            fold: {$ref: '#/components/schemas/Fold'}
            calendar: {$ref: '#/components/schemas/Calendar'}
            place: {type: string, description: Given back as it came.}
            name: {type: string, description: Given back as it came.}
        ChartOptions:
          type: object
          properties:
            houseSystem: {$ref: '#/components/schemas/HouseSystem'}
            svg: {type: boolean, default: true, description: Whether to draw the wheel into the answer.}
            ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
            node: {type: string, enum: [mean, 'true'], default: mean, description: Which node Rahu is.}
            aspects: {type: array, minItems: 1, items: {type: string, enum: [\(AspectKind.allCases.map(\.name).joined(separator: ", "))]}, description: 'Which aspects count; the major ones and the quincunx when left out, the major ones in a synastry.'}
            orbs: {type: object, description: 'The widest orb in degrees by the name of the aspect, such as `{"trine": 6}`.', properties: {\(AspectKind.allCases.map { "\($0.name): {type: number, minimum: 0, maximum: 15}" }.joined(separator: ", "))}, additionalProperties: false}
            luminaryBonus: {type: number, minimum: 0, maximum: 15, description: 'Degrees more with the Sun or the Moon; 2 when left out, none when `orbs` are given.'}
            exactTimes: {type: boolean, default: false, description: Whether aspects carry `exactAt`; those of transits always do.}
        ChartRequest:
          type: object
          required: [birthData]
          properties:
            birthData: {$ref: '#/components/schemas/BirthData'}
            chartType: {type: string, default: natal}
            systems: {type: array, items: {type: string, enum: [\(ChartSystem.allCases.map(\.rawValue).joined(separator: ", "))]}, default: [western], description: 'Also `tropical` and `sidereal`.'}
            options: {$ref: '#/components/schemas/ChartOptions'}
        Birth:
          type: object
          required: [date, time, timezone, latitude, longitude, utc, julianDateTT, offsetSeconds, offset, abbreviation]
          properties:
            date: {type: string}
            time: {type: [string, 'null']}
            timezone: {type: string}
            latitude: {type: number}
            longitude: {type: number}
            fold: {$ref: '#/components/schemas/Fold'}
            calendar: {$ref: '#/components/schemas/Calendar'}
            place: {type: string}
            name: {type: string}
            utc: {type: string, format: date-time, description: Local noon when the time is not known.}
            julianDateTT: {type: number}
            offsetSeconds: {type: [number, 'null'], description: 'A whole number but for local mean time, four minutes to the degree of longitude.'}
            offset: {type: [string, 'null']}
            abbreviation: {type: [string, 'null']}
            explanation: {type: [string, 'null'], description: What the clock of that place and day was.}
        Aspect:
          type: object
          required: [planet1, planet2, type, aspect, angle, orb, orbLimit, phase, applying]
          properties:
            planet1: {type: string, description: 'A body, `Ascendant` or `Midheaven`; with transits the moving body.'}
            planet2: {type: string}
            type: {type: string, enum: [\(AspectKind.allCases.map(\.name).joined(separator: ", "))]}
            aspect: {type: string, description: The same as `type`.}
            angle: {type: number}
            orb: {type: number, description: Degrees from exactness.}
            orbLimit: {type: number}
            phase: {type: string, enum: [applying, exact, separating]}
            applying: {type: boolean}
            exactAt: {type: string, format: date-time, description: 'The instant of exactness of this passage, when there is one.'}
        Warning:
          type: object
          required: [code, message]
          properties:
            code: {type: string, enum: [TIME_UNKNOWN, NO_SUNRISE, HOUSE_SYSTEM_UNDEFINED, CUSPS_OUT_OF_ORDER, BODY_LEFT_OUT]}
            message: {type: string}
        Chart:
          type: object
          required: [chartId, type, timeKnown, birth, westernChart, charts, warnings, disclaimer]
          properties:
            chartId: {type: string, format: uuid}
            type: {type: string}
            createdAt: {type: string, format: date-time}
            expiresAt: {type: [string, 'null'], format: date-time, description: '`null` for a chart of an account.'}
            timeKnown: {type: boolean}
            birth: {$ref: '#/components/schemas/Birth'}
            westernChart:
              type: [object, 'null']
              required: [positions, angles, houseSystem, houses, aspects, balance]
              properties:
                positions: {$ref: '#/components/schemas/Positions'}
                angles: {oneOf: [{$ref: '#/components/schemas/Angles'}, {type: 'null'}]}
                houseSystem: {oneOf: [{$ref: '#/components/schemas/HouseSystem'}, {type: 'null'}]}
                houses: {oneOf: [{$ref: '#/components/schemas/Houses'}, {type: 'null'}]}
                aspects: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
                balance:
                  type: object
                  properties:
                    elements: {type: object, additionalProperties: {type: array, items: {$ref: '#/components/schemas/Body'}}}
                    modalities: {type: object, additionalProperties: {type: array, items: {$ref: '#/components/schemas/Body'}}}
                moonRange:
                  type: object
                  description: Only without a birth time.
                  properties:
                    start: {$ref: '#/components/schemas/Degree'}
                    end: {$ref: '#/components/schemas/Degree'}
                    signs: {type: array, items: {$ref: '#/components/schemas/Sign'}}
            charts:
              type: object
              properties:
                western:
                  type: object
                  properties:
                    positions: {$ref: '#/components/schemas/Positions'}
                    svg: {type: string, contentEncoding: base64, contentMediaType: image/svg+xml}
                vedic:
                  type: object
                  properties:
                    positions: {$ref: '#/components/schemas/GrahaPositions'}
                    svg: {type: string, contentEncoding: base64, contentMediaType: image/svg+xml}
                chinese: {type: object, properties: {animal: {type: string}, element: {type: string}, animalByLichun: {type: string}}}
            vedicChart: {oneOf: [{$ref: '#/components/schemas/VedicChart'}, {type: 'null'}]}
            chineseChart: {oneOf: [{$ref: '#/components/schemas/ChineseChart'}, {type: 'null'}]}
            warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
            disclaimer: {type: string}

    """
}
