import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../lib/log.ts';
import type { PageCache } from './pageCache.ts';

/** What follows the changes that are heard. */
export type InvalidatedCache = Pick<PageCache, 'invalidate' | 'invalidateAll' | 'suspend' | 'resume'>;

const channel = 'page_drops';
/** Stands for everything. */
const all = 'all';

const firstPauseMs = 200;
const longestPauseMs = 5000;
/** A connection that died without a word is found out by asking it this often. */
const pulseMs = 15_000;
const pulsePatienceMs = 5000;

/**
 * Tells the cache what changes, on this node or any other, over a connection of its own (a pooler would lose LISTEN).
 * A lost connection suspends the cache and is opened again; everything is invalidated then, since a change may have
 * gone unheard. Returns what ends it.
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
      const startedAt = Date.now();
      try {
        await listenOnce();
      } catch (error) {
        log.warn({ err: error }, 'changes of pages are not heard for now');
      }
      wait = Date.now() - startedAt > longestPauseMs ? firstPauseMs : Math.min(wait * 2, longestPauseMs);
      await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  return async () => {
    ending.abort();
    await listening;
  };
}
