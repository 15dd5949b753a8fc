extension OpenAPIDocument {
  static let vedicAlmanac = """
      /api/v1/temple/muhurats:
        get:
          tags: [Vedic]
          operationId: muhurats
          summary: The muhurats of a day at a place
          description: |
            Brahma Muhurta, Abhijit, Rahu Kalam, Yamaganda and Gulika by the true sunrise and sunset of the place, with the five limbs at sunrise. Times are those of the place, with their offset.
            Where the Sun does not rise and set on that day there are no muhurats, and a warning `NO_SUNRISE` says so.
          parameters:
            - {name: date, in: query, description: Today at the place when left out., schema: {type: string, format: date}, example: '2022-01-26'}
            - {name: lat, in: query, required: true, schema: {type: number, minimum: -90, maximum: 90}, example: 28.6139}
            - {name: lon, in: query, required: true, schema: {type: number, minimum: -180, maximum: 180}, example: 77.209}
            - {name: tz, in: query, description: An IANA zone; that of the nearest place when left out., schema: {type: string}, example: Asia/Kolkata}
            - {name: include, in: query, description: '`durmuhurtam`, `choghadiya`, with commas between.', schema: {type: string}}
            - $ref: '#/components/parameters/ayanamsa'
          responses:
            '200':
              description: The muhurats in order of time.
              content:
                application/json:
                  schema:
                    type: object
                    required: [date, timezone, muhurats, panchang, warnings, disclaimer]
                    properties:
                      date: {type: string, format: date}
                      timezone: {type: string}
                      muhurats:
                        type: array
                        items:
                          type: object
                          required: [id, name, startTime, endTime, isAuspicious, quality, description, suitable, avoid]
                          properties:
                            id: {type: string, enum: [brahma, abhijit, rahu_kalam, yamaganda, gulika, dur_muhurta]}
                            name: {type: string}
                            startTime: {type: string, format: date-time}
                            endTime: {type: string, format: date-time}
                            isAuspicious: {type: boolean}
                            quality: {type: string, enum: [good, avoid]}
                            description: {type: string}
                            suitable: {type: array, items: {type: string}}
                            avoid: {type: array, items: {type: string}}
                      choghadiya: {type: array, items: {type: object, properties: {name: {type: string}, lord: {$ref: '#/components/schemas/Graha'}, startTime: {type: string, format: date-time}, endTime: {type: string, format: date-time}, isAuspicious: {type: boolean}, isByDay: {type: boolean}, description: {type: string}}}}
                      panchang:
                        type: object
                        description: What runs at sunrise.
                        required: [tithi, nakshatra, yoga, karana, sunrise, sunset, vara, until]
                        properties:
                          tithi: {type: string}
                          nakshatra: {type: string}
                          yoga: {type: string}
                          karana: {type: string}
                          sunrise: {type: [string, 'null'], format: date-time}
                          sunset: {type: [string, 'null'], format: date-time}
                          vara: {type: string}
                          until: {type: object, additionalProperties: {type: string, format: date-time}}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
                      disclaimer: {type: string}
                  example: {date: '2022-01-26', timezone: Asia/Kolkata, muhurats: [{id: brahma, name: Brahma Muhurta, startTime: '2022-01-26T05:25:49+05:30', endTime: '2022-01-26T06:19:00+05:30', isAuspicious: true, quality: good, description: 'The last muhurta but one of the night, kept for study, prayer and first thoughts.', suitable: [study], avoid: []}], panchang: {tithi: Krishna Navami, nakshatra: Swati, yoga: Ganda, karana: Taitila, sunrise: '2022-01-26T07:12:11+05:30', sunset: '2022-01-26T17:55:20+05:30', vara: Budhavara, until: {tithi: '2022-01-27T04:34:28+05:30', nakshatra: '2022-01-26T10:06:27+05:30', yoga: '2022-01-27T04:07:59+05:30', karana: '2022-01-26T17:33:32+05:30'}}, warnings: [], disclaimer: 'The times are computed; what is good for what is a custom, not a rule of the sky.'}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/panchang:
        get:
          tags: [Vedic]
          operationId: panchang
          summary: The five limbs of a day at a place
          description: |
            Tithi, nakshatra, yoga, karana and vara from sunrise to sunrise, each with its true beginning and end. Longitudes are apparent and geocentric (drik).
          parameters:
            - {name: date, in: query, description: Today at the place when left out., schema: {type: string, format: date}, example: '2022-01-26'}
            - {name: lat, in: query, required: true, schema: {type: number, minimum: -90, maximum: 90}, example: 28.6139}
            - {name: lon, in: query, required: true, schema: {type: number, minimum: -180, maximum: 180}, example: 77.209}
            - {name: tz, in: query, description: An IANA zone; that of the nearest place when left out., schema: {type: string}, example: Asia/Kolkata}
            - $ref: '#/components/parameters/ayanamsa'
          responses:
            '200':
              description: The limbs, those at sunrise first.
              content:
                application/json:
                  schema:
                    type: object
                    required: [date, timezone, ayanamsa, vara, sunrise, sunset, nextSunrise, tithis, nakshatras, yogas, karanas, warnings]
                    properties:
                      date: {type: string, format: date}
                      timezone: {type: string}
                      ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                      vara: {type: object, properties: {name: {type: string}, lord: {$ref: '#/components/schemas/Graha'}}}
                      sunrise: {type: [string, 'null'], format: date-time}
                      sunset: {type: [string, 'null'], format: date-time}
                      nextSunrise: {type: [string, 'null'], format: date-time}
                      tithis: {type: array, items: {allOf: [{$ref: '#/components/schemas/Limb'}, {type: object, properties: {paksha: {type: string, enum: [shukla, krishna]}}}]}}
                      nakshatras: {type: array, items: {allOf: [{$ref: '#/components/schemas/Limb'}, {type: object, properties: {lord: {$ref: '#/components/schemas/Graha'}}}]}}
                      yogas: {type: array, items: {$ref: '#/components/schemas/Limb'}}
                      karanas: {type: array, items: {$ref: '#/components/schemas/Limb'}}
                      warnings: {type: array, items: {$ref: '#/components/schemas/Warning'}}
                  example: {date: '2022-01-26', timezone: Asia/Kolkata, ayanamsa: lahiri, vara: {name: Budhavara, lord: Mercury}, sunrise: '2022-01-26T07:12:11+05:30', sunset: '2022-01-26T17:55:20+05:30', nextSunrise: '2022-01-27T07:11:46+05:30', tithis: [{name: Krishna Navami, number: 24, paksha: krishna, start: '2022-01-26T06:25:44+05:30', end: '2022-01-27T04:34:28+05:30'}], nakshatras: [{name: Swati, number: 15, lord: Rahu, start: '2022-01-25T10:54:29+05:30', end: '2022-01-26T10:06:27+05:30'}], yogas: [{name: Ganda, number: 10, start: '2022-01-26T06:51:14+05:30', end: '2022-01-27T04:07:59+05:30'}], karanas: [{name: Taitila, number: 47, start: '2022-01-26T06:25:44+05:30', end: '2022-01-26T17:33:32+05:30'}], warnings: []}
            '400': {$ref: '#/components/responses/BadRequest'}

    """
}
