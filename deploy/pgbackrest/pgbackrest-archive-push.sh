#!/bin/sh
# archive_command of every node: one segment into the store. pgBackRest wants to see its own name in that command.
#
# A leader that stood still may archive the end of its timeline in its own form before it hears that another node took over. When that node
# later comes to the same segment, the store has another form of it (exit 45), and without this nothing would be archived any more. What
# was answered is in the timeline that followed, whose first segment repeats this one up to where they part: only there it is left out.
segment=$1
pgbackrest --config={{NODE_DIR}}/pgbackrest.conf --stanza=portal archive-push "$segment"
code=$?
[ "$code" -eq 45 ] || exit "$code"

timeline=$(basename "$segment" | cut -c1-8)
newest=$(ls "$(dirname "$segment")" | sed -n 's/^\([0-9A-F]\{8\}\)\.history$/\1/p' | sort | tail -n 1)
older=$(printf '%s\n%s\n' "$timeline" "$newest" | sort | head -n 1)
if [ -n "$newest" ] && [ "$timeline" != "$newest" ] && [ "$older" = "$timeline" ]; then
    echo "left out $(basename "$segment"): the store has the form of a leader that was replaced" >&2
    exit 0
fi
exit "$code"
