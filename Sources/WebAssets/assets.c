// One table of every file below `files`. A test compares the table with the folder; when it fails, add the new file here.
#include "WebAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char css_align_css[] = {
#embed "files/css/align.css"
};
static const unsigned char css_components_css[] = {
#embed "files/css/components.css"
};
static const unsigned char css_docs_css[] = {
#embed "files/css/docs.css"
};
static const unsigned char css_explore_css[] = {
#embed "files/css/explore.css"
};
static const unsigned char css_faces_css[] = {
#embed "files/css/faces.css"
};
static const unsigned char css_landing_css[] = {
#embed "files/css/landing.css"
};
static const unsigned char css_pages_css[] = {
#embed "files/css/pages.css"
};
static const unsigned char css_report_css[] = {
#embed "files/css/report.css"
};
static const unsigned char css_reports_css[] = {
#embed "files/css/reports.css"
};
static const unsigned char css_tarot_journal_css[] = {
#embed "files/css/tarot-journal.css"
};
static const unsigned char css_tarot_css[] = {
#embed "files/css/tarot.css"
};
static const unsigned char css_today_css[] = {
#embed "files/css/today.css"
};
static const unsigned char css_tokens_css[] = {
#embed "files/css/tokens.css"
};
static const unsigned char faces_display_marked_woff2[] = {
#embed "files/faces/display-marked.woff2"
};
static const unsigned char faces_display_whole_woff2[] = {
#embed "files/faces/display-whole.woff2"
};
static const unsigned char faces_display_woff2[] = {
#embed "files/faces/display.woff2"
};
static const unsigned char faces_text_marked_woff2[] = {
#embed "files/faces/text-marked.woff2"
};
static const unsigned char faces_text_woff2[] = {
#embed "files/faces/text.woff2"
};
static const unsigned char icons_icon_180_png[] = {
#embed "files/icons/icon-180.png"
};
static const unsigned char icons_icon_192_png[] = {
#embed "files/icons/icon-192.png"
};
static const unsigned char icons_icon_512_png[] = {
#embed "files/icons/icon-512.png"
};
static const unsigned char icons_icon_maskable_192_png[] = {
#embed "files/icons/icon-maskable-192.png"
};
static const unsigned char icons_icon_maskable_512_png[] = {
#embed "files/icons/icon-maskable-512.png"
};
static const unsigned char icons_icon_svg[] = {
#embed "files/icons/icon.svg"
};
static const unsigned char js_again_js[] = {
#embed "files/js/again.js"
};
static const unsigned char js_align_session_js[] = {
#embed "files/js/align-session.js"
};
static const unsigned char js_align_js[] = {
#embed "files/js/align.js"
};
static const unsigned char js_begin_js[] = {
#embed "files/js/begin.js"
};
static const unsigned char js_clock_js[] = {
#embed "files/js/clock.js"
};
static const unsigned char js_collect_js[] = {
#embed "files/js/collect.js"
};
static const unsigned char js_copy_js[] = {
#embed "files/js/copy.js"
};
static const unsigned char js_device_js[] = {
#embed "files/js/device.js"
};
static const unsigned char js_faces_js[] = {
#embed "files/js/faces.js"
};
static const unsigned char js_first_days_js[] = {
#embed "files/js/first-days.js"
};
static const unsigned char js_instants_js[] = {
#embed "files/js/instants.js"
};
static const unsigned char js_keep_js[] = {
#embed "files/js/keep.js"
};
static const unsigned char js_land_js[] = {
#embed "files/js/land.js"
};
static const unsigned char js_look_js[] = {
#embed "files/js/look.js"
};
static const unsigned char js_notifications_js[] = {
#embed "files/js/notifications.js"
};
static const unsigned char js_offline_js[] = {
#embed "files/js/offline.js"
};
static const unsigned char js_page_at_js[] = {
#embed "files/js/page-at.js"
};
static const unsigned char js_places_js[] = {
#embed "files/js/places.js"
};
static const unsigned char js_profile_js[] = {
#embed "files/js/profile.js"
};
static const unsigned char js_reports_js[] = {
#embed "files/js/reports.js"
};
static const unsigned char js_reveal_js[] = {
#embed "files/js/reveal.js"
};
static const unsigned char js_share_js[] = {
#embed "files/js/share.js"
};
static const unsigned char js_sw_held_js[] = {
#embed "files/js/sw-held.js"
};
static const unsigned char js_sw_outbox_js[] = {
#embed "files/js/sw-outbox.js"
};
static const unsigned char js_sw_pages_js[] = {
#embed "files/js/sw-pages.js"
};
static const unsigned char js_sw_js[] = {
#embed "files/js/sw.js"
};
static const unsigned char js_tarot_device_js[] = {
#embed "files/js/tarot-device.js"
};
static const unsigned char js_tarot_journal_js[] = {
#embed "files/js/tarot-journal.js"
};
static const unsigned char js_tarot_table_js[] = {
#embed "files/js/tarot-table.js"
};
static const unsigned char js_tarot_js[] = {
#embed "files/js/tarot.js"
};
static const unsigned char js_theme_js[] = {
#embed "files/js/theme.js"
};
static const unsigned char js_today_js[] = {
#embed "files/js/today.js"
};
static const unsigned char js_waiting_js[] = {
#embed "files/js/waiting.js"
};
static const unsigned char js_wheel_js[] = {
#embed "files/js/wheel.js"
};
static const unsigned char js_zone_js[] = {
#embed "files/js/zone.js"
};
static const unsigned char templates_account_moon_mustache[] = {
#embed "files/templates/account-moon.mustache"
};
static const unsigned char templates_align_bar_mustache[] = {
#embed "files/templates/align-bar.mustache"
};
static const unsigned char templates_align_clear_mustache[] = {
#embed "files/templates/align-clear.mustache"
};
static const unsigned char templates_align_door_mustache[] = {
#embed "files/templates/align-door.mustache"
};
static const unsigned char templates_align_hint_mustache[] = {
#embed "files/templates/align-hint.mustache"
};
static const unsigned char templates_align_launch_mustache[] = {
#embed "files/templates/align-launch.mustache"
};
static const unsigned char templates_align_more_mustache[] = {
#embed "files/templates/align-more.mustache"
};
static const unsigned char templates_align_progress_mustache[] = {
#embed "files/templates/align-progress.mustache"
};
static const unsigned char templates_align_session_mustache[] = {
#embed "files/templates/align-session.mustache"
};
static const unsigned char templates_align_settings_mustache[] = {
#embed "files/templates/align-settings.mustache"
};
static const unsigned char templates_align_mustache[] = {
#embed "files/templates/align.mustache"
};
static const unsigned char templates_aspect_row_mustache[] = {
#embed "files/templates/aspect-row.mustache"
};
static const unsigned char templates_begin_done_mustache[] = {
#embed "files/templates/begin-done.mustache"
};
static const unsigned char templates_begin_mustache[] = {
#embed "files/templates/begin.mustache"
};
static const unsigned char templates_birth_form_mustache[] = {
#embed "files/templates/birth-form.mustache"
};
static const unsigned char templates_born_form_mustache[] = {
#embed "files/templates/born-form.mustache"
};
static const unsigned char templates_chapter_mustache[] = {
#embed "files/templates/chapter.mustache"
};
static const unsigned char templates_chapters_mustache[] = {
#embed "files/templates/chapters.mustache"
};
static const unsigned char templates_chart_form_mustache[] = {
#embed "files/templates/chart-form.mustache"
};
static const unsigned char templates_chart_ways_mustache[] = {
#embed "files/templates/chart-ways.mustache"
};
static const unsigned char templates_chart_words_mustache[] = {
#embed "files/templates/chart-words.mustache"
};
static const unsigned char templates_chart_mustache[] = {
#embed "files/templates/chart.mustache"
};
static const unsigned char templates_clock_choice_mustache[] = {
#embed "files/templates/clock-choice.mustache"
};
static const unsigned char templates_collect_insights_mustache[] = {
#embed "files/templates/collect-insights.mustache"
};
static const unsigned char templates_collect_where_mustache[] = {
#embed "files/templates/collect-where.mustache"
};
static const unsigned char templates_collect_mustache[] = {
#embed "files/templates/collect.mustache"
};
static const unsigned char templates_collections_mustache[] = {
#embed "files/templates/collections.mustache"
};
static const unsigned char templates_date_day_mustache[] = {
#embed "files/templates/date-day.mustache"
};
static const unsigned char templates_date_fields_mustache[] = {
#embed "files/templates/date-fields.mustache"
};
static const unsigned char templates_date_month_mustache[] = {
#embed "files/templates/date-month.mustache"
};
static const unsigned char templates_docs_mustache[] = {
#embed "files/templates/docs.mustache"
};
static const unsigned char templates_error_mustache[] = {
#embed "files/templates/error.mustache"
};
static const unsigned char templates_evidence_mustache[] = {
#embed "files/templates/evidence.mustache"
};
static const unsigned char templates_explore_collection_mustache[] = {
#embed "files/templates/explore-collection.mustache"
};
static const unsigned char templates_explore_passage_mustache[] = {
#embed "files/templates/explore-passage.mustache"
};
static const unsigned char templates_explore_mustache[] = {
#embed "files/templates/explore.mustache"
};
static const unsigned char templates_first_angle_rest_mustache[] = {
#embed "files/templates/first-angle-rest.mustache"
};
static const unsigned char templates_first_angle_mustache[] = {
#embed "files/templates/first-angle.mustache"
};
static const unsigned char templates_first_days_mustache[] = {
#embed "files/templates/first-days.mustache"
};
static const unsigned char templates_for_you_mustache[] = {
#embed "files/templates/for-you.mustache"
};
static const unsigned char templates_goodbye_mustache[] = {
#embed "files/templates/goodbye.mustache"
};
static const unsigned char templates_insight_mustache[] = {
#embed "files/templates/insight.mustache"
};
static const unsigned char templates_install_hint_mustache[] = {
#embed "files/templates/install-hint.mustache"
};
static const unsigned char templates_journal_entry_mustache[] = {
#embed "files/templates/journal-entry.mustache"
};
static const unsigned char templates_journal_fields_mustache[] = {
#embed "files/templates/journal-fields.mustache"
};
static const unsigned char templates_journal_line_mustache[] = {
#embed "files/templates/journal-line.mustache"
};
static const unsigned char templates_journal_mustache[] = {
#embed "files/templates/journal.mustache"
};
static const unsigned char templates_journey_mustache[] = {
#embed "files/templates/journey.mustache"
};
static const unsigned char templates_keep_thought_mustache[] = {
#embed "files/templates/keep-thought.mustache"
};
static const unsigned char templates_knot_mustache[] = {
#embed "files/templates/knot.mustache"
};
static const unsigned char templates_landing_mustache[] = {
#embed "files/templates/landing.mustache"
};
static const unsigned char templates_leave_mustache[] = {
#embed "files/templates/leave.mustache"
};
static const unsigned char templates_manifest_webmanifest[] = {
#embed "files/templates/manifest.webmanifest"
};
static const unsigned char templates_meter_head_mustache[] = {
#embed "files/templates/meter-head.mustache"
};
static const unsigned char templates_meter_more_mustache[] = {
#embed "files/templates/meter-more.mustache"
};
static const unsigned char templates_meter_trend_mustache[] = {
#embed "files/templates/meter-trend.mustache"
};
static const unsigned char templates_meter_mustache[] = {
#embed "files/templates/meter.mustache"
};
static const unsigned char templates_moment_page_mustache[] = {
#embed "files/templates/moment-page.mustache"
};
static const unsigned char templates_moment_mustache[] = {
#embed "files/templates/moment.mustache"
};
static const unsigned char templates_mood_field_mustache[] = {
#embed "files/templates/mood-field.mustache"
};
static const unsigned char templates_moon_here_mustache[] = {
#embed "files/templates/moon-here.mustache"
};
static const unsigned char templates_offline_mustache[] = {
#embed "files/templates/offline.mustache"
};
static const unsigned char templates_passage_acts_mustache[] = {
#embed "files/templates/passage-acts.mustache"
};
static const unsigned char templates_passage_line_mustache[] = {
#embed "files/templates/passage-line.mustache"
};
static const unsigned char templates_passage_menu_mustache[] = {
#embed "files/templates/passage-menu.mustache"
};
static const unsigned char templates_place_field_mustache[] = {
#embed "files/templates/place-field.mustache"
};
static const unsigned char templates_privacy_mustache[] = {
#embed "files/templates/privacy.mustache"
};
static const unsigned char templates_profile_birth_mustache[] = {
#embed "files/templates/profile-birth.mustache"
};
static const unsigned char templates_profile_calendar_mustache[] = {
#embed "files/templates/profile-calendar.mustache"
};
static const unsigned char templates_profile_delete_mustache[] = {
#embed "files/templates/profile-delete.mustache"
};
static const unsigned char templates_profile_entry_mustache[] = {
#embed "files/templates/profile-entry.mustache"
};
static const unsigned char templates_profile_event_mustache[] = {
#embed "files/templates/profile-event.mustache"
};
static const unsigned char templates_profile_list_mustache[] = {
#embed "files/templates/profile-list.mustache"
};
static const unsigned char templates_profile_notifications_mustache[] = {
#embed "files/templates/profile-notifications.mustache"
};
static const unsigned char templates_profile_password_mustache[] = {
#embed "files/templates/profile-password.mustache"
};
static const unsigned char templates_profile_recovery_mustache[] = {
#embed "files/templates/profile-recovery.mustache"
};
static const unsigned char templates_profile_mustache[] = {
#embed "files/templates/profile.mustache"
};
static const unsigned char templates_recover_link_mustache[] = {
#embed "files/templates/recover-link.mustache"
};
static const unsigned char templates_recover_mustache[] = {
#embed "files/templates/recover.mustache"
};
static const unsigned char templates_report_mustache[] = {
#embed "files/templates/report.mustache"
};
static const unsigned char templates_reports_mustache[] = {
#embed "files/templates/reports.mustache"
};
static const unsigned char templates_shell_mustache[] = {
#embed "files/templates/shell.mustache"
};
static const unsigned char templates_sign_in_mustache[] = {
#embed "files/templates/sign-in.mustache"
};
static const unsigned char templates_sign_up_closed_mustache[] = {
#embed "files/templates/sign-up-closed.mustache"
};
static const unsigned char templates_sign_up_invitation_mustache[] = {
#embed "files/templates/sign-up-invitation.mustache"
};
static const unsigned char templates_sky_contact_mustache[] = {
#embed "files/templates/sky-contact.mustache"
};
static const unsigned char templates_star_atlas_mustache[] = {
#embed "files/templates/star-atlas.mustache"
};
static const unsigned char templates_support_mustache[] = {
#embed "files/templates/support.mustache"
};
static const unsigned char templates_tarot_card_mustache[] = {
#embed "files/templates/tarot-card.mustache"
};
static const unsigned char templates_tarot_cards_mustache[] = {
#embed "files/templates/tarot-cards.mustache"
};
static const unsigned char templates_tarot_earlier_mustache[] = {
#embed "files/templates/tarot-earlier.mustache"
};
static const unsigned char templates_tarot_face_mustache[] = {
#embed "files/templates/tarot-face.mustache"
};
static const unsigned char templates_tarot_follow_form_mustache[] = {
#embed "files/templates/tarot-follow-form.mustache"
};
static const unsigned char templates_tarot_follow_mustache[] = {
#embed "files/templates/tarot-follow.mustache"
};
static const unsigned char templates_tarot_help_mustache[] = {
#embed "files/templates/tarot-help.mustache"
};
static const unsigned char templates_tarot_journal_mustache[] = {
#embed "files/templates/tarot-journal.mustache"
};
static const unsigned char templates_tarot_kept_line_mustache[] = {
#embed "files/templates/tarot-kept-line.mustache"
};
static const unsigned char templates_tarot_learn_mustache[] = {
#embed "files/templates/tarot-learn.mustache"
};
static const unsigned char templates_tarot_patterns_mustache[] = {
#embed "files/templates/tarot-patterns.mustache"
};
static const unsigned char templates_tarot_reading_mustache[] = {
#embed "files/templates/tarot-reading.mustache"
};
static const unsigned char templates_tarot_returning_mustache[] = {
#embed "files/templates/tarot-returning.mustache"
};
static const unsigned char templates_tarot_seal_mustache[] = {
#embed "files/templates/tarot-seal.mustache"
};
static const unsigned char templates_tarot_sentence_mustache[] = {
#embed "files/templates/tarot-sentence.mustache"
};
static const unsigned char templates_tarot_shared_mustache[] = {
#embed "files/templates/tarot-shared.mustache"
};
static const unsigned char templates_tarot_stalker_mustache[] = {
#embed "files/templates/tarot-stalker.mustache"
};
static const unsigned char templates_tarot_strand_mustache[] = {
#embed "files/templates/tarot-strand.mustache"
};
static const unsigned char templates_tarot_table_mustache[] = {
#embed "files/templates/tarot-table.mustache"
};
static const unsigned char templates_tarot_mustache[] = {
#embed "files/templates/tarot.mustache"
};
static const unsigned char templates_terms_mustache[] = {
#embed "files/templates/terms.mustache"
};
static const unsigned char templates_theme_line_mustache[] = {
#embed "files/templates/theme-line.mustache"
};
static const unsigned char templates_three_facts_mustache[] = {
#embed "files/templates/three-facts.mustache"
};
static const unsigned char templates_today_hero_mustache[] = {
#embed "files/templates/today-hero.mustache"
};
static const unsigned char templates_today_meters_mustache[] = {
#embed "files/templates/today-meters.mustache"
};
static const unsigned char templates_today_part_mustache[] = {
#embed "files/templates/today-part.mustache"
};
static const unsigned char templates_today_reads_mustache[] = {
#embed "files/templates/today-reads.mustache"
};
static const unsigned char templates_today_sign_mustache[] = {
#embed "files/templates/today-sign.mustache"
};
static const unsigned char templates_today_week_mustache[] = {
#embed "files/templates/today-week.mustache"
};
static const unsigned char templates_today_mustache[] = {
#embed "files/templates/today.mustache"
};
static const unsigned char templates_topbar_mustache[] = {
#embed "files/templates/topbar.mustache"
};
static const unsigned char templates_waiting_mustache[] = {
#embed "files/templates/waiting.mustache"
};
static const unsigned char templates_wheel_key_mustache[] = {
#embed "files/templates/wheel-key.mustache"
};

