#!/usr/bin/env bash
# Feeds ever new bytes to every reader of outside input, with the address sanitizer: Tests/Fuzz/run.sh [SECONDS]
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-600}
scratch=.build/fuzz
corpus=$scratch/corpus

NAVLOG_FUZZ=1 swift build -c release --scratch-path "$scratch" --product navlog-fuzz --sanitize address 2>&1 \
    | sed '/Cannot export local symbol/d'

# The seeds are the specimens, each behind the byte that says what it is.
mkdir -p "$corpus"
seed() { # KIND FILE
    { printf "\\x0$1"; cat "$2"; } > "$corpus/seed-$1-$(basename "$2")"
}
for file in Logs/*.jsonl Logs/*/*.jsonl; do
    if [ "$(wc -c < "$file")" -lt 20000 ]; then seed 1 "$file"; fi
done
for file in Examples/*/*.manifest.json; do seed 0 "$file"; seed 2 "$file"; done
for file in Examples/*/*.snapshot.json; do if [ -e "$file" ]; then seed 4 "$file"; fi; done
printf '\x03x://c/1?q=2#3' > "$corpus/seed-3-url"
printf '\x05item(id: 1, source: "a b")' > "$corpus/seed-5-route"
printf '\x08main.path contains item(1) and not (intent == openURL or main.path.count > 3)' > "$corpus/seed-8-predicate"
printf '\x09{"navlog":1,"continues":{"seq":78,"session":"2d8c6b1f90a7e354"}}' > "$corpus/seed-9-header"
printf '\x0a["Item","{\"id\":1}"]' > "$corpus/seed-a-navigation-path"
printf '\x06main.stacks["a b"].path[-1]' > "$corpus/seed-6-path"

# The Swift runtime keeps what it made once, which a leak check takes for lost.
ASAN_OPTIONS=detect_leaks=0 "$scratch/release/navlog-fuzz" "$corpus" -dict=Tests/Fuzz/dictionary.txt -max_total_time="$seconds" \
    -max_len=8192 -timeout=10 -rss_limit_mb=2048 -artifact_prefix="$scratch/" -print_final_stats=1
