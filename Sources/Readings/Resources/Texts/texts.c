// One table of every text below this folder. A test compares the table with the folder; when it fails, add the new file here.
#include "ReadingsTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en_categories_decisions_txt[] = {
#embed "en/categories/decisions.txt"
};
static const unsigned char en_categories_family_txt[] = {
#embed "en/categories/family.txt"
};
static const unsigned char en_categories_finance_txt[] = {
#embed "en/categories/finance.txt"
};
static const unsigned char en_categories_growth_txt[] = {
#embed "en/categories/growth.txt"
};
static const unsigned char en_categories_home_txt[] = {
#embed "en/categories/home.txt"
};
static const unsigned char en_categories_love_txt[] = {
#embed "en/categories/love.txt"
};
static const unsigned char en_categories_path_txt[] = {
#embed "en/categories/path.txt"
};
static const unsigned char en_categories_purpose_txt[] = {
#embed "en/categories/purpose.txt"
};
static const unsigned char en_day_advice_txt[] = {
#embed "en/day/advice.txt"
};
static const unsigned char en_day_affirmations_txt[] = {
#embed "en/day/affirmations.txt"
};
static const unsigned char en_day_areas_txt[] = {
#embed "en/day/areas.txt"
};
static const unsigned char en_day_contacts_txt[] = {
#embed "en/day/contacts.txt"
};
static const unsigned char en_day_facts_txt[] = {
#embed "en/day/facts.txt"
};
static const unsigned char en_day_headlines_txt[] = {
#embed "en/day/headlines.txt"
};
static const unsigned char en_day_tone_txt[] = {
#embed "en/day/tone.txt"
};
static const unsigned char en_signs_aries_json[] = {
#embed "en/signs/aries.json"
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
static const unsigned char en_transits_saturn_txt[] = {
#embed "en/transits/saturn.txt"
};
static const unsigned char en_transits_sun_txt[] = {
#embed "en/transits/sun.txt"
};
static const unsigned char en_transits_venus_txt[] = {
#embed "en/transits/venus.txt"
};

#define FILE_ENTRY(path, bytes) {path, bytes, sizeof(bytes)}

static const ReadingsText files[] = {
  FILE_ENTRY("en/categories/decisions.txt", en_categories_decisions_txt),
  FILE_ENTRY("en/categories/family.txt", en_categories_family_txt),
  FILE_ENTRY("en/categories/finance.txt", en_categories_finance_txt),
  FILE_ENTRY("en/categories/growth.txt", en_categories_growth_txt),
  FILE_ENTRY("en/categories/home.txt", en_categories_home_txt),
  FILE_ENTRY("en/categories/love.txt", en_categories_love_txt),
  FILE_ENTRY("en/categories/path.txt", en_categories_path_txt),
  FILE_ENTRY("en/categories/purpose.txt", en_categories_purpose_txt),
  FILE_ENTRY("en/day/advice.txt", en_day_advice_txt),
  FILE_ENTRY("en/day/affirmations.txt", en_day_affirmations_txt),
  FILE_ENTRY("en/day/areas.txt", en_day_areas_txt),
  FILE_ENTRY("en/day/contacts.txt", en_day_contacts_txt),
  FILE_ENTRY("en/day/facts.txt", en_day_facts_txt),
  FILE_ENTRY("en/day/headlines.txt", en_day_headlines_txt),
  FILE_ENTRY("en/day/tone.txt", en_day_tone_txt),
  FILE_ENTRY("en/signs/aries.json", en_signs_aries_json),
  FILE_ENTRY("en/transits/jupiter.txt", en_transits_jupiter_txt),
  FILE_ENTRY("en/transits/mars.txt", en_transits_mars_txt),
  FILE_ENTRY("en/transits/mercury.txt", en_transits_mercury_txt),
  FILE_ENTRY("en/transits/moon.txt", en_transits_moon_txt),
  FILE_ENTRY("en/transits/saturn.txt", en_transits_saturn_txt),
  FILE_ENTRY("en/transits/sun.txt", en_transits_sun_txt),
  FILE_ENTRY("en/transits/venus.txt", en_transits_venus_txt),
};

size_t readingsTextCount(void) { return sizeof(files) / sizeof(files[0]); }

ReadingsText readingsText(size_t index) { return files[index]; }
