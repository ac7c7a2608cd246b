import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../lib/log.ts';
import type { PageCache } from './pageCache.ts';

/** The cache to invalidate. */
export type InvalidatedCache = Pick<PageCache, 'invalidate' | 'invalidateAll' | 'suspend' | 'resume'>;

/** The triggers of the database name this channel, so nodes of two releases share it. */
const channel = 'page_drops';
/** Tag of all pages. */
const all = 'all';

const firstPauseMs = 200;
const maxPauseMs = 5000;
/** Interval of checks that detect a broken connection. */
const pulseMs = 15_000;
const pulsePatienceMs = 5000;

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
  const ending = new AbortController();

  const listenOnce = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: pulsePatienceMs,
      query_timeout: pulsePatienceMs,
      application_name: 'business-directory pages',
    });
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      ending.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => {
      const tags = (payload ?? '').split(' ').filter(Boolean);
      if (tags.includes(all)) cache.invalidateAll();
      else cache.invalidate(tags);
    });
    let pulse: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      cache.resume();
      pulse = setInterval(() => {
        client.query('SELECT 1').catch(() => void client.end().catch(() => undefined));
      }, pulseMs);
      await lost;
    } finally {
      clearInterval(pulse);
      cache.suspend();
      await client.end().catch(() => undefined);
    }
  };

  const listening = (async () => {
    let wait = firstPauseMs;
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      try {
        await listenOnce();
      } catch (error) {
        log.warn({ err: error }, 'page invalidations are unavailable; the page cache is suspended');
      }
      wait = performance.now() - startedAt > maxPauseMs ? firstPauseMs : Math.min(wait * 2, maxPauseMs);
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  return async () => {
    ending.abort();
    await listening;
  };
}
