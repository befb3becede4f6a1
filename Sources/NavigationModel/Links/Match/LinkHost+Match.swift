extension LinkTable {
    /// Returns why a URL is not taken whatever its path, or nil.
    func refusal(of url: LinkURL) -> Reason? {
        if hosts.isEmpty { return nil }
        let entries = hosts.filter { $0.scheme == url.scheme }
        if entries.isEmpty { return .unsupportedScheme }
        return entries.contains { $0.takes(url) } ? nil : .unsupportedHost
    }
}

extension LinkHost {
    /// Returns whether a URL of the entry's scheme is at its host and port. A custom scheme has neither.
    fileprivate func takes(_ url: LinkURL) -> Bool {
        guard let host else { return true }
        guard let other = url.host, let port = port ?? LinkURL.standardPort(of: scheme), port == url.port else {
            return false
        }
        guard takesSubdomains else { return host == other }
        return other.utf8.count > host.utf8.count + 1 && other.hasSuffix("." + host)
    }
}
