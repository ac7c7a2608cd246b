# Debian's own PgBouncer; trixie has one that keeps prepared statements apart.
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /run/pgbouncer && chown postgres:postgres /run/pgbouncer
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
USER postgres
EXPOSE 6432
# SIGTERM waits until the last client has left; this one until the transactions that run have ended.
STOPSIGNAL SIGINT
# The password comes by the environment and stays in the container.
CMD ["sh", "-c", "printf '\"directory\" \"%s\"\\n' \"$POSTGRES_PASSWORD\" > /run/pgbouncer/userlist.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
