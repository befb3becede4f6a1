#ifndef NAVLOG_CRC32C_H
#define NAVLOG_CRC32C_H

#include <stddef.h>
#include <stdint.h>

/// The CRC-32C (Castagnoli) of some bytes, by the processor's own instruction where it has one: of those before them,
/// whose checksum is given, and these. Before the first one it is 0.
uint32_t navlog_crc32c(uint32_t before, const void *bytes, size_t count);

/// The same number by a table, on every processor.
uint32_t navlog_crc32c_portable(uint32_t before, const void *bytes, size_t count);

#endif
