public import NavigationModel
/// temp
public final class JournalWriter { public func append(_ e: Entry) throws(JournalError) -> Int { throw .seqOverflow } }
