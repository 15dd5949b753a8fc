extension OpenAPIDocument {
  static let matching = """
      /api/v1/match:
        post:
          tags: [Matching]
          operationId: match
          summary: Two people compared
          description: |
            Two births compared in up to three systems: Western synastry, the Ashtakoota of 36 points with Manglik, and the Chinese animals. The two come as `person1` and `person2`,
            `user` and `partner`, `userBirthData` and `partnerBirthData`, or as kept charts `chartId1` and `chartId2`; `birth_date` and `birth_time` are read like `date` and `time`.
            `overallScore` is the plain mean of the systems on 0 to 100. Lineages differ on Vashya, Yoni and Gana: the choices are options, and the answer names them.
            Who is the bride need not be said: then both ways are reckoned and the points are the mean. Without a birth time the Ascendant is left out, and `ashtakoota.range` says what the day allows.
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/MatchRequest'}
                example: {person1: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, person2: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405}}
          responses:
            '200':
              description: The comparison.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Match'}
                  example: {overallScore: 56.4, overallIntensity: strong, westernScore: 71.9, westernIntensity: intense, vedicScore: 17, vedicIntensity: moderate, chineseScore: 50, chineseIntensity: moderate, synastryAspects: [{planet1: Ascendant, planet2: Saturn, type: trine, aspect: trine, angle: 120, orb: 0.047972305, orbLimit: 7}], synastrySummary: [Ascendant trine Saturn (0.0°)], western: {score: 71.9, components: [{name: sun, score: 60, weight: 0.25}], leftOut: [], aspectMean: 0.4, aspectCount: 12, formula: 'A quarter the Suns’ signs, three tenths the Moons’, a quarter Venus and Mars, a fifth the rising signs, plus five times the mean weight of the aspects (conjunction 1, sextile 0.8, square -0.6, trine 1, opposition -0.4) between Sun, Moon, Mercury, Venus, Mars and Jupiter. What is left out for want of a birth time gives its weight to the rest.'}, ashtakoota: {total: 17, maximum: 36, bride: null, totals: {person1AsBride: 18, person2AsBride: 16}, kootas: [{name: Varna, points: 0.5, maximum: 1, meaning: 'Outlook: where the two Moon signs stand in the old order of four.'}], bhakootDosha: {present: false, cancelled: false, cancellations: []}, nadiDosha: {present: true, cancelled: false, cancellations: []}, policy: {vashya: kinds, yoni: graded, gana: directed, cancelledDoshasScore: false}}, animals: {person1: Horse, person2: Monkey, score: 50, relations: [neutral], formula: '50 and the weights of all relations: harmony 40, trine 35, same 10, break -10, punishment -20, harm -30, clash -40; our own, for want of any in the classics.'}, manglik: {person1: {houseFromLagna: 7, houseFromMoon: 2, houseFromVenus: 12, fromLagna: true, fromMoon: false, fromVenus: true, strength: 2, label: moderate, houses: common, note: 'Mars in certain houses from the lagna, the Moon and Venus: a custom with many exceptions, stated here and not judged.'}, person2: {houseFromLagna: 12, houseFromMoon: 10, houseFromVenus: 1, fromLagna: true, fromMoon: false, fromVenus: true, strength: 2, label: moderate, houses: common, note: 'Mars in certain houses from the lagna, the Moon and Venus: a custom with many exceptions, stated here and not judged.'}}, userChart: {Sun: {sign: Gemini, degree: 24.388225878, longitude: 84.388225878}}, partnerChart: {Sun: {sign: Pisces, degree: 17.914729372, longitude: 347.914729372}}, person1: {timeKnown: true, birth: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006, utc: '1990-06-15T18:30:00Z', julianDateTT: 2448058.271495185, offsetSeconds: -14400, offset: '-04:00', abbreviation: EDT}, warnings: []}, person2: {timeKnown: true, birth: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405, utc: '1992-03-08T05:45:00Z', julianDateTT: 2448689.740256759, offsetSeconds: 3600, offset: '+01:00', abbreviation: CET}, warnings: []}, method: 'overallScore is the plain mean of the systems that were asked for, each from 0 to 100; vedicScore is out of 36 and counts as a share of it. Intensities: gentle below 40, moderate from 40, strong from 55, intense from 70, peak from 85.', warnings: [], disclaimer: 'The positions are computed; the scores follow customs that differ from school to school. They are a language for reflection on two people, and decide nothing about them.'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
      /api/v1/compatibility:
        post:
          tags: [Matching]
          operationId: compatibility
          summary: The same under the name of the newest clients
          description: See `match`.
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/MatchRequest'}
                example: {person1: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, person2: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405}}
          responses:
            '200':
              description: The comparison.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Match'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}
      /api/v1/match/compatibility:
        post:
          tags: [Matching]
          operationId: matchCompatibility
          summary: The same under the name of the first documents
          description: See `match`.
          requestBody:
            required: true
            content:
              application/json:
                schema: {$ref: '#/components/schemas/MatchRequest'}
                example: {person1: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}, person2: {date: '1992-03-08', time: '06:45', timezone: Europe/Berlin, latitude: 52.52, longitude: 13.405}}
          responses:
            '200':
              description: The comparison.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Match'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}
            '429': {$ref: '#/components/responses/TooMany'}

    """
}
