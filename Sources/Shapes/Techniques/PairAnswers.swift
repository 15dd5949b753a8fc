/// Two charts laid over each other. The first person's points come first; in the grid they are the rows.
public struct SynastryAnswer: Shape {
  /// Which points make which aspects.
  public struct Grid: Shape {
    /// An aspect of a row and a column.
    public struct Cell: Shape {
      public var aspect: AspectName
      /// `null` when a birth time is not known; the list says between what it lies. {null}
      public var orb: Double?
    }

    /// A point of the first person.
    public struct Row: Shape {
      public var point: String
      /// In the order of the columns.
      public var cells: [Cell?]
    }

    public var columns: [String]
    public var rows: [Row]
  }

  /// A point and the house into which it falls. A point whose house an unknown hour decides is left out.
  public struct Overlay: Shape {
    public var point: String
    /// {minimum: 1, maximum: 12}
    public var house: Int
  }

  /// Whose points fall into which houses of the other.
  public struct Overlays: Shape {
    public var person1InPerson2, person2InPerson1: [Overlay]
  }

  /// Tightest first. When a birth time is not known those that hold for every hour, with orbs from the least to the greatest.
  public var aspects: [AspectAnswer]
  public var grid: Grid
  public var houseOverlays: Overlays
}

/// The composite of two charts.
public struct CompositeAnswer: Shape {
  /// The figure of midpoints.
  public struct Figure: Shape {
    /// {inline}
    public var placements: FigurePlacementsAnswer
    /// Tightest first. When a birth time is not known those that hold for every hour, with orbs from the least to the greatest.
    public var aspects: [AspectAnswer]
  }

  /// {enum: [midpoints, derived]}
  public var housesBy: String
  public var composite: Figure
}

/// The chart of the moment and the place halfway between two births.
public struct DavisonAnswer: Shape {
  /// The chart, and when and where.
  public struct Chart: Shape {
    public var instant: InstantText
    public var location: LocationAnswer?
    public var chart: FigureAnswer
  }

  /// {enum: [meanCoordinates, greatCircle]}
  public var middle: String
  public var davison: Chart
}
