import NavigationModel
import StrictJSON
import Testing

@Suite struct SecretScanTests {
    @Test(arguments: [
        (#"{"url":"https://a.example/x?access_token=s3"}"#, "/url", SecretScan.Kind.named("access_token")),
        (#"{"url":"app:x?X-Amz-Credential=a"}"#, "/url", .named("X-Amz-Credential")),
        (#"{"url":"app:x?a=1&Signature=b"}"#, "/url", .named("Signature")),
        (#"{"url":"app:x#a&id_token=b"}"#, "/url", .named("id_token")),
        (#"{"url":"https://me:s3@a.example/"}"#, "/url", .userInfo),
        (#"{"url":"app:x?d=Zk3jd8Qpq0sLw9Xe7TbV2"}"#, "/url", .random),
        (#"{"url":"app:x?d=9f86d081884c7d659a2feaa0c55ad015"}"#, "/url", .random),
        (#"{"routes":[{"a":{}},{"in":{"note":"Bearer abcdefgh12"}}]}"#, "/routes/1/in/note", .authorization),
        (
            #"{"target":{"path":[{"in":{"j":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig"}}]}}"#, "/target/path/0/in/j",
            .webToken
        ),
        (#"{"route":{"login":{"userPassword":"hunter2"}}}"#, "/route/login/userPassword", .named("userPassword")),
    ])
    func `what looks like a secret is found where it stands`(
        record: String, pointer: String, kind: SecretScan.Kind
    ) throws {
        let secrets = SecretScan.secrets(in: try #require(JSONValue(parsing: record).objectValue))
        #expect(secrets.map(\.pointer.description) == [pointer])
        #expect(secrets.map(\.kind) == [kind])
    }

    @Test(arguments: [
        #"{"url":"app:topics/swiftui?source=front-page-of-the-website-2&at=2026-11-30T09:00:00.000Z"}"#,
        #"{"url":"app:x?id=123e4567-e89b-12d3-a456-426614174000&token="}"#,
        #"{"url":"https://~abcdefghij@a.example/x?token=~abcdefghij#~abcdefghij"}"#,
        #"{"route":{"login":{"password":"~abcdefghij","country":"code","key":"c"}}}"#,
        #"{"label":"Bearer of news","delivery":"d-17","seq":7,"state":"d8ff042de8d3038c","crc":"5dc85d3c"}"#,
    ])
    func `ids, words, dates and tokens of redaction are no secrets`(record: String) throws {
        #expect(SecretScan.secrets(in: try #require(JSONValue(parsing: record).objectValue)) == [])
    }
}
