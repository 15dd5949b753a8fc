import Astrology

extension OpenAPIDocument {
  static let today = """
      /api/v1/horoscope:
        get:
          tags: [Today]
          operationId: horoscope
          summary: The horoscope of a sign for a day, a week or a month
          description: |
            Houses are counted from the sign; the sky is that of the date, so twelve signs read twelve texts. A week begins on Monday, a month on its first. Signed in and without
            `sign` it is your own.
          parameters:
            - {name: sign, in: query, schema: {type: string}, example: gemini}
            - {$ref: '#/components/parameters/ReadingDate'}
            - {name: type, in: query, schema: {type: string, enum: [daily, weekly, monthly], default: daily}}
            - {$ref: '#/components/parameters/ReadingZone'}
          responses:
    \(horoscopeAnswer)
      /api/v1/horoscope/daily:
        get:
          tags: [Today]
          operationId: dailyHoroscope
          summary: The horoscope of a sign for a day
          parameters:
            - {name: sign, in: query, schema: {type: string}, example: gemini}
            - {$ref: '#/components/parameters/ReadingDate'}
            - {$ref: '#/components/parameters/ReadingZone'}
          responses:
    \(horoscopeAnswer)
      /api/v1/horoscope/custom:
        post:
          tags: [Today]
          operationId: customHoroscope
          summary: The horoscope of a birth
          description: For `birthData`, a kept chart, or neither when you are signed in. What is sent is not kept.
          requestBody: {$ref: '#/components/requestBodies/Horoscope'}
          responses:
            '429': {$ref: '#/components/responses/TooMany'}
    \(horoscopeAnswer)
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/horoscope/personalized:
        post:
          tags: [Today]
          operationId: personalizedHoroscope
          summary: The same under the name of the first code
          requestBody: {$ref: '#/components/requestBodies/Horoscope'}
          responses:
            '429': {$ref: '#/components/responses/TooMany'}
    \(horoscopeAnswer)
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/horoscope/today:
        get:
          tags: [Today]
          operationId: ownReading
          summary: Your reading of a day, or of the days to come
          description: |
            The same date has the same reading, however often you ask; another birth makes another from today on. `ETag` and `Cache-Control` hold it until your midnight. With `days`
            the answer is `{readings, next}`, one for each day from `date` on.
          security: [{bearer: []}]
          parameters:
            - {$ref: '#/components/parameters/ReadingDate'}
            - {name: days, in: query, schema: {type: integer, minimum: 1, maximum: 14}}
            - {$ref: '#/components/parameters/ReadingZone'}
          responses:
            '200':
              description: The reading.
              content:
                application/json:
                  schema:
                    oneOf:
                      - {$ref: '#/components/schemas/OwnReading'}
                      - {type: object, required: [readings, next], properties: {readings: {type: array, items: {$ref: '#/components/schemas/OwnReading'}}, next: {type: 'null'}}}
            '304': {description: You have it already.}
            '400': {$ref: '#/components/responses/BadRequest'}
    \(guarded)
            '404': {$ref: '#/components/responses/NotFound'}
      /api/v1/discover/domains:
        get:
          tags: [Today]
          operationId: ownDomains
          summary: The eight parts of your life today
          description: '`intensity` lies between 0 and 1, one half on a middling day, and is worked out from the contacts that `drivers` names.'
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/ReadingDate'}, {$ref: '#/components/parameters/ReadingZone'}]
          responses:
    \(domainsAnswer)
    \(guarded)
        post:
          tags: [Today]
          operationId: domains
          summary: The eight parts of life for a birth
          requestBody: {$ref: '#/components/requestBodies/Horoscope'}
          responses:
            '429': {$ref: '#/components/responses/TooMany'}
    \(domainsAnswer)
            '413': {$ref: '#/components/responses/TooLarge'}
      /api/v1/discover/snapshot:
        get:
          tags: [Today]
          operationId: ownSnapshot
          summary: Your day at a glance, and the fortnight that comes
          security: [{bearer: []}]
          parameters: [{$ref: '#/components/parameters/ReadingDate'}, {$ref: '#/components/parameters/ReadingZone'}]
          responses:
    \(snapshotAnswer)
    \(guarded)
        post:
          tags: [Today]
          operationId: snapshot
          summary: The day at a glance for a birth
          requestBody: {$ref: '#/components/requestBodies/Horoscope'}
          responses:
            '429': {$ref: '#/components/responses/TooMany'}
    \(snapshotAnswer)
            '413': {$ref: '#/components/responses/TooLarge'}

    """

  private static func answer(_ description: String, _ schema: String) -> String {
    """
            '200':
              description: \(description)
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/\(schema)'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
    """
  }

  private static let horoscopeAnswer = answer("The horoscope, every paragraph with what it rests on.", "Horoscope")
  private static let domainsAnswer = answer("The eight parts of life.", "Domains")
  private static let snapshotAnswer = answer("The day.", "Snapshot")

  static let todayParameters = """
        ReadingDate: {name: date, in: query, description: Today in the zone when left out., schema: {type: string, format: date}, example: '2026-11-21'}
        ReadingZone: {name: timezone, in: query, description: Whose days are meant; a zone in the profile comes first., schema: {type: string}, example: Europe/Paris}

    """

  static let todayBodies = """
        Horoscope:
          required: true
          content:
            application/json:
              schema:
                type: object
                properties:
                  birthData: {$ref: '#/components/schemas/BirthData'}
                  chartId: {type: string}
                  date: {type: string, format: date}
                  type: {type: string, enum: [daily, weekly, monthly], default: daily}
                  timezone: {type: string}
              example: {birthData: {date: '1990-06-15', time: '14:30', latitude: 40.7128, longitude: -74.006}, date: '2026-11-21'}

    """

