extension OpenAPIDocument {
  static let chinese = """
      /api/v1/astrology/chinese:
        post:
          tags: [Chinese]
          operationId: chinese
          summary: Animal, lunar date and Four Pillars of a birth
          description: |
            The animal by the New Year of the calendar, as most people count, and by Lichun, as the Four Pillars do. From 1645 to 2648. Without a birth time there is no hour pillar.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  type: object
                  description: '`birthData` or `chartId`.'
                  properties:
                    birthData: {$ref: '#/components/schemas/BirthData'}
                    chartId: {type: string, format: uuid}
                    clock: {type: string, enum: [civil, localMean, trueSolar], default: civil, description: Which clock tells the double hour.}
                    dayChange: {type: string, enum: [midnight, twentyThree], default: midnight, description: When the day pillar changes.}
                    calendarDay: {type: string, enum: [birthPlace, china], default: birthPlace, description: Which day is looked up in the calendar.}
                example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
          responses:
            '200':
              description: The birth in the Chinese system.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/ChineseChart'}
                  example: {animal: Snake, element: Earth, animalByLichun: Snake, year: Earth Snake, month: Fire Ox, day: Metal Dragon, hour: Water Goat, details: {date: '1990-01-15', instant: '1990-01-15T19:30:00Z', timeKnown: true, policy: {clock: civil, dayChange: midnight, calendarDay: birthPlace}, animal: {byNewYear: {animal: Snake, element: earth, polarity: yin, name: Ji Si, characters: '己巳'}, byLichun: {animal: Snake, element: earth, polarity: yin, name: Ji Si, characters: '己巳'}, agree: true}, newYear: '1989-02-06', lunarDate: {year: 1989, yearOfCycle: 6, month: 12, leapMonth: false, day: 19}, pillars: {year: {number: 6, name: Ji Si, characters: '己巳', stem: Ji, stemElement: earth, branch: Si, branchElement: fire, animal: Snake, polarity: yin, hiddenStems: [Bing], naYin: wood of the great forest, naYinElement: wood}, month: {number: 14, name: Ding Chou, characters: '丁丑', stem: Ding, stemElement: fire, branch: Chou, branchElement: earth, animal: Ox, polarity: yin, hiddenStems: [Ji], naYin: water of the ravine, naYinElement: water}, day: {number: 17, name: Geng Chen, characters: '庚辰', stem: Geng, stemElement: metal, branch: Chen, branchElement: earth, animal: Dragon, polarity: yang, hiddenStems: [Wu], naYin: metal of white wax, naYinElement: metal}, hour: {number: 20, name: Gui Wei, characters: '癸未', stem: Gui, stemElement: water, branch: Wei, branchElement: earth, animal: Goat, polarity: yin, hiddenStems: [Ji], naYin: wood of the willow, naYinElement: wood}, clock: '1990-01-15T14:30:00'}, elements: {characters: {wood: 0, fire: 2, earth: 4, metal: 1, water: 1}, hiddenStems: {wood: 2, fire: 3, earth: 5, metal: 3, water: 3}}, solarTerm: {term: Xiaohan, characters: '小寒', meaning: lesser cold, solarLongitude: 285, start: '1990-01-05T14:33:13.741Z', end: '1990-01-20T08:01:32.794Z'}, boundaries: []}}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
