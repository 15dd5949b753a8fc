import ShapesDocument

/// The description of the API (OpenAPI 3.1), as `/openapi.yaml` serves it and `Tools/shapes` wrote it.
enum APIDescription {
  static let text = String(decoding: UnsafeBufferPointer(start: shapesDocument(), count: shapesDocumentLength()), as: UTF8.self)
  /// The same as HTML, in one piece; ``APIPages`` are cut from it.
  static let page = String(decoding: UnsafeBufferPointer(start: shapesPage(), count: shapesPageLength()), as: UTF8.self)
}
