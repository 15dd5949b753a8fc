#ifndef ASTRONOVA_LIBRARY_H
#define ASTRONOVA_LIBRARY_H

#include <stdint.h>

/// The processor time that the calling thread has used so far, in nanoseconds; 0 where the system does not tell.
int64_t thread_nanoseconds(void);

/// Asks the allocator to keep what a server frees for its next answer, where it would give it back to the system and have every page of it made and
/// zeroed anew: up to 8 MB that lie free at the end of a heap, and blocks up to 4 MB. Does nothing where the C library is not glibc, and where the
/// environment says how the allocator is to behave.
void keep_freed_memory(void);

#endif
