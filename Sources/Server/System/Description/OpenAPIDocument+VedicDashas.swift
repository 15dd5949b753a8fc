extension OpenAPIDocument {
  static let vedicDashas = """
      /api/v1/astrology/dashas:
        get:
          tags: [Vedic]
          operationId: dashas
          summary: The mahadasha and the antardasha of a day
          description: |
            Vimshottari from the sidereal Moon (Brihat Parashara Hora Shastra, chapter 46). The first mahadasha began before birth and is divided whole. `start` and `end` are days of UTC;
            `daysPerMinuteOfBirthTime` says by how many days a minute of birth time moves them all. The time of birth is required.
          parameters:
            - {name: birth_date, in: query, required: true, schema: {type: string, format: date}, example: '1990-01-15'}
            - {name: birth_time, in: query, required: true, schema: {type: string}, example: '14:30'}
            - {name: timezone, in: query, description: An IANA zone; that of the nearest place when coordinates are given., schema: {type: string}, example: America/New_York}
            - $ref: '#/components/parameters/lat'
            - $ref: '#/components/parameters/lon'
            - {name: fold, in: query, schema: {$ref: '#/components/schemas/Fold'}}
            - {name: target_date, in: query, required: true, description: By the clocks of the place of birth; not before birth., schema: {type: string, format: date}, example: '1991-01-01'}
            - {name: target_time, in: query, description: Noon when left out., schema: {type: string}}
            - {name: include_boundaries, in: query, description: Adds `boundaries`., schema: {type: boolean, default: false}}
            - {name: debug, in: query, description: Adds `debug`., schema: {type: boolean, default: false}}
            - $ref: '#/components/parameters/ayanamsa'
            - {name: year_length, in: query, schema: {$ref: '#/components/schemas/YearLength'}}
            - {name: system, in: query, schema: {$ref: '#/components/schemas/DashaSystem'}}
          responses:
            '200':
              description: The periods that run on that day.
              content:
                application/json:
                  schema:
                    type: object
                    required: [mahadasha, antardasha, system, ayanamsa, yearLength, daysPerYear, daysPerMinuteOfBirthTime, timezone, disclaimer]
                    properties:
                      mahadasha: {allOf: [{$ref: '#/components/schemas/DashaPeriod'}, {type: object, required: [annotation], properties: {annotation: {type: string}}}]}
                      antardasha: {allOf: [{$ref: '#/components/schemas/DashaPeriod'}, {type: object, required: [annotation], properties: {annotation: {type: string}}}]}
                      boundaries:
                        type: object
                        properties:
                          mahadasha: {$ref: '#/components/schemas/DashaPeriod'}
                          antardasha: {type: array, items: {$ref: '#/components/schemas/DashaPeriod'}}
                          breakpoints: {type: array, items: {type: string, format: date}}
                      debug:
                        type: object
                        properties:
                          start_lord: {$ref: '#/components/schemas/Graha'}
                          start_balance_years: {type: number}
                          start_balance_years_int: {type: integer}
                          start_balance_months_approx: {type: integer}
                          mahadasha_order: {type: array, items: {$ref: '#/components/schemas/Graha'}}
                          moon_longitude: {type: number}
                          nakshatra: {type: string}
                      system: {$ref: '#/components/schemas/DashaSystem'}
                      ayanamsa: {$ref: '#/components/schemas/Ayanamsa'}
                      yearLength: {$ref: '#/components/schemas/YearLength'}
                      daysPerYear: {type: number}
                      daysPerMinuteOfBirthTime: {type: number}
                      timezone: {type: string}
                      disclaimer: {type: string}
                  example: {mahadasha: {lord: Sun, graha: Surya, start: '1989-08-04', end: '1995-08-04', startsAt: '1989-08-04T03:44:29Z', endsAt: '1995-08-04T15:44:24Z', annotation: 'Six years in which your own name does the work, and has to stand under it.'}, antardasha: {lord: Rahu, graha: Rahu, start: '1990-09-28', end: '1991-08-22', startsAt: '1990-09-28T04:38:28Z', endsAt: '1991-08-22T22:02:27Z', annotation: 'A restless stretch: the odd offer, the foreign word, the door without a sign.'}, system: vimshottari, ayanamsa: lahiri, yearLength: julian, daysPerYear: 365.25, daysPerMinuteOfBirthTime: 1.42, timezone: America/New_York, disclaimer: 'The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money.'}
            '400': {$ref: '#/components/responses/BadRequest'}
      /api/v1/astrology/dashas/complete:
        post:
          tags: [Vedic]
          operationId: completeDashas
          summary: The periods of a life with what is to be said of them
          description: |
            Periods of three levels, the chart of the birth, how much the two lords have to say about four areas of life, what comes next, and how the dates are found.
            The scores are our own measure from published strengths; `method` states it, `evidence` lists what was counted. They say how loud a voice is, not how kind.
          requestBody:
            required: true
            content:
              application/json:
                schema:
                  allOf:
                    - $ref: '#/components/schemas/VedicSubject'
                    - type: object
                      properties:
                        targetDate: {type: string, format: date, description: By the clocks of the place of birth; this moment when left out.}
                        targetTime: {type: string, description: Noon when left out.}
                        includeTransitions: {type: boolean, default: true}
                        includeEducation: {type: boolean, default: true}
                        system: {$ref: '#/components/schemas/DashaSystem'}
                        yearLength: {$ref: '#/components/schemas/YearLength'}
                example: {birthData: {date: '1990-01-15', time: '14:30', timezone: Asia/Kolkata, latitude: 19.076, longitude: 72.8777}, targetDate: '2025-01-01'}
          responses:
            '200':
              description: The periods.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/CompleteDashas'}
                  example: {dasha: {birth_date: '1990-01-15', target_date: '2025-01-01', starting_dasha: {lord: Venus, balance_years: 6.675917}, mahadasha: {lord: Rahu, graha: Rahu, start: '2019-09-19', end: '2037-09-19', startsAt: '2019-09-19T12:04:52Z', endsAt: '2037-09-19T00:04:49Z', duration_years: 18}, antardasha: {lord: Saturn, graha: Shani, start: '2024-10-25', end: '2027-09-01', startsAt: '2024-10-25T06:40:52Z', endsAt: '2027-09-01T05:46:52Z', duration_months: 34.2}, pratyantardasha: {lord: Saturn, graha: Shani, start: '2024-10-25', end: '2025-04-08', startsAt: '2024-10-25T06:40:52Z', endsAt: '2025-04-08T02:20:19Z', duration_days: 164.82}, all_antardashas: [{lord: Rahu, graha: Rahu, start: '2019-09-19', end: '2022-06-01', startsAt: '2019-09-19T12:04:52Z', endsAt: '2022-06-01T16:16:52Z', duration_months: 32.4}], all_pratyantardashas: [{lord: Saturn, graha: Shani, start: '2024-10-25', end: '2025-04-08', startsAt: '2024-10-25T06:40:52Z', endsAt: '2025-04-08T02:20:19Z', duration_days: 164.82}], upcoming_mahadashas: [{lord: Jupiter, graha: Guru, start: '2037-09-19', end: '2053-09-19', startsAt: '2037-09-19T00:04:49Z', endsAt: '2053-09-19T00:04:44Z', duration_years: 16}]}, current_period: {mahadasha: {lord: Rahu, graha: Rahu, start: '2019-09-19', end: '2037-09-19', startsAt: '2019-09-19T12:04:52Z', endsAt: '2037-09-19T00:04:49Z', duration_years: 18}, antardasha: {lord: Saturn, graha: Shani, start: '2024-10-25', end: '2027-09-01', startsAt: '2024-10-25T06:40:52Z', endsAt: '2027-09-01T05:46:52Z', duration_months: 34.2}, pratyantardasha: {lord: Saturn, graha: Shani, start: '2024-10-25', end: '2025-04-08', startsAt: '2024-10-25T06:40:52Z', endsAt: '2025-04-08T02:20:19Z', duration_days: 164.82}, narrative: 'The period of Rahu runs from 19 September 2019 to 19 September 2037. Eighteen years of appetite: the unfamiliar calls, and the old map has edges. Rahu stands in the ninth house of your chart, in a sign of Saturn, and speaks for its host. Inside it Saturn has the span from 25 October 2024 to 1 September 2027. A slower stretch: fewer things, done properly, with a date beside each. They are neighbors who keep different hours, and the wall between them wants some courtesy. Until 8 April 2025 the smaller note in it is that of Saturn.'}, impact_analysis: {mahadasha_impact: {lord: Rahu, scores: {career: 3.5, relationships: 0, health: 0, spiritual: 7.1}, keywords: [hunger], tone: mixed, tone_description: Rahu has a host of two minds here; the bold offer deserves a second reading by daylight., strength: {planet: Rahu, measured: Saturn, overall_score: 41.9, strength_label: moderate, dignity: enemy, components: {positional: {score: 35.7, dignity: enemy, factors: {exaltation_component: 64.7, dignity_component: 6.7}}, directional: 74.8, temporal: {score: 21.3, day_night: 14.2, lunar_light: 28.3}}}, evidence: [{house: 9, tie: occupies}]}, antardasha_impact: {lord: Saturn, scores: {career: 7.1, relationships: 1.4, health: 3.5, spiritual: 7.1}, keywords: [time], tone: mixed, tone_description: Saturn takes its time and keeps its word; work counts even in months that look empty., strength: {planet: Saturn, measured: Saturn, overall_score: 41.9, strength_label: moderate, dignity: enemy, components: {positional: {score: 35.7, dignity: enemy, factors: {exaltation_component: 64.7, dignity_component: 6.7}}, directional: 74.8, temporal: {score: 21.3, day_night: 14.2, lunar_light: 28.3}}}, evidence: [{house: 2, tie: aspects}]}, combined_scores: {career: 5, relationships: 0.6, health: 1.4, spiritual: 7.1}, method: 'Scores from 0 to 10 say how much a lord has to say about an area, not how kindly. They are our own measure: its ties to three houses of the area (standing in it 1, ruling it 0.8, ruling it through the lord of the sign 0.5, looking on it or signifying it 0.4; the chief house in full, the others by half), times 0.5 plus half its strength. Strength is half position (uchcha bala and dignity), a quarter direction (dig bala), a quarter time (nathonnatha and paksha bala), after Brihat Parashara Hora Shastra, chapter 27. Combined: six tenths of the mahadasha, four of the antardasha.'}, planetary_keywords: {mahadasha: [hunger], antardasha: [time]}, natal_snapshot: {lagna: Vrishabha, lagnaDegrees: {sign: Vrishabha, zodiacSign: Taurus, degree: 8.261069843, longitude: 38.261069843, wholeDegree: 8, minute: 15, second: 39, nakshatra: Krittika, nakshatraLord: Sun, pada: 4, lord: Venus, meaning: 'Venus keeps the door: arrivals are unhurried, and what is useful is also made pleasant.'}, planets: {sun: {sign: Makara, zodiacSign: Capricorn, degree: 1.229524515, longitude: 271.229524515, wholeDegree: 1, minute: 13, second: 46, nakshatra: Uttara Ashadha, nakshatraLord: Sun, pada: 2, retrograde: false, house: 9}}}, transitions: {timing: {mahadasha: {current_lord: Rahu, next_lord: Jupiter, ends_on: '2037-09-19', days_remaining: 4644, months_remaining: 152.6, years_remaining: 12.71}, antardasha: {current_lord: Saturn, next_lord: Mercury, ends_on: '2027-09-01', days_remaining: 973, months_remaining: 32, years_remaining: 2.66}, pratyantardasha: {current_lord: Saturn, next_lord: Mercury, ends_on: '2025-04-08', days_remaining: 97, months_remaining: 3.2, years_remaining: 0.27}}, insights: {current_lord: Rahu, current_keywords: [hunger], next_lord: Jupiter, next_keywords: [growth], days_until: 4644, time_remaining: '12 years and 8 months', preparation_tips: [Finish the book that is still open on the floor.], summary: 'Sixteen years of a wider room: teachers, students, counsel, and the wish to be of use.'}, impact_comparison: {current: {dasha_lord: Rahu, impact_scores: {career: 3.5, relationships: 0, health: 0, spiritual: 7.1}, keywords: [hunger], tone: mixed, tone_description: Rahu has a host of two minds here; the bold offer deserves a second reading by daylight., strength: {planet: Rahu, measured: Saturn, overall_score: 41.9, strength_label: moderate, dignity: enemy, components: {positional: {score: 35.7, dignity: enemy, factors: {exaltation_component: 64.7, dignity_component: 6.7}}, directional: 74.8, temporal: {score: 21.3, day_night: 14.2, lunar_light: 28.3}}}, evidence: [{house: 9, tie: occupies}]}, next: {dasha_lord: Jupiter, impact_scores: {career: 8.1, relationships: 4.9, health: 4.9, spiritual: 4.9}, keywords: [growth], tone: supportive, tone_description: Jupiter is generous here; doors open to whoever knocks with a clear request., strength: {planet: Jupiter, measured: Jupiter, overall_score: 62.6, strength_label: strong, dignity: great_enemy, components: {positional: {score: 44.6, dignity: great_enemy, factors: {exaltation_component: 85.9, dignity_component: 3.3}}, directional: 82.6, temporal: {score: 78.7, day_night: 85.8, lunar_light: 71.7}}}, evidence: [{house: 2, tie: occupies}]}, deltas: {career: 4.6, relationships: 4.9, health: 4.9, spiritual: -2.2}, major_shifts: ['career: 3.5, then 8.1'], transition_summary: 'Rahu hands over to Jupiter. More is said about work and standing, partners and friends and the body and its habits, less about faith and retreat.'}}, education: {mahadasha_guide: {title: Mahadasha of Rahu, level: mahadasha, lord: Rahu, duration: '18 years', overview: 'Rahu’s years pull toward what the family never did. Another country, another trade, another way of being somebody looks brighter than anything at hand, and sometimes it is. Rules seem made for other people. The gift is reach; the price is that enough keeps moving a little further off, and has to be named by you.', advice: Write down what enough would be before the next offer comes. Keep one friend who knew you before., keywords: [hunger], opportunities: [A field that did not exist when you were at school.], challenges: [Believing the photograph of the thing instead of the thing.], typical_experiences: [You are the only one of your kind in the room.]}, antardasha_guide: {title: Antardasha of Saturn, level: antardasha, lord: Saturn, duration: '34.2 months', overview: 'For these months the larger period is checked for load. What is loose gets tightened, and the calendar learns to say no.', advice: 'Cross out one duty that nobody asked for, then do the next one well.', keywords: [time], opportunities: [A skill that only years can teach.], challenges: [Carrying what belongs to somebody else because you are strong.], typical_experiences: ['Older people, or old matters, take up more of the week.']}, calculation_explanation: {title: How these dates are found, moon_longitude: 142.216055646, nakshatra: Purva Phalguni, nakshatra_lord: Venus, balance_years: 6.675917, steps: [{step: 1, title: Find the Moon, description: 'At birth the Moon stood at 22°12′ of Simha, in Purva Phalguni, quarter 3 (ayanamsa: lahiri).'}]}}, birth: {date: '1990-01-15', time: '14:30', timezone: Asia/Kolkata, latitude: 19.076, longitude: 72.8777, utc: '1990-01-15T09:00:00Z', julianDateTT: 2447906.875661852, offsetSeconds: 19800, offset: '+05:30', abbreviation: IST}, system: vimshottari, ayanamsa: lahiri, yearLength: julian, daysPerYear: 365.25, daysPerMinuteOfBirthTime: 4.77, timezone: Asia/Kolkata, disclaimer: 'The positions and dates are computed; what they mean is a language for reflection, not advice on health, law or money.'}
            '400': {$ref: '#/components/responses/BadRequest'}
            '404': {$ref: '#/components/responses/NotFound'}
            '413': {$ref: '#/components/responses/TooLarge'}

    """
}
