#ifndef THREAD_TIME_H
#define THREAD_TIME_H

#include <stdint.h>

/// The processor time that the calling thread has used so far, in nanoseconds; 0 where the system does not tell.
int64_t thread_nanoseconds(void);

#endif
