// One table of every text below this folder. A test compares the table with the folder; when it fails, add the new file here.
#include "ReadingsTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en_align_beginnings_txt[] = {
#embed "en/align/beginnings.txt"
};
static const unsigned char en_align_body_txt[] = {
#embed "en/align/body.txt"
};
static const unsigned char en_align_boundaries_txt[] = {
#embed "en/align/boundaries.txt"
};
static const unsigned char en_align_courage_txt[] = {
#embed "en/align/courage.txt"
};
static const unsigned char en_align_creation_txt[] = {
#embed "en/align/creation.txt"
};
static const unsigned char en_align_focus_txt[] = {
#embed "en/align/focus.txt"
};
static const unsigned char en_align_gratitude_txt[] = {
#embed "en/align/gratitude.txt"
};
static const unsigned char en_align_grief_txt[] = {
#embed "en/align/grief.txt"
};
static const unsigned char en_align_love_txt[] = {
#embed "en/align/love.txt"
};
static const unsigned char en_align_patience_txt[] = {
#embed "en/align/patience.txt"
};
static const unsigned char en_align_rest_txt[] = {
#embed "en/align/rest.txt"
};
static const unsigned char en_align_themes_txt[] = {
#embed "en/align/themes.txt"
};
static const unsigned char en_align_work_txt[] = {
#embed "en/align/work.txt"
};
static const unsigned char en_chapters_chiron_chapters[] = {
#embed "en/chapters/chiron.chapters"
};
static const unsigned char en_chapters_events_chapters[] = {
#embed "en/chapters/events.chapters"
};
static const unsigned char en_chapters_jupiter_chapters[] = {
#embed "en/chapters/jupiter.chapters"
};
static const unsigned char en_chapters_neptune_chapters[] = {
#embed "en/chapters/neptune.chapters"
};
static const unsigned char en_chapters_node_chapters[] = {
#embed "en/chapters/node.chapters"
};
static const unsigned char en_chapters_pluto_chapters[] = {
#embed "en/chapters/pluto.chapters"
};
static const unsigned char en_chapters_saturn_chapters[] = {
#embed "en/chapters/saturn.chapters"
};
static const unsigned char en_chapters_uranus_chapters[] = {
#embed "en/chapters/uranus.chapters"
};
static const unsigned char en_chapters_years_chapters[] = {
#embed "en/chapters/years.chapters"
};
static const unsigned char en_contacts_jupiter_txt[] = {
#embed "en/contacts/jupiter.txt"
};
static const unsigned char en_contacts_mars_txt[] = {
#embed "en/contacts/mars.txt"
};
static const unsigned char en_contacts_mercury_txt[] = {
#embed "en/contacts/mercury.txt"
};
static const unsigned char en_contacts_moon_txt[] = {
#embed "en/contacts/moon.txt"
};
static const unsigned char en_contacts_neptune_txt[] = {
#embed "en/contacts/neptune.txt"
};
static const unsigned char en_contacts_people_txt[] = {
#embed "en/contacts/people.txt"
};
static const unsigned char en_contacts_pluto_txt[] = {
#embed "en/contacts/pluto.txt"
};
static const unsigned char en_contacts_saturn_txt[] = {
#embed "en/contacts/saturn.txt"
};
static const unsigned char en_contacts_sun_txt[] = {
#embed "en/contacts/sun.txt"
};
static const unsigned char en_contacts_uranus_txt[] = {
#embed "en/contacts/uranus.txt"
};
static const unsigned char en_contacts_venus_txt[] = {
#embed "en/contacts/venus.txt"
};
static const unsigned char en_day_advice_txt[] = {
#embed "en/day/advice.txt"
};
static const unsigned char en_day_areas_txt[] = {
#embed "en/day/areas.txt"
};
static const unsigned char en_day_contacts_txt[] = {
#embed "en/day/contacts.txt"
};
static const unsigned char en_day_energy_txt[] = {
#embed "en/day/energy.txt"
};
static const unsigned char en_day_facts_txt[] = {
#embed "en/day/facts.txt"
};
static const unsigned char en_forecast_mirror_txt[] = {
#embed "en/forecast/mirror.txt"
};
static const unsigned char en_forecast_months_txt[] = {
#embed "en/forecast/months.txt"
};
static const unsigned char en_houses_birth_jupiter_txt[] = {
#embed "en/houses/birth-jupiter.txt"
};
static const unsigned char en_houses_birth_mars_txt[] = {
#embed "en/houses/birth-mars.txt"
};
static const unsigned char en_houses_birth_mercury_txt[] = {
#embed "en/houses/birth-mercury.txt"
};
static const unsigned char en_houses_birth_moon_txt[] = {
#embed "en/houses/birth-moon.txt"
};
static const unsigned char en_houses_birth_neptune_txt[] = {
#embed "en/houses/birth-neptune.txt"
};
static const unsigned char en_houses_birth_pluto_txt[] = {
#embed "en/houses/birth-pluto.txt"
};
static const unsigned char en_houses_birth_saturn_txt[] = {
#embed "en/houses/birth-saturn.txt"
};
static const unsigned char en_houses_birth_sun_txt[] = {
#embed "en/houses/birth-sun.txt"
};
static const unsigned char en_houses_birth_uranus_txt[] = {
#embed "en/houses/birth-uranus.txt"
};
static const unsigned char en_houses_birth_venus_txt[] = {
#embed "en/houses/birth-venus.txt"
};
static const unsigned char en_houses_fast_txt[] = {
#embed "en/houses/fast.txt"
};
static const unsigned char en_houses_meanings_txt[] = {
#embed "en/houses/meanings.txt"
};
static const unsigned char en_houses_nodes_txt[] = {
#embed "en/houses/nodes.txt"
};
static const unsigned char en_houses_slow_txt[] = {
#embed "en/houses/slow.txt"
};
static const unsigned char en_invitations_landing_txt[] = {
#embed "en/invitations/landing.txt"
};
static const unsigned char en_invitations_questions_txt[] = {
#embed "en/invitations/questions.txt"
};
static const unsigned char en_knots_choices_knots[] = {
#embed "en/knots/choices.knots"
};
static const unsigned char en_knots_closeness_knots[] = {
#embed "en/knots/closeness.knots"
};
static const unsigned char en_knots_face_knots[] = {
#embed "en/knots/face.knots"
};
static const unsigned char en_knots_pressure_knots[] = {
#embed "en/knots/pressure.knots"
};
static const unsigned char en_knots_room_knots[] = {
#embed "en/knots/room.knots"
};
static const unsigned char en_knots_time_knots[] = {
#embed "en/knots/time.knots"
};
static const unsigned char en_knots_words_knots[] = {
#embed "en/knots/words.knots"
};
static const unsigned char en_knots_work_knots[] = {
#embed "en/knots/work.knots"
};
static const unsigned char en_meanings_chiron_txt[] = {
#embed "en/meanings/chiron.txt"
};
static const unsigned char en_meanings_jupiter_txt[] = {
#embed "en/meanings/jupiter.txt"
};
static const unsigned char en_meanings_mars_txt[] = {
#embed "en/meanings/mars.txt"
};
static const unsigned char en_meanings_mercury_txt[] = {
#embed "en/meanings/mercury.txt"
};
static const unsigned char en_meanings_moon_txt[] = {
#embed "en/meanings/moon.txt"
};
static const unsigned char en_meanings_neptune_txt[] = {
#embed "en/meanings/neptune.txt"
};
static const unsigned char en_meanings_pluto_txt[] = {
#embed "en/meanings/pluto.txt"
};
static const unsigned char en_meanings_saturn_txt[] = {
#embed "en/meanings/saturn.txt"
};
static const unsigned char en_meanings_sun_txt[] = {
#embed "en/meanings/sun.txt"
};
static const unsigned char en_meanings_truenode_txt[] = {
#embed "en/meanings/truenode.txt"
};
static const unsigned char en_meanings_uranus_txt[] = {
#embed "en/meanings/uranus.txt"
};
static const unsigned char en_meanings_venus_txt[] = {
#embed "en/meanings/venus.txt"
};
static const unsigned char en_meters_deeper_txt[] = {
#embed "en/meters/deeper.txt"
};
static const unsigned char en_meters_evolution_txt[] = {
#embed "en/meters/evolution.txt"
};
static const unsigned char en_meters_inner_txt[] = {
#embed "en/meters/inner.txt"
};
static const unsigned char en_meters_modern_txt[] = {
#embed "en/meters/modern.txt"
};
static const unsigned char en_meters_outer_txt[] = {
#embed "en/meters/outer.txt"
};
static const unsigned char en_meters_overview_txt[] = {
#embed "en/meters/overview.txt"
};
static const unsigned char en_moon_phases_txt[] = {
#embed "en/moon/phases.txt"
};
static const unsigned char en_moon_rituals_txt[] = {
#embed "en/moon/rituals.txt"
};
static const unsigned char en_moon_signs_txt[] = {
#embed "en/moon/signs.txt"
};
static const unsigned char en_natal_ascendant_txt[] = {
#embed "en/natal/ascendant.txt"
};
static const unsigned char en_natal_aspects_inner_txt[] = {
#embed "en/natal/aspects-inner.txt"
};
static const unsigned char en_natal_aspects_lights_txt[] = {
#embed "en/natal/aspects-lights.txt"
};
static const unsigned char en_natal_aspects_outer_txt[] = {
#embed "en/natal/aspects-outer.txt"
};
static const unsigned char en_natal_balance_txt[] = {
#embed "en/natal/balance.txt"
};
static const unsigned char en_natal_closeness_txt[] = {
#embed "en/natal/closeness.txt"
};
static const unsigned char en_natal_first_txt[] = {
#embed "en/natal/first.txt"
};
static const unsigned char en_natal_jupiter_txt[] = {
#embed "en/natal/jupiter.txt"
};
static const unsigned char en_natal_lines_txt[] = {
#embed "en/natal/lines.txt"
};
static const unsigned char en_natal_mars_txt[] = {
#embed "en/natal/mars.txt"
};
static const unsigned char en_natal_matters_txt[] = {
#embed "en/natal/matters.txt"
};
static const unsigned char en_natal_mercury_txt[] = {
#embed "en/natal/mercury.txt"
};
static const unsigned char en_natal_midheaven_txt[] = {
#embed "en/natal/midheaven.txt"
};
static const unsigned char en_natal_moon_txt[] = {
#embed "en/natal/moon.txt"
};
static const unsigned char en_natal_neptune_txt[] = {
#embed "en/natal/neptune.txt"
};
static const unsigned char en_natal_pluto_txt[] = {
#embed "en/natal/pluto.txt"
};
static const unsigned char en_natal_retrograde_txt[] = {
#embed "en/natal/retrograde.txt"
};
static const unsigned char en_natal_saturn_txt[] = {
#embed "en/natal/saturn.txt"
};
static const unsigned char en_natal_standing_txt[] = {
#embed "en/natal/standing.txt"
};
static const unsigned char en_natal_sun_txt[] = {
#embed "en/natal/sun.txt"
};
static const unsigned char en_natal_topics_txt[] = {
#embed "en/natal/topics.txt"
};
static const unsigned char en_natal_uranus_txt[] = {
#embed "en/natal/uranus.txt"
};
static const unsigned char en_natal_venus_txt[] = {
#embed "en/natal/venus.txt"
};
static const unsigned char en_pages_account_txt[] = {
#embed "en/pages/account.txt"
};
static const unsigned char en_pages_align_txt[] = {
#embed "en/pages/align.txt"
};
static const unsigned char en_pages_begin_txt[] = {
#embed "en/pages/begin.txt"
};
static const unsigned char en_pages_birth_txt[] = {
#embed "en/pages/birth.txt"
};
static const unsigned char en_pages_chapters_txt[] = {
#embed "en/pages/chapters.txt"
};
static const unsigned char en_pages_chart_txt[] = {
#embed "en/pages/chart.txt"
};
static const unsigned char en_pages_explore_txt[] = {
#embed "en/pages/explore.txt"
};
static const unsigned char en_pages_house_txt[] = {
#embed "en/pages/house.txt"
};
static const unsigned char en_pages_journal_txt[] = {
#embed "en/pages/journal.txt"
};
static const unsigned char en_pages_landing_txt[] = {
#embed "en/pages/landing.txt"
};
static const unsigned char en_pages_recovery_txt[] = {
#embed "en/pages/recovery.txt"
};
static const unsigned char en_pages_reports_txt[] = {
#embed "en/pages/reports.txt"
};
static const unsigned char en_pages_shell_txt[] = {
#embed "en/pages/shell.txt"
};
static const unsigned char en_pages_tarot_journal_txt[] = {
#embed "en/pages/tarot-journal.txt"
};
static const unsigned char en_pages_tarot_txt[] = {
#embed "en/pages/tarot.txt"
};
static const unsigned char en_pages_today_txt[] = {
#embed "en/pages/today.txt"
};
static const unsigned char en_safety_crisis_patterns[] = {
#embed "en/safety/crisis.patterns"
};
static const unsigned char en_safety_help_lines[] = {
#embed "en/safety/help.lines"
};
static const unsigned char en_safety_words_txt[] = {
#embed "en/safety/words.txt"
};
static const unsigned char en_signs_aquarius_json[] = {
#embed "en/signs/aquarius.json"
};
static const unsigned char en_signs_aries_json[] = {
#embed "en/signs/aries.json"
};
static const unsigned char en_signs_cancer_json[] = {
#embed "en/signs/cancer.json"
};
static const unsigned char en_signs_capricorn_json[] = {
#embed "en/signs/capricorn.json"
};
static const unsigned char en_signs_gemini_json[] = {
#embed "en/signs/gemini.json"
};
static const unsigned char en_signs_leo_json[] = {
#embed "en/signs/leo.json"
};
static const unsigned char en_signs_libra_json[] = {
#embed "en/signs/libra.json"
};
static const unsigned char en_signs_pisces_json[] = {
#embed "en/signs/pisces.json"
};
static const unsigned char en_signs_sagittarius_json[] = {
#embed "en/signs/sagittarius.json"
};
static const unsigned char en_signs_scorpio_json[] = {
#embed "en/signs/scorpio.json"
};
static const unsigned char en_signs_taurus_json[] = {
#embed "en/signs/taurus.json"
};
static const unsigned char en_signs_virgo_json[] = {
#embed "en/signs/virgo.json"
};
static const unsigned char en_sky_chapters_txt[] = {
#embed "en/sky/chapters.txt"
};
static const unsigned char en_sky_contacts_txt[] = {
#embed "en/sky/contacts.txt"
};
static const unsigned char en_sky_eclipses_txt[] = {
#embed "en/sky/eclipses.txt"
};
static const unsigned char en_sky_ingresses_txt[] = {
#embed "en/sky/ingresses.txt"
};
static const unsigned char en_sky_pairs_txt[] = {
#embed "en/sky/pairs.txt"
};
static const unsigned char en_sky_phases_txt[] = {
#embed "en/sky/phases.txt"
};
static const unsigned char en_sky_retrogrades_txt[] = {
#embed "en/sky/retrogrades.txt"
};
static const unsigned char en_sky_second_txt[] = {
#embed "en/sky/second.txt"
};
static const unsigned char en_sky_tonight_txt[] = {
#embed "en/sky/tonight.txt"
};
static const unsigned char en_tarot_asking_txt[] = {
#embed "en/tarot/asking.txt"
};
static const unsigned char en_tarot_card_cups_txt[] = {
#embed "en/tarot/card-cups.txt"
};
static const unsigned char en_tarot_card_majors_txt[] = {
#embed "en/tarot/card-majors.txt"
};
static const unsigned char en_tarot_card_pentacles_txt[] = {
#embed "en/tarot/card-pentacles.txt"
};
static const unsigned char en_tarot_card_swords_txt[] = {
#embed "en/tarot/card-swords.txt"
};
static const unsigned char en_tarot_card_wands_txt[] = {
#embed "en/tarot/card-wands.txt"
};
static const unsigned char en_tarot_cards_txt[] = {
#embed "en/tarot/cards.txt"
};
static const unsigned char en_tarot_findings_txt[] = {
#embed "en/tarot/findings.txt"
};
static const unsigned char en_tarot_following_txt[] = {
#embed "en/tarot/following.txt"
};
static const unsigned char en_tarot_guards_guards_txt[] = {
#embed "en/tarot/guards/guards.txt"
};
static const unsigned char en_tarot_pairs_cups_01_txt[] = {
#embed "en/tarot/pairs/cups-01.txt"
};
static const unsigned char en_tarot_pairs_cups_02_txt[] = {
#embed "en/tarot/pairs/cups-02.txt"
};
static const unsigned char en_tarot_pairs_cups_03_txt[] = {
#embed "en/tarot/pairs/cups-03.txt"
};
static const unsigned char en_tarot_pairs_cups_04_txt[] = {
#embed "en/tarot/pairs/cups-04.txt"
};
static const unsigned char en_tarot_pairs_cups_05_txt[] = {
#embed "en/tarot/pairs/cups-05.txt"
};
static const unsigned char en_tarot_pairs_cups_06_txt[] = {
#embed "en/tarot/pairs/cups-06.txt"
};
static const unsigned char en_tarot_pairs_cups_07_txt[] = {
#embed "en/tarot/pairs/cups-07.txt"
};
static const unsigned char en_tarot_pairs_cups_08_txt[] = {
#embed "en/tarot/pairs/cups-08.txt"
};
static const unsigned char en_tarot_pairs_cups_09_txt[] = {
#embed "en/tarot/pairs/cups-09.txt"
};
static const unsigned char en_tarot_pairs_cups_10_txt[] = {
#embed "en/tarot/pairs/cups-10.txt"
};
static const unsigned char en_tarot_pairs_cups_11_txt[] = {
#embed "en/tarot/pairs/cups-11.txt"
};
static const unsigned char en_tarot_pairs_cups_12_txt[] = {
#embed "en/tarot/pairs/cups-12.txt"
};
static const unsigned char en_tarot_pairs_cups_13_txt[] = {
#embed "en/tarot/pairs/cups-13.txt"
};
static const unsigned char en_tarot_pairs_cups_14_txt[] = {
#embed "en/tarot/pairs/cups-14.txt"
};
static const unsigned char en_tarot_pairs_major_00_txt[] = {
#embed "en/tarot/pairs/major-00.txt"
};
static const unsigned char en_tarot_pairs_major_01_txt[] = {
#embed "en/tarot/pairs/major-01.txt"
};
static const unsigned char en_tarot_pairs_major_02_txt[] = {
#embed "en/tarot/pairs/major-02.txt"
};
static const unsigned char en_tarot_pairs_major_03_txt[] = {
#embed "en/tarot/pairs/major-03.txt"
};
static const unsigned char en_tarot_pairs_major_04_txt[] = {
#embed "en/tarot/pairs/major-04.txt"
};
static const unsigned char en_tarot_pairs_major_05_txt[] = {
#embed "en/tarot/pairs/major-05.txt"
};
static const unsigned char en_tarot_pairs_major_06_txt[] = {
#embed "en/tarot/pairs/major-06.txt"
};
static const unsigned char en_tarot_pairs_major_07_txt[] = {
#embed "en/tarot/pairs/major-07.txt"
};
static const unsigned char en_tarot_pairs_major_08_txt[] = {
#embed "en/tarot/pairs/major-08.txt"
};
static const unsigned char en_tarot_pairs_major_09_txt[] = {
#embed "en/tarot/pairs/major-09.txt"
};
static const unsigned char en_tarot_pairs_major_10_txt[] = {
#embed "en/tarot/pairs/major-10.txt"
};
static const unsigned char en_tarot_pairs_major_11_txt[] = {
#embed "en/tarot/pairs/major-11.txt"
};
static const unsigned char en_tarot_pairs_major_12_txt[] = {
#embed "en/tarot/pairs/major-12.txt"
};
static const unsigned char en_tarot_pairs_major_13_txt[] = {
#embed "en/tarot/pairs/major-13.txt"
};
static const unsigned char en_tarot_pairs_major_14_txt[] = {
#embed "en/tarot/pairs/major-14.txt"
};
static const unsigned char en_tarot_pairs_major_15_txt[] = {
#embed "en/tarot/pairs/major-15.txt"
};
static const unsigned char en_tarot_pairs_major_16_txt[] = {
#embed "en/tarot/pairs/major-16.txt"
};
static const unsigned char en_tarot_pairs_major_17_txt[] = {
#embed "en/tarot/pairs/major-17.txt"
};
static const unsigned char en_tarot_pairs_major_18_txt[] = {
#embed "en/tarot/pairs/major-18.txt"
};
static const unsigned char en_tarot_pairs_major_19_txt[] = {
#embed "en/tarot/pairs/major-19.txt"
};
static const unsigned char en_tarot_pairs_major_20_txt[] = {
#embed "en/tarot/pairs/major-20.txt"
};
static const unsigned char en_tarot_pairs_major_21_txt[] = {
#embed "en/tarot/pairs/major-21.txt"
};
static const unsigned char en_tarot_pairs_pentacles_01_txt[] = {
#embed "en/tarot/pairs/pentacles-01.txt"
};
static const unsigned char en_tarot_pairs_pentacles_02_txt[] = {
#embed "en/tarot/pairs/pentacles-02.txt"
};
static const unsigned char en_tarot_pairs_pentacles_03_txt[] = {
#embed "en/tarot/pairs/pentacles-03.txt"
};
static const unsigned char en_tarot_pairs_pentacles_04_txt[] = {
#embed "en/tarot/pairs/pentacles-04.txt"
};
static const unsigned char en_tarot_pairs_pentacles_05_txt[] = {
#embed "en/tarot/pairs/pentacles-05.txt"
};
static const unsigned char en_tarot_pairs_pentacles_06_txt[] = {
#embed "en/tarot/pairs/pentacles-06.txt"
};
static const unsigned char en_tarot_pairs_pentacles_07_txt[] = {
#embed "en/tarot/pairs/pentacles-07.txt"
};
static const unsigned char en_tarot_pairs_pentacles_08_txt[] = {
#embed "en/tarot/pairs/pentacles-08.txt"
};
static const unsigned char en_tarot_pairs_pentacles_09_txt[] = {
#embed "en/tarot/pairs/pentacles-09.txt"
};
static const unsigned char en_tarot_pairs_pentacles_10_txt[] = {
#embed "en/tarot/pairs/pentacles-10.txt"
};
static const unsigned char en_tarot_pairs_pentacles_11_txt[] = {
#embed "en/tarot/pairs/pentacles-11.txt"
};
static const unsigned char en_tarot_pairs_pentacles_12_txt[] = {
#embed "en/tarot/pairs/pentacles-12.txt"
};
static const unsigned char en_tarot_pairs_pentacles_13_txt[] = {
#embed "en/tarot/pairs/pentacles-13.txt"
};
static const unsigned char en_tarot_pairs_swords_01_txt[] = {
#embed "en/tarot/pairs/swords-01.txt"
};
static const unsigned char en_tarot_pairs_swords_02_txt[] = {
#embed "en/tarot/pairs/swords-02.txt"
};
static const unsigned char en_tarot_pairs_swords_03_txt[] = {
#embed "en/tarot/pairs/swords-03.txt"
};
static const unsigned char en_tarot_pairs_swords_04_txt[] = {
#embed "en/tarot/pairs/swords-04.txt"
};
static const unsigned char en_tarot_pairs_swords_05_txt[] = {
#embed "en/tarot/pairs/swords-05.txt"
};
static const unsigned char en_tarot_pairs_swords_06_txt[] = {
#embed "en/tarot/pairs/swords-06.txt"
};
static const unsigned char en_tarot_pairs_swords_07_txt[] = {
#embed "en/tarot/pairs/swords-07.txt"
};
static const unsigned char en_tarot_pairs_swords_08_txt[] = {
#embed "en/tarot/pairs/swords-08.txt"
};
static const unsigned char en_tarot_pairs_swords_09_txt[] = {
#embed "en/tarot/pairs/swords-09.txt"
};
static const unsigned char en_tarot_pairs_swords_10_txt[] = {
#embed "en/tarot/pairs/swords-10.txt"
};
static const unsigned char en_tarot_pairs_swords_11_txt[] = {
#embed "en/tarot/pairs/swords-11.txt"
};
static const unsigned char en_tarot_pairs_swords_12_txt[] = {
#embed "en/tarot/pairs/swords-12.txt"
};
static const unsigned char en_tarot_pairs_swords_13_txt[] = {
#embed "en/tarot/pairs/swords-13.txt"
};
static const unsigned char en_tarot_pairs_swords_14_txt[] = {
#embed "en/tarot/pairs/swords-14.txt"
};
static const unsigned char en_tarot_pairs_wands_01_txt[] = {
#embed "en/tarot/pairs/wands-01.txt"
};
static const unsigned char en_tarot_pairs_wands_02_txt[] = {
#embed "en/tarot/pairs/wands-02.txt"
};
static const unsigned char en_tarot_pairs_wands_03_txt[] = {
#embed "en/tarot/pairs/wands-03.txt"
};
static const unsigned char en_tarot_pairs_wands_04_txt[] = {
#embed "en/tarot/pairs/wands-04.txt"
};
static const unsigned char en_tarot_pairs_wands_05_txt[] = {
#embed "en/tarot/pairs/wands-05.txt"
};
static const unsigned char en_tarot_pairs_wands_06_txt[] = {
#embed "en/tarot/pairs/wands-06.txt"
};
static const unsigned char en_tarot_pairs_wands_07_txt[] = {
#embed "en/tarot/pairs/wands-07.txt"
};
static const unsigned char en_tarot_pairs_wands_08_txt[] = {
#embed "en/tarot/pairs/wands-08.txt"
};
static const unsigned char en_tarot_pairs_wands_09_txt[] = {
#embed "en/tarot/pairs/wands-09.txt"
};
static const unsigned char en_tarot_pairs_wands_10_txt[] = {
#embed "en/tarot/pairs/wands-10.txt"
};
static const unsigned char en_tarot_pairs_wands_11_txt[] = {
#embed "en/tarot/pairs/wands-11.txt"
};
static const unsigned char en_tarot_pairs_wands_12_txt[] = {
#embed "en/tarot/pairs/wands-12.txt"
};
static const unsigned char en_tarot_pairs_wands_13_txt[] = {
#embed "en/tarot/pairs/wands-13.txt"
};
static const unsigned char en_tarot_pairs_wands_14_txt[] = {
#embed "en/tarot/pairs/wands-14.txt"
};
static const unsigned char en_tarot_questions_patterns[] = {
#embed "en/tarot/questions.patterns"
};
static const unsigned char en_tarot_questions_txt[] = {
#embed "en/tarot/questions.txt"
};
static const unsigned char en_tarot_spoken_txt[] = {
#embed "en/tarot/spoken.txt"
};
static const unsigned char en_tarot_spreads_txt[] = {
#embed "en/tarot/spreads.txt"
};
static const unsigned char en_tarot_told_cups_01_txt[] = {
#embed "en/tarot/told/cups-01.txt"
};
static const unsigned char en_tarot_told_cups_02_txt[] = {
#embed "en/tarot/told/cups-02.txt"
};
static const unsigned char en_tarot_told_cups_03_txt[] = {
#embed "en/tarot/told/cups-03.txt"
};
static const unsigned char en_tarot_told_cups_04_txt[] = {
#embed "en/tarot/told/cups-04.txt"
};
static const unsigned char en_tarot_told_cups_05_txt[] = {
#embed "en/tarot/told/cups-05.txt"
};
static const unsigned char en_tarot_told_cups_06_txt[] = {
#embed "en/tarot/told/cups-06.txt"
};
static const unsigned char en_tarot_told_cups_07_txt[] = {
#embed "en/tarot/told/cups-07.txt"
};
static const unsigned char en_tarot_told_cups_08_txt[] = {
#embed "en/tarot/told/cups-08.txt"
};
static const unsigned char en_tarot_told_cups_09_txt[] = {
#embed "en/tarot/told/cups-09.txt"
};
static const unsigned char en_tarot_told_cups_10_txt[] = {
#embed "en/tarot/told/cups-10.txt"
};
static const unsigned char en_tarot_told_cups_11_txt[] = {
#embed "en/tarot/told/cups-11.txt"
};
static const unsigned char en_tarot_told_cups_12_txt[] = {
#embed "en/tarot/told/cups-12.txt"
};
static const unsigned char en_tarot_told_cups_13_txt[] = {
#embed "en/tarot/told/cups-13.txt"
};
static const unsigned char en_tarot_told_cups_14_txt[] = {
#embed "en/tarot/told/cups-14.txt"
};
static const unsigned char en_tarot_told_major_00_txt[] = {
#embed "en/tarot/told/major-00.txt"
};
static const unsigned char en_tarot_told_major_01_txt[] = {
#embed "en/tarot/told/major-01.txt"
};
static const unsigned char en_tarot_told_major_02_txt[] = {
#embed "en/tarot/told/major-02.txt"
};
static const unsigned char en_tarot_told_major_03_txt[] = {
#embed "en/tarot/told/major-03.txt"
};
static const unsigned char en_tarot_told_major_04_txt[] = {
#embed "en/tarot/told/major-04.txt"
};
static const unsigned char en_tarot_told_major_05_txt[] = {
#embed "en/tarot/told/major-05.txt"
};
static const unsigned char en_tarot_told_major_06_txt[] = {
#embed "en/tarot/told/major-06.txt"
};
static const unsigned char en_tarot_told_major_07_txt[] = {
#embed "en/tarot/told/major-07.txt"
};
static const unsigned char en_tarot_told_major_08_txt[] = {
#embed "en/tarot/told/major-08.txt"
};
static const unsigned char en_tarot_told_major_09_txt[] = {
#embed "en/tarot/told/major-09.txt"
};
static const unsigned char en_tarot_told_major_10_txt[] = {
#embed "en/tarot/told/major-10.txt"
};
static const unsigned char en_tarot_told_major_11_txt[] = {
#embed "en/tarot/told/major-11.txt"
};
static const unsigned char en_tarot_told_major_12_txt[] = {
#embed "en/tarot/told/major-12.txt"
};
static const unsigned char en_tarot_told_major_13_txt[] = {
#embed "en/tarot/told/major-13.txt"
};
static const unsigned char en_tarot_told_major_14_txt[] = {
#embed "en/tarot/told/major-14.txt"
};
static const unsigned char en_tarot_told_major_15_txt[] = {
#embed "en/tarot/told/major-15.txt"
};
static const unsigned char en_tarot_told_major_16_txt[] = {
#embed "en/tarot/told/major-16.txt"
};
static const unsigned char en_tarot_told_major_17_txt[] = {
#embed "en/tarot/told/major-17.txt"
};
static const unsigned char en_tarot_told_major_18_txt[] = {
#embed "en/tarot/told/major-18.txt"
};
static const unsigned char en_tarot_told_major_19_txt[] = {
#embed "en/tarot/told/major-19.txt"
};
static const unsigned char en_tarot_told_major_20_txt[] = {
#embed "en/tarot/told/major-20.txt"
};
static const unsigned char en_tarot_told_major_21_txt[] = {
#embed "en/tarot/told/major-21.txt"
};
static const unsigned char en_tarot_told_pentacles_01_txt[] = {
#embed "en/tarot/told/pentacles-01.txt"
};
static const unsigned char en_tarot_told_pentacles_02_txt[] = {
#embed "en/tarot/told/pentacles-02.txt"
};
static const unsigned char en_tarot_told_pentacles_03_txt[] = {
#embed "en/tarot/told/pentacles-03.txt"
};
static const unsigned char en_tarot_told_pentacles_04_txt[] = {
#embed "en/tarot/told/pentacles-04.txt"
};
static const unsigned char en_tarot_told_pentacles_05_txt[] = {
#embed "en/tarot/told/pentacles-05.txt"
};
static const unsigned char en_tarot_told_pentacles_06_txt[] = {
#embed "en/tarot/told/pentacles-06.txt"
};
static const unsigned char en_tarot_told_pentacles_07_txt[] = {
#embed "en/tarot/told/pentacles-07.txt"
};
static const unsigned char en_tarot_told_pentacles_08_txt[] = {
#embed "en/tarot/told/pentacles-08.txt"
};
static const unsigned char en_tarot_told_pentacles_09_txt[] = {
#embed "en/tarot/told/pentacles-09.txt"
};
static const unsigned char en_tarot_told_pentacles_10_txt[] = {
#embed "en/tarot/told/pentacles-10.txt"
};
static const unsigned char en_tarot_told_pentacles_11_txt[] = {
#embed "en/tarot/told/pentacles-11.txt"
};
static const unsigned char en_tarot_told_pentacles_12_txt[] = {
#embed "en/tarot/told/pentacles-12.txt"
};
static const unsigned char en_tarot_told_pentacles_13_txt[] = {
#embed "en/tarot/told/pentacles-13.txt"
};
static const unsigned char en_tarot_told_pentacles_14_txt[] = {
#embed "en/tarot/told/pentacles-14.txt"
};
static const unsigned char en_tarot_told_swords_01_txt[] = {
#embed "en/tarot/told/swords-01.txt"
};
static const unsigned char en_tarot_told_swords_02_txt[] = {
#embed "en/tarot/told/swords-02.txt"
};
static const unsigned char en_tarot_told_swords_03_txt[] = {
#embed "en/tarot/told/swords-03.txt"
};
static const unsigned char en_tarot_told_swords_04_txt[] = {
#embed "en/tarot/told/swords-04.txt"
};
static const unsigned char en_tarot_told_swords_05_txt[] = {
#embed "en/tarot/told/swords-05.txt"
};
static const unsigned char en_tarot_told_swords_06_txt[] = {
#embed "en/tarot/told/swords-06.txt"
};
static const unsigned char en_tarot_told_swords_07_txt[] = {
#embed "en/tarot/told/swords-07.txt"
};
static const unsigned char en_tarot_told_swords_08_txt[] = {
#embed "en/tarot/told/swords-08.txt"
};
static const unsigned char en_tarot_told_swords_09_txt[] = {
#embed "en/tarot/told/swords-09.txt"
};
static const unsigned char en_tarot_told_swords_10_txt[] = {
#embed "en/tarot/told/swords-10.txt"
};
static const unsigned char en_tarot_told_swords_11_txt[] = {
#embed "en/tarot/told/swords-11.txt"
};
static const unsigned char en_tarot_told_swords_12_txt[] = {
#embed "en/tarot/told/swords-12.txt"
};
static const unsigned char en_tarot_told_swords_13_txt[] = {
#embed "en/tarot/told/swords-13.txt"
};
static const unsigned char en_tarot_told_swords_14_txt[] = {
#embed "en/tarot/told/swords-14.txt"
};
static const unsigned char en_tarot_told_wands_01_txt[] = {
#embed "en/tarot/told/wands-01.txt"
};
static const unsigned char en_tarot_told_wands_02_txt[] = {
#embed "en/tarot/told/wands-02.txt"
};
static const unsigned char en_tarot_told_wands_03_txt[] = {
#embed "en/tarot/told/wands-03.txt"
};
static const unsigned char en_tarot_told_wands_04_txt[] = {
#embed "en/tarot/told/wands-04.txt"
};
static const unsigned char en_tarot_told_wands_05_txt[] = {
#embed "en/tarot/told/wands-05.txt"
};
static const unsigned char en_tarot_told_wands_06_txt[] = {
#embed "en/tarot/told/wands-06.txt"
};
static const unsigned char en_tarot_told_wands_07_txt[] = {
#embed "en/tarot/told/wands-07.txt"
};
static const unsigned char en_tarot_told_wands_08_txt[] = {
#embed "en/tarot/told/wands-08.txt"
};
static const unsigned char en_tarot_told_wands_09_txt[] = {
#embed "en/tarot/told/wands-09.txt"
};
static const unsigned char en_tarot_told_wands_10_txt[] = {
#embed "en/tarot/told/wands-10.txt"
};
static const unsigned char en_tarot_told_wands_11_txt[] = {
#embed "en/tarot/told/wands-11.txt"
};
static const unsigned char en_tarot_told_wands_12_txt[] = {
#embed "en/tarot/told/wands-12.txt"
};
static const unsigned char en_tarot_told_wands_13_txt[] = {
#embed "en/tarot/told/wands-13.txt"
};
static const unsigned char en_tarot_told_wands_14_txt[] = {
#embed "en/tarot/told/wands-14.txt"
};
static const unsigned char en_tarot_turned_majors_wands_txt[] = {
#embed "en/tarot/turned/majors-wands.txt"
};
static const unsigned char en_tarot_turned_swords_pentacles_txt[] = {
#embed "en/tarot/turned/swords-pentacles.txt"
};
static const unsigned char en_tarot_turned_wands_cups_txt[] = {
#embed "en/tarot/turned/wands-cups.txt"
};
static const unsigned char en_threads_choices_threads[] = {
#embed "en/threads/choices.threads"
};
static const unsigned char en_threads_closeness_threads[] = {
#embed "en/threads/closeness.threads"
};
static const unsigned char en_threads_days_threads[] = {
#embed "en/threads/days.threads"
};
static const unsigned char en_threads_face_threads[] = {
#embed "en/threads/face.threads"
};
static const unsigned char en_threads_pressure_threads[] = {
#embed "en/threads/pressure.threads"
};
static const unsigned char en_threads_room_threads[] = {
#embed "en/threads/room.threads"
};
static const unsigned char en_threads_slow_choices_threads[] = {
#embed "en/threads/slow-choices.threads"
};
static const unsigned char en_threads_slow_closeness_threads[] = {
#embed "en/threads/slow-closeness.threads"
};
static const unsigned char en_threads_slow_face_threads[] = {
#embed "en/threads/slow-face.threads"
};
static const unsigned char en_threads_slow_pressure_threads[] = {
#embed "en/threads/slow-pressure.threads"
};
static const unsigned char en_threads_slow_room_threads[] = {
#embed "en/threads/slow-room.threads"
};
static const unsigned char en_threads_slow_time_threads[] = {
#embed "en/threads/slow-time.threads"
};
static const unsigned char en_threads_slow_words_threads[] = {
#embed "en/threads/slow-words.threads"
};
static const unsigned char en_threads_slow_work_threads[] = {
#embed "en/threads/slow-work.threads"
};
static const unsigned char en_threads_time_threads[] = {
#embed "en/threads/time.threads"
};
static const unsigned char en_threads_words_threads[] = {
#embed "en/threads/words.threads"
};
static const unsigned char en_threads_work_threads[] = {
#embed "en/threads/work.threads"
};
static const unsigned char en_transits_chapters_txt[] = {
#embed "en/transits/chapters.txt"
};
static const unsigned char en_transits_jupiter_txt[] = {
#embed "en/transits/jupiter.txt"
};
static const unsigned char en_transits_mars_txt[] = {
#embed "en/transits/mars.txt"
};
static const unsigned char en_transits_mercury_txt[] = {
#embed "en/transits/mercury.txt"
};
static const unsigned char en_transits_moon_txt[] = {
#embed "en/transits/moon.txt"
};
static const unsigned char en_transits_neptune_txt[] = {
#embed "en/transits/neptune.txt"
};
static const unsigned char en_transits_pluto_txt[] = {
#embed "en/transits/pluto.txt"
};
static const unsigned char en_transits_saturn_txt[] = {
#embed "en/transits/saturn.txt"
};
static const unsigned char en_transits_sun_txt[] = {
#embed "en/transits/sun.txt"
};
static const unsigned char en_transits_uranus_txt[] = {
#embed "en/transits/uranus.txt"
};
static const unsigned char en_transits_venus_txt[] = {
#embed "en/transits/venus.txt"
};
static const unsigned char en_vedic_almanac_txt[] = {
#embed "en/vedic/almanac.txt"
};
static const unsigned char en_vedic_dashas_txt[] = {
#embed "en/vedic/dashas.txt"
};
static const unsigned char en_vedic_houses_txt[] = {
#embed "en/vedic/houses.txt"
};
static const unsigned char en_vedic_matching_txt[] = {
#embed "en/vedic/matching.txt"
};
static const unsigned char en_vedic_yogas_txt[] = {
#embed "en/vedic/yogas.txt"
};
static const unsigned char en_words_calendar_txt[] = {
#embed "en/words/calendar.txt"
};
static const unsigned char en_words_chapters_txt[] = {
#embed "en/words/chapters.txt"
};
static const unsigned char en_words_clocks_txt[] = {
#embed "en/words/clocks.txt"
};
static const unsigned char en_words_dates_txt[] = {
#embed "en/words/dates.txt"
};
static const unsigned char en_words_lines_txt[] = {
#embed "en/words/lines.txt"
};
static const unsigned char en_words_names_txt[] = {
#embed "en/words/names.txt"
};
static const unsigned char en_words_notifications_txt[] = {
#embed "en/words/notifications.txt"
};
static const unsigned char en_words_readings_txt[] = {
#embed "en/words/readings.txt"
};
static const unsigned char en_words_sidereal_txt[] = {
#embed "en/words/sidereal.txt"
};
static const unsigned char en_words_touches_txt[] = {
#embed "en/words/touches.txt"
};

