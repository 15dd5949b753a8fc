#include "EphemerisKernel.h"

#include "earth_rotation.inc"
#include "kernel_series.inc"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"
_Alignas(64) const uint8_t ephemeris_kernel[] = {
#embed "kernel.bin"
};
#pragma clang diagnostic pop
const uint32_t ephemeris_kernel_length = sizeof(ephemeris_kernel);
