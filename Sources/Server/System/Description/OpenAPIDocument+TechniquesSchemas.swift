import Astrology
import Wire

extension OpenAPIDocument {
  static let techniqueSchemas = """
        ChartSubject:
          type: object
          description: 'One chart: `birthData`, or the `chartId` of a kept one; not both.'
          properties:
            birthData: {$ref: '#/components/schemas/BirthData'}
            chartId: {type: string, format: uuid}
            options: {$ref: '#/components/schemas/ChartOptions'}
        VoidOfCourse:
          type: object
          required: [at, bodies, sign, isVoid, void, stay, nextSign, lastAspect, aspects]
          properties:
            at: {type: string, format: date-time}
            bodies: {type: string, enum: [traditional, modern]}
            isVoid: {type: boolean}
            sign: {$ref: '#/components/schemas/Sign'}
            void: {$ref: '#/components/schemas/Stretch'}
            stay: {$ref: '#/components/schemas/Stretch'}
            nextSign: {$ref: '#/components/schemas/Sign'}
            lastAspect: {oneOf: [{$ref: '#/components/schemas/LunarAspect'}, {type: 'null'}]}
            aspects: {type: array, items: {$ref: '#/components/schemas/LunarAspect'}}
        VoidsOfCourse:
          type: object
          required: [from, to, bodies, voids]
          properties:
            from: {type: string, format: date-time}
            to: {type: string, format: date-time}
            bodies: {type: string, enum: [traditional, modern]}
            voids: {type: array, items: {type: object, required: [sign, void, stay, nextSign, lastAspect, aspects], properties: {sign: {$ref: '#/components/schemas/Sign'}, void: {$ref: '#/components/schemas/Stretch'}, stay: {$ref: '#/components/schemas/Stretch'}, nextSign: {$ref: '#/components/schemas/Sign'}, lastAspect: {oneOf: [{$ref: '#/components/schemas/LunarAspect'}, {type: 'null'}]}, aspects: {type: array, items: {$ref: '#/components/schemas/LunarAspect'}}}}}
        Stretch: {type: object, required: [start, end], properties: {start: {type: string, format: date-time}, end: {type: string, format: date-time}}}
        LunarAspect: {type: object, required: [body, aspect, instant], properties: {body: {$ref: '#/components/schemas/Body'}, aspect: {type: string}, instant: {type: string, format: date-time}}}
        PairRequest:
          type: object
          description: 'Two people: each a birth or a kept chart, under one of the names that clients have used.'
          properties:
            person1: {$ref: '#/components/schemas/PersonData'}
            person2: {$ref: '#/components/schemas/PersonData'}
            user: {$ref: '#/components/schemas/PersonData'}
            partner: {$ref: '#/components/schemas/PersonData'}
            userBirthData: {$ref: '#/components/schemas/PersonData'}
            partnerBirthData: {$ref: '#/components/schemas/PersonData'}
            chartId1: {type: string, format: uuid}
            chartId2: {type: string, format: uuid}
            options: {$ref: '#/components/schemas/ChartOptions'}
        PersonData:
          description: 'A birth; `birth_date` and `birth_time` are read like `date` and `time`.'
          anyOf:
            - $ref: '#/components/schemas/BirthData'
            - {type: object, required: [birth_date, latitude, longitude]}
        AskedBirth:
          type: object
          required: [timeKnown, birth, warnings]
          properties:
            chartId: {type: string, format: uuid}
            timeKnown: {type: boolean}
            birth: {$ref: '#/components/schemas/Birth'}
            warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
        ChartFinding: {allOf: [{$ref: '#/components/schemas/AskedBirth'}], description: 'Whose chart it is, what was found, and what must be told besides.'}
        PairFinding:
          type: object
          required: [person1, person2, warnings]
          properties:
            person1: {$ref: '#/components/schemas/AskedBirth'}
            person2: {$ref: '#/components/schemas/AskedBirth'}
            warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
        Figure:
          type: object
          required: [positions, angles, houseSystem, houses, aspects, balance]
          properties:
            positions: {$ref: '#/components/schemas/Positions'}
            angles: {oneOf: [{$ref: '#/components/schemas/Angles'}, {type: 'null'}]}
            houseSystem: {oneOf: [{$ref: '#/components/schemas/HouseSystem'}, {type: 'null'}]}
            houses: {oneOf: [{$ref: '#/components/schemas/Houses'}, {type: 'null'}]}
            aspects: {type: array, items: {$ref: '#/components/schemas/Aspect'}}
            balance: {type: object, additionalProperties: {type: object}}
        PairAspect:
          type: object
          description: Between two moments nothing applies or separates.
          required: [planet1, planet2, type, aspect, angle, orb, orbLimit]
          properties:
            planet1: {type: string}
            planet2: {type: string}
            type: {type: string}
            aspect: {type: string, description: 'The same as `type`.'}
            angle: {type: number}
            orb: {type: number}
            orbLimit: {type: number}
        PointDegree: {allOf: [{$ref: '#/components/schemas/Degree'}, {type: object, required: [point], properties: {point: {type: string, description: 'A body, `Ascendant` or `Midheaven`.'}}}]}
        PointHouse: {type: object, required: [point, house], properties: {point: {type: string}, house: {type: integer, minimum: 1, maximum: 12}}}
        Lot: {type: string, enum: [\(Lot.wireNames.joined(separator: ", "))]}

    """
}
