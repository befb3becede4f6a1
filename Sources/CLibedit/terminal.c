#ifdef __linux__
#define _XOPEN_SOURCE 700  // wcwidth
#endif

#include "CLibedit.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

static FILE *output_of(EditLine *editor) {
    FILE *output = NULL;
    el_wget(editor, EL_GETFP, 1, &output);
    return output;
}

EditLine *clibedit_open(const char *program, int input, int output) {
    int copy = dup(output);
    if (copy < 0) return NULL;
    FILE *stream = fdopen(copy, "w");
    if (stream == NULL) {
        close(copy);
        return NULL;
    }
    setvbuf(stream, NULL, _IOFBF, 1 << 16);
    EditLine *editor = el_init_fd(program, stdin, stream, stderr, input, copy, STDERR_FILENO);
    if (editor == NULL) fclose(stream);
    return editor;
}

void clibedit_close(EditLine *editor) {
    FILE *output = output_of(editor);
    el_wset(editor, EL_EDITMODE, 0);  // or el_end would discard what was typed ahead
    el_end(editor);
    if (output != NULL) fclose(output);
}

bool clibedit_use_utf8(void) {
    static const char *const names[] = {"", "C.UTF-8", "UTF-8", "en_US.UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (setlocale(LC_CTYPE, names[i]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    }
    return false;
}

void clibedit_write(EditLine *editor, const char *bytes, size_t count) {
    FILE *output = output_of(editor);
    if (output != NULL) fwrite(bytes, 1, count, output);
}

void clibedit_flush(EditLine *editor) {
    FILE *output = output_of(editor);
    if (output != NULL) fflush(output);
}

int clibedit_columns(wchar_t character) {
    if (character < 0x100 && iswcntrl((wint_t)character)) return 2;
    if (!iswprint((wint_t)character)) return character > 0xffff ? 8 : 7;
    int width = wcwidth(character);
    return width < 0 ? 0 : width;
}

bool clibedit_window_size(int terminal, int *rows, int *columns) {
    struct winsize size;
    if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
    *rows = size.ws_row;
    *columns = size.ws_col;
    return true;
}
