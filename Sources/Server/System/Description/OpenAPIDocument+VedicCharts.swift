extension OpenAPIDocument {
  static let vedicCharts = """
      /api/v1/astrology/vedic/chart:
        post:
          tags: [Vedic]
          operationId: vedicChart
          summary: A sidereal chart with its divisional charts
          description: |
            The nine grahas by rashi, nakshatra and whole-sign house, and any of the sixteen vargas of Parashara (Brihat Parashara Hora Shastra, chapter 6).
            `sign` is the rashi, `zodiacSign` the same twelfth by its English name. Without a birth time there are no lagna and no houses.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/VedicSubject'
                    - type: object
                      properties:
                        vargas: {type: array, items: {type: string}, default: [D1, D9], description: 'Numbers or names (`D9`, `navamsha`), or `all`.'}
                example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, vargas: [D9]}
          responses:
            '200':
              description: The chart.
              content:
                application/json:
                  schema:
                    type: object
                    required: [timeKnown, birth, ayanamsa, ayanamsaDegrees, lagna, positions, moonRange, houses, vargas, svg, warnings, disclaimer]
                    properties:
                      chartId: {type: string, format: uuid, description: When it was asked for by that.}
                      timeKnown: {type: boolean}
                      birth: {$ref: '#/components/schemas/Birth'}
                      ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                      ayanamsaDegrees: {type: number}
                      lagna: {oneOf: [{$ref: '#/components/schemas/Lagna'}, {type: 'null'}]}
                      positions: {type: object, description: 'By the English name, Sun to Ketu. Without a birth time the Moon has what was one and the same all day, and `null` for the rest.', additionalProperties: {anyOf: [{$ref: '#/components/schemas/GrahaPlace'}, {$ref: '#/components/schemas/MoonOfDay'}]}}
                      moonRange: {oneOf: [{$ref: '#/components/schemas/MoonRange'}, {type: 'null'}]}
                      houses: {oneOf: [{$ref: '#/components/schemas/RashiHouses'}, {type: 'null'}]}
                      vargas:
                        type: object
                        description: 'Under the keys `D1` to `D60`.'
                        additionalProperties:
                          type: object
                          properties:
                            name: {type: string}
                            lagna: {type: [string, 'null']}
                            lagnaLongitude: {type: [number, 'null'], description: The degree of the lagna in this chart.}
                            lagnaDegree: {type: [number, 'null']}
                            positions: {type: object, description: 'The part of the rashi stretched over the whole sign. Without a birth time the Moon has none.', additionalProperties: {type: object, required: [sign, zodiacSign, degree, longitude, house], properties: {sign: {oneOf: [{$ref: '#/components/schemas/Rashi'}, {type: 'null'}]}, zodiacSign: {oneOf: [{$ref: '#/components/schemas/Sign'}, {type: 'null'}]}, degree: {type: [number, 'null'], minimum: 0, exclusiveMaximum: 30}, longitude: {type: [number, 'null'], minimum: 0, exclusiveMaximum: 360}, house: {type: [integer, 'null']}, vargottama: {type: [boolean, 'null'], description: Only in D9.}}}}
                      svg: {type: string, contentEncoding: base64, contentMediaType: image/svg+xml, description: The chart in the South Indian form.}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
                      disclaimer: {type: string}
                  example: {timeKnown: true, birth: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-01-15T19:30:00Z', julianDateTT: 2447907.313161852, offsetSeconds: -18000, offset: '-05:00', abbreviation: EST}, ayanamsa: lahiri, ayanamsaDegrees: 23.721464782, lagna: {sign: Mithuna, zodiacSign: Gemini, degree: 1.978074644, longitude: 61.978074644, wholeDegree: 1, minute: 58, second: 41, nakshatra: Mrigashira, nakshatraLord: Mars, pada: 3, lord: Mercury, meaning: 'Mercury keeps the door: two conversations begin before the coat is off.'}, positions: {Sun: {graha: Surya, sign: Makara, zodiacSign: Capricorn, degree: 1.674991363, longitude: 271.674991363, wholeDegree: 1, minute: 40, second: 29, nakshatra: Uttara Ashadha, nakshatraLord: Sun, pada: 2, retrograde: false, house: 8}}, houses: {'1': {sign: Mithuna, zodiacSign: Gemini, degree: 0, longitude: 60, wholeDegree: 0, minute: 0, second: 0, lord: Mercury, meaning: 'The body, the first impression, and the direction life takes when nobody is steering.', planets: [Jupiter], influence: 'Jupiter stands here. Its lord, Mercury, stands in the seventh house.'}}, moonRange: null, vargas: {D9: {name: Navamsha, lagna: Tula, lagnaLongitude: 197.802671794, lagnaDegree: 17.802671794, positions: {Sun: {sign: Makara, zodiacSign: Capricorn, degree: 15.074922263, longitude: 285.074922263, house: 4, vargottama: true}}}}, svg: PHN2ZyB4, warnings: [], disclaimer: 'The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money.'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/vedic/doshas:
        post:
          tags: [Vedic]
          operationId: vedicDoshas
          summary: Manglik, Kala Sarpa and the years of Sade Sati
          description: |
            Positions and dates; nothing is judged. Manglik counts Mars from the lagna, the Moon and Venus; Kala Sarpa counts the seven, Sun to Saturn, and not
            the planets beyond; Sade Sati is every stay of Saturn in the three signs about the Moon's, a sign entered twice told twice.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/VedicSubject'
                    - type: object
                      properties:
                        manglikHouses: {type: string, enum: [common, withSecond], default: common}
                        from: {type: string, description: The first day on which Saturn is followed; birth when left out.}
                        to: {type: string, description: The last; a hundred years later when left out.}
                example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, from: '2000-01-01', to: '2010-01-01'}
          responses:
            '200':
              description: The doshas.
              content:
                application/json:
                  schema:
                    type: object
                    required: [timeKnown, birth, ayanamsa, manglik, kalaSarpa, sadeSati, warnings, disclaimer]
                    properties:
                      chartId: {type: string, format: uuid, description: When it was asked for by that.}
                      timeKnown: {type: boolean}
                      birth: {$ref: '#/components/schemas/Birth'}
                      ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                      manglik: {$ref: '#/components/schemas/Manglik'}
                      kalaSarpa: {type: object, properties: {present: {type: boolean}, half: {type: [string, 'null'], enum: [rahuToKetu, ketuToRahu, null]}, name: {type: [string, 'null']}, rahuHouse: {type: [integer, 'null']}, note: {type: string}}}
                      sadeSati: {type: object, properties: {moonSign: {oneOf: [{$ref: '#/components/schemas/Rashi'}, {type: 'null'}], description: '`null` when the hour is not known and the Moon changed sign on that day.'}, moonSigns: {type: array, items: {$ref: '#/components/schemas/Rashi'}}, spans: {type: array, items: {type: object, properties: {moonSign: {$ref: '#/components/schemas/Rashi'}, phase: {type: string, enum: [rising, peak, setting]}, start: {type: string, format: date}, end: {type: string, format: date}, entersRetrograde: {type: boolean}}}}, note: {type: string}}}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
                      disclaimer: {type: string}
                  example: {timeKnown: true, birth: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-01-15T19:30:00Z', julianDateTT: 2447907.313161852, offsetSeconds: -18000, offset: '-05:00', abbreviation: EST}, ayanamsa: lahiri, manglik: {houseFromLagna: 6, houseFromMoon: 4, houseFromVenus: 11, fromLagna: false, fromMoon: true, fromVenus: false, strength: 1, label: mild, houses: common, note: 'Mars in certain houses from the lagna, the Moon and Venus: a custom with many exceptions, stated here and not judged.'}, kalaSarpa: {present: false, half: null, name: null, rahuHouse: null, note: 'All seven grahas, Sun to Saturn, on one side of the nodes: a modern figure, unknown to Parashara.'}, sadeSati: {moonSign: Simha, moonSigns: [Simha], spans: [{moonSign: Simha, phase: rising, start: '2004-09-05', end: '2005-01-13', entersRetrograde: false}], note: 'Saturn in the sign before the Moon’s, in it, and in the next: slow years, with a use.'}, warnings: [], disclaimer: 'The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money.'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/vedic/shadbala:
        post:
          tags: [Vedic]
          operationId: vedicShadbala
          summary: The six-fold strength of the grahas and of the houses
          description: |
            In virupas, sixty to a rupa, after Brihat Parashara Hora Shastra, chapter 27, or after B. V. Raman's *Graha and Bhava Balas*. The time of birth is required.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/VedicSubject'
                    - type: object
                      properties:
                        policy: {type: string, enum: [parashara, raman], default: parashara}
                example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The strengths.
              content:
                application/json:
                  schema:
                    type: object
                    required: [timeKnown, birth, ayanamsa, policy, shadbala, warnings, disclaimer]
                    properties:
                      chartId: {type: string, format: uuid, description: When it was asked for by that.}
                      timeKnown: {type: boolean}
                      birth: {$ref: '#/components/schemas/Birth'}
                      ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                      policy: {type: string}
                      shadbala:
                        type: object
                        properties:
                          grahas: {type: array, items: {type: object}, description: 'Sun to Saturn: sthana, dig, kala, cheshta, naisargika and drik with their parts, the sum, and what is enough.'}
                          ranking: {type: array, items: {type: string}}
                          wars: {type: array, items: {type: object}}
                          houses: {type: array, items: {type: object}}
                          time: {type: object}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
                      disclaimer: {type: string}
                  example: {timeKnown: true, birth: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-01-15T19:30:00Z', julianDateTT: 2447907.313161852, offsetSeconds: -18000, offset: '-05:00', abbreviation: EST}, ayanamsa: lahiri, policy: parashara, shadbala: {grahas: [{graha: Surya, planet: Sun, sthana: {uchcha: 27.225, saptavargaja: 62, ojhayugma: 0, kendradi: 30, drekkana: 15, total: 134.225}, dig: 47.9789, kala: {nathonnatha: 47.9594, paksha: 18.6645, tribhaga: 0, abda: 0, masa: 0, vara: 0, hora: 0, ayana: 3.3862, yuddha: 0, total: 70.0101}, cheshta: 3.3862, naisargika: 60, drik: 41.8101, virupas: 357.4102, rupas: 5.9568, requiredRupas: 6.5, ratio: 0.9164, sufficient: false, ishta: 15.1813, kashta: 41.098}], ranking: [Moon], wars: [], houses: [{house: 1, lord: Mercury, graha: Budha, adhipati: 473.7516, dig: 60, drishti: -49.7863, virupas: 483.9653, rupas: 8.0661}], time: {day: true, yearLord: Moon, monthLord: Moon, dayLord: Moon, hourLord: Moon, sunRises: true}}, warnings: [], disclaimer: 'The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money.'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/astrology/vedic/yogas:
        post:
          tags: [Vedic]
          operationId: vedicYogas
          summary: The yogas of a chart, with what makes each
          description: |
            Sixty-eight yogas, each with the condition that fired, in words and as data, and with its source. Without a birth time only those that need no lagna.
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/VedicSubject'}
                example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The yogas.
              content:
                application/json:
                  schema:
                    type: object
                    required: [timeKnown, birth, ayanamsa, findings, warnings, disclaimer]
                    properties:
                      chartId: {type: string, format: uuid, description: When it was asked for by that.}
                      timeKnown: {type: boolean}
                      birth: {$ref: '#/components/schemas/Birth'}
                      ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                      findings: {type: object, properties: {lagnaKnown: {type: boolean}, yogas: {type: array, items: {type: object, properties: {id: {type: string}, name: {type: string}, group: {type: string}, meaning: {type: string}, because: {type: string}, relief: {type: [string, 'null']}, condition: {type: object}, cancelled: {type: boolean}, cancellations: {type: array, items: {type: object}}, sources: {type: array, items: {type: object}}}}}}}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
                      disclaimer: {type: string}
                  example: {timeKnown: true, birth: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-01-15T19:30:00Z', julianDateTT: 2447907.313161852, offsetSeconds: -18000, offset: '-05:00', abbreviation: EST}, ayanamsa: lahiri, findings: {lagnaKnown: true, yogas: [{id: dharmaKarmadhipati, name: Dharma-Karmadhipati, group: lords, meaning: Conviction and work know each other here; the texts call it the best of the royal bonds., because: 'Jupiter, ruler of the tenth, and Saturn, ruler of the ninth, look at each other from Gemini and Sagittarius.', relief: 'Many texts lift or lessen it here, because Saturn is lost in the Sun’s light.', condition: {rule: mutualAspect, countedFrom: lagna, grahas: [{graha: Guru, planet: Jupiter, rashi: Mithuna, house: 1, rules: [10]}, {graha: Shani, planet: Saturn, rashi: Dhanu, house: 7, rules: [9]}], houses: [1, 7], rashis: [Mithuna, Dhanu]}, cancelled: true, cancellations: [{reason: combust, graha: Shani, planet: Saturn}], sources: [{text: Laghu Parashari}, {text: Brihat Parashara Hora Shastra, chapter: 34}]}]}, warnings: [], disclaimer: 'The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money.'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
