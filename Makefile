# navlog: `make run` to look at it, `make test` to trust it, `make install` to keep it.

PREFIX ?= /usr/local
DESTDIR ?=
SHARE = $(DESTDIR)$(PREFIX)/share
JOURNAL ?= Logs/library.jsonl

# From the bottom up: the documentation of each may link to those before it.
LIBRARIES := StrictJSON NavigationModel NavigationJournal NavigationReplay NavigationFormats NavigationLog NavigationTesting

SYSTEM := $(shell uname -s)
SOURCES := $(wildcard Package.swift Sources Tests Examples)
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
DOCC := $(if $(filter Darwin,$(SYSTEM)),xcrun) docc
DOCS := .build/docs

# On Linux the Swift runtime is linked in: the binary starts faster and runs where no Swift is installed. An entry goes
# through four modules when it is replayed; optimized across them, that takes a twentieth fewer instructions.
RELEASE := -c release -Xswiftc -cross-module-optimization $(if $(filter Linux,$(SYSTEM)),--static-swift-stdlib)
NAVLOG := $(CURDIR)/.build/release/navlog

.PHONY: run test build install bench sanitize fuzz docs format lint clean setup

# Without a terminal there is nobody to type: a scripted tour plays instead. Neither writes into the journal: what is
# done there forks in memory.
run: build
	@if [ -t 0 ]; then \
	    "$(NAVLOG)" repl "$(JOURNAL)"; \
	else \
	    "$(NAVLOG)" repl "$(JOURNAL)" --echo -f Examples/tour.navlog; \
	fi

# The tests are built for debugging, which compiles several times faster than a release and checks more. The program
# they drive is the release that users get: a debug build of it would replay large journals many times slower.
test: build
	NAVLOG_BINARY="$(NAVLOG)" swift test --disable-xctest

build: setup
ifneq ($(wildcard Sources/navlog),)
	swift build $(RELEASE) --product navlog
endif

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(NAVLOG)" "$(DESTDIR)$(PREFIX)/bin/navlog"
	@install -d $(patsubst %,"$(SHARE)/%",man/man1 bash-completion/completions zsh/site-functions \
	    fish/vendor_completions.d)
	"$(NAVLOG)" help --man > "$(SHARE)/man/man1/navlog.1"
	"$(NAVLOG)" completions bash > "$(SHARE)/bash-completion/completions/navlog"
	"$(NAVLOG)" completions zsh > "$(SHARE)/zsh/site-functions/_navlog"
	"$(NAVLOG)" completions fish > "$(SHARE)/fish/vendor_completions.d/navlog.fish"

# Everything is measured at full length, which takes some minutes and 2.5 GB, and the README shows what came of it.
bench: build
	swift build $(RELEASE) --product navlog-bench
	.build/release/navlog-bench $(or $(BENCHFLAGS),--readme README.md)

# What happens at the same time, with the thread sanitizer: many appenders, readers on several threads, recorders and
# stores. The simulated lives of a writer have one thread, so a few of them do.
sanitize: setup
	swift build --build-tests --sanitize thread --scratch-path .build/sanitize
	$(if $(filter Linux,$(SYSTEM)),clang -shared -fPIC -O1 -o .build/sanitize/mutex.so Tests/Sanitizer/mutex.c)
	$(if $(filter Linux,$(SYSTEM)),LD_PRELOAD="$(CURDIR)/.build/sanitize/mutex.so") NAVLOG_SEEDS=400 \
	    swift test --disable-xctest --skip-build --sanitize thread --scratch-path .build/sanitize \
	    --filter 'NavigationJournalTests|NavigationLogTests'

# Ten minutes of ever new bytes for every reader of outside input; SECONDS=… for longer.
fuzz: setup
	Tests/Fuzz/run.sh $(or $(SECONDS),600)

# DocC without a package plugin: the compiler writes the symbols of each module beside its build, docc makes an archive
# a library, and the archives become one. A broken link or a parameter without a word is an error.
docs: setup
	rm -rf $(DOCS)
	swift build --scratch-path $(DOCS)/build -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir \
	    -Xswiftc $(DOCS)/graphs
	@set -e; dependencies=; for library in $(LIBRARIES); do \
	    echo "documenting $$library"; \
	    mkdir -p $(DOCS)/symbols/$$library $(DOCS)/archives; \
	    for graph in $(DOCS)/graphs/$$library.symbols.json $(DOCS)/graphs/$$library@*.symbols.json; do \
	        if [ -e $$graph ]; then cp $$graph $(DOCS)/symbols/$$library; fi; \
	    done; \
	    $(DOCC) convert $$(find Sources/$$library -name '*.docc') --additional-symbol-graph-dir $(DOCS)/symbols/$$library \
	        --fallback-display-name $$library --fallback-bundle-identifier navlog.$$library \
	        --fallback-default-module-kind Library --warnings-as-errors \
	        --enable-experimental-external-link-support $$dependencies \
	        --output-path $(DOCS)/archives/$$library.doccarchive; \
	    dependencies="$$dependencies --dependency $(DOCS)/archives/$$library.doccarchive"; \
	done
	$(DOCC) merge $(DOCS)/archives/*.doccarchive --synthesized-landing-page-name navlog \
	    --output-path $(DOCS)/navlog.doccarchive

format:
	swift format --in-place --recursive --parallel $(SOURCES)

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

clean:
	rm -rf .build

# The headers of libedit and zlib; on a Mac they come with the system.
HEADERS := $(and $(wildcard /usr/include/histedit.h),$(wildcard /usr/include/zlib.h))
setup:
ifeq ($(SYSTEM)$(HEADERS),Linux)
	@command -v apt-get >/dev/null || { echo "install the headers of libedit and zlib, then try again"; exit 1; }
	$(SUDO) apt-get install -y libedit-dev zlib1g-dev || \
	    { $(SUDO) apt-get update && $(SUDO) apt-get install -y libedit-dev zlib1g-dev; }
endif
