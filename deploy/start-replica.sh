#!/bin/sh
# A replica: copies the primary the first time, follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  export PGPASSWORD="$POSTGRES_PASSWORD"
  until gosu postgres pg_basebackup --host=primary --username=directory --pgdata="$PGDATA" \
    --wal-method=stream --write-recovery-conf --checkpoint=fast --create-slot --slot=replica_1; do
    echo 'the primary does not answer yet'
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
fi
exec docker-entrypoint.sh postgres -c hot_standby=on
