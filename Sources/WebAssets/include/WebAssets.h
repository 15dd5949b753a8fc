// The files of the web pages, inside the executable.
#ifndef WEB_ASSETS_H
#define WEB_ASSETS_H

#include <stddef.h>

/// A file of Sources/WebAssets/files.
typedef struct {
  /// The path below `files`, such as `css/tokens.css`. Ends with a zero.
  const char *name;
  /// The content, without a zero at its end.
  const unsigned char *bytes;
  /// How many bytes `bytes` has.
  size_t length;
} WebAsset;

/// How many files there are.
size_t webAssetCount(void);

/// The file at `index`, 0 ..< webAssetCount().
WebAsset webAsset(size_t index);

#endif
