#include "thread_time.h"

#include <time.h>

// In C, since which Swift module `timespec` belongs to depends on what else a file's module has imported.
int64_t thread_nanoseconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) return 0;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
