import Foundation
public import StrictJSON

/// Chromium without a window: it opens a page, presses keys, and says what is there.
///
/// It is spoken to in the DevTools protocol, in messages that end with a NUL, over two pipes.
public final class Browser {
    /// Why a test cannot go on.
    public enum Failure: Error {
        /// The browser has ended, or says something that is no message.
        case gone
        /// The browser refuses a command.
        case refused(String)
    }

    /// Whether there is a browser on this machine.
    public static var isInstalled: Bool { program != nil }

    private static let program = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ].first(where: FileManager.default.isExecutableFile(atPath:))

    /// What no page should have said or done: errors, violations of its policy, requests besides that for the page.
    public private(set) var complaints: [String] = []

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let folder: TemporaryFolder
    private var unread: [UInt8] = []
    private var lastCommand = 0
    private var session: String?
    private var isLoaded = false

    /// Starts the browser with a page of that text in a window of that size.
    public init(page: String, width: Int = 1280, height: Int = 800, at hash: String = "") throws {
        guard let program = Self.program else { throw Failure.gone }
        folder = try TemporaryFolder()
        let file = folder("page.html")
        try Data(page.utf8).write(to: file)
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, program, "--headless=new", "--no-sandbox",
            "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path("profile"))",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
        try answers.fileHandleForWriting.close()
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] ?? .null
        session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]?.stringValue
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
        try send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1,
                "mobile": .bool(width < 500),
            ])
        try send("Page.navigate", ["url": .string("\(file.absoluteString)#\(hash)")])
        while !isLoaded { hear(try message()) }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Returns what a JavaScript expression gives, as JSON; a promise is waited for.
    @discardableResult
    public func evaluate(_ script: String) throws -> JSONValue {
        let answer = try send(
            "Runtime.evaluate", ["expression": .string(script), "returnByValue": true, "awaitPromise": true])
        if let fault = answer["exceptionDetails"] { throw Failure.refused(fault.text()) }
        return answer["result"]?["value"] ?? .null
    }

    /// Returns the text of the first element that a selector finds; nil if there is none.
    public func text(of selector: String) throws -> String? {
        try evaluate("document.querySelector(\(JSONValue.string(selector).text()))?.textContent").stringValue
    }

    /// Presses a key, and lets it go.
    public func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            var event: JSONObject = ["type": .string(type), "key": .string(key)]
            if type == "keyDown", key.count == 1 { event["text"] = .string(key) }
            try send("Input.dispatchKeyEvent", event)
        }
    }

    @discardableResult
    private func send(_ method: String, _ parameters: JSONObject = JSONObject()) throws -> JSONValue {
        lastCommand += 1
        var command: JSONObject = [
            "id": .integer(lastCommand), "method": .string(method), "params": .object(parameters),
        ]
        command["sessionId"] = session.map { .string($0) }
        try commands.fileHandleForWriting.write(contentsOf: Data(JSONValue.object(command).text().utf8 + [0]))
        while true {
            let message = try message()
            guard message["id"]?.numberValue?.intValue == lastCommand else {
                hear(message)
                continue
            }
            if let fault = message["error"] { throw Failure.refused("\(method): \(fault.text())") }
            return message["result"] ?? .null
        }
    }

    private func message() throws -> JSONValue {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let text = String(decoding: unread[..<end], as: UTF8.self)
                unread.removeSubrange(...end)
                return try JSONValue(parsing: text)
            }
            let data = answers.fileHandleForReading.availableData
            if data.isEmpty { throw Failure.gone }
            unread += data
        }
    }

    private func hear(_ event: JSONValue) {
        guard let method = event["method"]?.stringValue, let parameters = event["params"] else { return }
        switch method {
        case "Page.loadEventFired": isLoaded = true
        case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled":
            complaints.append("\(method): \(parameters.text())")
        case "Network.requestWillBeSent" where parameters["documentURL"] != parameters["request"]?["url"]:
            complaints.append("request: \(parameters.text())")
        default: break
        }
    }
}
