#!/bin/sh
# The image's roles; everything else is the operator's tool, which names its commands. exec, so that signals reach Node.
set -eu
case "${1:-web}" in
  web | worker) exec node "/app/apps/${1:-web}/main.ts" ;;
  *) exec node /app/apps/cli/main.ts "$@" ;;
esac
