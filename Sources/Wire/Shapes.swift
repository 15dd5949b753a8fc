// What is not converted yet stands in `Wire`; whoever imports it has the shapes as well.
@_exported public import Shapes
