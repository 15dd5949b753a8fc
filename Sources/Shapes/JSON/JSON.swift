// Whoever has the shapes can read and write them.
@_exported public import JSON
