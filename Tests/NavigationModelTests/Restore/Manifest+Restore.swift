import NavigationModel

extension Manifest {
    /// A small app: routes `a`, `b`, `c`, `me` for signed-in users, `art` that shows content; presentations that are
    /// restored (`draft`, `pic`, `vip`, `lock`, which links may not dismiss) and one that is not (`sheet`).
    static func app(_ layout: Layout) -> Manifest {
        var manifest = Manifest()
        manifest.layout = layout
        for name: Name in ["a", "b", "c"] { manifest.routes[name] = RouteDeclaration() }
        manifest.routes["me"] = RouteDeclaration()
        manifest.routes["me"]?.requiresSignIn = true
        manifest.routes["art"] = .art
        manifest.presentations["sheet"] = PresentationDeclaration()
        for name: Name in ["draft", "pic", "vip", "lock"] {
            manifest.presentations[name] = PresentationDeclaration()
            manifest.presentations[name]?.restores = true
        }
        manifest.presentations["pic"]?.route = .art
        manifest.presentations["pic"]?.route.kind = "art"
        manifest.presentations["vip"]?.route.requiresSignIn = true
        manifest.presentations["lock"]?.linkDismissible = false
        manifest.presentations["lock"]?.style = .popover
        return manifest
    }

    /// The small app with tabs, of which a new scene shows the second.
    static var tabs: Manifest { app(.tabs(["x", "y", "z"], selected: "y", reselect: .popToRoot)) }
}

extension RouteDeclaration {
    static var art: RouteDeclaration {
        var declaration = RouteDeclaration()
        declaration.parameters = [Parameter(label: "id", kind: .string, isOptional: false)]
        declaration.content = "id"
        return declaration
    }
}
