import NavigationJournal
import NavigationModel
import NavigationReplay
import TestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// navlog-bench [--smoke] [--entries N] [--keys PROGRAM]
//
// Every figure is the median of interleaved rounds, and a ratio to the cheapest thing that one can do with the same
// bytes on the same machine: looking for line ends. Absolute times say little on a machine that others use, too.

let arguments = CommandLine.arguments
let isSmoke = arguments.contains("--smoke")
let entries = arguments.firstIndex(of: "--entries").flatMap { Int(arguments[$0 + 1]) } ?? (isSmoke ? 20_000 : 500_000)

// Keys are for a person: what counts is milliseconds, and a program as it is shipped.
if let index = arguments.firstIndex(of: "--keys") {
    try KeyLatency(program: arguments[index + 1]).run(lines: 100_000, entries: isSmoke ? 20_000 : 1_000_000)
    exit(0)
}

let journal = try SampleJournal(entries: entries)
let timeline = try journal.timeline()

let measurements = [
    Measurement("line ends", per: entries) { journal.lineEnds() },
    Measurement("verify", per: entries) { try journal.verify() },
    Measurement("replay", per: entries) { try journal.timeline().count },
    Measurement("seek", per: 1000) { try journal.seek(in: timeline, times: 1000) },
]
let durable = try DurableAppends(count: isSmoke ? 50 : 1000)
let appends = [
    Measurement("write and sync", per: durable.count) { try durable.bare() },
    Measurement("append", per: durable.count) { try durable.throughWriter() },
]

Table("\(entries) entries, \(journal.byteCount >> 20) MiB", measurements, rounds: isSmoke ? 3 : 9).show()
Table("durable appends", appends, rounds: isSmoke ? 3 : 9).show()
