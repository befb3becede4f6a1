#if canImport(SwiftUI)
    import NavigationModel
    public import SwiftUI

    /// What views bind besides the rest of the store, as in `$store.path` and `$store[selection: "shelf"]`.
    extension NavigationStore {
        /// Which columns of a split view are shown.
        public var columnVisibility: NavigationSplitViewVisibility {
            get { NavigationSplitViewVisibility(columns) }
            set {
                guard let columns = newValue.columns, columns != self.columns else { return }
                send(.setColumns(columns), origin: .system)
            }
        }
    }

    extension NavigationSplitViewVisibility {
        fileprivate init(_ columns: NavigationModel.Scene.ColumnVisibility) {
            switch columns {
            case .automatic: self = .automatic
            case .all: self = .all
            case .doubleColumn: self = .doubleColumn
            case .detailOnly: self = .detailOnly
            }
        }

        /// What a journal calls it, nil if it has no word for it.
        fileprivate var columns: NavigationModel.Scene.ColumnVisibility? {
            switch self {
            case .automatic: .automatic
            case .all: .all
            case .doubleColumn: .doubleColumn
            case .detailOnly: .detailOnly
            default: nil
            }
        }
    }
#endif
