/// Expands gzip and zstd with the libraries of the system.
///
/// zlib is linked: it is part of every system. libzstd is looked for when an archive needs it, so that neither building
/// nor running depends on it.
#ifndef CARCHIVE_H
#define CARCHIVE_H

#include <stddef.h>
#include <stdint.h>

typedef struct carchive carchive;

typedef enum { CARCHIVE_GZIP, CARCHIVE_ZSTD } carchive_kind;

/// What an expansion has come to.
typedef enum {
    /// There is more to come, in or out.
    CARCHIVE_MORE,
    /// An archive is complete; another one may follow it.
    CARCHIVE_COMPLETE,
    /// These bytes are no such archive, or not any more.
    CARCHIVE_DAMAGED,
} carchive_status;

/// Begins to expand an archive. Returns NULL if the system has no library for it, or no memory.
carchive *carchive_open(carchive_kind kind);

/// Expands some bytes into a buffer and says how many were taken and made.
carchive_status carchive_expand(
    carchive *archive, const uint8_t *input, size_t input_size, size_t *taken, uint8_t *output, size_t output_size,
    size_t *made);

void carchive_close(carchive *archive);

#endif
