#!/bin/sh
# Run once, by the image of PostgreSQL, when the primary's database is made: lets replicas follow with the same password.
set -eu
echo 'host replication directory all scram-sha-256' >> "$PGDATA/pg_hba.conf"
