extension OpenAPIDocument {
  /// What the tradition does with charts.
  static let techniques = techniquesTiming + techniquesPeriods + techniquesFigures + techniquesPairs + techniquesAlmanac
}
