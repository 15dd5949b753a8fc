// The authored texts, inside the executable.
#ifndef READINGS_TEXTS_H
#define READINGS_TEXTS_H

#include <stddef.h>

/// A file of Sources/Readings/Resources/Texts.
typedef struct {
  /// The path below `Texts`, such as `en/moon/phases.txt`. Ends with a zero.
  const char *name;
  /// The content, without a zero at its end.
  const unsigned char *bytes;
  /// How many bytes `bytes` has.
  size_t length;
} ReadingsText;

/// How many files there are.
size_t readingsTextCount(void);

/// The file at `index`, 0 ..< readingsTextCount().
ReadingsText readingsText(size_t index);

#endif
