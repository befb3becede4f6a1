public import StrictJSON

/// What the reducer asks of an app's description. Without a manifest everything is known and nothing is required.
extension Manifest? {
    /// Returns why a route cannot be on a path or in a selection, or nil.
    func fault(in route: Route) -> Reason? {
        guard let self else { return route.isUnreadable ? .unknownRoute : nil }
        guard let declaration = self.routes[route.name] else { return .unknownRoute }
        return declaration.accepts(route.parameters) ? nil : .badParameter
    }

    /// Returns the fault of the first route at fault, or nil.
    func fault(in routes: some Sequence<Route>) -> Reason? {
        for route in routes {
            if let fault = fault(in: route) { return fault }
        }
        return nil
    }

    /// Returns why a route cannot be presented, or nil.
    func presentationFault(in route: Route) -> Reason? {
        guard let self else { return route.isUnreadable ? .unknownRoute : nil }
        guard let declaration = self.presentations[route.name] else { return .unknownRoute }
        return declaration.route.accepts(route.parameters) ? nil : .badParameter
    }

    /// Returns whether a route is shown to signed-in users only.
    func requiresSignIn(_ route: Route) -> Bool {
        self?.routes[route.name]?.requiresSignIn ?? false
    }

    /// Returns whether a presentation or a route inside it is shown to signed-in users only.
    func presentationRequiresSignIn(_ route: Route) -> Bool {
        self?.presentations[route.name]?.route.requiresSignIn ?? false
    }

    /// Returns the content that a route shows, if it shows any.
    func content(of route: Route) -> Content? {
        guard let self, let declaration = self.routes[route.name] else { return nil }
        return declaration.content(of: route)
    }

    /// Returns the content that a presentation shows, if it shows any.
    func presentedContent(of route: Route) -> Content? {
        guard let self, let declaration = self.presentations[route.name] else { return nil }
        return declaration.route.content(of: route)
    }

    /// Returns whether a link may take a presentation of that route away.
    func isLinkDismissible(_ route: Route) -> Bool {
        self?.presentations[route.name]?.linkDismissible ?? true
    }

    /// The style of a presentation of that route, unless the intent says otherwise.
    func style(of route: Route) -> PresentationStyle {
        self?.presentations[route.name]?.style ?? .sheet
    }
}

extension RouteDeclaration {
    /// Returns whether every declared parameter fits. Undeclared ones are kept and ignored, as Swift's decoding does.
    public func accepts(_ values: JSONObject) -> Bool {
        parameters.allSatisfy { $0.accepts(values[$0.label.text]) }
    }

    /// Returns the content that a route of this declaration shows, if it shows any.
    public func content(of route: Route) -> Content? {
        guard let content, let id = route.parameters[content.text] else { return nil }
        if case .null = id { return nil }
        return Content(kind: kind ?? route.name, id: ContentID(id))
    }
}

extension Parameter {
    /// Returns whether a value fits: present unless optional, of the kind, or a word that redaction left.
    func accepts(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null?: isOptional
        case .string(let text)? where Redaction.isToken(text): true
        case .string(let text)?:
            switch kind {
            case .string, .json: true
            case .uuid: UUIDText.isValid(text)
            case .int, .double, .bool: false
            }
        case .number(let number)?:
            switch kind {
            case .double, .json: true
            case .int: number.isIntegral
            case .string, .bool, .uuid: false
            }
        case .bool?: kind == .bool || kind == .json
        case .array?, .object?: kind == .json
        }
    }
}

extension JSONNumber {
    /// Whether the value is an integer, however it is spelled: 1.0 and 1e2 are.
    var isIntegral: Bool {
        isInteger || doubleValue == doubleValue.rounded(.towardZero)
    }
}

extension Redaction {
    /// Returns whether a text is what redaction puts in place of a value: `~` and ten characters of base 32.
    static func isToken(_ text: String) -> Bool {
        let bytes = text.utf8
        return bytes.count == 11 && bytes.first == UInt8(ascii: "~")
            && bytes.dropFirst().allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "2")...UInt8(ascii: "7")).contains(byte)
            }
    }
}

enum UUIDText {
    /// Returns whether a text is a UUID: 8-4-4-4-12 hex digits in either case.
    static func isValid(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && groups.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
