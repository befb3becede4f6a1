import NavigationModel
import Testing

@Suite struct PackingTests {
    @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 32, .max, .min])
    func `a number comes back as another one`(number: Int) throws {
        var packer = Packer()
        packer.pack(number)
        var unpacker = Unpacker(packer.bytes[...])
        #expect(try unpacker.int() == number)
        #expect(unpacker.isAtEnd)
    }

    @Test func `a count that no bytes stand behind is believed`() {
        var packer = Packer()
        packer.pack(Int.max)
        #expect(throws: Unpacker.Malformed.self) {
            var unpacker = Unpacker(packer.bytes[...])
            _ = try unpacker.list { unpacker throws(Unpacker.Malformed) in try unpacker.flag() }
        }
        #expect(throws: Unpacker.Malformed.self) {
            var unpacker = Unpacker(packer.bytes[...])
            _ = try unpacker.text()
        }
    }

    @Test func `damaged bytes crash, or a part of a world passes for a world`() throws {
        let world = try Self.world()
        let packed = PackedWorld(world)
        for count in packed.world.indices {
            var short = packed
            short.world = Array(packed.world[..<count])
            #expect(throws: Unpacker.Malformed.self) { try short.unpacked(knowing: world.deliveries) }
        }
        var (read, refused) = (0, 0)
        for bit in 0..<packed.world.count * 8 {
            var flipped = packed
            flipped.world[bit / 8] ^= 1 << (bit % 8)
            if (try? flipped.unpacked(knowing: world.deliveries)) == nil { refused += 1 } else { read += 1 }
        }
        #expect(read > 100 && refused > 100)
    }

    @Test func `a world knows deliveries that nobody gave back`() throws {
        let world = try Self.world()
        #expect(world.deliveries.count == 1)
        #expect(throws: Unpacker.Malformed.self) { try PackedWorld(world).unpacked(knowing: Deliveries()) }
    }

    private static func world() throws -> World {
        var story = try Story(.tabs.with(#""catalog":"loads""#))
        for line in [
            #"push {"route":{"art":{"id":"1"}}}"#, #"pushView {"label":"v"}"#,
            #"setTabHidden {"tab":"z","hidden":true}"#,
            #"present {"route":{"sheet":{}},"path":[{"a":{}}]}"#, #"push {"route":{"me":{}}}"#,
            #"openURL {"url":"app://art/2","delivery":"d"}"#, #"catalogLoaded {"content":{"art":["1","2"]}}"#,
        ] {
            try story.tell(line)
        }
        return story.witness.world
    }
}
