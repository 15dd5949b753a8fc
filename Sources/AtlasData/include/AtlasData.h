// The bytes of the gazetteer and of the time zone histories, as Tools/atlas writes them. They are read where they lie.
#ifndef ATLAS_DATA_H
#define ATLAS_DATA_H

#include <stddef.h>

/// The first byte of `places.bin`, at a multiple of eight.
const unsigned char *_Nonnull atlasPlaces(void);
/// The size of `places.bin` in bytes.
size_t atlasPlacesCount(void);
/// The first byte of `zones.bin`, at a multiple of eight.
const unsigned char *_Nonnull atlasZones(void);
/// The size of `zones.bin` in bytes.
size_t atlasZonesCount(void);

#endif
