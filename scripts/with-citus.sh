#!/usr/bin/env bash
# Starts a Citus cluster, runs a command with its address in CITUS_DATABASE_URL, and stops the cluster:
# `bash scripts/with-citus.sh npm run test:citus`. Needs Debian, root, and the script that starts one (CITUS_UP).
set -euo pipefail
citus=${CITUS_UP:-$(cd .. && pwd)/shared/citus/up.sh}
if [ ! -x "$citus" ] || [ "$(id -u)" -ne 0 ]; then
  echo "No Citus cluster starts here: $citus needs to be there, and root to run it." >&2
  exit 1
fi
folder=$(mktemp -d)
chmod 755 "$folder"
stop() {
  for cluster in "$folder"/*; do [ ! -d "$cluster" ] || "$citus" stop "$cluster"; done
  rm -rf "$folder"
}
trap stop EXIT
start_on() { CITUS_DATABASE_URL=$("$citus" start "$folder/$1" $((20000 + RANDOM % 10000))); }
# It needs the newest PostgreSQL 15.
start_on first || { apt-get update -qq && apt-get install -y -qq postgresql-15 && start_on second; }
export CITUS_DATABASE_URL
"$@"
