/// Starts programs on a pseudo-terminal: `fork` is not for Swift to call.
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>
#include <wchar.h>

/// Makes a terminal. Stores its two sides, the caller's and the programs', which the caller closes. Returns 0, or -1
/// with `errno`.
int pseudo_terminal_open(int rows, int columns, int *controller, int *terminal);

/// Runs a program in a session of its own on a terminal, with no signal ignored or blocked.
///
/// `arguments` and `environment` end with NULL. Returns the process, or -1 with `errno`.
pid_t pseudo_terminal_spawn(
    const char *executable, char *const arguments[], char *const environment[], int terminal);

/// Changes the size of a terminal, which tells the programs on it.
void pseudo_terminal_resize(int controller, int rows, int columns);

/// Returns how many columns a character takes in a UTF-8 locale.
int pseudo_terminal_columns(wchar_t character);

#endif
