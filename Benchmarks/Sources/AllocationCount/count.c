/* Stands before the C library's allocator: an executable's own malloc is taken by every library it loads, Swift's runtime too. */
#include "AllocationCount.h"

#include <stddef.h>

#if defined(__GLIBC__)
#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static int64_t blocks;

int64_t allocation_count(void) { return blocks; }

void *malloc(size_t size) {
  blocks++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  blocks++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  blocks++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  blocks++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *memory = block;
  return 0;
}
#else
int64_t allocation_count(void) { return -1; }
#endif