#define FILE_ENTRY(name, bytes) {name, bytes, sizeof(bytes)}

static const WebAsset files[] = {
  FILE_ENTRY("css/align.css", css_align_css),
  FILE_ENTRY("css/components.css", css_components_css),
  FILE_ENTRY("css/docs.css", css_docs_css),
  FILE_ENTRY("css/explore.css", css_explore_css),
  FILE_ENTRY("css/faces.css", css_faces_css),
  FILE_ENTRY("css/landing.css", css_landing_css),
  FILE_ENTRY("css/pages.css", css_pages_css),
  FILE_ENTRY("css/report.css", css_report_css),
  FILE_ENTRY("css/reports.css", css_reports_css),
  FILE_ENTRY("css/tarot-journal.css", css_tarot_journal_css),
  FILE_ENTRY("css/tarot.css", css_tarot_css),
  FILE_ENTRY("css/today.css", css_today_css),
  FILE_ENTRY("css/tokens.css", css_tokens_css),
  FILE_ENTRY("faces/display-marked.woff2", faces_display_marked_woff2),
  FILE_ENTRY("faces/display-whole.woff2", faces_display_whole_woff2),
  FILE_ENTRY("faces/display.woff2", faces_display_woff2),
  FILE_ENTRY("faces/text-marked.woff2", faces_text_marked_woff2),
  FILE_ENTRY("faces/text.woff2", faces_text_woff2),
  FILE_ENTRY("icons/icon-180.png", icons_icon_180_png),
  FILE_ENTRY("icons/icon-192.png", icons_icon_192_png),
  FILE_ENTRY("icons/icon-512.png", icons_icon_512_png),
  FILE_ENTRY("icons/icon-maskable-192.png", icons_icon_maskable_192_png),
  FILE_ENTRY("icons/icon-maskable-512.png", icons_icon_maskable_512_png),
  FILE_ENTRY("icons/icon.svg", icons_icon_svg),
  FILE_ENTRY("js/again.js", js_again_js),
  FILE_ENTRY("js/align-session.js", js_align_session_js),
  FILE_ENTRY("js/align.js", js_align_js),
  FILE_ENTRY("js/begin.js", js_begin_js),
  FILE_ENTRY("js/clock.js", js_clock_js),
  FILE_ENTRY("js/collect.js", js_collect_js),
  FILE_ENTRY("js/copy.js", js_copy_js),
  FILE_ENTRY("js/device.js", js_device_js),
  FILE_ENTRY("js/faces.js", js_faces_js),
  FILE_ENTRY("js/first-days.js", js_first_days_js),
  FILE_ENTRY("js/instants.js", js_instants_js),
  FILE_ENTRY("js/keep.js", js_keep_js),
  FILE_ENTRY("js/land.js", js_land_js),
  FILE_ENTRY("js/look.js", js_look_js),
  FILE_ENTRY("js/notifications.js", js_notifications_js),
  FILE_ENTRY("js/offline.js", js_offline_js),
  FILE_ENTRY("js/page-at.js", js_page_at_js),
  FILE_ENTRY("js/places.js", js_places_js),
  FILE_ENTRY("js/profile.js", js_profile_js),
  FILE_ENTRY("js/reports.js", js_reports_js),
  FILE_ENTRY("js/reveal.js", js_reveal_js),
  FILE_ENTRY("js/share.js", js_share_js),
  FILE_ENTRY("js/sw-held.js", js_sw_held_js),
  FILE_ENTRY("js/sw-outbox.js", js_sw_outbox_js),
  FILE_ENTRY("js/sw-pages.js", js_sw_pages_js),
  FILE_ENTRY("js/sw.js", js_sw_js),
  FILE_ENTRY("js/tarot-device.js", js_tarot_device_js),
  FILE_ENTRY("js/tarot-journal.js", js_tarot_journal_js),
  FILE_ENTRY("js/tarot-table.js", js_tarot_table_js),
  FILE_ENTRY("js/tarot.js", js_tarot_js),
  FILE_ENTRY("js/theme.js", js_theme_js),
  FILE_ENTRY("js/today.js", js_today_js),
  FILE_ENTRY("js/waiting.js", js_waiting_js),
  FILE_ENTRY("js/wheel.js", js_wheel_js),
  FILE_ENTRY("js/zone.js", js_zone_js),
  FILE_ENTRY("templates/account-moon.mustache", templates_account_moon_mustache),
  FILE_ENTRY("templates/align-bar.mustache", templates_align_bar_mustache),
  FILE_ENTRY("templates/align-clear.mustache", templates_align_clear_mustache),
  FILE_ENTRY("templates/align-door.mustache", templates_align_door_mustache),
  FILE_ENTRY("templates/align-hint.mustache", templates_align_hint_mustache),
  FILE_ENTRY("templates/align-launch.mustache", templates_align_launch_mustache),
  FILE_ENTRY("templates/align-more.mustache", templates_align_more_mustache),
  FILE_ENTRY("templates/align-progress.mustache", templates_align_progress_mustache),
  FILE_ENTRY("templates/align-session.mustache", templates_align_session_mustache),
  FILE_ENTRY("templates/align-settings.mustache", templates_align_settings_mustache),
  FILE_ENTRY("templates/align.mustache", templates_align_mustache),
  FILE_ENTRY("templates/aspect-row.mustache", templates_aspect_row_mustache),
  FILE_ENTRY("templates/begin-done.mustache", templates_begin_done_mustache),
  FILE_ENTRY("templates/begin.mustache", templates_begin_mustache),
  FILE_ENTRY("templates/birth-form.mustache", templates_birth_form_mustache),
  FILE_ENTRY("templates/born-form.mustache", templates_born_form_mustache),
  FILE_ENTRY("templates/chapter.mustache", templates_chapter_mustache),
  FILE_ENTRY("templates/chapters.mustache", templates_chapters_mustache),
  FILE_ENTRY("templates/chart-form.mustache", templates_chart_form_mustache),
  FILE_ENTRY("templates/chart-ways.mustache", templates_chart_ways_mustache),
  FILE_ENTRY("templates/chart-words.mustache", templates_chart_words_mustache),
  FILE_ENTRY("templates/chart.mustache", templates_chart_mustache),
  FILE_ENTRY("templates/clock-choice.mustache", templates_clock_choice_mustache),
  FILE_ENTRY("templates/collect-insights.mustache", templates_collect_insights_mustache),
  FILE_ENTRY("templates/collect-where.mustache", templates_collect_where_mustache),
  FILE_ENTRY("templates/collect.mustache", templates_collect_mustache),
  FILE_ENTRY("templates/collections.mustache", templates_collections_mustache),
  FILE_ENTRY("templates/date-day.mustache", templates_date_day_mustache),
  FILE_ENTRY("templates/date-fields.mustache", templates_date_fields_mustache),
  FILE_ENTRY("templates/date-month.mustache", templates_date_month_mustache),
  FILE_ENTRY("templates/docs.mustache", templates_docs_mustache),
  FILE_ENTRY("templates/error.mustache", templates_error_mustache),
  FILE_ENTRY("templates/evidence.mustache", templates_evidence_mustache),
  FILE_ENTRY("templates/explore-collection.mustache", templates_explore_collection_mustache),
  FILE_ENTRY("templates/explore-passage.mustache", templates_explore_passage_mustache),
  FILE_ENTRY("templates/explore.mustache", templates_explore_mustache),
  FILE_ENTRY("templates/first-angle-rest.mustache", templates_first_angle_rest_mustache),
  FILE_ENTRY("templates/first-angle.mustache", templates_first_angle_mustache),
  FILE_ENTRY("templates/first-days.mustache", templates_first_days_mustache),
  FILE_ENTRY("templates/for-you.mustache", templates_for_you_mustache),
  FILE_ENTRY("templates/goodbye.mustache", templates_goodbye_mustache),
  FILE_ENTRY("templates/insight.mustache", templates_insight_mustache),
  FILE_ENTRY("templates/install-hint.mustache", templates_install_hint_mustache),
  FILE_ENTRY("templates/journal-entry.mustache", templates_journal_entry_mustache),
  FILE_ENTRY("templates/journal-fields.mustache", templates_journal_fields_mustache),
  FILE_ENTRY("templates/journal-line.mustache", templates_journal_line_mustache),
  FILE_ENTRY("templates/journal.mustache", templates_journal_mustache),
  FILE_ENTRY("templates/journey.mustache", templates_journey_mustache),
  FILE_ENTRY("templates/keep-thought.mustache", templates_keep_thought_mustache),
  FILE_ENTRY("templates/knot.mustache", templates_knot_mustache),
  FILE_ENTRY("templates/landing.mustache", templates_landing_mustache),
  FILE_ENTRY("templates/leave.mustache", templates_leave_mustache),
  FILE_ENTRY("templates/manifest.webmanifest", templates_manifest_webmanifest),
  FILE_ENTRY("templates/meter-head.mustache", templates_meter_head_mustache),
  FILE_ENTRY("templates/meter-more.mustache", templates_meter_more_mustache),
  FILE_ENTRY("templates/meter-trend.mustache", templates_meter_trend_mustache),
  FILE_ENTRY("templates/meter.mustache", templates_meter_mustache),
  FILE_ENTRY("templates/moment-page.mustache", templates_moment_page_mustache),
  FILE_ENTRY("templates/moment.mustache", templates_moment_mustache),
  FILE_ENTRY("templates/mood-field.mustache", templates_mood_field_mustache),
  FILE_ENTRY("templates/moon-here.mustache", templates_moon_here_mustache),
  FILE_ENTRY("templates/offline.mustache", templates_offline_mustache),
  FILE_ENTRY("templates/passage-acts.mustache", templates_passage_acts_mustache),
  FILE_ENTRY("templates/passage-line.mustache", templates_passage_line_mustache),
  FILE_ENTRY("templates/passage-menu.mustache", templates_passage_menu_mustache),
  FILE_ENTRY("templates/place-field.mustache", templates_place_field_mustache),
  FILE_ENTRY("templates/privacy.mustache", templates_privacy_mustache),
  FILE_ENTRY("templates/profile-birth.mustache", templates_profile_birth_mustache),
  FILE_ENTRY("templates/profile-calendar.mustache", templates_profile_calendar_mustache),
  FILE_ENTRY("templates/profile-delete.mustache", templates_profile_delete_mustache),
  FILE_ENTRY("templates/profile-entry.mustache", templates_profile_entry_mustache),
  FILE_ENTRY("templates/profile-event.mustache", templates_profile_event_mustache),
  FILE_ENTRY("templates/profile-list.mustache", templates_profile_list_mustache),
  FILE_ENTRY("templates/profile-notifications.mustache", templates_profile_notifications_mustache),
  FILE_ENTRY("templates/profile-password.mustache", templates_profile_password_mustache),
  FILE_ENTRY("templates/profile-recovery.mustache", templates_profile_recovery_mustache),
  FILE_ENTRY("templates/profile.mustache", templates_profile_mustache),
  FILE_ENTRY("templates/recover-link.mustache", templates_recover_link_mustache),
  FILE_ENTRY("templates/recover.mustache", templates_recover_mustache),
  FILE_ENTRY("templates/report.mustache", templates_report_mustache),
  FILE_ENTRY("templates/reports.mustache", templates_reports_mustache),
  FILE_ENTRY("templates/shell.mustache", templates_shell_mustache),
  FILE_ENTRY("templates/sign-in.mustache", templates_sign_in_mustache),
  FILE_ENTRY("templates/sign-up-closed.mustache", templates_sign_up_closed_mustache),
  FILE_ENTRY("templates/sign-up-invitation.mustache", templates_sign_up_invitation_mustache),
  FILE_ENTRY("templates/sky-contact.mustache", templates_sky_contact_mustache),
  FILE_ENTRY("templates/star-atlas.mustache", templates_star_atlas_mustache),
  FILE_ENTRY("templates/support.mustache", templates_support_mustache),
  FILE_ENTRY("templates/tarot-card.mustache", templates_tarot_card_mustache),
  FILE_ENTRY("templates/tarot-cards.mustache", templates_tarot_cards_mustache),
  FILE_ENTRY("templates/tarot-earlier.mustache", templates_tarot_earlier_mustache),
  FILE_ENTRY("templates/tarot-face.mustache", templates_tarot_face_mustache),
  FILE_ENTRY("templates/tarot-follow-form.mustache", templates_tarot_follow_form_mustache),
  FILE_ENTRY("templates/tarot-follow.mustache", templates_tarot_follow_mustache),
  FILE_ENTRY("templates/tarot-help.mustache", templates_tarot_help_mustache),
  FILE_ENTRY("templates/tarot-journal.mustache", templates_tarot_journal_mustache),
  FILE_ENTRY("templates/tarot-kept-line.mustache", templates_tarot_kept_line_mustache),
  FILE_ENTRY("templates/tarot-learn.mustache", templates_tarot_learn_mustache),
  FILE_ENTRY("templates/tarot-patterns.mustache", templates_tarot_patterns_mustache),
  FILE_ENTRY("templates/tarot-reading.mustache", templates_tarot_reading_mustache),
  FILE_ENTRY("templates/tarot-returning.mustache", templates_tarot_returning_mustache),
  FILE_ENTRY("templates/tarot-seal.mustache", templates_tarot_seal_mustache),
  FILE_ENTRY("templates/tarot-sentence.mustache", templates_tarot_sentence_mustache),
  FILE_ENTRY("templates/tarot-shared.mustache", templates_tarot_shared_mustache),
  FILE_ENTRY("templates/tarot-stalker.mustache", templates_tarot_stalker_mustache),
  FILE_ENTRY("templates/tarot-strand.mustache", templates_tarot_strand_mustache),
  FILE_ENTRY("templates/tarot-table.mustache", templates_tarot_table_mustache),
  FILE_ENTRY("templates/tarot.mustache", templates_tarot_mustache),
  FILE_ENTRY("templates/terms.mustache", templates_terms_mustache),
  FILE_ENTRY("templates/theme-line.mustache", templates_theme_line_mustache),
  FILE_ENTRY("templates/three-facts.mustache", templates_three_facts_mustache),
  FILE_ENTRY("templates/today-hero.mustache", templates_today_hero_mustache),
  FILE_ENTRY("templates/today-meters.mustache", templates_today_meters_mustache),
  FILE_ENTRY("templates/today-part.mustache", templates_today_part_mustache),
  FILE_ENTRY("templates/today-reads.mustache", templates_today_reads_mustache),
  FILE_ENTRY("templates/today-sign.mustache", templates_today_sign_mustache),
  FILE_ENTRY("templates/today-week.mustache", templates_today_week_mustache),
  FILE_ENTRY("templates/today.mustache", templates_today_mustache),
  FILE_ENTRY("templates/topbar.mustache", templates_topbar_mustache),
  FILE_ENTRY("templates/waiting.mustache", templates_waiting_mustache),
  FILE_ENTRY("templates/wheel-key.mustache", templates_wheel_key_mustache),
};

size_t webAssetCount(void) { return sizeof(files) / sizeof(files[0]); }

WebAsset webAsset(size_t index) { return files[index]; }
