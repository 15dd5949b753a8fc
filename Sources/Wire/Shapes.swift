// What is not converted yet stands in `Wire`; whoever imports it has the shapes as well, and the texts of dates and times.
@_exported public import Atlas
@_exported public import Shapes
