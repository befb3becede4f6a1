import Foundation
import NavigationModel
import Synchronization
import TestSupport
import Testing

@testable import NavigationJournal

#if os(Linux)
    /// Reading and writing by a thread that gets signals all the time, whose handler does not make calls go on.
    @Suite(.timeLimit(.minutes(30))) struct SignalTests {
        /// Runs work on a thread of its own and sends signals to that until it is done; returns how many.
        private func underFire(_ work: @escaping @Sendable () -> Void, meanwhile body: () -> Void = {}) -> Int {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in }
            sigaction(SIGUSR1, &action, nil)
            let thread = Mutex<pthread_t?>(nil)
            let isDone = Mutex(false)
            Thread.detachNewThread {
                // It is made by a thread that takes no signals.
                var signals = sigset_t()
                sigemptyset(&signals)
                sigaddset(&signals, SIGUSR1)
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                thread.withLock { $0 = pthread_self() }
                work()
                isDone.withLock { $0 = true }
                // The number of a thread that has ended may be another one's.
                while thread.withLock({ $0 != nil }) { sched_yield() }
            }
            var count = 0
            while !isDone.withLock(\.self) {
                thread.withLock { thread in
                    guard let thread else { return }
                    pthread_kill(thread, SIGUSR1)
                    count += 1
                }
                body()
                usleep(50)
            }
            thread.withLock { $0 = nil }
            return count
        }

        @Test func aSignalNeitherEndsAReadNorAnAppend() throws {
            let folder = try TemporaryFolder()
            let (pipe, path) = (
                folder.path("pipe"), folder.path("j.jsonl")
            )
            #expect(mkfifo(pipe, 0o600) == 0)

            // A bare read of a pipe that nobody writes to ends with the first signal, so the signals do what they should.
            let writing = open(pipe, O_RDWR)
            let reading = open(pipe, O_RDONLY)
            defer { close(reading) }
            let code = Mutex<Int32>(0)
            _ = underFire {
                var byte: UInt8 = 0
                if read(reading, &byte, 1) < 0 { code.withLock { $0 = errno } }
            }
            #expect(code.withLock(\.self) == EINTR)

            var lines = Array(String.journal((1...100).map { #"{"seq":\#($0),"intent":"launched"}"# }).utf8)[...]
            let entries = Mutex<[String]>([])
            let sent = underFire {
                let found = Result {
                    var reader = JournalReader(try FileStorage().openForReading(pipe))
                    var lines: [String] = []
                    while let item = try reader.next() {
                        if case .entry = item { lines.append("\(reader.entry.seq)") } else { lines.append("\(item)") }
                    }
                    return lines
                }
                entries.withLock { $0 = (try? found.get()) ?? ["\(found)"] }
            } meanwhile: {
                // A few bytes at a time, so that the reader waits for most of them.
                guard !lines.isEmpty else { return }
                let part = Array(lines.prefix(40))
                lines = lines.dropFirst(max(0, write(writing, part, part.count)))
                if lines.isEmpty { close(writing) }
            }
            #expect(entries.withLock(\.self).dropFirst() == (1...100).map(String.init)[...] && sent > 50)

            let appended = Mutex("nothing")
            _ = underFire {
                let result = Result {
                    let writer = try JournalWriter.create(path, Header())
                    for _ in 0..<100 { try writer.append(Entry(seq: 0, intent: .app(.launched))) }
                    return try JournalSegments(of: path).paths.count * writer.lastSeq
                }
                appended.withLock { $0 = (try? result.get()).map(String.init) ?? "\(result)" }
            }
            #expect(appended.withLock(\.self) == "100")
            var reader = JournalReader(try FileStorage().openForReading(path))
            var count = 0
            while let item = try reader.next() { if case .entry = item { count += 1 } }
            #expect(count == 100)
        }
    }
#endif
