/* How many blocks of heap this process has asked for, by any road: malloc, calloc, realloc, aligned allocation. */
#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

/* Blocks asked for since the start; negative where they cannot be counted (not glibc). One thread only. */
int64_t allocation_count(void);

#endif
