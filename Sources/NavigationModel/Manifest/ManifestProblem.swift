public import StrictJSON

/// Something that is wrong with a manifest.
public struct ManifestProblem: Error, Hashable, Sendable {
    /// Where, in the JSON of the manifest. What is missing is missing from the object there.
    public var pointer: JSONPointer
    /// What is wrong.
    public var kind: Kind

    /// Creates a problem.
    public init(pointer: JSONPointer, kind: Kind) {
        self.pointer = pointer
        self.kind = kind
    }

    /// What can be wrong.
    public enum Kind: Hashable, Sendable {
        // The shape
        /// A value of another kind must stand there.
        case expected(Shape, found: Shape)
        /// A needed member is not there.
        case missing(String)
        /// Nothing reads a member of that name.
        case unknownMember(String, nearest: String?)
        /// A word that is none of those that may stand there.
        case unknownValue(String, known: [String])
        /// A list or a name with nothing in it.
        case empty
        /// The second of its kind.
        case duplicate(String)
        /// A member that another one makes meaningless.
        case conflict(String, with: String)
        /// A format version that this program does not read.
        case unsupportedFormat(String)

        // The names
        /// A name that cannot be declared.
        case reserved(Name)
        /// A name that nothing declares.
        case undeclared(Declared, Name, nearest: Name?)
        /// A target leaves out a parameter that its route needs.
        case missingParameter(Name, of: Name)
        /// A value of a target does not fit the declared parameter.
        case badParameter(Name, of: Name)

        // The texts
        /// A host that is spelled wrong.
        case badHost(LinkHostError)
        /// A pattern that is spelled wrong.
        case badPattern(LinkPatternError)
        /// A route text or a template that is spelled wrong.
        case badText(RouteTextError)

        // The steps
        /// A step that starts at or above the manifest's own schema.
        case migrationBeyond(schema: Int)
        /// Between two steps, or after the last one, the step from this schema is missing.
        case migrationGap(Int)
        /// A step that stands after one from a later schema.
        case migrationOrder(after: Int)
    }

    /// The kinds of JSON values, as far as a manifest tells them apart.
    public enum Shape: String, Hashable, Sendable {
        case null, boolean, number, integer, string, array, object
    }

    /// What a name can be declared as.
    public enum Declared: String, Hashable, Sendable {
        case route, presentation, tab, stack, column, parameter, capture
    }
}

/// Everything that is wrong with a manifest, in the order of the document.
public struct ManifestProblems: Error, Hashable, Sendable {
    /// The problems; never empty.
    public var list: [ManifestProblem]
}
