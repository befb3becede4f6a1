#if os(Linux)
    import Foundation

    /// The compiler, looking at code for SwiftUI where there is none: a module of that name with the declarations that are
    /// used takes its place, on UIKit or on AppKit, one named os stands for the log of the system, and `NavigationLog` is
    /// built once more with them, so that it has its adapter and mirrors its entries.
    struct TypeCheck {
        /// The modules that were built for an iPhone, or what the compiler says against them.
        static let modules = Result { try TypeCheck(on: "UIKit") }
        /// The same for a Mac.
        static let macModules = Result { try TypeCheck(on: "AppKit") }

        private let folder: URL

        private init(on platform: String) throws {
            folder = Self.products.appending(path: "SwiftUIStub/\(platform)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try build(platform, from: "Tests/\(platform)Stub")
            try build("SwiftUI", from: "Tests/SwiftUIStub")
            try build("os", from: "Tests/SystemLogStub")
            try build("NavigationLog", from: "Sources/NavigationLog")
        }

        /// Returns what the compiler says against Swift files that belong together, nothing if they are well.
        func complaints(about files: [URL], _ options: [String] = []) throws -> String {
            try compile(["-typecheck"] + options, files)
        }

        /// Returns what the compiler says against the Swift code of a document, whose blocks follow from each other.
        ///
        /// Without `@main` they may have statements, as a script has.
        func complaints(about document: Document, named name: String) throws -> String {
            let source =
                document.blocks(in: "swift").map { block in
                    (["#sourceLocation(file: \"\(name)\", line: \(block.line))"] + block.text).joined(separator: "\n")
                }.joined(separator: "\n") + "\n"
            let file = folder.appending(path: "\(name.replacing("/", with: "-")).swift")
            try Data(source.utf8).write(to: file)
            return try complaints(about: [file], source.contains("@main") ? ["-parse-as-library"] : [])
        }

        /// The Swift files below a folder of the package.
        static func files(in path: String) -> [URL] {
            let files = FileManager.default.enumerator(
                at: Root.url.appending(path: path), includingPropertiesForKeys: nil)
            return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        }

        private func build(_ module: String, from path: String) throws {
            let target = folder.appending(path: "\(module).swiftmodule").path
            // As a whole, or the insides of functions are left out.
            let package = Root.url.lastPathComponent.lowercased()
            let options = [
                "-emit-module", "-wmo", "-parse-as-library", "-module-name", module, "-package-name", package, "-o",
                target,
            ]
            let complaints = try compile(options, Self.files(in: path))
            guard complaints.isEmpty else { throw Complaint(text: complaints) }
        }

        private func compile(_ options: [String], _ files: [URL]) throws -> String {
            let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments =
                ["swiftc", "-swift-version", "6", "-warnings-as-errors"]
                + features.flatMap { ["-enable-upcoming-feature", $0] }
                + ["-I", folder.path, "-I", Self.products.appending(path: "Modules").path]
                + ["-Xcc", "-fmodule-map-file=\(Self.products.path)/CChecksum.build/module.modulemap"]
                + ["-Xcc", "-fmodule-map-file=\(Self.products.path)/CArchive.build/module.modulemap"]
                + options + files.map(\.path)
            process.standardInput = FileHandle.nullDevice
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus != 0 else { return "" }
            return output.isEmpty ? "exit \(process.terminationStatus)" : String(decoding: output, as: UTF8.self)
        }

        /// Where the modules of this package are.
        private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
    }

    /// What the compiler has against a module.
    struct Complaint: Error {
        let text: String
    }
#endif
