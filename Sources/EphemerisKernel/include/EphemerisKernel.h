/* The numbers behind the engine, embedded. No logic lives here: Sources/Ephemeris reads them.
   Written by Tools/kernel and Tools/rotation from JPL DE440 and sb441-n16 (asteroids), JPL Horizons (Chiron), IERS and
   Morrison et al. (2021). */
#ifndef EPHEMERIS_KERNEL_H
#define EPHEMERIS_KERNEL_H

#include <stdint.h>

#include "Lanes.h"

#pragma clang assume_nonnull begin

/* A run of equal segments, in each of which three components are Chebyshev polynomials of one degree. */
typedef struct {
  double start;          /* first instant, TT days since J2000 */
  double length;         /* days in a segment */
  double argument_scale; /* the polynomial's argument runs from -scale to scale */
  double quanta[3];      /* what one unit of a stored coefficient is worth: radians or au */
  uint32_t offset;       /* of the first segment in the kernel, bytes */
  uint32_t segments;
  uint32_t stride; /* bytes in a segment */
  uint32_t terms;  /* coefficients of each component */
  uint32_t fields; /* index of the first of 3 * terms fields, highest degree first */
} EphemerisSeries;

/* Where a coefficient stands in a segment: an integer in two's complement, lowest bit first. */
typedef struct {
  uint8_t byte;  /* the first of eight that hold it */
  uint8_t left;  /* bits by which those are shifted until it stands at the top */
  uint8_t right; /* and back until it stands at the bottom */
} EphemerisField;

/* Series of a body stand together: precise tier (1800-2200), early (1550-1800), late (2200-2650). Chiron has one. */
enum {
  ephemeris_series_nutation = 0,
  ephemeris_series_moon = 3,
  ephemeris_series_earth_moon = 6,
  ephemeris_series_mercury = 9,
  ephemeris_series_venus = 12,
  ephemeris_series_mars = 15,
  ephemeris_series_jupiter = 18,
  ephemeris_series_saturn = 21,
  ephemeris_series_uranus = 24,
  ephemeris_series_neptune = 27,
  ephemeris_series_pluto = 30,
  ephemeris_series_chiron = 33,
  ephemeris_series_ceres = 34,
  ephemeris_series_pallas = 37,
  ephemeris_series_juno = 40,
  ephemeris_series_vesta = 43
};

extern const EphemerisSeries ephemeris_series[];
extern const EphemerisField ephemeris_fields[];
extern const uint8_t ephemeris_kernel[];
extern const uint32_t ephemeris_kernel_length;

/* Reference ellipses of the Earth-Moon barycentre, Mercury, Venus, Mars, Ceres, Pallas, Juno and Vesta:
   a, da, lambda, dlambda, h, dh, k, dk, p, dp, q, dq. */
extern const double ephemeris_ellipses[][12];

/* Amplitudes of the Moon's reference motion. */
extern const double ephemeris_lunar_longitude[];
extern const double ephemeris_lunar_latitude[];
extern const double ephemeris_lunar_distance[];

/* TT - UT1. */
extern const double earth_rotation_start;
extern const double earth_rotation_step;
extern const int32_t earth_rotation_count;
extern const int32_t earth_rotation_table[];
extern const int32_t delta_t_spline_count;
extern const double delta_t_splines[][6];
extern const int32_t leap_second_count;
extern const double leap_seconds[][2];

/* Arrays of unknown length do not reach Swift; their addresses do. */
static inline const EphemerisSeries *ephemeris_series_at(int32_t index) { return &ephemeris_series[index]; }
static inline const uint8_t *ephemeris_kernel_bytes(void) { return ephemeris_kernel; }
/* Asks for a segment before it is needed: it is rarely in the nearest cache. */
static inline void ephemeris_read_ahead(const void *segment) {
  __builtin_prefetch(segment);
  __builtin_prefetch((const char *)segment + 64);
}
static inline const EphemerisField *ephemeris_field_at(uint32_t index) { return &ephemeris_fields[index]; }
static inline const double *ephemeris_ellipse_at(int32_t index) { return ephemeris_ellipses[index]; }
static inline const double *ephemeris_lunar_longitudes(void) { return ephemeris_lunar_longitude; }
static inline const double *ephemeris_lunar_latitudes(void) { return ephemeris_lunar_latitude; }
static inline const double *ephemeris_lunar_distances(void) { return ephemeris_lunar_distance; }
static inline const int32_t *earth_rotation_values(void) { return earth_rotation_table; }
static inline const double *delta_t_spline_at(int32_t index) { return delta_t_splines[index]; }
static inline const double *leap_second_at(int32_t index) { return leap_seconds[index]; }

#pragma clang assume_nonnull end

#endif
