#!/bin/bash
# Whether the server in this container is well, as its own /health says: tumbletop-health [PORT]
#
# Bash alone, so that the image needs no other program.
set -eu
exec 3<>"/dev/tcp/127.0.0.1/${1:-9448}"
printf 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
read -r answer <&3
[[ $answer == 'HTTP/1.1 200 '* ]]
