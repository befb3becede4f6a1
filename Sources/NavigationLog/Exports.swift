// What an app names of the model, so that it imports this module alone. The model has a `Scene`, a `Layout`, a `Link`
// and a `Gesture`, as SwiftUI has: an app that names one of these imports the model.
@_exported public import struct NavigationModel.CatalogItems
@_exported public import struct NavigationModel.Manifest
@_exported public import struct NavigationModel.Name
@_exported public import enum NavigationModel.Origin
@_exported public import struct NavigationModel.Outcome
@_exported public import enum NavigationModel.PresentationStyle
@_exported public import struct NavigationModel.Reason
@_exported public import struct NavigationModel.Target
@_exported public import enum NavigationModel.Verdict
@_exported public import enum NavigationModel.Wait
@_exported public import enum StrictJSON.JSONValue
