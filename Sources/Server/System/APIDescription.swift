import ShapesDocument

/// The description of the API (OpenAPI 3.1), as `/openapi.yaml` serves it and `Tools/shapes` wrote it.
enum APIDescription {
  static let text = String(decoding: UnsafeBufferPointer(start: shapesDocument(), count: shapesDocumentLength()), as: UTF8.self)
  /// The same as the body of a page.
  static let page = String(decoding: UnsafeBufferPointer(start: shapesPage(), count: shapesPageLength()), as: UTF8.self)
}
