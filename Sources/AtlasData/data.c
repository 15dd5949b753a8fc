#include "AtlasData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char places[] = {
#embed "places.bin"
};

_Alignas(8) static const unsigned char zones[] = {
#embed "zones.bin"
};

const unsigned char *atlasPlaces(void) { return places; }
size_t atlasPlacesCount(void) { return sizeof(places); }
const unsigned char *atlasZones(void) { return zones; }
size_t atlasZonesCount(void) { return sizeof(zones); }
