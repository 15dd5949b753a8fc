import Astrology
import Readings
import Wire

extension OpenAPIDocument {
  static let vedicSchemas = """
        Ayanamsa: {type: string, enum: [\(Ayanamsa.wireNames.joined(separator: ", "))], default: lahiri}
        Rashi: {type: string, enum: [\(ZodiacSign.allCases.map(\.rashiName).joined(separator: ", "))]}
        Graha: {type: string, enum: [\(Graha.allCases.map(\.englishName).joined(separator: ", "))]}
        YearLength: {type: string, enum: [\(DashaYear.wireNames.joined(separator: ", "))], default: julian, description: '365.25, 365.2425, 360 or 365.25636 days.'}
        DashaSystem: {type: string, enum: [\(DashaSystem.wireNames.joined(separator: ", "))], default: vimshottari}
        VedicSubject:
          type: object
          description: 'One birth: `birthData`, or the `chartId` of a kept chart, whose ayanamsa holds unless another is asked for.'
          properties:
            birthData: {$ref: '#/components/schemas/BirthData'}
            chartId: {type: string, format: uuid}
            options: {$ref: '#/components/schemas/ChartOptions'}
        RashiDegree:
          type: object
          required: [sign, zodiacSign, degree, longitude, wholeDegree, minute, second]
          properties:
            sign: {$ref: '#/components/schemas/Rashi'}
            zodiacSign: {$ref: '#/components/schemas/Sign'}
            degree: {type: number, minimum: 0, exclusiveMaximum: 30}
            longitude: {type: number, minimum: 0, exclusiveMaximum: 360}
            wholeDegree: {type: integer}
            minute: {type: integer}
            second: {type: integer}
        NakshatraPlace: {type: object, required: [nakshatra, nakshatraLord, pada], properties: {nakshatra: {type: string}, nakshatraLord: {$ref: '#/components/schemas/Graha'}, pada: {type: integer, minimum: 1, maximum: 4}}}
        Lagna:
          allOf:
            - $ref: '#/components/schemas/RashiDegree'
            - $ref: '#/components/schemas/NakshatraPlace'
            - {type: object, required: [lord, meaning], properties: {lord: {$ref: '#/components/schemas/Graha'}, meaning: {type: string}}}
        GrahaPlace:
          allOf:
            - $ref: '#/components/schemas/RashiDegree'
            - $ref: '#/components/schemas/NakshatraPlace'
            - {type: object, required: [retrograde, house], properties: {graha: {type: string, description: The Sanskrit name.}, retrograde: {type: boolean}, house: {type: [integer, 'null'], minimum: 1, maximum: 12}}}
        MoonOfDay:
          type: object
          description: The Moon of a day whose hour is not known.
          required: [graha, sign, zodiacSign, degree, longitude, nakshatra, nakshatraLord, pada, retrograde, house]
          properties: {graha: {type: string}, sign: {oneOf: [{$ref: '#/components/schemas/Rashi'}, {type: 'null'}]}, zodiacSign: {oneOf: [{$ref: '#/components/schemas/Sign'}, {type: 'null'}]}, degree: {type: 'null'}, longitude: {type: 'null'}, nakshatra: {type: [string, 'null']}, nakshatraLord: {oneOf: [{$ref: '#/components/schemas/Graha'}, {type: 'null'}]}, pada: {type: 'null'}, retrograde: {type: boolean}, house: {type: 'null'}}
        MoonRange:
          type: object
          description: What the Moon did on a day whose hour is not known.
          required: [start, end, signs, nakshatras]
          properties: {start: {$ref: '#/components/schemas/RashiDegree'}, end: {$ref: '#/components/schemas/RashiDegree'}, signs: {type: array, items: {$ref: '#/components/schemas/Rashi'}}, nakshatras: {type: array, items: {type: string}}}
        GrahaPositions: {type: object, description: 'By the English name, Sun to Ketu.', additionalProperties: {$ref: '#/components/schemas/GrahaPlace'}}
        RashiHouses:
          type: object
          description: 'Whole signs under the keys `1` to `12`.'
          additionalProperties:
            allOf:
              - $ref: '#/components/schemas/RashiDegree'
              - {type: object, required: [lord, meaning, planets, influence], properties: {lord: {$ref: '#/components/schemas/Graha'}, meaning: {type: string}, planets: {type: array, items: {$ref: '#/components/schemas/Graha'}}, influence: {type: string}}}
        VedicChart:
          type: object
          required: [ayanamsa, ayanamsaDegrees, lagna, positions, houses, dashas]
          properties:
            ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
            ayanamsaDegrees: {type: number}
            lagna: {oneOf: [{$ref: '#/components/schemas/Lagna'}, {type: 'null'}]}
            positions: {$ref: '#/components/schemas/GrahaPositions'}
            houses: {oneOf: [{$ref: '#/components/schemas/RashiHouses'}, {type: 'null'}]}
            dashas: {type: array, description: The mahadashas; none without a birth time., items: {type: object, required: [planet, startDate, endDate], properties: {planet: {$ref: '#/components/schemas/Graha'}, startDate: {type: string, format: date}, endDate: {type: string, format: date}}}}
            yearLength: {$ref: '#/components/schemas/YearLength'}
        Manglik:
          type: object
          required: [houseFromLagna, houseFromMoon, houseFromVenus, strength, label, houses, note]
          properties:
            houseFromLagna: {type: [integer, 'null']}
            houseFromMoon: {type: [integer, 'null'], description: '`null` when the hour is not known and the Moon changed sign on that day.'}
            houseFromVenus: {type: integer}
            fromLagna: {type: [boolean, 'null']}
            fromMoon: {type: [boolean, 'null']}
            fromVenus: {type: boolean}
            strength: {type: integer, minimum: 0, maximum: 3}
            label: {type: string, enum: [none, mild, moderate, strong]}
            houses: {type: string, enum: [common, withSecond]}
            note: {type: string}
        Limb: {type: object, required: [name, number, start, end], properties: {name: {type: string}, number: {type: integer}, start: {type: string, format: date-time}, end: {type: string, format: date-time}}}
        DashaPeriod:
          type: object
          required: [lord, graha, start, end, startsAt, endsAt]
          properties:
            lord: {$ref: '#/components/schemas/Graha'}
            graha: {type: string, description: The Sanskrit name.}
            yogini: {type: string}
            start: {type: string, format: date}
            end: {type: string, format: date}
            startsAt: {type: string, format: date-time}
            endsAt: {type: string, format: date-time}
            duration_years: {type: number, description: Of a mahadasha.}
            duration_months: {type: number, description: Of an antardasha.}
            duration_days: {type: number, description: Of a pratyantardasha.}
        ImpactScores: {type: object, required: [career, relationships, health, spiritual], additionalProperties: {type: number, minimum: -10, maximum: 10}}
        DashaImpact:
          type: object
          required: [tone, tone_description, strength, keywords, evidence]
          properties:
            lord: {$ref: '#/components/schemas/Graha'}
            dasha_lord: {$ref: '#/components/schemas/Graha'}
            scores: {$ref: '#/components/schemas/ImpactScores'}
            impact_scores: {$ref: '#/components/schemas/ImpactScores'}
            keywords: {type: array, items: {type: string}}
            tone: {type: string, enum: [supportive, mixed, demanding]}
            tone_description: {type: string}
            strength: {type: object, properties: {planet: {$ref: '#/components/schemas/Graha'}, measured: {$ref: '#/components/schemas/Graha'}, overall_score: {type: number, minimum: 0, maximum: 100}, strength_label: {type: string, enum: [very_strong, strong, moderate, weak]}, dignity: {type: string}, components: {type: object}}}
            evidence: {type: array, items: {type: object, properties: {house: {type: integer}, tie: {type: string, enum: [occupies, rules, rulesThroughSignLord, aspects, signifies]}}}}
        DashaGuide: {type: object, required: [title, level, lord, duration, overview, advice], properties: {title: {type: string}, level: {type: string, enum: [mahadasha, antardasha]}, lord: {$ref: '#/components/schemas/Graha'}, duration: {type: string}, overview: {type: string}, advice: {type: string}, keywords: {type: array, items: {type: string}}, opportunities: {type: array, items: {type: string}}, challenges: {type: array, items: {type: string}}, typical_experiences: {type: array, items: {type: string}}}}
        DashaTiming: {type: object, required: [current_lord, next_lord, ends_on, days_remaining, months_remaining, years_remaining], properties: {current_lord: {$ref: '#/components/schemas/Graha'}, next_lord: {oneOf: [{$ref: '#/components/schemas/Graha'}, {type: 'null'}]}, ends_on: {type: string, format: date}, days_remaining: {type: integer}, months_remaining: {type: number}, years_remaining: {type: number}}}
        CompleteDashas:
          type: object
          required: [dasha, current_period, impact_analysis, planetary_keywords, natal_snapshot, birth, system, ayanamsa, yearLength, daysPerYear, daysPerMinuteOfBirthTime, disclaimer]
          properties:
            dasha:
              type: object
              required: [birth_date, target_date, mahadasha, antardasha, pratyantardasha, all_antardashas, all_pratyantardashas, upcoming_mahadashas, starting_dasha]
              properties:
                birth_date: {type: string, format: date}
                target_date: {type: string, format: date}
                starting_dasha: {type: object, properties: {lord: {$ref: '#/components/schemas/Graha'}, balance_years: {type: number}}}
                mahadasha: {$ref: '#/components/schemas/DashaPeriod'}
                antardasha: {$ref: '#/components/schemas/DashaPeriod'}
                pratyantardasha: {$ref: '#/components/schemas/DashaPeriod'}
                all_antardashas: {type: array, items: {$ref: '#/components/schemas/DashaPeriod'}}
                all_pratyantardashas: {type: array, items: {$ref: '#/components/schemas/DashaPeriod'}}
                upcoming_mahadashas: {type: array, maxItems: 3, items: {$ref: '#/components/schemas/DashaPeriod'}}
            current_period: {type: object, required: [mahadasha, antardasha, pratyantardasha, narrative], properties: {mahadasha: {$ref: '#/components/schemas/DashaPeriod'}, antardasha: {$ref: '#/components/schemas/DashaPeriod'}, pratyantardasha: {$ref: '#/components/schemas/DashaPeriod'}, narrative: {type: string}}}
            impact_analysis: {type: object, required: [mahadasha_impact, antardasha_impact, combined_scores, method], properties: {mahadasha_impact: {$ref: '#/components/schemas/DashaImpact'}, antardasha_impact: {$ref: '#/components/schemas/DashaImpact'}, combined_scores: {$ref: '#/components/schemas/ImpactScores'}, method: {type: string}}}
            planetary_keywords: {type: object, properties: {mahadasha: {type: array, items: {type: string}}, antardasha: {type: array, items: {type: string}}}}
            natal_snapshot: {type: object, description: The chart of the birth., properties: {lagna: {$ref: '#/components/schemas/Rashi'}, lagnaDegrees: {$ref: '#/components/schemas/Lagna'}, planets: {type: object, description: 'By the English name in lower case.', additionalProperties: {$ref: '#/components/schemas/GrahaPlace'}}}}
            transitions:
              type: object
              properties:
                timing: {type: object, properties: {mahadasha: {$ref: '#/components/schemas/DashaTiming'}, antardasha: {$ref: '#/components/schemas/DashaTiming'}, pratyantardasha: {$ref: '#/components/schemas/DashaTiming'}}}
                insights: {type: object, properties: {current_lord: {$ref: '#/components/schemas/Graha'}, current_keywords: {type: array, items: {type: string}}, next_lord: {$ref: '#/components/schemas/Graha'}, next_keywords: {type: array, items: {type: string}}, days_until: {type: integer}, time_remaining: {type: string}, preparation_tips: {type: array, items: {type: string}}, summary: {type: string}}}
                impact_comparison: {type: object, properties: {current: {$ref: '#/components/schemas/DashaImpact'}, next: {$ref: '#/components/schemas/DashaImpact'}, deltas: {$ref: '#/components/schemas/ImpactScores'}, major_shifts: {type: array, items: {type: string}}, transition_summary: {type: string}}}
            education:
              type: object
              properties:
                mahadasha_guide: {$ref: '#/components/schemas/DashaGuide'}
                antardasha_guide: {$ref: '#/components/schemas/DashaGuide'}
                calculation_explanation: {type: object, properties: {title: {type: string}, moon_longitude: {type: number}, nakshatra: {type: string}, nakshatra_lord: {$ref: '#/components/schemas/Graha'}, balance_years: {type: number}, steps: {type: array, items: {type: object, properties: {step: {type: integer}, title: {type: string}, description: {type: string}}}}}}
            birth: {$ref: '#/components/schemas/Birth'}
            system: {$ref: '#/components/schemas/DashaSystem'}
            ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
            yearLength: {$ref: '#/components/schemas/YearLength'}
            daysPerYear: {type: number}
            daysPerMinuteOfBirthTime: {type: number}
            timezone: {type: string}
            disclaimer: {type: string}
        VedicSky:
          type: object
          description: The answer with `system=vedic`.
          required: [timestamp, system, ayanamsa, ayanamsaDegrees, has_rising_sign, planets]
          properties:
            timestamp: {type: string, format: date-time}
            system: {const: vedic}
            ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
            ayanamsaDegrees: {type: number}
            has_rising_sign: {type: boolean}
            planets:
              type: array
              description: The nine grahas, Sun first.
              items:
                allOf:
                  - $ref: '#/components/schemas/GrahaPlace'
                  - {type: object, required: [id, symbol, name, significance], properties: {id: {type: string}, symbol: {type: string}, name: {$ref: '#/components/schemas/Graha'}, latitude: {type: number}, distance: {type: number}, speed: {type: number, description: 'Degrees a day, against the moving equinox.'}, significance: {type: string}}}
            lagna: {$ref: '#/components/schemas/Lagna'}
            angles: {$ref: '#/components/schemas/Angles'}
            houses: {$ref: '#/components/schemas/Houses'}
            houseSystem: {$ref: '#/components/schemas/HouseSystem'}

    """
}
