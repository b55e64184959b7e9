#!/bin/sh
# The image's roles; anything else is run as it stands. exec, so that signals reach Node.
set -eu
case "${1:-web}" in
  web | worker) exec node "apps/${1:-web}/main.ts" ;;
  migrate) exec node scripts/db.ts migrate ;;
  seed | import) role=$1; shift; exec node "scripts/$role.ts" "$@" ;;
  *) exec "$@" ;;
esac
