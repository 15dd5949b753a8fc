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
static const unsigned char en_tarot_asked_abroad_txt[] = {
#embed "en/tarot/asked/abroad.txt"
};
static const unsigned char en_tarot_asked_admission_txt[] = {
#embed "en/tarot/asked/admission.txt"
};
static const unsigned char en_tarot_asked_adopt_txt[] = {
#embed "en/tarot/asked/adopt.txt"
};
static const unsigned char en_tarot_asked_alone_txt[] = {
#embed "en/tarot/asked/alone.txt"
};
static const unsigned char en_tarot_asked_anger_txt[] = {
#embed "en/tarot/asked/anger.txt"
};
static const unsigned char en_tarot_asked_anxiety_txt[] = {
#embed "en/tarot/asked/anxiety.txt"
};
static const unsigned char en_tarot_asked_apology_txt[] = {
#embed "en/tarot/asked/apology.txt"
};
static const unsigned char en_tarot_asked_argument_txt[] = {
#embed "en/tarot/asked/argument.txt"
};
static const unsigned char en_tarot_asked_balance_txt[] = {
#embed "en/tarot/asked/balance.txt"
};
static const unsigned char en_tarot_asked_begin_txt[] = {
#embed "en/tarot/asked/begin.txt"
};
static const unsigned char en_tarot_asked_body_any_txt[] = {
#embed "en/tarot/asked/body-any.txt"
};
static const unsigned char en_tarot_asked_boss_txt[] = {
#embed "en/tarot/asked/boss.txt"
};
static const unsigned char en_tarot_asked_boundaries_txt[] = {
#embed "en/tarot/asked/boundaries.txt"
};
static const unsigned char en_tarot_asked_business_txt[] = {
#embed "en/tarot/asked/business.txt"
};
static const unsigned char en_tarot_asked_calling_txt[] = {
#embed "en/tarot/asked/calling.txt"
};
static const unsigned char en_tarot_asked_change_txt[] = {
#embed "en/tarot/asked/change.txt"
};
static const unsigned char en_tarot_asked_child_txt[] = {
#embed "en/tarot/asked/child.txt"
};
static const unsigned char en_tarot_asked_choice_txt[] = {
#embed "en/tarot/asked/choice.txt"
};
static const unsigned char en_tarot_asked_colleague_txt[] = {
#embed "en/tarot/asked/colleague.txt"
};
static const unsigned char en_tarot_asked_come_back_txt[] = {
#embed "en/tarot/asked/come-back.txt"
};
static const unsigned char en_tarot_asked_confidence_txt[] = {
#embed "en/tarot/asked/confidence.txt"
};
static const unsigned char en_tarot_asked_crush_txt[] = {
#embed "en/tarot/asked/crush.txt"
};
static const unsigned char en_tarot_asked_dating_txt[] = {
#embed "en/tarot/asked/dating.txt"
};
static const unsigned char en_tarot_asked_day_txt[] = {
#embed "en/tarot/asked/day.txt"
};
static const unsigned char en_tarot_asked_distance_txt[] = {
#embed "en/tarot/asked/distance.txt"
};
static const unsigned char en_tarot_asked_elder_care_txt[] = {
#embed "en/tarot/asked/elder-care.txt"
};
static const unsigned char en_tarot_asked_envy_txt[] = {
#embed "en/tarot/asked/envy.txt"
};
static const unsigned char en_tarot_asked_ex_contact_txt[] = {
#embed "en/tarot/asked/ex-contact.txt"
};
static const unsigned char en_tarot_asked_ex_moves_on_txt[] = {
#embed "en/tarot/asked/ex-moves-on.txt"
};
static const unsigned char en_tarot_asked_exam_txt[] = {
#embed "en/tarot/asked/exam.txt"
};
static const unsigned char en_tarot_asked_family_holidays_txt[] = {
#embed "en/tarot/asked/family-holidays.txt"
};
static const unsigned char en_tarot_asked_family_txt[] = {
#embed "en/tarot/asked/family.txt"
};
static const unsigned char en_tarot_asked_father_txt[] = {
#embed "en/tarot/asked/father.txt"
};
static const unsigned char en_tarot_asked_fear_txt[] = {
#embed "en/tarot/asked/fear.txt"
};
static const unsigned char en_tarot_asked_feelings_txt[] = {
#embed "en/tarot/asked/feelings.txt"
};
static const unsigned char en_tarot_asked_find_job_txt[] = {
#embed "en/tarot/asked/find-job.txt"
};
static const unsigned char en_tarot_asked_finish_txt[] = {
#embed "en/tarot/asked/finish.txt"
};
static const unsigned char en_tarot_asked_forgive_txt[] = {
#embed "en/tarot/asked/forgive.txt"
};
static const unsigned char en_tarot_asked_friend_argument_txt[] = {
#embed "en/tarot/asked/friend-argument.txt"
};
static const unsigned char en_tarot_asked_friend_in_need_txt[] = {
#embed "en/tarot/asked/friend-in-need.txt"
};
static const unsigned char en_tarot_asked_friend_lost_txt[] = {
#embed "en/tarot/asked/friend-lost.txt"
};
static const unsigned char en_tarot_asked_friend_replaced_txt[] = {
#embed "en/tarot/asked/friend-replaced.txt"
};
static const unsigned char en_tarot_asked_friend_silent_txt[] = {
#embed "en/tarot/asked/friend-silent.txt"
};
static const unsigned char en_tarot_asked_friend_txt[] = {
#embed "en/tarot/asked/friend.txt"
};
static const unsigned char en_tarot_asked_friends_any_txt[] = {
#embed "en/tarot/asked/friends-any.txt"
};
static const unsigned char en_tarot_asked_friends_make_txt[] = {
#embed "en/tarot/asked/friends-make.txt"
};
static const unsigned char en_tarot_asked_gathering_txt[] = {
#embed "en/tarot/asked/gathering.txt"
};
static const unsigned char en_tarot_asked_ghosted_txt[] = {
#embed "en/tarot/asked/ghosted.txt"
};
static const unsigned char en_tarot_asked_go_back_txt[] = {
#embed "en/tarot/asked/go-back.txt"
};
static const unsigned char en_tarot_asked_grief_txt[] = {
#embed "en/tarot/asked/grief.txt"
};
static const unsigned char en_tarot_asked_group_txt[] = {
#embed "en/tarot/asked/group.txt"
};
static const unsigned char en_tarot_asked_guest_txt[] = {
#embed "en/tarot/asked/guest.txt"
};
static const unsigned char en_tarot_asked_habit_txt[] = {
#embed "en/tarot/asked/habit.txt"
};
static const unsigned char en_tarot_asked_heartbreak_txt[] = {
#embed "en/tarot/asked/heartbreak.txt"
};
static const unsigned char en_tarot_asked_hobby_txt[] = {
#embed "en/tarot/asked/hobby.txt"
};
static const unsigned char en_tarot_asked_home_txt[] = {
#embed "en/tarot/asked/home.txt"
};
static const unsigned char en_tarot_asked_in_laws_txt[] = {
#embed "en/tarot/asked/in-laws.txt"
};
static const unsigned char en_tarot_asked_inherit_txt[] = {
#embed "en/tarot/asked/inherit.txt"
};
static const unsigned char en_tarot_asked_interview_txt[] = {
#embed "en/tarot/asked/interview.txt"
};
static const unsigned char en_tarot_asked_intimacy_txt[] = {
#embed "en/tarot/asked/intimacy.txt"
};
static const unsigned char en_tarot_asked_jealous_txt[] = {
#embed "en/tarot/asked/jealous.txt"
};
static const unsigned char en_tarot_asked_keep_home_txt[] = {
#embed "en/tarot/asked/keep-home.txt"
};
static const unsigned char en_tarot_asked_kin_any_txt[] = {
#embed "en/tarot/asked/kin-any.txt"
};
static const unsigned char en_tarot_asked_learn_txt[] = {
#embed "en/tarot/asked/learn.txt"
};
static const unsigned char en_tarot_asked_leave_job_txt[] = {
#embed "en/tarot/asked/leave-job.txt"
};
static const unsigned char en_tarot_asked_let_go_txt[] = {
#embed "en/tarot/asked/let-go.txt"
};
static const unsigned char en_tarot_asked_live_together_txt[] = {
#embed "en/tarot/asked/live-together.txt"
};
static const unsigned char en_tarot_asked_lonely_txt[] = {
#embed "en/tarot/asked/lonely.txt"
};
static const unsigned char en_tarot_asked_lost_job_txt[] = {
#embed "en/tarot/asked/lost-job.txt"
};
static const unsigned char en_tarot_asked_lost_thing_txt[] = {
#embed "en/tarot/asked/lost-thing.txt"
};
static const unsigned char en_tarot_asked_love_after_any_txt[] = {
#embed "en/tarot/asked/love-after-any.txt"
};
static const unsigned char en_tarot_asked_love_begin_any_txt[] = {
#embed "en/tarot/asked/love-begin-any.txt"
};
static const unsigned char en_tarot_asked_love_together_any_txt[] = {
#embed "en/tarot/asked/love-together-any.txt"
};
static const unsigned char en_tarot_asked_making_any_txt[] = {
#embed "en/tarot/asked/making-any.txt"
};
static const unsigned char en_tarot_asked_marry_txt[] = {
#embed "en/tarot/asked/marry.txt"
};
static const unsigned char en_tarot_asked_meet_txt[] = {
#embed "en/tarot/asked/meet.txt"
};
static const unsigned char en_tarot_asked_miss_me_txt[] = {
#embed "en/tarot/asked/miss-me.txt"
};
static const unsigned char en_tarot_asked_money_any_txt[] = {
#embed "en/tarot/asked/money-any.txt"
};
static const unsigned char en_tarot_asked_money_now_txt[] = {
#embed "en/tarot/asked/money-now.txt"
};
static const unsigned char en_tarot_asked_mother_txt[] = {
#embed "en/tarot/asked/mother.txt"
};
static const unsigned char en_tarot_asked_move_txt[] = {
#embed "en/tarot/asked/move.txt"
};
static const unsigned char en_tarot_asked_my_looks_txt[] = {
#embed "en/tarot/asked/my-looks.txt"
};
static const unsigned char en_tarot_asked_new_baby_txt[] = {
#embed "en/tarot/asked/new-baby.txt"
};
static const unsigned char en_tarot_asked_not_liked_txt[] = {
#embed "en/tarot/asked/not-liked.txt"
};
static const unsigned char en_tarot_asked_offer_txt[] = {
#embed "en/tarot/asked/offer.txt"
};
static const unsigned char en_tarot_asked_open_txt[] = {
#embed "en/tarot/asked/open.txt"
};
static const unsigned char en_tarot_asked_owed_txt[] = {
#embed "en/tarot/asked/owed.txt"
};
static const unsigned char en_tarot_asked_parents_txt[] = {
#embed "en/tarot/asked/parents.txt"
};
static const unsigned char en_tarot_asked_passed_over_txt[] = {
#embed "en/tarot/asked/passed-over.txt"
};
static const unsigned char en_tarot_asked_pattern_txt[] = {
#embed "en/tarot/asked/pattern.txt"
};
static const unsigned char en_tarot_asked_perform_txt[] = {
#embed "en/tarot/asked/perform.txt"
};
static const unsigned char en_tarot_asked_pet_txt[] = {
#embed "en/tarot/asked/pet.txt"
};
static const unsigned char en_tarot_asked_place_any_txt[] = {
#embed "en/tarot/asked/place-any.txt"
};
static const unsigned char en_tarot_asked_promotion_txt[] = {
#embed "en/tarot/asked/promotion.txt"
};
static const unsigned char en_tarot_asked_publish_txt[] = {
#embed "en/tarot/asked/publish.txt"
};
static const unsigned char en_tarot_asked_purpose_txt[] = {
#embed "en/tarot/asked/purpose.txt"
};
static const unsigned char en_tarot_asked_raise_txt[] = {
#embed "en/tarot/asked/raise.txt"
};
static const unsigned char en_tarot_asked_regret_txt[] = {
#embed "en/tarot/asked/regret.txt"
};
static const unsigned char en_tarot_asked_relationship_txt[] = {
#embed "en/tarot/asked/relationship.txt"
};
static const unsigned char en_tarot_asked_release_txt[] = {
#embed "en/tarot/asked/release.txt"
};
static const unsigned char en_tarot_asked_retire_txt[] = {
#embed "en/tarot/asked/retire.txt"
};
static const unsigned char en_tarot_asked_right_choice_txt[] = {
#embed "en/tarot/asked/right-choice.txt"
};
static const unsigned char en_tarot_asked_roommate_txt[] = {
#embed "en/tarot/asked/roommate.txt"
};
static const unsigned char en_tarot_asked_sad_txt[] = {
#embed "en/tarot/asked/sad.txt"
};
static const unsigned char en_tarot_asked_save_txt[] = {
#embed "en/tarot/asked/save.txt"
};
static const unsigned char en_tarot_asked_self_any_txt[] = {
#embed "en/tarot/asked/self-any.txt"
};
static const unsigned char en_tarot_asked_settle_txt[] = {
#embed "en/tarot/asked/settle.txt"
};
static const unsigned char en_tarot_asked_sibling_txt[] = {
#embed "en/tarot/asked/sibling.txt"
};
static const unsigned char en_tarot_asked_sleep_txt[] = {
#embed "en/tarot/asked/sleep.txt"
};
static const unsigned char en_tarot_asked_spiritual_txt[] = {
#embed "en/tarot/asked/spiritual.txt"
};
static const unsigned char en_tarot_asked_stuck_txt[] = {
#embed "en/tarot/asked/stuck.txt"
};
static const unsigned char en_tarot_asked_tell_txt[] = {
#embed "en/tarot/asked/tell.txt"
};
static const unsigned char en_tarot_asked_time_txt[] = {
#embed "en/tarot/asked/time.txt"
};
static const unsigned char en_tarot_asked_timing_txt[] = {
#embed "en/tarot/asked/timing.txt"
};
static const unsigned char en_tarot_asked_tired_txt[] = {
#embed "en/tarot/asked/tired.txt"
};
static const unsigned char en_tarot_asked_travel_txt[] = {
#embed "en/tarot/asked/travel.txt"
};
static const unsigned char en_tarot_asked_trust_again_txt[] = {
#embed "en/tarot/asked/trust-again.txt"
};
static const unsigned char en_tarot_asked_two_loves_txt[] = {
#embed "en/tarot/asked/two-loves.txt"
};
static const unsigned char en_tarot_asked_unavailable_txt[] = {
#embed "en/tarot/asked/unavailable.txt"
};
static const unsigned char en_tarot_asked_waiting_txt[] = {
#embed "en/tarot/asked/waiting.txt"
};
static const unsigned char en_tarot_asked_week_txt[] = {
#embed "en/tarot/asked/week.txt"
};
static const unsigned char en_tarot_asked_what_are_we_txt[] = {
#embed "en/tarot/asked/what-are-we.txt"
};
static const unsigned char en_tarot_asked_who_txt[] = {
#embed "en/tarot/asked/who.txt"
};
static const unsigned char en_tarot_asked_work_any_txt[] = {
#embed "en/tarot/asked/work-any.txt"
};
static const unsigned char en_tarot_asked_write_txt[] = {
#embed "en/tarot/asked/write.txt"
};
static const unsigned char en_tarot_asked_yes_no_txt[] = {
#embed "en/tarot/asked/yes-no.txt"
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
static const unsigned char en_tarot_courses_around_txt[] = {
#embed "en/tarot/courses/around.txt"
};
static const unsigned char en_tarot_courses_eyes_txt[] = {
#embed "en/tarot/courses/eyes.txt"
};
static const unsigned char en_tarot_courses_feet_txt[] = {
#embed "en/tarot/courses/feet.txt"
};
static const unsigned char en_tarot_courses_hands_txt[] = {
#embed "en/tarot/courses/hands.txt"
};
static const unsigned char en_tarot_courses_load_txt[] = {
#embed "en/tarot/courses/load.txt"
};
static const unsigned char en_tarot_courses_near_txt[] = {
#embed "en/tarot/courses/near.txt"
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
static const unsigned char en_tarot_questions_model[] = {
#embed "en/tarot/questions.model"
};
static const unsigned char en_tarot_questions_patterns[] = {
#embed "en/tarot/questions.patterns"
};
static const unsigned char en_tarot_questions_txt[] = {
#embed "en/tarot/questions.txt"
};
static const unsigned char en_tarot_seen_cups_01_txt[] = {
#embed "en/tarot/seen/cups-01.txt"
};
static const unsigned char en_tarot_seen_cups_02_txt[] = {
#embed "en/tarot/seen/cups-02.txt"
};
static const unsigned char en_tarot_seen_cups_03_txt[] = {
#embed "en/tarot/seen/cups-03.txt"
};
static const unsigned char en_tarot_seen_cups_04_txt[] = {
#embed "en/tarot/seen/cups-04.txt"
};
static const unsigned char en_tarot_seen_cups_05_txt[] = {
#embed "en/tarot/seen/cups-05.txt"
};
static const unsigned char en_tarot_seen_cups_06_txt[] = {
#embed "en/tarot/seen/cups-06.txt"
};
static const unsigned char en_tarot_seen_cups_07_txt[] = {
#embed "en/tarot/seen/cups-07.txt"
};
static const unsigned char en_tarot_seen_cups_08_txt[] = {
#embed "en/tarot/seen/cups-08.txt"
};
static const unsigned char en_tarot_seen_cups_09_txt[] = {
#embed "en/tarot/seen/cups-09.txt"
};
static const unsigned char en_tarot_seen_cups_10_txt[] = {
#embed "en/tarot/seen/cups-10.txt"
};
static const unsigned char en_tarot_seen_cups_11_txt[] = {
#embed "en/tarot/seen/cups-11.txt"
};
static const unsigned char en_tarot_seen_cups_12_txt[] = {
#embed "en/tarot/seen/cups-12.txt"
};
static const unsigned char en_tarot_seen_cups_13_txt[] = {
#embed "en/tarot/seen/cups-13.txt"
};
static const unsigned char en_tarot_seen_cups_14_txt[] = {
#embed "en/tarot/seen/cups-14.txt"
};
static const unsigned char en_tarot_seen_major_00_txt[] = {
#embed "en/tarot/seen/major-00.txt"
};
static const unsigned char en_tarot_seen_major_01_txt[] = {
#embed "en/tarot/seen/major-01.txt"
};
static const unsigned char en_tarot_seen_major_02_txt[] = {
#embed "en/tarot/seen/major-02.txt"
};
static const unsigned char en_tarot_seen_major_03_txt[] = {
#embed "en/tarot/seen/major-03.txt"
};
static const unsigned char en_tarot_seen_major_04_txt[] = {
#embed "en/tarot/seen/major-04.txt"
};
static const unsigned char en_tarot_seen_major_05_txt[] = {
#embed "en/tarot/seen/major-05.txt"
};
static const unsigned char en_tarot_seen_major_06_txt[] = {
#embed "en/tarot/seen/major-06.txt"
};
static const unsigned char en_tarot_seen_major_07_txt[] = {
#embed "en/tarot/seen/major-07.txt"
};
static const unsigned char en_tarot_seen_major_08_txt[] = {
#embed "en/tarot/seen/major-08.txt"
};
static const unsigned char en_tarot_seen_major_09_txt[] = {
#embed "en/tarot/seen/major-09.txt"
};
static const unsigned char en_tarot_seen_major_10_txt[] = {
#embed "en/tarot/seen/major-10.txt"
};
static const unsigned char en_tarot_seen_major_11_txt[] = {
#embed "en/tarot/seen/major-11.txt"
};
static const unsigned char en_tarot_seen_major_12_txt[] = {
#embed "en/tarot/seen/major-12.txt"
};
static const unsigned char en_tarot_seen_major_13_txt[] = {
#embed "en/tarot/seen/major-13.txt"
};
static const unsigned char en_tarot_seen_major_14_txt[] = {
#embed "en/tarot/seen/major-14.txt"
};
static const unsigned char en_tarot_seen_major_15_txt[] = {
#embed "en/tarot/seen/major-15.txt"
};
static const unsigned char en_tarot_seen_major_16_txt[] = {
#embed "en/tarot/seen/major-16.txt"
};
static const unsigned char en_tarot_seen_major_17_txt[] = {
#embed "en/tarot/seen/major-17.txt"
};
static const unsigned char en_tarot_seen_major_18_txt[] = {
#embed "en/tarot/seen/major-18.txt"
};
static const unsigned char en_tarot_seen_major_19_txt[] = {
#embed "en/tarot/seen/major-19.txt"
};
static const unsigned char en_tarot_seen_major_20_txt[] = {
#embed "en/tarot/seen/major-20.txt"
};
static const unsigned char en_tarot_seen_major_21_txt[] = {
#embed "en/tarot/seen/major-21.txt"
};
static const unsigned char en_tarot_seen_pentacles_01_txt[] = {
#embed "en/tarot/seen/pentacles-01.txt"
};
static const unsigned char en_tarot_seen_pentacles_02_txt[] = {
#embed "en/tarot/seen/pentacles-02.txt"
};
static const unsigned char en_tarot_seen_pentacles_03_txt[] = {
#embed "en/tarot/seen/pentacles-03.txt"
};
static const unsigned char en_tarot_seen_pentacles_04_txt[] = {
#embed "en/tarot/seen/pentacles-04.txt"
};
static const unsigned char en_tarot_seen_pentacles_05_txt[] = {
#embed "en/tarot/seen/pentacles-05.txt"
};
static const unsigned char en_tarot_seen_pentacles_06_txt[] = {
#embed "en/tarot/seen/pentacles-06.txt"
};
static const unsigned char en_tarot_seen_pentacles_07_txt[] = {
#embed "en/tarot/seen/pentacles-07.txt"
};
static const unsigned char en_tarot_seen_pentacles_08_txt[] = {
#embed "en/tarot/seen/pentacles-08.txt"
};
static const unsigned char en_tarot_seen_pentacles_09_txt[] = {
#embed "en/tarot/seen/pentacles-09.txt"
};
static const unsigned char en_tarot_seen_pentacles_10_txt[] = {
#embed "en/tarot/seen/pentacles-10.txt"
};
static const unsigned char en_tarot_seen_pentacles_11_txt[] = {
#embed "en/tarot/seen/pentacles-11.txt"
};
static const unsigned char en_tarot_seen_pentacles_12_txt[] = {
#embed "en/tarot/seen/pentacles-12.txt"
};
static const unsigned char en_tarot_seen_pentacles_13_txt[] = {
#embed "en/tarot/seen/pentacles-13.txt"
};
static const unsigned char en_tarot_seen_pentacles_14_txt[] = {
#embed "en/tarot/seen/pentacles-14.txt"
};
static const unsigned char en_tarot_seen_swords_01_txt[] = {
#embed "en/tarot/seen/swords-01.txt"
};
static const unsigned char en_tarot_seen_swords_02_txt[] = {
#embed "en/tarot/seen/swords-02.txt"
};
static const unsigned char en_tarot_seen_swords_03_txt[] = {
#embed "en/tarot/seen/swords-03.txt"
};
static const unsigned char en_tarot_seen_swords_04_txt[] = {
#embed "en/tarot/seen/swords-04.txt"
};
static const unsigned char en_tarot_seen_swords_05_txt[] = {
#embed "en/tarot/seen/swords-05.txt"
};
static const unsigned char en_tarot_seen_swords_06_txt[] = {
#embed "en/tarot/seen/swords-06.txt"
};
static const unsigned char en_tarot_seen_swords_07_txt[] = {
#embed "en/tarot/seen/swords-07.txt"
};
static const unsigned char en_tarot_seen_swords_08_txt[] = {
#embed "en/tarot/seen/swords-08.txt"
};
static const unsigned char en_tarot_seen_swords_09_txt[] = {
#embed "en/tarot/seen/swords-09.txt"
};
static const unsigned char en_tarot_seen_swords_10_txt[] = {
#embed "en/tarot/seen/swords-10.txt"
};
static const unsigned char en_tarot_seen_swords_11_txt[] = {
#embed "en/tarot/seen/swords-11.txt"
};
static const unsigned char en_tarot_seen_swords_12_txt[] = {
#embed "en/tarot/seen/swords-12.txt"
};
static const unsigned char en_tarot_seen_swords_13_txt[] = {
#embed "en/tarot/seen/swords-13.txt"
};
static const unsigned char en_tarot_seen_swords_14_txt[] = {
#embed "en/tarot/seen/swords-14.txt"
};
static const unsigned char en_tarot_seen_wands_01_txt[] = {
#embed "en/tarot/seen/wands-01.txt"
};
static const unsigned char en_tarot_seen_wands_02_txt[] = {
#embed "en/tarot/seen/wands-02.txt"
};
static const unsigned char en_tarot_seen_wands_03_txt[] = {
#embed "en/tarot/seen/wands-03.txt"
};
static const unsigned char en_tarot_seen_wands_04_txt[] = {
#embed "en/tarot/seen/wands-04.txt"
};
static const unsigned char en_tarot_seen_wands_05_txt[] = {
#embed "en/tarot/seen/wands-05.txt"
};
static const unsigned char en_tarot_seen_wands_06_txt[] = {
#embed "en/tarot/seen/wands-06.txt"
};
static const unsigned char en_tarot_seen_wands_07_txt[] = {
#embed "en/tarot/seen/wands-07.txt"
};
static const unsigned char en_tarot_seen_wands_08_txt[] = {
#embed "en/tarot/seen/wands-08.txt"
};
static const unsigned char en_tarot_seen_wands_09_txt[] = {
#embed "en/tarot/seen/wands-09.txt"
};
static const unsigned char en_tarot_seen_wands_10_txt[] = {
#embed "en/tarot/seen/wands-10.txt"
};
static const unsigned char en_tarot_seen_wands_11_txt[] = {
#embed "en/tarot/seen/wands-11.txt"
};
static const unsigned char en_tarot_seen_wands_12_txt[] = {
#embed "en/tarot/seen/wands-12.txt"
};
static const unsigned char en_tarot_seen_wands_13_txt[] = {
#embed "en/tarot/seen/wands-13.txt"
};
static const unsigned char en_tarot_seen_wands_14_txt[] = {
#embed "en/tarot/seen/wands-14.txt"
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
static const unsigned char en_tarot_watched_body_rest_txt[] = {
#embed "en/tarot/watched/body-rest.txt"
};
static const unsigned char en_tarot_watched_friends_txt[] = {
#embed "en/tarot/watched/friends.txt"
};
static const unsigned char en_tarot_watched_kin_txt[] = {
#embed "en/tarot/watched/kin.txt"
};
static const unsigned char en_tarot_watched_love_after_txt[] = {
#embed "en/tarot/watched/love-after.txt"
};
static const unsigned char en_tarot_watched_love_begin_txt[] = {
#embed "en/tarot/watched/love-begin.txt"
};
static const unsigned char en_tarot_watched_love_together_txt[] = {
#embed "en/tarot/watched/love-together.txt"
};
static const unsigned char en_tarot_watched_making_txt[] = {
#embed "en/tarot/watched/making.txt"
};
static const unsigned char en_tarot_watched_money_txt[] = {
#embed "en/tarot/watched/money.txt"
};
static const unsigned char en_tarot_watched_place_txt[] = {
#embed "en/tarot/watched/place.txt"
};
static const unsigned char en_tarot_watched_self_txt[] = {
#embed "en/tarot/watched/self.txt"
};
static const unsigned char en_tarot_watched_work_txt[] = {
#embed "en/tarot/watched/work.txt"
};
static const unsigned char en_tarot_watched_yes_no_txt[] = {
#embed "en/tarot/watched/yes-no.txt"
};
static const unsigned char en_tarot_watching_txt[] = {
#embed "en/tarot/watching.txt"
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
  FILE_ENTRY("en/tarot/asked/abroad.txt", en_tarot_asked_abroad_txt),
  FILE_ENTRY("en/tarot/asked/admission.txt", en_tarot_asked_admission_txt),
  FILE_ENTRY("en/tarot/asked/adopt.txt", en_tarot_asked_adopt_txt),
  FILE_ENTRY("en/tarot/asked/alone.txt", en_tarot_asked_alone_txt),
  FILE_ENTRY("en/tarot/asked/anger.txt", en_tarot_asked_anger_txt),
  FILE_ENTRY("en/tarot/asked/anxiety.txt", en_tarot_asked_anxiety_txt),
  FILE_ENTRY("en/tarot/asked/apology.txt", en_tarot_asked_apology_txt),
  FILE_ENTRY("en/tarot/asked/argument.txt", en_tarot_asked_argument_txt),
  FILE_ENTRY("en/tarot/asked/balance.txt", en_tarot_asked_balance_txt),
  FILE_ENTRY("en/tarot/asked/begin.txt", en_tarot_asked_begin_txt),
  FILE_ENTRY("en/tarot/asked/body-any.txt", en_tarot_asked_body_any_txt),
  FILE_ENTRY("en/tarot/asked/boss.txt", en_tarot_asked_boss_txt),
  FILE_ENTRY("en/tarot/asked/boundaries.txt", en_tarot_asked_boundaries_txt),
  FILE_ENTRY("en/tarot/asked/business.txt", en_tarot_asked_business_txt),
  FILE_ENTRY("en/tarot/asked/calling.txt", en_tarot_asked_calling_txt),
  FILE_ENTRY("en/tarot/asked/change.txt", en_tarot_asked_change_txt),
  FILE_ENTRY("en/tarot/asked/child.txt", en_tarot_asked_child_txt),
  FILE_ENTRY("en/tarot/asked/choice.txt", en_tarot_asked_choice_txt),
  FILE_ENTRY("en/tarot/asked/colleague.txt", en_tarot_asked_colleague_txt),
  FILE_ENTRY("en/tarot/asked/come-back.txt", en_tarot_asked_come_back_txt),
  FILE_ENTRY("en/tarot/asked/confidence.txt", en_tarot_asked_confidence_txt),
  FILE_ENTRY("en/tarot/asked/crush.txt", en_tarot_asked_crush_txt),
  FILE_ENTRY("en/tarot/asked/dating.txt", en_tarot_asked_dating_txt),
  FILE_ENTRY("en/tarot/asked/day.txt", en_tarot_asked_day_txt),
  FILE_ENTRY("en/tarot/asked/distance.txt", en_tarot_asked_distance_txt),
  FILE_ENTRY("en/tarot/asked/elder-care.txt", en_tarot_asked_elder_care_txt),
  FILE_ENTRY("en/tarot/asked/envy.txt", en_tarot_asked_envy_txt),
  FILE_ENTRY("en/tarot/asked/ex-contact.txt", en_tarot_asked_ex_contact_txt),
  FILE_ENTRY("en/tarot/asked/ex-moves-on.txt", en_tarot_asked_ex_moves_on_txt),
  FILE_ENTRY("en/tarot/asked/exam.txt", en_tarot_asked_exam_txt),
  FILE_ENTRY("en/tarot/asked/family-holidays.txt", en_tarot_asked_family_holidays_txt),
  FILE_ENTRY("en/tarot/asked/family.txt", en_tarot_asked_family_txt),
  FILE_ENTRY("en/tarot/asked/father.txt", en_tarot_asked_father_txt),
  FILE_ENTRY("en/tarot/asked/fear.txt", en_tarot_asked_fear_txt),
  FILE_ENTRY("en/tarot/asked/feelings.txt", en_tarot_asked_feelings_txt),
  FILE_ENTRY("en/tarot/asked/find-job.txt", en_tarot_asked_find_job_txt),
  FILE_ENTRY("en/tarot/asked/finish.txt", en_tarot_asked_finish_txt),
  FILE_ENTRY("en/tarot/asked/forgive.txt", en_tarot_asked_forgive_txt),
  FILE_ENTRY("en/tarot/asked/friend-argument.txt", en_tarot_asked_friend_argument_txt),
  FILE_ENTRY("en/tarot/asked/friend-in-need.txt", en_tarot_asked_friend_in_need_txt),
  FILE_ENTRY("en/tarot/asked/friend-lost.txt", en_tarot_asked_friend_lost_txt),
  FILE_ENTRY("en/tarot/asked/friend-replaced.txt", en_tarot_asked_friend_replaced_txt),
  FILE_ENTRY("en/tarot/asked/friend-silent.txt", en_tarot_asked_friend_silent_txt),
  FILE_ENTRY("en/tarot/asked/friend.txt", en_tarot_asked_friend_txt),
  FILE_ENTRY("en/tarot/asked/friends-any.txt", en_tarot_asked_friends_any_txt),
  FILE_ENTRY("en/tarot/asked/friends-make.txt", en_tarot_asked_friends_make_txt),
  FILE_ENTRY("en/tarot/asked/gathering.txt", en_tarot_asked_gathering_txt),
  FILE_ENTRY("en/tarot/asked/ghosted.txt", en_tarot_asked_ghosted_txt),
  FILE_ENTRY("en/tarot/asked/go-back.txt", en_tarot_asked_go_back_txt),
  FILE_ENTRY("en/tarot/asked/grief.txt", en_tarot_asked_grief_txt),
  FILE_ENTRY("en/tarot/asked/group.txt", en_tarot_asked_group_txt),
  FILE_ENTRY("en/tarot/asked/guest.txt", en_tarot_asked_guest_txt),
  FILE_ENTRY("en/tarot/asked/habit.txt", en_tarot_asked_habit_txt),
  FILE_ENTRY("en/tarot/asked/heartbreak.txt", en_tarot_asked_heartbreak_txt),
  FILE_ENTRY("en/tarot/asked/hobby.txt", en_tarot_asked_hobby_txt),
  FILE_ENTRY("en/tarot/asked/home.txt", en_tarot_asked_home_txt),
  FILE_ENTRY("en/tarot/asked/in-laws.txt", en_tarot_asked_in_laws_txt),
  FILE_ENTRY("en/tarot/asked/inherit.txt", en_tarot_asked_inherit_txt),
  FILE_ENTRY("en/tarot/asked/interview.txt", en_tarot_asked_interview_txt),
  FILE_ENTRY("en/tarot/asked/intimacy.txt", en_tarot_asked_intimacy_txt),
  FILE_ENTRY("en/tarot/asked/jealous.txt", en_tarot_asked_jealous_txt),
  FILE_ENTRY("en/tarot/asked/keep-home.txt", en_tarot_asked_keep_home_txt),
  FILE_ENTRY("en/tarot/asked/kin-any.txt", en_tarot_asked_kin_any_txt),
  FILE_ENTRY("en/tarot/asked/learn.txt", en_tarot_asked_learn_txt),
  FILE_ENTRY("en/tarot/asked/leave-job.txt", en_tarot_asked_leave_job_txt),
  FILE_ENTRY("en/tarot/asked/let-go.txt", en_tarot_asked_let_go_txt),
  FILE_ENTRY("en/tarot/asked/live-together.txt", en_tarot_asked_live_together_txt),
  FILE_ENTRY("en/tarot/asked/lonely.txt", en_tarot_asked_lonely_txt),
  FILE_ENTRY("en/tarot/asked/lost-job.txt", en_tarot_asked_lost_job_txt),
  FILE_ENTRY("en/tarot/asked/lost-thing.txt", en_tarot_asked_lost_thing_txt),
  FILE_ENTRY("en/tarot/asked/love-after-any.txt", en_tarot_asked_love_after_any_txt),
  FILE_ENTRY("en/tarot/asked/love-begin-any.txt", en_tarot_asked_love_begin_any_txt),
  FILE_ENTRY("en/tarot/asked/love-together-any.txt", en_tarot_asked_love_together_any_txt),
  FILE_ENTRY("en/tarot/asked/making-any.txt", en_tarot_asked_making_any_txt),
  FILE_ENTRY("en/tarot/asked/marry.txt", en_tarot_asked_marry_txt),
  FILE_ENTRY("en/tarot/asked/meet.txt", en_tarot_asked_meet_txt),
  FILE_ENTRY("en/tarot/asked/miss-me.txt", en_tarot_asked_miss_me_txt),
  FILE_ENTRY("en/tarot/asked/money-any.txt", en_tarot_asked_money_any_txt),
  FILE_ENTRY("en/tarot/asked/money-now.txt", en_tarot_asked_money_now_txt),
  FILE_ENTRY("en/tarot/asked/mother.txt", en_tarot_asked_mother_txt),
  FILE_ENTRY("en/tarot/asked/move.txt", en_tarot_asked_move_txt),
  FILE_ENTRY("en/tarot/asked/my-looks.txt", en_tarot_asked_my_looks_txt),
  FILE_ENTRY("en/tarot/asked/new-baby.txt", en_tarot_asked_new_baby_txt),
  FILE_ENTRY("en/tarot/asked/not-liked.txt", en_tarot_asked_not_liked_txt),
  FILE_ENTRY("en/tarot/asked/offer.txt", en_tarot_asked_offer_txt),
  FILE_ENTRY("en/tarot/asked/open.txt", en_tarot_asked_open_txt),
  FILE_ENTRY("en/tarot/asked/owed.txt", en_tarot_asked_owed_txt),
  FILE_ENTRY("en/tarot/asked/parents.txt", en_tarot_asked_parents_txt),
  FILE_ENTRY("en/tarot/asked/passed-over.txt", en_tarot_asked_passed_over_txt),
  FILE_ENTRY("en/tarot/asked/pattern.txt", en_tarot_asked_pattern_txt),
  FILE_ENTRY("en/tarot/asked/perform.txt", en_tarot_asked_perform_txt),
  FILE_ENTRY("en/tarot/asked/pet.txt", en_tarot_asked_pet_txt),
  FILE_ENTRY("en/tarot/asked/place-any.txt", en_tarot_asked_place_any_txt),
  FILE_ENTRY("en/tarot/asked/promotion.txt", en_tarot_asked_promotion_txt),
  FILE_ENTRY("en/tarot/asked/publish.txt", en_tarot_asked_publish_txt),
  FILE_ENTRY("en/tarot/asked/purpose.txt", en_tarot_asked_purpose_txt),
  FILE_ENTRY("en/tarot/asked/raise.txt", en_tarot_asked_raise_txt),
  FILE_ENTRY("en/tarot/asked/regret.txt", en_tarot_asked_regret_txt),
  FILE_ENTRY("en/tarot/asked/relationship.txt", en_tarot_asked_relationship_txt),
  FILE_ENTRY("en/tarot/asked/release.txt", en_tarot_asked_release_txt),
  FILE_ENTRY("en/tarot/asked/retire.txt", en_tarot_asked_retire_txt),
  FILE_ENTRY("en/tarot/asked/right-choice.txt", en_tarot_asked_right_choice_txt),
  FILE_ENTRY("en/tarot/asked/roommate.txt", en_tarot_asked_roommate_txt),
  FILE_ENTRY("en/tarot/asked/sad.txt", en_tarot_asked_sad_txt),
  FILE_ENTRY("en/tarot/asked/save.txt", en_tarot_asked_save_txt),
  FILE_ENTRY("en/tarot/asked/self-any.txt", en_tarot_asked_self_any_txt),
  FILE_ENTRY("en/tarot/asked/settle.txt", en_tarot_asked_settle_txt),
  FILE_ENTRY("en/tarot/asked/sibling.txt", en_tarot_asked_sibling_txt),
  FILE_ENTRY("en/tarot/asked/sleep.txt", en_tarot_asked_sleep_txt),
  FILE_ENTRY("en/tarot/asked/spiritual.txt", en_tarot_asked_spiritual_txt),
  FILE_ENTRY("en/tarot/asked/stuck.txt", en_tarot_asked_stuck_txt),
  FILE_ENTRY("en/tarot/asked/tell.txt", en_tarot_asked_tell_txt),
  FILE_ENTRY("en/tarot/asked/time.txt", en_tarot_asked_time_txt),
  FILE_ENTRY("en/tarot/asked/timing.txt", en_tarot_asked_timing_txt),
  FILE_ENTRY("en/tarot/asked/tired.txt", en_tarot_asked_tired_txt),
  FILE_ENTRY("en/tarot/asked/travel.txt", en_tarot_asked_travel_txt),
  FILE_ENTRY("en/tarot/asked/trust-again.txt", en_tarot_asked_trust_again_txt),
  FILE_ENTRY("en/tarot/asked/two-loves.txt", en_tarot_asked_two_loves_txt),
  FILE_ENTRY("en/tarot/asked/unavailable.txt", en_tarot_asked_unavailable_txt),
  FILE_ENTRY("en/tarot/asked/waiting.txt", en_tarot_asked_waiting_txt),
  FILE_ENTRY("en/tarot/asked/week.txt", en_tarot_asked_week_txt),
  FILE_ENTRY("en/tarot/asked/what-are-we.txt", en_tarot_asked_what_are_we_txt),
  FILE_ENTRY("en/tarot/asked/who.txt", en_tarot_asked_who_txt),
  FILE_ENTRY("en/tarot/asked/work-any.txt", en_tarot_asked_work_any_txt),
  FILE_ENTRY("en/tarot/asked/write.txt", en_tarot_asked_write_txt),
  FILE_ENTRY("en/tarot/asked/yes-no.txt", en_tarot_asked_yes_no_txt),
  FILE_ENTRY("en/tarot/asking.txt", en_tarot_asking_txt),
  FILE_ENTRY("en/tarot/card-cups.txt", en_tarot_card_cups_txt),
  FILE_ENTRY("en/tarot/card-majors.txt", en_tarot_card_majors_txt),
  FILE_ENTRY("en/tarot/card-pentacles.txt", en_tarot_card_pentacles_txt),
  FILE_ENTRY("en/tarot/card-swords.txt", en_tarot_card_swords_txt),
  FILE_ENTRY("en/tarot/card-wands.txt", en_tarot_card_wands_txt),
  FILE_ENTRY("en/tarot/cards.txt", en_tarot_cards_txt),
  FILE_ENTRY("en/tarot/courses/around.txt", en_tarot_courses_around_txt),
  FILE_ENTRY("en/tarot/courses/eyes.txt", en_tarot_courses_eyes_txt),
  FILE_ENTRY("en/tarot/courses/feet.txt", en_tarot_courses_feet_txt),
  FILE_ENTRY("en/tarot/courses/hands.txt", en_tarot_courses_hands_txt),
  FILE_ENTRY("en/tarot/courses/load.txt", en_tarot_courses_load_txt),
  FILE_ENTRY("en/tarot/courses/near.txt", en_tarot_courses_near_txt),
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
  FILE_ENTRY("en/tarot/questions.model", en_tarot_questions_model),
  FILE_ENTRY("en/tarot/questions.patterns", en_tarot_questions_patterns),
  FILE_ENTRY("en/tarot/questions.txt", en_tarot_questions_txt),
  FILE_ENTRY("en/tarot/seen/cups-01.txt", en_tarot_seen_cups_01_txt),
  FILE_ENTRY("en/tarot/seen/cups-02.txt", en_tarot_seen_cups_02_txt),
  FILE_ENTRY("en/tarot/seen/cups-03.txt", en_tarot_seen_cups_03_txt),
  FILE_ENTRY("en/tarot/seen/cups-04.txt", en_tarot_seen_cups_04_txt),
  FILE_ENTRY("en/tarot/seen/cups-05.txt", en_tarot_seen_cups_05_txt),
  FILE_ENTRY("en/tarot/seen/cups-06.txt", en_tarot_seen_cups_06_txt),
  FILE_ENTRY("en/tarot/seen/cups-07.txt", en_tarot_seen_cups_07_txt),
  FILE_ENTRY("en/tarot/seen/cups-08.txt", en_tarot_seen_cups_08_txt),
  FILE_ENTRY("en/tarot/seen/cups-09.txt", en_tarot_seen_cups_09_txt),
  FILE_ENTRY("en/tarot/seen/cups-10.txt", en_tarot_seen_cups_10_txt),
  FILE_ENTRY("en/tarot/seen/cups-11.txt", en_tarot_seen_cups_11_txt),
  FILE_ENTRY("en/tarot/seen/cups-12.txt", en_tarot_seen_cups_12_txt),
  FILE_ENTRY("en/tarot/seen/cups-13.txt", en_tarot_seen_cups_13_txt),
  FILE_ENTRY("en/tarot/seen/cups-14.txt", en_tarot_seen_cups_14_txt),
  FILE_ENTRY("en/tarot/seen/major-00.txt", en_tarot_seen_major_00_txt),
  FILE_ENTRY("en/tarot/seen/major-01.txt", en_tarot_seen_major_01_txt),
  FILE_ENTRY("en/tarot/seen/major-02.txt", en_tarot_seen_major_02_txt),
  FILE_ENTRY("en/tarot/seen/major-03.txt", en_tarot_seen_major_03_txt),
  FILE_ENTRY("en/tarot/seen/major-04.txt", en_tarot_seen_major_04_txt),
  FILE_ENTRY("en/tarot/seen/major-05.txt", en_tarot_seen_major_05_txt),
  FILE_ENTRY("en/tarot/seen/major-06.txt", en_tarot_seen_major_06_txt),
  FILE_ENTRY("en/tarot/seen/major-07.txt", en_tarot_seen_major_07_txt),
  FILE_ENTRY("en/tarot/seen/major-08.txt", en_tarot_seen_major_08_txt),
  FILE_ENTRY("en/tarot/seen/major-09.txt", en_tarot_seen_major_09_txt),
  FILE_ENTRY("en/tarot/seen/major-10.txt", en_tarot_seen_major_10_txt),
  FILE_ENTRY("en/tarot/seen/major-11.txt", en_tarot_seen_major_11_txt),
  FILE_ENTRY("en/tarot/seen/major-12.txt", en_tarot_seen_major_12_txt),
  FILE_ENTRY("en/tarot/seen/major-13.txt", en_tarot_seen_major_13_txt),
  FILE_ENTRY("en/tarot/seen/major-14.txt", en_tarot_seen_major_14_txt),
  FILE_ENTRY("en/tarot/seen/major-15.txt", en_tarot_seen_major_15_txt),
  FILE_ENTRY("en/tarot/seen/major-16.txt", en_tarot_seen_major_16_txt),
  FILE_ENTRY("en/tarot/seen/major-17.txt", en_tarot_seen_major_17_txt),
  FILE_ENTRY("en/tarot/seen/major-18.txt", en_tarot_seen_major_18_txt),
  FILE_ENTRY("en/tarot/seen/major-19.txt", en_tarot_seen_major_19_txt),
  FILE_ENTRY("en/tarot/seen/major-20.txt", en_tarot_seen_major_20_txt),
  FILE_ENTRY("en/tarot/seen/major-21.txt", en_tarot_seen_major_21_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-01.txt", en_tarot_seen_pentacles_01_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-02.txt", en_tarot_seen_pentacles_02_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-03.txt", en_tarot_seen_pentacles_03_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-04.txt", en_tarot_seen_pentacles_04_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-05.txt", en_tarot_seen_pentacles_05_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-06.txt", en_tarot_seen_pentacles_06_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-07.txt", en_tarot_seen_pentacles_07_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-08.txt", en_tarot_seen_pentacles_08_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-09.txt", en_tarot_seen_pentacles_09_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-10.txt", en_tarot_seen_pentacles_10_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-11.txt", en_tarot_seen_pentacles_11_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-12.txt", en_tarot_seen_pentacles_12_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-13.txt", en_tarot_seen_pentacles_13_txt),
  FILE_ENTRY("en/tarot/seen/pentacles-14.txt", en_tarot_seen_pentacles_14_txt),
  FILE_ENTRY("en/tarot/seen/swords-01.txt", en_tarot_seen_swords_01_txt),
  FILE_ENTRY("en/tarot/seen/swords-02.txt", en_tarot_seen_swords_02_txt),
  FILE_ENTRY("en/tarot/seen/swords-03.txt", en_tarot_seen_swords_03_txt),
  FILE_ENTRY("en/tarot/seen/swords-04.txt", en_tarot_seen_swords_04_txt),
  FILE_ENTRY("en/tarot/seen/swords-05.txt", en_tarot_seen_swords_05_txt),
  FILE_ENTRY("en/tarot/seen/swords-06.txt", en_tarot_seen_swords_06_txt),
  FILE_ENTRY("en/tarot/seen/swords-07.txt", en_tarot_seen_swords_07_txt),
  FILE_ENTRY("en/tarot/seen/swords-08.txt", en_tarot_seen_swords_08_txt),
  FILE_ENTRY("en/tarot/seen/swords-09.txt", en_tarot_seen_swords_09_txt),
  FILE_ENTRY("en/tarot/seen/swords-10.txt", en_tarot_seen_swords_10_txt),
  FILE_ENTRY("en/tarot/seen/swords-11.txt", en_tarot_seen_swords_11_txt),
  FILE_ENTRY("en/tarot/seen/swords-12.txt", en_tarot_seen_swords_12_txt),
  FILE_ENTRY("en/tarot/seen/swords-13.txt", en_tarot_seen_swords_13_txt),
  FILE_ENTRY("en/tarot/seen/swords-14.txt", en_tarot_seen_swords_14_txt),
  FILE_ENTRY("en/tarot/seen/wands-01.txt", en_tarot_seen_wands_01_txt),
  FILE_ENTRY("en/tarot/seen/wands-02.txt", en_tarot_seen_wands_02_txt),
  FILE_ENTRY("en/tarot/seen/wands-03.txt", en_tarot_seen_wands_03_txt),
  FILE_ENTRY("en/tarot/seen/wands-04.txt", en_tarot_seen_wands_04_txt),
  FILE_ENTRY("en/tarot/seen/wands-05.txt", en_tarot_seen_wands_05_txt),
  FILE_ENTRY("en/tarot/seen/wands-06.txt", en_tarot_seen_wands_06_txt),
  FILE_ENTRY("en/tarot/seen/wands-07.txt", en_tarot_seen_wands_07_txt),
  FILE_ENTRY("en/tarot/seen/wands-08.txt", en_tarot_seen_wands_08_txt),
  FILE_ENTRY("en/tarot/seen/wands-09.txt", en_tarot_seen_wands_09_txt),
  FILE_ENTRY("en/tarot/seen/wands-10.txt", en_tarot_seen_wands_10_txt),
  FILE_ENTRY("en/tarot/seen/wands-11.txt", en_tarot_seen_wands_11_txt),
  FILE_ENTRY("en/tarot/seen/wands-12.txt", en_tarot_seen_wands_12_txt),
  FILE_ENTRY("en/tarot/seen/wands-13.txt", en_tarot_seen_wands_13_txt),
  FILE_ENTRY("en/tarot/seen/wands-14.txt", en_tarot_seen_wands_14_txt),
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
  FILE_ENTRY("en/tarot/watched/body-rest.txt", en_tarot_watched_body_rest_txt),
  FILE_ENTRY("en/tarot/watched/friends.txt", en_tarot_watched_friends_txt),
  FILE_ENTRY("en/tarot/watched/kin.txt", en_tarot_watched_kin_txt),
  FILE_ENTRY("en/tarot/watched/love-after.txt", en_tarot_watched_love_after_txt),
  FILE_ENTRY("en/tarot/watched/love-begin.txt", en_tarot_watched_love_begin_txt),
  FILE_ENTRY("en/tarot/watched/love-together.txt", en_tarot_watched_love_together_txt),
  FILE_ENTRY("en/tarot/watched/making.txt", en_tarot_watched_making_txt),
  FILE_ENTRY("en/tarot/watched/money.txt", en_tarot_watched_money_txt),
  FILE_ENTRY("en/tarot/watched/place.txt", en_tarot_watched_place_txt),
  FILE_ENTRY("en/tarot/watched/self.txt", en_tarot_watched_self_txt),
  FILE_ENTRY("en/tarot/watched/work.txt", en_tarot_watched_work_txt),
  FILE_ENTRY("en/tarot/watched/yes-no.txt", en_tarot_watched_yes_no_txt),
  FILE_ENTRY("en/tarot/watching.txt", en_tarot_watching_txt),
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
