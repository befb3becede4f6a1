#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SystemError {
    /// The symbol of the reason, as in `ENOSPC`; its number where it is a rare one.
    public var name: String {
        switch code {
        case EACCES: "EACCES"
        case EBADF: "EBADF"
        case EDQUOT: "EDQUOT"
        case EFBIG: "EFBIG"
        case EINVAL: "EINVAL"
        case EIO: "EIO"
        case EISDIR: "EISDIR"
        case ELOOP: "ELOOP"
        case EMFILE: "EMFILE"
        case ENAMETOOLONG: "ENAMETOOLONG"
        case ENFILE: "ENFILE"
        case ENOENT: "ENOENT"
        case ENOMEM: "ENOMEM"
        case ENOSPC: "ENOSPC"
        case ENOTDIR: "ENOTDIR"
        case ENXIO: "ENXIO"
        case EPERM: "EPERM"
        case EROFS: "EROFS"
        case ESTALE: "ESTALE"
        case ETIMEDOUT: "ETIMEDOUT"
        default: "errno \(code)"
        }
    }

    /// The sentence that the system has for the reason.
    public var explanation: String {
        var buffer = [CChar](repeating: 0, count: 128)
        guard strerror_r(code, &buffer, buffer.count) == 0 else { return name }
        return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether there is no file of that name.
    public var isNotFound: Bool { code == ENOENT }
}

extension SystemError {
    /// The error for a path at which nothing stands.
    static func notFound(path: String) -> SystemError {
        SystemError(.open, path: path, code: ENOENT)
    }
}
