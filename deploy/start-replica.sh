#!/bin/sh
# A replica: copies the primary the first time, follows it from then on. Without its data it copies the primary anew.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "${PGDATA%/*}"
  chown postgres:postgres "${PGDATA%/*}"
  exec gosu postgres "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGHOST="${PGHOST:-primary}" PGUSER="${PGUSER:-directory}" PGPASSWORD="$POSTGRES_PASSWORD"
  # Made beside and renamed once it is whole: one that broke off looks like a database that lost its files.
  copy="$PGDATA.copy"
  while true; do
    rm -rf "$copy"
    # The slot of a copy that broke off, or was thrown away, stays with the primary; one in use is left to its user.
    psql --no-psqlrc --quiet --tuples-only --output=/dev/null --dbname=directory --command="
      SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = 'replica_1' AND NOT active" &&
      pg_basebackup --pgdata="$copy" --wal-method=stream --write-recovery-conf --checkpoint=fast \
        --create-slot --slot=replica_1 && break
    echo 'There is no copy of the primary yet; the next try follows in 2 s.' >&2
    sleep 2
  done
  rm -rf "$PGDATA"
  mv "$copy" "$PGDATA"
fi
exec docker-entrypoint.sh postgres
