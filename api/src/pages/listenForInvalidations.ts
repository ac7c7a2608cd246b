import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../lib/log.ts';
import type { PageCache } from './pageCache.ts';

/** The cache to invalidate. */
export type InvalidatedCache = Pick<PageCache, 'invalidate' | 'invalidateAll' | 'suspend' | 'resume'>;

/** Triggers in the database notify this channel, so its name must not change between releases. */
const channel = 'page_drops';
/** Tag that every page has. */
const allPages = 'all';

const minPauseMs = 200;
const maxPauseMs = 5000;
/** Interval of checks that detect a broken connection. */
const heartbeatMs = 15_000;
const queryTimeoutMs = 5000;

/**
 * Invalidates the cache after changes on any node. It holds a connection of its own, since a pooler would lose LISTEN.
 * If the connection breaks, the cache is suspended until a new one is open, and then invalidated as a whole, since
 * notifications may be lost. Returns a function that stops listening.
 */
export function listenForInvalidations(
  url: string,
  cache: InvalidatedCache,
  log: Pick<Log, 'warn'>,
): () => Promise<void> {
  const stopping = new AbortController();

  const listenOnce = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      application_name: 'business-directory pages',
    });
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => {
      const tags = (payload ?? '').split(' ').filter(Boolean);
      if (tags.includes(allPages)) cache.invalidateAll();
      else cache.invalidate(tags);
    });
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      cache.resume();
      heartbeat = setInterval(() => {
        client.query('SELECT 1').catch(() => void client.end().catch(() => undefined));
      }, heartbeatMs);
      await lost;
    } finally {
      clearInterval(heartbeat);
      cache.suspend();
      await client.end().catch(() => undefined);
    }
  };

  const listening = (async () => {
    let pauseMs = minPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      try {
        await listenOnce();
      } catch (error) {
        log.warn({ err: error }, 'page invalidations are unavailable; the page cache is suspended');
      }
      pauseMs = performance.now() - startedAt > maxPauseMs ? minPauseMs : Math.min(pauseMs * 2, maxPauseMs);
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return async () => {
    stopping.abort();
    await listening;
  };
}