  static let todaySchemas = """
        ReadingEvidence:
          type: object
          required: [body, exact, text, meaning]
          properties:
            body: {type: string}
            longitude: {type: [number, 'null'], description: Degrees.}
            point: {type: [string, 'null']}
            pointLongitude: {type: [number, 'null']}
            aspect: {type: [string, 'null']}
            orb: {type: [number, 'null'], description: Degrees from exactness at noon.}
            phase: {type: [string, 'null'], enum: [applying, exact, separating, null]}
            exact: {type: array, items: {type: string, format: date-time}}
            house: {type: [integer, 'null']}
            natalHouse: {type: [integer, 'null']}
            text: {type: string}
            meaning: {type: string}
        Paragraph: {type: object, required: [text, evidence], properties: {text: {type: string}, evidence: {type: array, items: {$ref: '#/components/schemas/ReadingEvidence'}}}}
        LuckyElements: {type: object, properties: {color: {type: string}, number: {type: [integer, 'null']}, day: {type: string}, element: {type: string}, ruler: {type: string}, reasons: {type: array, items: {type: string}}}}
        Horoscope:
          type: object
          required: [id, sign, date, type, content, horoscope, paragraphs, luckyElements, personalized, disclaimer, legacy]
          properties:
            id: {type: string}
            sign: {type: string}
            date: {type: string, format: date}
            type: {type: string, enum: [daily, weekly, monthly]}
            content: {type: string}
            horoscope: {type: string, description: The same, as the first server named it.}
            headline: {type: [string, 'null']}
            paragraphs: {type: array, items: {$ref: '#/components/schemas/Paragraph'}}
            luckyElements: {$ref: '#/components/schemas/LuckyElements'}
            personalized: {type: boolean}
            disclaimer: {type: string}
            legacy: {type: object, properties: {sign: {type: string}, date: {type: string}, type: {type: string}, horoscope: {type: string}}}
            reading: {$ref: '#/components/schemas/DailyReading'}
        CategoryReading: {type: object, properties: {category: {type: string}, title: {type: string}, teaser: {type: string}, text: {type: string, description: 80 to 120 words.}, evidence: {type: array, items: {$ref: '#/components/schemas/ReadingEvidence'}}}}
        DailyReading:
          type: object
          properties:
            date: {type: string, format: date}
            timezone: {type: string}
            sunSign: {type: [string, 'null']}
            sunSigns: {type: array, items: {type: string}, description: Two when the hour of birth is not known and the Sun changed sign on the day.}
            headline: {type: string}
            overview: {$ref: '#/components/schemas/Paragraph'}
            summary: {$ref: '#/components/schemas/Paragraph'}
            technicalAnalysis: {$ref: '#/components/schemas/Paragraph'}
            keyTransit: {$ref: '#/components/schemas/Paragraph'}
            areaOfLife: {$ref: '#/components/schemas/Paragraph'}
            lunarCycle: {$ref: '#/components/schemas/Paragraph'}
            advice: {type: object, properties: {do: {type: string}, dont: {type: string}, reflectOn: {type: string}, affirmation: {type: string}}}
            correspondences: {type: array, items: {type: object, properties: {kind: {type: string, enum: [color, number, hour]}, value: {type: string}, reason: {type: string}}}}
            moon: {type: object, properties: {sign: {type: string}, longitude: {type: number}, phase: {type: string}, elongation: {type: number}, illumination: {type: number}, nextPhase: {type: string}, nextPhaseAt: {type: string}}}
            categories: {type: array, minItems: 8, maxItems: 8, items: {$ref: '#/components/schemas/CategoryReading'}}
            collective: {type: array, items: {$ref: '#/components/schemas/Paragraph'}}
            lookAhead: {$ref: '#/components/schemas/Paragraph'}
            week: {type: array, items: {type: object, properties: {at: {type: string, format: date-time}, date: {type: string, format: date}, time: {type: string}, title: {type: string}, line: {type: string}, isChief: {type: boolean}, bodies: {type: array, items: {type: string}}, aspect: {type: [string, 'null']}}}}
            leading: {type: string}
            astrometers: {type: [object, 'null'], description: 'The 23 meters and 5 groups of the day.'}
        OwnReading: {type: object, required: [id, reading], properties: {id: {type: string}, reading: {$ref: '#/components/schemas/DailyReading'}}}
        Domains:
          type: object
          properties:
            date: {type: string, format: date}
            domains: {type: array, minItems: 8, maxItems: 8, items: {type: object, properties: {id: {type: string}, domain: {type: string}, intensity: {type: number, minimum: 0, exclusiveMaximum: 1}, shortInsight: {type: string}, fullInsight: {type: string}, drivers: {type: array, items: {type: string}}, evidence: {type: array, items: {$ref: '#/components/schemas/ReadingEvidence'}}}}}
            cosmicWeather: {type: object, properties: {headline: {type: string}, overview: {$ref: '#/components/schemas/Paragraph'}, moonPhase: {type: string}, moonSign: {type: string}, illumination: {type: number}}}
        Snapshot:
          type: object
          properties:
            now: {type: object, properties: {date: {type: string, format: date}, headline: {type: string}, summary: {$ref: '#/components/schemas/Paragraph'}, intensity: {type: number}}}
            next: {type: object, properties: {markers: {type: array, minItems: 14, maxItems: 14, items: {type: object, properties: {date: {type: string, format: date}, intensity: {type: number}, leading: {type: string}}}}}}
            lens: {type: object, properties: {domainWeights: {type: object, description: They add up to 1., additionalProperties: {type: number}}}}
            lucky: {$ref: '#/components/schemas/LuckyElements'}
            cacheHints: {type: object, properties: {validUntil: {type: string, format: date-time}}}

    """
}
