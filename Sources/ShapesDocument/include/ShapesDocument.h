// The description of the API, inside the executable.
#ifndef SHAPES_DOCUMENT_H
#define SHAPES_DOCUMENT_H

#include <stddef.h>

/// `openapi.yaml`, UTF-8, without a zero at its end.
const unsigned char *shapesDocument(void);

/// How many bytes it has.
size_t shapesDocumentLength(void);

/// The body of the page that shows it, HTML in UTF-8, without a zero at its end.
const unsigned char *shapesPage(void);

/// How many bytes it has.
size_t shapesPageLength(void);

#endif
