import Wire

extension OpenAPIDocument {
  static let matchSchemas = """
        MatchRequest:
          allOf:
            - $ref: '#/components/schemas/PairRequest'
            - type: object
              properties:
                matchType: {type: string, maxLength: 64, description: Given back as it came.}
                systems: {type: array, items: {type: string, enum: [\(ChartSystem.allCases.map(\.rawValue).joined(separator: ", "))]}}
                options:
                  type: object
                  properties:
                    ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                    bride: {type: string, enum: [person1, person2], description: 'When left out, both ways are reckoned.'}
                    vashya: {type: string, enum: [kinds, signs], default: kinds}
                    yoni: {type: string, enum: [graded, enmities], default: graded}
                    gana: {type: string, enum: [directed, symmetric], default: directed, description: 'directed: a deva groom with a manushya bride 6, the other way 5; a rakshasa groom with a deva bride 1, the other way 0 (P. Seth, Gana Matching in Horoscope, 2015; Future Samachar, Horoscope Matching, ch. 9, whose table has 1 for the latter). symmetric: 5 and 1 both ways. The points are not classical, and print differs.'}
                    cancelledDoshasScore: {type: boolean, default: false}
                    manglikHouses: {type: string, enum: [common, withSecond], default: common}
        MatchIntensity: {type: [string, 'null'], enum: [gentle, moderate, strong, intense, peak, null]}
        KootaDosha: {type: object, properties: {present: {type: boolean}, cancelled: {type: boolean}, cancellations: {type: array, items: {type: string}}}}
        MatchChart: {type: object, description: 'Sun to Pluto, Ascendant, Rahu and Ketu; tropical.', additionalProperties: {type: object, properties: {sign: {$ref: '#/components/schemas/Sign'}, degree: {type: number}, longitude: {type: number}}}}
        Match:
          type: object
          required: [overallScore, overallIntensity, westernScore, westernIntensity, vedicScore, vedicIntensity, chineseScore, chineseIntensity, synastryAspects, synastrySummary, userChart, partnerChart, person1, person2, method, warnings, disclaimer]
          properties:
            matchType: {type: string}
            overallScore: {type: number, minimum: 0, maximum: 100}
            overallIntensity: {$ref: '#/components/schemas/MatchIntensity'}
            westernScore: {type: [number, 'null'], minimum: 0, maximum: 100}
            westernIntensity: {$ref: '#/components/schemas/MatchIntensity'}
            vedicScore: {type: [number, 'null'], minimum: 0, maximum: 36}
            vedicIntensity: {$ref: '#/components/schemas/MatchIntensity'}
            chineseScore: {type: [number, 'null'], minimum: 0, maximum: 100}
            chineseIntensity: {$ref: '#/components/schemas/MatchIntensity'}
            synastryAspects: {type: array, description: 'Tightest first; `planet1` is of the first person.', items: {$ref: '#/components/schemas/PairAspect'}}
            synastrySummary: {type: array, items: {type: string}}
            western: {type: [object, 'null'], properties: {score: {type: number}, components: {type: array, items: {type: object, properties: {name: {type: string}, score: {type: number}, weight: {type: number}}}}, leftOut: {type: array, items: {type: string}}, aspectMean: {type: number}, aspectCount: {type: integer}, formula: {type: string}}}
            ashtakoota:
              type: [object, 'null']
              properties:
                total: {type: number, minimum: 0, maximum: 36}
                maximum: {const: 36}
                range: {type: object, description: Only when a birth time is not known., properties: {minimum: {type: number}, maximum: {type: number}}}
                bride: {type: [string, 'null'], enum: [person1, person2, null]}
                totals: {type: object, properties: {person1AsBride: {type: number}, person2AsBride: {type: number}}}
                kootas: {type: array, items: {type: object, properties: {name: {type: string}, points: {type: number}, maximum: {type: number}, meaning: {type: string}}}}
                bhakootDosha: {$ref: '#/components/schemas/KootaDosha'}
                nadiDosha: {$ref: '#/components/schemas/KootaDosha'}
                policy: {type: object, properties: {vashya: {type: string}, yoni: {type: string}, gana: {type: string}, cancelledDoshasScore: {type: boolean}}}
            animals: {type: [object, 'null'], properties: {person1: {type: string}, person2: {type: string}, score: {type: integer}, relations: {type: array, items: {type: string}}, formula: {type: string}}}
            manglik: {type: object, properties: {person1: {$ref: '#/components/schemas/Manglik'}, person2: {$ref: '#/components/schemas/Manglik'}}}
            userChart: {$ref: '#/components/schemas/MatchChart'}
            partnerChart: {$ref: '#/components/schemas/MatchChart'}
            person1: {$ref: '#/components/schemas/AskedBirth'}
            person2: {$ref: '#/components/schemas/AskedBirth'}
            method: {type: string}
            warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
            disclaimer: {type: string}
        ChineseChart:
          type: object
          required: [animal, element, animalByLichun, year, month, day, hour, details]
          properties:
            animal: {type: string, description: By the New Year of the calendar.}
            element: {type: string}
            animalByLichun: {type: string}
            year: {type: string, examples: [Earth Snake]}
            month: {type: string}
            day: {type: string}
            hour: {type: [string, 'null']}
            details: {type: object, description: 'The lunar date, both usages, the pillars with stems, branches and hidden stems, the balance of the elements, and the solar term.'}

    """
}