#define FILE_ENTRY(path, bytes) {path, bytes, sizeof(bytes)}

static const ReadingsText files[] = {
  FILE_ENTRY("en/align/beginnings.txt", en_align_beginnings_txt),
  FILE_ENTRY("en/align/body.txt", en_align_body_txt),
  FILE_ENTRY("en/align/boundaries.txt", en_align_boundaries_txt),
  FILE_ENTRY("en/align/courage.txt", en_align_courage_txt),
  FILE_ENTRY("en/align/creation.txt", en_align_creation_txt),
  FILE_ENTRY("en/align/focus.txt", en_align_focus_txt),
  FILE_ENTRY("en/align/gratitude.txt", en_align_gratitude_txt),
  FILE_ENTRY("en/align/grief.txt", en_align_grief_txt),
  FILE_ENTRY("en/align/love.txt", en_align_love_txt),
  FILE_ENTRY("en/align/patience.txt", en_align_patience_txt),
  FILE_ENTRY("en/align/rest.txt", en_align_rest_txt),
  FILE_ENTRY("en/align/themes.txt", en_align_themes_txt),
  FILE_ENTRY("en/align/work.txt", en_align_work_txt),
  FILE_ENTRY("en/chapters/chiron.chapters", en_chapters_chiron_chapters),
  FILE_ENTRY("en/chapters/events.chapters", en_chapters_events_chapters),
  FILE_ENTRY("en/chapters/jupiter.chapters", en_chapters_jupiter_chapters),
  FILE_ENTRY("en/chapters/neptune.chapters", en_chapters_neptune_chapters),
  FILE_ENTRY("en/chapters/node.chapters", en_chapters_node_chapters),
  FILE_ENTRY("en/chapters/pluto.chapters", en_chapters_pluto_chapters),
  FILE_ENTRY("en/chapters/saturn.chapters", en_chapters_saturn_chapters),
  FILE_ENTRY("en/chapters/uranus.chapters", en_chapters_uranus_chapters),
  FILE_ENTRY("en/chapters/years.chapters", en_chapters_years_chapters),
  FILE_ENTRY("en/contacts/jupiter.txt", en_contacts_jupiter_txt),
  FILE_ENTRY("en/contacts/mars.txt", en_contacts_mars_txt),
  FILE_ENTRY("en/contacts/mercury.txt", en_contacts_mercury_txt),
  FILE_ENTRY("en/contacts/moon.txt", en_contacts_moon_txt),
  FILE_ENTRY("en/contacts/neptune.txt", en_contacts_neptune_txt),
  FILE_ENTRY("en/contacts/people.txt", en_contacts_people_txt),
  FILE_ENTRY("en/contacts/pluto.txt", en_contacts_pluto_txt),
  FILE_ENTRY("en/contacts/saturn.txt", en_contacts_saturn_txt),
  FILE_ENTRY("en/contacts/sun.txt", en_contacts_sun_txt),
  FILE_ENTRY("en/contacts/uranus.txt", en_contacts_uranus_txt),
  FILE_ENTRY("en/contacts/venus.txt", en_contacts_venus_txt),
  FILE_ENTRY("en/day/advice.txt", en_day_advice_txt),
  FILE_ENTRY("en/day/areas.txt", en_day_areas_txt),
  FILE_ENTRY("en/day/contacts.txt", en_day_contacts_txt),
  FILE_ENTRY("en/day/energy.txt", en_day_energy_txt),
  FILE_ENTRY("en/day/facts.txt", en_day_facts_txt),
  FILE_ENTRY("en/forecast/mirror.txt", en_forecast_mirror_txt),
  FILE_ENTRY("en/forecast/months.txt", en_forecast_months_txt),
  FILE_ENTRY("en/houses/birth-jupiter.txt", en_houses_birth_jupiter_txt),
  FILE_ENTRY("en/houses/birth-mars.txt", en_houses_birth_mars_txt),
  FILE_ENTRY("en/houses/birth-mercury.txt", en_houses_birth_mercury_txt),
  FILE_ENTRY("en/houses/birth-moon.txt", en_houses_birth_moon_txt),
  FILE_ENTRY("en/houses/birth-neptune.txt", en_houses_birth_neptune_txt),
  FILE_ENTRY("en/houses/birth-pluto.txt", en_houses_birth_pluto_txt),
  FILE_ENTRY("en/houses/birth-saturn.txt", en_houses_birth_saturn_txt),
  FILE_ENTRY("en/houses/birth-sun.txt", en_houses_birth_sun_txt),
  FILE_ENTRY("en/houses/birth-uranus.txt", en_houses_birth_uranus_txt),
  FILE_ENTRY("en/houses/birth-venus.txt", en_houses_birth_venus_txt),
  FILE_ENTRY("en/houses/fast.txt", en_houses_fast_txt),
  FILE_ENTRY("en/houses/meanings.txt", en_houses_meanings_txt),
  FILE_ENTRY("en/houses/nodes.txt", en_houses_nodes_txt),
  FILE_ENTRY("en/houses/slow.txt", en_houses_slow_txt),
  FILE_ENTRY("en/invitations/landing.txt", en_invitations_landing_txt),
  FILE_ENTRY("en/invitations/questions.txt", en_invitations_questions_txt),
  FILE_ENTRY("en/knots/choices.knots", en_knots_choices_knots),
  FILE_ENTRY("en/knots/closeness.knots", en_knots_closeness_knots),
  FILE_ENTRY("en/knots/face.knots", en_knots_face_knots),
  FILE_ENTRY("en/knots/pressure.knots", en_knots_pressure_knots),
  FILE_ENTRY("en/knots/room.knots", en_knots_room_knots),
  FILE_ENTRY("en/knots/time.knots", en_knots_time_knots),
  FILE_ENTRY("en/knots/words.knots", en_knots_words_knots),
  FILE_ENTRY("en/knots/work.knots", en_knots_work_knots),
  FILE_ENTRY("en/meanings/chiron.txt", en_meanings_chiron_txt),
  FILE_ENTRY("en/meanings/jupiter.txt", en_meanings_jupiter_txt),
  FILE_ENTRY("en/meanings/mars.txt", en_meanings_mars_txt),
  FILE_ENTRY("en/meanings/mercury.txt", en_meanings_mercury_txt),
  FILE_ENTRY("en/meanings/moon.txt", en_meanings_moon_txt),
  FILE_ENTRY("en/meanings/neptune.txt", en_meanings_neptune_txt),
  FILE_ENTRY("en/meanings/pluto.txt", en_meanings_pluto_txt),
  FILE_ENTRY("en/meanings/saturn.txt", en_meanings_saturn_txt),
  FILE_ENTRY("en/meanings/sun.txt", en_meanings_sun_txt),
  FILE_ENTRY("en/meanings/truenode.txt", en_meanings_truenode_txt),
  FILE_ENTRY("en/meanings/uranus.txt", en_meanings_uranus_txt),
  FILE_ENTRY("en/meanings/venus.txt", en_meanings_venus_txt),
  FILE_ENTRY("en/meters/deeper.txt", en_meters_deeper_txt),
  FILE_ENTRY("en/meters/evolution.txt", en_meters_evolution_txt),
  FILE_ENTRY("en/meters/inner.txt", en_meters_inner_txt),
  FILE_ENTRY("en/meters/modern.txt", en_meters_modern_txt),
  FILE_ENTRY("en/meters/outer.txt", en_meters_outer_txt),
  FILE_ENTRY("en/meters/overview.txt", en_meters_overview_txt),
  FILE_ENTRY("en/moon/phases.txt", en_moon_phases_txt),
  FILE_ENTRY("en/moon/rituals.txt", en_moon_rituals_txt),
  FILE_ENTRY("en/moon/signs.txt", en_moon_signs_txt),
  FILE_ENTRY("en/natal/ascendant.txt", en_natal_ascendant_txt),
  FILE_ENTRY("en/natal/aspects-inner.txt", en_natal_aspects_inner_txt),
  FILE_ENTRY("en/natal/aspects-lights.txt", en_natal_aspects_lights_txt),
  FILE_ENTRY("en/natal/aspects-outer.txt", en_natal_aspects_outer_txt),
  FILE_ENTRY("en/natal/balance.txt", en_natal_balance_txt),
  FILE_ENTRY("en/natal/closeness.txt", en_natal_closeness_txt),
  FILE_ENTRY("en/natal/first.txt", en_natal_first_txt),
  FILE_ENTRY("en/natal/jupiter.txt", en_natal_jupiter_txt),
  FILE_ENTRY("en/natal/lines.txt", en_natal_lines_txt),
  FILE_ENTRY("en/natal/mars.txt", en_natal_mars_txt),
  FILE_ENTRY("en/natal/matters.txt", en_natal_matters_txt),
  FILE_ENTRY("en/natal/mercury.txt", en_natal_mercury_txt),
  FILE_ENTRY("en/natal/midheaven.txt", en_natal_midheaven_txt),
  FILE_ENTRY("en/natal/moon.txt", en_natal_moon_txt),
  FILE_ENTRY("en/natal/neptune.txt", en_natal_neptune_txt),
  FILE_ENTRY("en/natal/pluto.txt", en_natal_pluto_txt),
  FILE_ENTRY("en/natal/retrograde.txt", en_natal_retrograde_txt),
  FILE_ENTRY("en/natal/saturn.txt", en_natal_saturn_txt),
  FILE_ENTRY("en/natal/standing.txt", en_natal_standing_txt),
  FILE_ENTRY("en/natal/sun.txt", en_natal_sun_txt),
  FILE_ENTRY("en/natal/topics.txt", en_natal_topics_txt),
  FILE_ENTRY("en/natal/uranus.txt", en_natal_uranus_txt),
  FILE_ENTRY("en/natal/venus.txt", en_natal_venus_txt),
  FILE_ENTRY("en/pages/account.txt", en_pages_account_txt),
  FILE_ENTRY("en/pages/align.txt", en_pages_align_txt),
  FILE_ENTRY("en/pages/begin.txt", en_pages_begin_txt),
  FILE_ENTRY("en/pages/birth.txt", en_pages_birth_txt),
  FILE_ENTRY("en/pages/chapters.txt", en_pages_chapters_txt),
  FILE_ENTRY("en/pages/chart.txt", en_pages_chart_txt),
  FILE_ENTRY("en/pages/explore.txt", en_pages_explore_txt),
  FILE_ENTRY("en/pages/house.txt", en_pages_house_txt),
  FILE_ENTRY("en/pages/journal.txt", en_pages_journal_txt),
  FILE_ENTRY("en/pages/landing.txt", en_pages_landing_txt),
  FILE_ENTRY("en/pages/recovery.txt", en_pages_recovery_txt),
  FILE_ENTRY("en/pages/reports.txt", en_pages_reports_txt),
  FILE_ENTRY("en/pages/shell.txt", en_pages_shell_txt),
  FILE_ENTRY("en/pages/tarot-journal.txt", en_pages_tarot_journal_txt),
  FILE_ENTRY("en/pages/tarot.txt", en_pages_tarot_txt),
  FILE_ENTRY("en/pages/today.txt", en_pages_today_txt),
  FILE_ENTRY("en/safety/crisis.patterns", en_safety_crisis_patterns),
  FILE_ENTRY("en/safety/help.lines", en_safety_help_lines),
  FILE_ENTRY("en/safety/words.txt", en_safety_words_txt),
  FILE_ENTRY("en/signs/aquarius.json", en_signs_aquarius_json),
  FILE_ENTRY("en/signs/aries.json", en_signs_aries_json),
  FILE_ENTRY("en/signs/cancer.json", en_signs_cancer_json),
  FILE_ENTRY("en/signs/capricorn.json", en_signs_capricorn_json),
  FILE_ENTRY("en/signs/gemini.json", en_signs_gemini_json),
  FILE_ENTRY("en/signs/leo.json", en_signs_leo_json),
  FILE_ENTRY("en/signs/libra.json", en_signs_libra_json),
  FILE_ENTRY("en/signs/pisces.json", en_signs_pisces_json),
  FILE_ENTRY("en/signs/sagittarius.json", en_signs_sagittarius_json),
  FILE_ENTRY("en/signs/scorpio.json", en_signs_scorpio_json),
  FILE_ENTRY("en/signs/taurus.json", en_signs_taurus_json),
  FILE_ENTRY("en/signs/virgo.json", en_signs_virgo_json),
  FILE_ENTRY("en/sky/chapters.txt", en_sky_chapters_txt),
  FILE_ENTRY("en/sky/contacts.txt", en_sky_contacts_txt),
  FILE_ENTRY("en/sky/eclipses.txt", en_sky_eclipses_txt),
  FILE_ENTRY("en/sky/ingresses.txt", en_sky_ingresses_txt),
  FILE_ENTRY("en/sky/pairs.txt", en_sky_pairs_txt),
  FILE_ENTRY("en/sky/phases.txt", en_sky_phases_txt),
  FILE_ENTRY("en/sky/retrogrades.txt", en_sky_retrogrades_txt),
  FILE_ENTRY("en/sky/second.txt", en_sky_second_txt),
  FILE_ENTRY("en/sky/tonight.txt", en_sky_tonight_txt),
  FILE_ENTRY("en/tarot/asking.txt", en_tarot_asking_txt),
  FILE_ENTRY("en/tarot/card-cups.txt", en_tarot_card_cups_txt),
  FILE_ENTRY("en/tarot/card-majors.txt", en_tarot_card_majors_txt),
  FILE_ENTRY("en/tarot/card-pentacles.txt", en_tarot_card_pentacles_txt),
  FILE_ENTRY("en/tarot/card-swords.txt", en_tarot_card_swords_txt),
  FILE_ENTRY("en/tarot/card-wands.txt", en_tarot_card_wands_txt),
  FILE_ENTRY("en/tarot/cards.txt", en_tarot_cards_txt),
  FILE_ENTRY("en/tarot/findings.txt", en_tarot_findings_txt),
  FILE_ENTRY("en/tarot/following.txt", en_tarot_following_txt),
  FILE_ENTRY("en/tarot/guards/guards.txt", en_tarot_guards_guards_txt),
  FILE_ENTRY("en/tarot/pairs/cups-01.txt", en_tarot_pairs_cups_01_txt),
  FILE_ENTRY("en/tarot/pairs/cups-02.txt", en_tarot_pairs_cups_02_txt),
  FILE_ENTRY("en/tarot/pairs/cups-03.txt", en_tarot_pairs_cups_03_txt),
  FILE_ENTRY("en/tarot/pairs/cups-04.txt", en_tarot_pairs_cups_04_txt),
  FILE_ENTRY("en/tarot/pairs/cups-05.txt", en_tarot_pairs_cups_05_txt),
  FILE_ENTRY("en/tarot/pairs/cups-06.txt", en_tarot_pairs_cups_06_txt),
  FILE_ENTRY("en/tarot/pairs/cups-07.txt", en_tarot_pairs_cups_07_txt),
  FILE_ENTRY("en/tarot/pairs/cups-08.txt", en_tarot_pairs_cups_08_txt),
  FILE_ENTRY("en/tarot/pairs/cups-09.txt", en_tarot_pairs_cups_09_txt),
  FILE_ENTRY("en/tarot/pairs/cups-10.txt", en_tarot_pairs_cups_10_txt),
  FILE_ENTRY("en/tarot/pairs/cups-11.txt", en_tarot_pairs_cups_11_txt),
  FILE_ENTRY("en/tarot/pairs/cups-12.txt", en_tarot_pairs_cups_12_txt),
  FILE_ENTRY("en/tarot/pairs/cups-13.txt", en_tarot_pairs_cups_13_txt),
  FILE_ENTRY("en/tarot/pairs/cups-14.txt", en_tarot_pairs_cups_14_txt),
  FILE_ENTRY("en/tarot/pairs/major-00.txt", en_tarot_pairs_major_00_txt),
  FILE_ENTRY("en/tarot/pairs/major-01.txt", en_tarot_pairs_major_01_txt),
  FILE_ENTRY("en/tarot/pairs/major-02.txt", en_tarot_pairs_major_02_txt),
  FILE_ENTRY("en/tarot/pairs/major-03.txt", en_tarot_pairs_major_03_txt),
  FILE_ENTRY("en/tarot/pairs/major-04.txt", en_tarot_pairs_major_04_txt),
  FILE_ENTRY("en/tarot/pairs/major-05.txt", en_tarot_pairs_major_05_txt),
  FILE_ENTRY("en/tarot/pairs/major-06.txt", en_tarot_pairs_major_06_txt),
  FILE_ENTRY("en/tarot/pairs/major-07.txt", en_tarot_pairs_major_07_txt),
  FILE_ENTRY("en/tarot/pairs/major-08.txt", en_tarot_pairs_major_08_txt),
  FILE_ENTRY("en/tarot/pairs/major-09.txt", en_tarot_pairs_major_09_txt),
  FILE_ENTRY("en/tarot/pairs/major-10.txt", en_tarot_pairs_major_10_txt),
  FILE_ENTRY("en/tarot/pairs/major-11.txt", en_tarot_pairs_major_11_txt),
  FILE_ENTRY("en/tarot/pairs/major-12.txt", en_tarot_pairs_major_12_txt),
  FILE_ENTRY("en/tarot/pairs/major-13.txt", en_tarot_pairs_major_13_txt),
  FILE_ENTRY("en/tarot/pairs/major-14.txt", en_tarot_pairs_major_14_txt),
  FILE_ENTRY("en/tarot/pairs/major-15.txt", en_tarot_pairs_major_15_txt),
  FILE_ENTRY("en/tarot/pairs/major-16.txt", en_tarot_pairs_major_16_txt),
  FILE_ENTRY("en/tarot/pairs/major-17.txt", en_tarot_pairs_major_17_txt),
  FILE_ENTRY("en/tarot/pairs/major-18.txt", en_tarot_pairs_major_18_txt),
  FILE_ENTRY("en/tarot/pairs/major-19.txt", en_tarot_pairs_major_19_txt),
  FILE_ENTRY("en/tarot/pairs/major-20.txt", en_tarot_pairs_major_20_txt),
  FILE_ENTRY("en/tarot/pairs/major-21.txt", en_tarot_pairs_major_21_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-01.txt", en_tarot_pairs_pentacles_01_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-02.txt", en_tarot_pairs_pentacles_02_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-03.txt", en_tarot_pairs_pentacles_03_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-04.txt", en_tarot_pairs_pentacles_04_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-05.txt", en_tarot_pairs_pentacles_05_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-06.txt", en_tarot_pairs_pentacles_06_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-07.txt", en_tarot_pairs_pentacles_07_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-08.txt", en_tarot_pairs_pentacles_08_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-09.txt", en_tarot_pairs_pentacles_09_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-10.txt", en_tarot_pairs_pentacles_10_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-11.txt", en_tarot_pairs_pentacles_11_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-12.txt", en_tarot_pairs_pentacles_12_txt),
  FILE_ENTRY("en/tarot/pairs/pentacles-13.txt", en_tarot_pairs_pentacles_13_txt),
  FILE_ENTRY("en/tarot/pairs/swords-01.txt", en_tarot_pairs_swords_01_txt),
  FILE_ENTRY("en/tarot/pairs/swords-02.txt", en_tarot_pairs_swords_02_txt),
  FILE_ENTRY("en/tarot/pairs/swords-03.txt", en_tarot_pairs_swords_03_txt),
  FILE_ENTRY("en/tarot/pairs/swords-04.txt", en_tarot_pairs_swords_04_txt),
  FILE_ENTRY("en/tarot/pairs/swords-05.txt", en_tarot_pairs_swords_05_txt),
  FILE_ENTRY("en/tarot/pairs/swords-06.txt", en_tarot_pairs_swords_06_txt),
  FILE_ENTRY("en/tarot/pairs/swords-07.txt", en_tarot_pairs_swords_07_txt),
  FILE_ENTRY("en/tarot/pairs/swords-08.txt", en_tarot_pairs_swords_08_txt),
  FILE_ENTRY("en/tarot/pairs/swords-09.txt", en_tarot_pairs_swords_09_txt),
  FILE_ENTRY("en/tarot/pairs/swords-10.txt", en_tarot_pairs_swords_10_txt),
  FILE_ENTRY("en/tarot/pairs/swords-11.txt", en_tarot_pairs_swords_11_txt),
  FILE_ENTRY("en/tarot/pairs/swords-12.txt", en_tarot_pairs_swords_12_txt),
  FILE_ENTRY("en/tarot/pairs/swords-13.txt", en_tarot_pairs_swords_13_txt),
  FILE_ENTRY("en/tarot/pairs/swords-14.txt", en_tarot_pairs_swords_14_txt),
  FILE_ENTRY("en/tarot/pairs/wands-01.txt", en_tarot_pairs_wands_01_txt),
  FILE_ENTRY("en/tarot/pairs/wands-02.txt", en_tarot_pairs_wands_02_txt),
  FILE_ENTRY("en/tarot/pairs/wands-03.txt", en_tarot_pairs_wands_03_txt),
  FILE_ENTRY("en/tarot/pairs/wands-04.txt", en_tarot_pairs_wands_04_txt),
  FILE_ENTRY("en/tarot/pairs/wands-05.txt", en_tarot_pairs_wands_05_txt),
  FILE_ENTRY("en/tarot/pairs/wands-06.txt", en_tarot_pairs_wands_06_txt),
  FILE_ENTRY("en/tarot/pairs/wands-07.txt", en_tarot_pairs_wands_07_txt),
  FILE_ENTRY("en/tarot/pairs/wands-08.txt", en_tarot_pairs_wands_08_txt),
  FILE_ENTRY("en/tarot/pairs/wands-09.txt", en_tarot_pairs_wands_09_txt),
  FILE_ENTRY("en/tarot/pairs/wands-10.txt", en_tarot_pairs_wands_10_txt),
  FILE_ENTRY("en/tarot/pairs/wands-11.txt", en_tarot_pairs_wands_11_txt),
  FILE_ENTRY("en/tarot/pairs/wands-12.txt", en_tarot_pairs_wands_12_txt),
  FILE_ENTRY("en/tarot/pairs/wands-13.txt", en_tarot_pairs_wands_13_txt),
  FILE_ENTRY("en/tarot/pairs/wands-14.txt", en_tarot_pairs_wands_14_txt),
  FILE_ENTRY("en/tarot/questions.patterns", en_tarot_questions_patterns),
  FILE_ENTRY("en/tarot/questions.txt", en_tarot_questions_txt),
  FILE_ENTRY("en/tarot/spoken.txt", en_tarot_spoken_txt),
  FILE_ENTRY("en/tarot/spreads.txt", en_tarot_spreads_txt),
  FILE_ENTRY("en/tarot/told/cups-01.txt", en_tarot_told_cups_01_txt),
  FILE_ENTRY("en/tarot/told/cups-02.txt", en_tarot_told_cups_02_txt),
  FILE_ENTRY("en/tarot/told/cups-03.txt", en_tarot_told_cups_03_txt),
  FILE_ENTRY("en/tarot/told/cups-04.txt", en_tarot_told_cups_04_txt),
  FILE_ENTRY("en/tarot/told/cups-05.txt", en_tarot_told_cups_05_txt),
  FILE_ENTRY("en/tarot/told/cups-06.txt", en_tarot_told_cups_06_txt),
  FILE_ENTRY("en/tarot/told/cups-07.txt", en_tarot_told_cups_07_txt),
  FILE_ENTRY("en/tarot/told/cups-08.txt", en_tarot_told_cups_08_txt),
  FILE_ENTRY("en/tarot/told/cups-09.txt", en_tarot_told_cups_09_txt),
  FILE_ENTRY("en/tarot/told/cups-10.txt", en_tarot_told_cups_10_txt),
  FILE_ENTRY("en/tarot/told/cups-11.txt", en_tarot_told_cups_11_txt),
  FILE_ENTRY("en/tarot/told/cups-12.txt", en_tarot_told_cups_12_txt),
  FILE_ENTRY("en/tarot/told/cups-13.txt", en_tarot_told_cups_13_txt),
  FILE_ENTRY("en/tarot/told/cups-14.txt", en_tarot_told_cups_14_txt),
  FILE_ENTRY("en/tarot/told/major-00.txt", en_tarot_told_major_00_txt),
  FILE_ENTRY("en/tarot/told/major-01.txt", en_tarot_told_major_01_txt),
  FILE_ENTRY("en/tarot/told/major-02.txt", en_tarot_told_major_02_txt),
  FILE_ENTRY("en/tarot/told/major-03.txt", en_tarot_told_major_03_txt),
  FILE_ENTRY("en/tarot/told/major-04.txt", en_tarot_told_major_04_txt),
  FILE_ENTRY("en/tarot/told/major-05.txt", en_tarot_told_major_05_txt),
  FILE_ENTRY("en/tarot/told/major-06.txt", en_tarot_told_major_06_txt),
  FILE_ENTRY("en/tarot/told/major-07.txt", en_tarot_told_major_07_txt),
  FILE_ENTRY("en/tarot/told/major-08.txt", en_tarot_told_major_08_txt),
  FILE_ENTRY("en/tarot/told/major-09.txt", en_tarot_told_major_09_txt),
  FILE_ENTRY("en/tarot/told/major-10.txt", en_tarot_told_major_10_txt),
  FILE_ENTRY("en/tarot/told/major-11.txt", en_tarot_told_major_11_txt),
  FILE_ENTRY("en/tarot/told/major-12.txt", en_tarot_told_major_12_txt),
  FILE_ENTRY("en/tarot/told/major-13.txt", en_tarot_told_major_13_txt),
  FILE_ENTRY("en/tarot/told/major-14.txt", en_tarot_told_major_14_txt),
  FILE_ENTRY("en/tarot/told/major-15.txt", en_tarot_told_major_15_txt),
  FILE_ENTRY("en/tarot/told/major-16.txt", en_tarot_told_major_16_txt),
  FILE_ENTRY("en/tarot/told/major-17.txt", en_tarot_told_major_17_txt),
  FILE_ENTRY("en/tarot/told/major-18.txt", en_tarot_told_major_18_txt),
  FILE_ENTRY("en/tarot/told/major-19.txt", en_tarot_told_major_19_txt),
  FILE_ENTRY("en/tarot/told/major-20.txt", en_tarot_told_major_20_txt),
  FILE_ENTRY("en/tarot/told/major-21.txt", en_tarot_told_major_21_txt),
  FILE_ENTRY("en/tarot/told/pentacles-01.txt", en_tarot_told_pentacles_01_txt),
  FILE_ENTRY("en/tarot/told/pentacles-02.txt", en_tarot_told_pentacles_02_txt),
  FILE_ENTRY("en/tarot/told/pentacles-03.txt", en_tarot_told_pentacles_03_txt),
  FILE_ENTRY("en/tarot/told/pentacles-04.txt", en_tarot_told_pentacles_04_txt),
  FILE_ENTRY("en/tarot/told/pentacles-05.txt", en_tarot_told_pentacles_05_txt),
  FILE_ENTRY("en/tarot/told/pentacles-06.txt", en_tarot_told_pentacles_06_txt),
  FILE_ENTRY("en/tarot/told/pentacles-07.txt", en_tarot_told_pentacles_07_txt),
  FILE_ENTRY("en/tarot/told/pentacles-08.txt", en_tarot_told_pentacles_08_txt),
  FILE_ENTRY("en/tarot/told/pentacles-09.txt", en_tarot_told_pentacles_09_txt),
  FILE_ENTRY("en/tarot/told/pentacles-10.txt", en_tarot_told_pentacles_10_txt),
  FILE_ENTRY("en/tarot/told/pentacles-11.txt", en_tarot_told_pentacles_11_txt),
  FILE_ENTRY("en/tarot/told/pentacles-12.txt", en_tarot_told_pentacles_12_txt),
  FILE_ENTRY("en/tarot/told/pentacles-13.txt", en_tarot_told_pentacles_13_txt),
  FILE_ENTRY("en/tarot/told/pentacles-14.txt", en_tarot_told_pentacles_14_txt),
  FILE_ENTRY("en/tarot/told/swords-01.txt", en_tarot_told_swords_01_txt),
  FILE_ENTRY("en/tarot/told/swords-02.txt", en_tarot_told_swords_02_txt),
  FILE_ENTRY("en/tarot/told/swords-03.txt", en_tarot_told_swords_03_txt),
  FILE_ENTRY("en/tarot/told/swords-04.txt", en_tarot_told_swords_04_txt),
  FILE_ENTRY("en/tarot/told/swords-05.txt", en_tarot_told_swords_05_txt),
  FILE_ENTRY("en/tarot/told/swords-06.txt", en_tarot_told_swords_06_txt),
  FILE_ENTRY("en/tarot/told/swords-07.txt", en_tarot_told_swords_07_txt),
  FILE_ENTRY("en/tarot/told/swords-08.txt", en_tarot_told_swords_08_txt),
  FILE_ENTRY("en/tarot/told/swords-09.txt", en_tarot_told_swords_09_txt),
  FILE_ENTRY("en/tarot/told/swords-10.txt", en_tarot_told_swords_10_txt),
  FILE_ENTRY("en/tarot/told/swords-11.txt", en_tarot_told_swords_11_txt),
  FILE_ENTRY("en/tarot/told/swords-12.txt", en_tarot_told_swords_12_txt),
  FILE_ENTRY("en/tarot/told/swords-13.txt", en_tarot_told_swords_13_txt),
  FILE_ENTRY("en/tarot/told/swords-14.txt", en_tarot_told_swords_14_txt),
  FILE_ENTRY("en/tarot/told/wands-01.txt", en_tarot_told_wands_01_txt),
  FILE_ENTRY("en/tarot/told/wands-02.txt", en_tarot_told_wands_02_txt),
  FILE_ENTRY("en/tarot/told/wands-03.txt", en_tarot_told_wands_03_txt),
  FILE_ENTRY("en/tarot/told/wands-04.txt", en_tarot_told_wands_04_txt),
  FILE_ENTRY("en/tarot/told/wands-05.txt", en_tarot_told_wands_05_txt),
  FILE_ENTRY("en/tarot/told/wands-06.txt", en_tarot_told_wands_06_txt),
  FILE_ENTRY("en/tarot/told/wands-07.txt", en_tarot_told_wands_07_txt),
  FILE_ENTRY("en/tarot/told/wands-08.txt", en_tarot_told_wands_08_txt),
  FILE_ENTRY("en/tarot/told/wands-09.txt", en_tarot_told_wands_09_txt),
  FILE_ENTRY("en/tarot/told/wands-10.txt", en_tarot_told_wands_10_txt),
  FILE_ENTRY("en/tarot/told/wands-11.txt", en_tarot_told_wands_11_txt),
  FILE_ENTRY("en/tarot/told/wands-12.txt", en_tarot_told_wands_12_txt),
  FILE_ENTRY("en/tarot/told/wands-13.txt", en_tarot_told_wands_13_txt),
  FILE_ENTRY("en/tarot/told/wands-14.txt", en_tarot_told_wands_14_txt),
  FILE_ENTRY("en/tarot/turned/majors-wands.txt", en_tarot_turned_majors_wands_txt),
  FILE_ENTRY("en/tarot/turned/swords-pentacles.txt", en_tarot_turned_swords_pentacles_txt),
  FILE_ENTRY("en/tarot/turned/wands-cups.txt", en_tarot_turned_wands_cups_txt),
  FILE_ENTRY("en/threads/choices.threads", en_threads_choices_threads),
  FILE_ENTRY("en/threads/closeness.threads", en_threads_closeness_threads),
  FILE_ENTRY("en/threads/days.threads", en_threads_days_threads),
  FILE_ENTRY("en/threads/face.threads", en_threads_face_threads),
  FILE_ENTRY("en/threads/pressure.threads", en_threads_pressure_threads),
  FILE_ENTRY("en/threads/room.threads", en_threads_room_threads),
  FILE_ENTRY("en/threads/slow-choices.threads", en_threads_slow_choices_threads),
  FILE_ENTRY("en/threads/slow-closeness.threads", en_threads_slow_closeness_threads),
  FILE_ENTRY("en/threads/slow-face.threads", en_threads_slow_face_threads),
  FILE_ENTRY("en/threads/slow-pressure.threads", en_threads_slow_pressure_threads),
  FILE_ENTRY("en/threads/slow-room.threads", en_threads_slow_room_threads),
  FILE_ENTRY("en/threads/slow-time.threads", en_threads_slow_time_threads),
  FILE_ENTRY("en/threads/slow-words.threads", en_threads_slow_words_threads),
  FILE_ENTRY("en/threads/slow-work.threads", en_threads_slow_work_threads),
  FILE_ENTRY("en/threads/time.threads", en_threads_time_threads),
  FILE_ENTRY("en/threads/words.threads", en_threads_words_threads),
  FILE_ENTRY("en/threads/work.threads", en_threads_work_threads),
  FILE_ENTRY("en/transits/chapters.txt", en_transits_chapters_txt),
  FILE_ENTRY("en/transits/jupiter.txt", en_transits_jupiter_txt),
  FILE_ENTRY("en/transits/mars.txt", en_transits_mars_txt),
  FILE_ENTRY("en/transits/mercury.txt", en_transits_mercury_txt),
  FILE_ENTRY("en/transits/moon.txt", en_transits_moon_txt),
  FILE_ENTRY("en/transits/neptune.txt", en_transits_neptune_txt),
  FILE_ENTRY("en/transits/pluto.txt", en_transits_pluto_txt),
  FILE_ENTRY("en/transits/saturn.txt", en_transits_saturn_txt),
  FILE_ENTRY("en/transits/sun.txt", en_transits_sun_txt),
  FILE_ENTRY("en/transits/uranus.txt", en_transits_uranus_txt),
  FILE_ENTRY("en/transits/venus.txt", en_transits_venus_txt),
  FILE_ENTRY("en/vedic/almanac.txt", en_vedic_almanac_txt),
  FILE_ENTRY("en/vedic/dashas.txt", en_vedic_dashas_txt),
  FILE_ENTRY("en/vedic/houses.txt", en_vedic_houses_txt),
  FILE_ENTRY("en/vedic/matching.txt", en_vedic_matching_txt),
  FILE_ENTRY("en/vedic/yogas.txt", en_vedic_yogas_txt),
  FILE_ENTRY("en/words/calendar.txt", en_words_calendar_txt),
  FILE_ENTRY("en/words/chapters.txt", en_words_chapters_txt),
  FILE_ENTRY("en/words/clocks.txt", en_words_clocks_txt),
  FILE_ENTRY("en/words/dates.txt", en_words_dates_txt),
  FILE_ENTRY("en/words/lines.txt", en_words_lines_txt),
  FILE_ENTRY("en/words/names.txt", en_words_names_txt),
  FILE_ENTRY("en/words/notifications.txt", en_words_notifications_txt),
  FILE_ENTRY("en/words/readings.txt", en_words_readings_txt),
  FILE_ENTRY("en/words/sidereal.txt", en_words_sidereal_txt),
  FILE_ENTRY("en/words/touches.txt", en_words_touches_txt),
};

size_t readingsTextCount(void) { return sizeof(files) / sizeof(files[0]); }

ReadingsText readingsText(size_t index) { return files[index]; }
