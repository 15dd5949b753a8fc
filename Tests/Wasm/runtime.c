/* What Embedded Swift expects of the machine under it, for a bare wasm module: a heap, four functions on memory and a seed.
   It stands in for a C library, so that the toolchain alone can link the pure core and the module imports nothing. */
#include <stddef.h>
#include <stdint.h>

/* The heap: blocks of 2^n bytes, a list of free ones for each n. A block begins with its n; what follows is aligned to 16. */
enum { header = 16, page = 65536, error_invalid = 22, error_memory = 12 };
typedef union Block {
  union Block *next;
  uint32_t order;
} Block;
extern unsigned char __heap_base;
static Block *spare[32];
static uintptr_t top;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header) return error_invalid;
  if (size > 0x40000000) return error_memory;
  uint32_t order = 5;
  while (((size_t)1 << order) < size + header) order++;
  Block *block = spare[order];
  if (block) {
    spare[order] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
    uintptr_t end = top + ((uintptr_t)1 << order);
    uintptr_t have = __builtin_wasm_memory_size(0) * page;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) == (size_t)-1) return error_memory;
    block = (Block *)top;
    top = end;
  }
  block->order = order;
  *result = (unsigned char *)block + header;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - header);
  uint32_t order = block->order;
  block->next = spare[order];
  spare[order] = block;
}

/* With bulk memory these three are single instructions, not calls to themselves. */
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

/* Hash tables ask for a seed. Nobody attacks these tables, and a constant keeps runs alike. */
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

/* Halves away from zero; wasm has no instruction for it. The difference below 2^52 is exact. */
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = value - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}
