import NavigationJournal
import NavigationModel
import NavigationReplay
import TestSupport

// navlog-bench [--smoke] [--entries N]
//
// Every figure is the median of interleaved rounds, and a ratio to the cheapest thing that one can do with the same
// bytes on the same machine: looking for line ends. Absolute times say little on a machine that others use, too.

let arguments = CommandLine.arguments
let isSmoke = arguments.contains("--smoke")
let entries = arguments.firstIndex(of: "--entries").flatMap { Int(arguments[$0 + 1]) } ?? (isSmoke ? 20_000 : 500_000)

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

// Taps are timed one by one, since what matters is how long the main actor is kept from drawing.
print("a push, on the main actor")
for (name, isRecorded) in [("store alone    ", false), ("store, recorded", true)] {
    let pushes = RecordedPushes(count: isSmoke ? 2000 : 50_000, isRecorded: isRecorded)
    print("  \(name)  \(Int(await pushes.median())) ns")
}
