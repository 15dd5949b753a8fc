// The generated description of the API; Tools/shapes writes it.
#include "ShapesDocument.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char document[] = {
#embed "openapi.yaml"
};

const unsigned char *shapesDocument(void) { return document; }

size_t shapesDocumentLength(void) { return sizeof(document); }

static const unsigned char page[] = {
#embed "docs.html"
};

const unsigned char *shapesPage(void) { return page; }

size_t shapesPageLength(void) { return sizeof(page); }
