#include "CArchive.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

// The few declarations of <zstd.h> that are needed. They have been stable since version 1.0.
typedef struct {
    const void *src;
    size_t size;
    size_t pos;
} zstd_input;

typedef struct {
    void *dst;
    size_t size;
    size_t pos;
} zstd_output;

typedef struct {
    void *(*create)(void);
    size_t (*destroy)(void *);
    size_t (*expand)(void *, zstd_output *, zstd_input *);
    unsigned (*is_error)(size_t);
} zstd_library;

struct carchive {
    carchive_kind kind;
    z_stream gzip;
    zstd_library zstd;
    void *zstd_stream;
};

static int load_zstd(zstd_library *library) {
    static const char *const names[] = {
        "libzstd.so.1", "libzstd.1.dylib", "/opt/homebrew/lib/libzstd.1.dylib", "/usr/local/lib/libzstd.1.dylib"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        if (handle == NULL) continue;
        *(void **)&library->create = dlsym(handle, "ZSTD_createDStream");
        *(void **)&library->destroy = dlsym(handle, "ZSTD_freeDStream");
        *(void **)&library->expand = dlsym(handle, "ZSTD_decompressStream");
        *(void **)&library->is_error = dlsym(handle, "ZSTD_isError");
        return library->create && library->destroy && library->expand && library->is_error;
    }
    return 0;
}

carchive *carchive_open(carchive_kind kind) {
    carchive *archive = calloc(1, sizeof *archive);
    if (archive == NULL) return NULL;
    archive->kind = kind;
    int is_ready;
    if (kind == CARCHIVE_GZIP) {
        // 16 more than the largest window: the gzip format and no other.
        is_ready = inflateInit2(&archive->gzip, MAX_WBITS + 16) == Z_OK;
    } else {
        is_ready = load_zstd(&archive->zstd) && (archive->zstd_stream = archive->zstd.create()) != NULL;
    }
    if (is_ready) return archive;
    free(archive);
    return NULL;
}

static carchive_status expand_gzip(z_stream *stream) {
    switch (inflate(stream, Z_NO_FLUSH)) {
    case Z_OK:
    case Z_BUF_ERROR: return CARCHIVE_MORE;
    case Z_STREAM_END: return inflateReset(stream) == Z_OK ? CARCHIVE_COMPLETE : CARCHIVE_DAMAGED;
    default: return CARCHIVE_DAMAGED;
    }
}

carchive_status carchive_expand(
    carchive *archive, const uint8_t *input, size_t input_size, size_t *taken, uint8_t *output, size_t output_size,
    size_t *made) {
    if (archive->kind == CARCHIVE_GZIP) {
        z_stream *stream = &archive->gzip;
        stream->next_in = (Bytef *)input;
        stream->avail_in = input_size > UINT_MAX ? UINT_MAX : (uInt)input_size;
        stream->next_out = output;
        stream->avail_out = output_size > UINT_MAX ? UINT_MAX : (uInt)output_size;
        carchive_status status = expand_gzip(stream);
        *taken = (size_t)(stream->next_in - input);
        *made = (size_t)(stream->next_out - output);
        return status;
    }
    zstd_input in = {input, input_size, 0};
    zstd_output out = {output, output_size, 0};
    size_t left = archive->zstd.expand(archive->zstd_stream, &out, &in);
    *taken = in.pos;
    *made = out.pos;
    if (archive->zstd.is_error(left)) return CARCHIVE_DAMAGED;
    return left == 0 ? CARCHIVE_COMPLETE : CARCHIVE_MORE;
}

void carchive_close(carchive *archive) {
    if (archive == NULL) return;
    if (archive->kind == CARCHIVE_GZIP) {
        inflateEnd(&archive->gzip);
    } else {
        archive->zstd.destroy(archive->zstd_stream);
    }
    free(archive);
}
