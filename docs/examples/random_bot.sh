#!/usr/bin/env bash
# A random game of Adrenaline: the program chooses, we say yes to everything.
coproc ENGINE { "${1:-target/release/telefrag}" engine adrenaline; }
ask() { echo "$1" >&"${ENGINE[1]}" && read -r answer <&"${ENGINE[0]}"; }

ask '{"cmd":"new","setup":{"players":3}}'
while ask '{"cmd":"bot"}' && [[ $answer =~ \"action\":\"([^\"]+)\" ]]; do
    ask "{\"cmd\":\"apply\",\"action\":\"${BASH_REMATCH[1]}\"}"
    last=$answer
done
grep -o '"outcome":{[^}]*}' <<<"$last"
ask '{"cmd":"quit"}'
