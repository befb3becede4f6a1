/// The narrow border to libedit: what Swift cannot call itself, and nothing else.
///
/// Swift refuses variadic functions (`el_wset`) and the mutable globals `stdin` and `stderr`; a signal handler must
/// not enter the Swift runtime. Everything that is not variadic (`el_wgets`, `el_wline`, `el_winsertstr`,
/// `el_deletestr`, `el_cursor`, `el_resize`) is called directly. Text crosses as wide characters, one per Unicode
/// scalar, so nothing here depends on a conversion between encodings.
#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Starts an editor that reads from one side of a terminal and takes its modes and size from there.
///
/// What it draws goes nowhere: it loses track of the screen when wide characters are inserted or a line of several
/// rows changes. Returns NULL if memory or file descriptors are exhausted.
EditLine *clibedit_open(const char *program, int input, int output);

/// Ends an editor without discarding what was typed ahead.
void clibedit_close(EditLine *editor);

/// Chooses a UTF-8 locale for characters only, so that numbers and dates keep their C form.
/// Returns false if the system offers none.
bool clibedit_use_utf8(void);

/// Returns the number of columns a character takes on a terminal.
int clibedit_columns(wchar_t character);

/// Reads the size of a terminal. Returns false if `terminal` is none or does not know.
bool clibedit_window_size(int terminal, int *rows, int *columns);

// MARK: Signals

/// The signals that concern a line being edited, as bits of a set.
enum {
    clibedit_interrupt = 1 << 0,
    clibedit_resize = 1 << 1,
    clibedit_stop = 1 << 2,
    clibedit_continue = 1 << 3,
    clibedit_terminate = 1 << 4,
    clibedit_hangup = 1 << 5,
    clibedit_quit = 1 << 6,
};

/// Makes a pipe whose ends neither block nor survive an exec. Returns 0, or -1 with `errno`.
int clibedit_wake_pipe(int ends[2]);

/// Catches the signals above until `clibedit_release_signals`; each one writes a byte to `wake`.
/// A signal the process ignores stays ignored. libedit's own handling is never used: it answers a signal by sending
/// it to the whole process group.
void clibedit_catch_signals(int wake);

/// Has a crash of this process give the terminal these modes back, until `clibedit_unguard_terminal`. Whoever else
/// handles the crash does so afterwards. Must not be called twice in a row.
void clibedit_guard_terminal(int input, int output, const struct termios *modes);

/// Ends what `clibedit_guard_terminal` began.
void clibedit_unguard_terminal(void);

/// Gives every signal back to whoever handled it before.
void clibedit_release_signals(void);

/// Returns the set of signals that arrived since the last call.
unsigned clibedit_take_signals(void);

/// Ends this process by a signal of the set above, for its parent to see.
void clibedit_die_of(unsigned which);

/// Stops this process until it is continued; with `whole_job` the rest of its process group too, as the terminal does
/// for Ctrl-Z, so that a script which started this process is not left waiting.
void clibedit_stop_job(bool whole_job);

// MARK: Variadic functions

static inline void clibedit_set_client_data(EditLine *editor, void *data) {
    el_wset(editor, EL_CLIENTDATA, data);
}

static inline void *clibedit_client_data(EditLine *editor) {
    void *data = NULL;
    el_wget(editor, EL_CLIENTDATA, &data);
    return data;
}

static inline void clibedit_set_reader(EditLine *editor, el_rfunc_t reader) {
    el_wset(editor, EL_GETCFN, reader);
}

static inline void clibedit_use_emacs_keys(EditLine *editor) {
    el_wset(editor, EL_EDITOR, L"emacs");
}

/// Has Ctrl-C, Ctrl-Z and Ctrl-\ arrive as characters while a line is edited. As signals they would act even inside
/// a paste, and the terminal would throw away the rest of it.
static inline void clibedit_receive_signal_keys(EditLine *editor) {
    el_wset(editor, EL_SETTY, L"-d", L"-isig", NULL);
}

static inline void clibedit_set_raw(EditLine *editor, bool raw) {
    el_wset(editor, EL_PREP_TERM, (int)raw);
}

#endif
