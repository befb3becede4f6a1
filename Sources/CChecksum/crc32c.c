#include "crc32c.h"

#include <string.h>

// The polynomial 0x1EDC6F41 of RFC 3720, bits reversed. Both forms start and end with all bits flipped.

/// Remainders of the sixteen values of four bits.
static const uint32_t remainders[16] = {
    0x00000000, 0x105EC76F, 0x20BD8EDE, 0x30E349B1, 0x417B1DBC, 0x5125DAD3, 0x61C69362, 0x7198540D,
    0x82F63B78, 0x92A8FC17, 0xA24BB5A6, 0xB21572C9, 0xC38D26C4, 0xD3D3E1AB, 0xE330A81A, 0xF36E6F75,
};

uint32_t navlog_crc32c_portable(uint32_t before, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    uint32_t crc = ~before;
    for (; count > 0; count--, next++) {
        crc ^= *next;
        crc = crc >> 4 ^ remainders[crc & 15];
        crc = crc >> 4 ^ remainders[crc & 15];
    }
    return ~crc;
}

#if defined(__x86_64__)

#define HARDWARE __attribute__((target("sse4.2")))
#define CRC_OF_WORD(crc, word) (uint32_t) __builtin_ia32_crc32di(crc, word)
#define CRC_OF_BYTE(crc, byte) __builtin_ia32_crc32qi(crc, byte)

static int has_instruction(void) {
    return __builtin_cpu_supports("sse4.2");
}

#elif defined(__aarch64__)

#define HARDWARE __attribute__((target("crc")))
#define CRC_OF_WORD(crc, word) __builtin_arm_crc32cd(crc, word)
#define CRC_OF_BYTE(crc, byte) __builtin_arm_crc32cb(crc, byte)

#if defined(__linux__)
#include <sys/auxv.h>

static int has_instruction(void) {
    return (getauxval(AT_HWCAP) & 1 << 7) != 0;  // HWCAP_CRC32
}
#else
// Every arm64 processor that Apple has built for these systems has it.
static int has_instruction(void) {
    return 1;
}
#endif

#endif

#if defined(HARDWARE)

// The instruction takes three cycles, but every cycle one can begin: three lanes side by side take the time of one.

/// The number of bytes of a lane.
enum { LANE = 4096 };

/// What a lane of zeros multiplies a remainder by: x to the power of 8 * LANE, modulo the polynomial, bits reversed.
static const uint32_t lane_of_zeros = 0x35D73A62;

/// The product of two remainders, modulo the polynomial.
static uint32_t product(uint32_t left, uint32_t right) {
    uint32_t sum = 0;
    for (; left != 0; left <<= 1) {
        sum ^= right & -(left >> 31);
        right = right >> 1 ^ (0x82F63B78 & -(right & 1));
    }
    return sum;
}

HARDWARE static inline uint32_t crc_after_word(uint32_t crc, const uint8_t *next) {
    uint64_t word;
    memcpy(&word, next, 8);
    return CRC_OF_WORD(crc, word);
}

HARDWARE static uint32_t crc32c_hardware(uint32_t before, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    uint32_t crc = ~before;
    for (; count >= 3 * LANE; count -= 3 * LANE, next += 2 * LANE) {
        uint32_t second = 0, third = 0;
        for (const uint8_t *end = next + LANE; next < end; next += 8) {
            crc = crc_after_word(crc, next);
            second = crc_after_word(second, next + LANE);
            third = crc_after_word(third, next + 2 * LANE);
        }
        crc = product(product(crc, lane_of_zeros) ^ second, lane_of_zeros) ^ third;
    }
    for (; count >= 8; count -= 8, next += 8) {
        crc = crc_after_word(crc, next);
    }
    for (; count > 0; count--, next++) {
        crc = CRC_OF_BYTE(crc, *next);
    }
    return ~crc;
}

uint32_t navlog_crc32c(uint32_t before, const void *bytes, size_t count) {
    return has_instruction() ? crc32c_hardware(before, bytes, count) : navlog_crc32c_portable(before, bytes, count);
}

#else

uint32_t navlog_crc32c(uint32_t before, const void *bytes, size_t count) {
    return navlog_crc32c_portable(before, bytes, count);
}

#endif
