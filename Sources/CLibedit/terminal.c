#ifdef __linux__
#define _XOPEN_SOURCE 700  // wcwidth
#endif

#include "CLibedit.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

EditLine *clibedit_open(const char *program, int input, int output) {
    FILE *nowhere = fopen("/dev/null", "we");
    if (nowhere == NULL) return NULL;
    EditLine *editor = el_init_fd(program, stdin, nowhere, nowhere, input, output, output);
    if (editor == NULL) fclose(nowhere);
    return editor;
}

void clibedit_close(EditLine *editor) {
    FILE *nowhere = NULL;
    el_wget(editor, EL_GETFP, 1, &nowhere);
    el_wset(editor, EL_EDITMODE, 0);  // or el_end would discard what was typed ahead
    el_end(editor);
    if (nowhere != NULL) fclose(nowhere);
}

bool clibedit_use_utf8(void) {
    static const char *const names[] = {"", "C.UTF-8", "UTF-8", "en_US.UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (setlocale(LC_CTYPE, names[i]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    }
    return false;
}

int clibedit_columns(wchar_t character) {
    int width = wcwidth(character);
    return width < 0 ? 1 : width;
}

bool clibedit_window_size(int terminal, int *rows, int *columns) {
    struct winsize size;
    if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
    *rows = size.ws_row;
    *columns = size.ws_col;
    return true;
}
