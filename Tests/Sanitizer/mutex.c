// Tells the thread sanitizer of locks it cannot see.
//
// A free `Mutex` of the standard library is taken by code that is compiled into whoever takes it, which the sanitizer
// watches. One that another thread holds is taken inside the library, which it does not watch: it would report every
// such critical section as a race. On a Mac a `Mutex` is a lock of the system, which the sanitizer knows.
//
// `make sanitize` loads this before the library, so that those two calls come here first.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Synchronization._MutexHandle._lockSlow(UInt32) and _unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

typedef SWIFT void Lock(uint32_t thread, SELF);
typedef SWIFT void Unlock(SELF);

// Programs that run the tests have no sanitizer of their own.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

SWIFT void lock(uint32_t thread, SELF mutex) __asm__(LOCK);
SWIFT void unlock(SELF mutex) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF mutex) {
    Lock *next = (Lock *)dlsym(RTLD_NEXT, LOCK);
    next(thread, mutex);
    if (__tsan_acquire) { __tsan_acquire(mutex); }
}

SWIFT void unlock(SELF mutex) {
    if (__tsan_release) { __tsan_release(mutex); }
    Unlock *next = (Unlock *)dlsym(RTLD_NEXT, UNLOCK);
    next(mutex);
}
