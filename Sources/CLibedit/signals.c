#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static const struct {
    int number;
    unsigned bit;
} caught[] = {
    {SIGINT, clibedit_interrupt},   {SIGWINCH, clibedit_resize},   {SIGTSTP, clibedit_stop},
    {SIGCONT, clibedit_continue},   {SIGTERM, clibedit_terminate}, {SIGHUP, clibedit_hangup},
    {SIGQUIT, clibedit_quit},
};

enum { caught_count = sizeof caught / sizeof *caught };

/// One editor reads at a time, so one set of handlers is enough for the process.
static struct sigaction before[caught_count];
static volatile sig_atomic_t arrived[caught_count];
static volatile sig_atomic_t wake_end = -1;

static void note(int number) {
    int saved = errno;
    for (int i = 0; i < caught_count; i++) {
        if (caught[i].number == number) arrived[i] = 1;
    }
    ssize_t ignored = write((int)wake_end, "", 1);  // a full pipe wakes as well as a written one
    (void)ignored;
    errno = saved;
}

int clibedit_wake_pipe(int ends[2]) {
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, fcntl(ends[i], F_GETFL) | O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    return 0;
}

/// What the process dies of by itself, when something in it goes wrong.
static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};

enum { crash_count = sizeof crashes / sizeof *crashes };

static struct sigaction crash_before[crash_count];
static struct {
    int input, output;
    struct termios modes;
    char stack[1 << 14];
} rescue = {.input = -1};

/// Gives the terminal back, and lets the crash go on.
static void rescue_terminal(int number) {
    static const char end_paste_mode[] = "\033[0m\033[?2004l\r\n";
    tcsetattr(rescue.input, TCSANOW, &rescue.modes);
    ssize_t ignored = write(rescue.output, end_paste_mode, sizeof end_paste_mode - 1);
    (void)ignored;
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &crash_before[i], NULL);
    raise(number);
}

void clibedit_guard_terminal(int input, int output, const struct termios *modes) {
    rescue.input = input;
    rescue.output = output;
    rescue.modes = *modes;
    stack_t current;
    // A stack that overflowed has no room for a handler.
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE) {
        stack_t stack = {.ss_sp = rescue.stack, .ss_size = sizeof rescue.stack};
        sigaltstack(&stack, NULL);
    }
    for (int i = 0; i < crash_count; i++) {
        struct sigaction action = {.sa_handler = rescue_terminal, .sa_flags = SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(crashes[i], &action, &crash_before[i]);
    }
}

void clibedit_unguard_terminal(void) {
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &crash_before[i], NULL);
}

void clibedit_catch_signals(int wake) {
    wake_end = wake;
    for (int i = 0; i < caught_count; i++) {
        struct sigaction action = {.sa_handler = note};
        sigemptyset(&action.sa_mask);
        arrived[i] = 0;
        sigaction(caught[i].number, NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN) sigaction(caught[i].number, &action, NULL);
    }
}

void clibedit_release_signals(void) {
    for (int i = 0; i < caught_count; i++) sigaction(caught[i].number, &before[i], NULL);
}

unsigned clibedit_take_signals(void) {
    unsigned set = 0;
    for (int i = 0; i < caught_count; i++) {
        if (arrived[i]) {
            arrived[i] = 0;
            set |= caught[i].bit;
        }
    }
    return set;
}

void clibedit_die_of(unsigned which) {
    for (int i = 0; i < caught_count; i++) {
        if (caught[i].bit == which) {
            signal(caught[i].number, SIG_DFL);
            raise(caught[i].number);
        }
    }
}

void clibedit_stop_job(bool whole_job) {
    struct sigaction standard = {.sa_handler = SIG_DFL}, previous;
    sigemptyset(&standard.sa_mask);
    sigaction(SIGTSTP, &standard, &previous);
    if (whole_job) {
        kill(0, SIGTSTP);
    } else {
        raise(SIGTSTP);
    }
    sigaction(SIGTSTP, &previous, NULL);
}
