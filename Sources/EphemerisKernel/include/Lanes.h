/* Arithmetic on several numbers side by side, an instruction each: Swift's own SIMD types are taken apart and put together again by its
   compiler when they are no call of C. No logic lives here, either. One operation to a function, so that no compiler may join a product
   and a sum into an instruction of other rounding: the bits are those of plain doubles everywhere. */
#ifndef EPHEMERIS_LANES_H
#define EPHEMERIS_LANES_H

#include <stdint.h>

#define LANES_OPERATION static inline __attribute__((always_inline))

#define LANES_OF(COUNT)                                                                                              \
  typedef double Lanes##COUNT##Values __attribute__((ext_vector_type(COUNT)));                                        \
  typedef int64_t Lanes##COUNT##Bits __attribute__((ext_vector_type(COUNT)));                                         \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_sum(Lanes##COUNT##Values a, Lanes##COUNT##Values b) {           \
    return a + b;                                                                                                     \
  }                                                                                                                   \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_difference(Lanes##COUNT##Values a, Lanes##COUNT##Values b) {    \
    return a - b;                                                                                                     \
  }                                                                                                                   \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_product(Lanes##COUNT##Values a, Lanes##COUNT##Values b) {       \
    return a * b;                                                                                                     \
  }                                                                                                                   \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_quotient(Lanes##COUNT##Values a, Lanes##COUNT##Values b) {      \
    return a / b;                                                                                                     \
  }                                                                                                                   \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_negative(Lanes##COUNT##Values a) { return -a; }                 \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_square_root(Lanes##COUNT##Values a) {                           \
    return __builtin_elementwise_sqrt(a);                                                                             \
  }                                                                                                                   \
  /* Where a > b the third, elsewhere the fourth. */                                                                  \
  LANES_OPERATION Lanes##COUNT##Values lanes##COUNT##_choice(                                                         \
      Lanes##COUNT##Values a, Lanes##COUNT##Values b, Lanes##COUNT##Values yes, Lanes##COUNT##Values no) {            \
    Lanes##COUNT##Bits chosen = a > b;                                                                                \
    return (Lanes##COUNT##Values)(((Lanes##COUNT##Bits)yes & chosen) | ((Lanes##COUNT##Bits)no & ~chosen));           \
  }

LANES_OF(2)
LANES_OF(4)

#endif
