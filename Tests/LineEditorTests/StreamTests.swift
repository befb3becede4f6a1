import Foundation
import Testing

@testable import LineEditor

struct StreamTests {
    /// Reads everything from a pipe that gets the bytes in pieces of this size.
    private func read(_ bytes: [UInt8], pieces: Int) throws -> [Result<LineResult, LineSourceError>] {
        let pipe = Pipe()
        let writer = Thread {
            for start in stride(from: 0, to: bytes.count, by: pieces) {
                pipe.fileHandleForWriting.write(Data(bytes[start..<min(bytes.count, start + pieces)]))
            }
            pipe.fileHandleForWriting.closeFile()
        }
        writer.start()
        var source = StreamLineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
        var results: [Result<LineResult, LineSourceError>] = []
        while results.last != .success(.endOfInput) {
            do throws(LineSourceError) {
                results.append(.success(try source.nextLine(prompt: "never shown")))
            } catch {
                results.append(.failure(error))
            }
        }
        return results
    }

    @Test(arguments: [1, 7, 1 << 16])
    func linesAreTheSameHoweverTheBytesCome(pieces: Int) throws {
        let bytes = Array("one\n\ntwo\r\nλ漢🚀\n".utf8) + [0xFF, 0x61, 0x0A] + Array("nul\0 and \r inside\nlast".utf8)
        let lines = ["one", "", "two", "λ漢🚀", "\u{FFFD}a", "nul\0 and \r inside", "last"]
        #expect(try read(bytes, pieces: pieces) == lines.map { .success(.line($0)) } + [.success(.endOfInput)])
    }

    @Test func anEmptyStreamIsNoLine() throws {
        #expect(try read([], pieces: 1) == [.success(.endOfInput)])
        #expect(try read([0x0A], pieces: 1) == [.success(.line("")), .success(.endOfInput)])
    }

    @Test func aLineTooLongIsAnErrorOfThatLineOnly() throws {
        let longest = [UInt8](repeating: 0x61, count: 1 << 20)
        let bytes =
            longest + [0x0A] + longest + longest + longest + [0x62, 0x0A] + Array("next\n".utf8) + longest + [0x63]
        let tooLong = Result<LineResult, LineSourceError>.failure(.lineTooLong(limit: 1 << 20))
        #expect(
            try read(bytes, pieces: 60_000) == [
                .success(.line(String(decoding: longest, as: UTF8.self))), tooLong, .success(.line("next")), tooLong,
                .success(.endOfInput),
            ])
    }

    @Test func whatCannotBeReadIsToldWithItsReason() {
        var source = StreamLineSource(descriptor: -1)
        #expect(throws: LineSourceError.unreadable(EBADF)) { try source.nextLine(prompt: "") }
    }

    @Test func aPipeIsNoTerminal() {
        #expect(throws: LineSourceError.noTerminal) {
            let pipe = Pipe()
            _ = try TerminalLineSource(
                input: pipe.fileHandleForReading.fileDescriptor, output: 1, capabilities: .all,
                history: History(path: nil))
        }
    }
}
