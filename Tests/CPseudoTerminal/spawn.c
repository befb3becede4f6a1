#ifdef __linux__
#define _GNU_SOURCE
#include <pty.h>
#include <utmp.h>
#else
#include <util.h>
#endif

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_open(int rows, int columns, int *controller, int *terminal) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    if (openpty(controller, terminal, NULL, NULL, &size) != 0) return -1;
    fcntl(*controller, F_SETFD, FD_CLOEXEC);
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    return 0;
}

pid_t pseudo_terminal_spawn(
    const char *executable, char *const arguments[], char *const environment[], int terminal) {
    pid_t process = fork();
    if (process != 0) return process;

    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    if (login_tty(terminal) == 0) execve(executable, arguments, environment);
    _exit(127);
}

void pseudo_terminal_resize(int controller, int rows, int columns) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(controller, TIOCSWINSZ, &size);
}

int pseudo_terminal_columns(wchar_t character) {
    if (setlocale(LC_CTYPE, "C.UTF-8") == NULL) setlocale(LC_CTYPE, "UTF-8");
    return wcwidth(character);
}
