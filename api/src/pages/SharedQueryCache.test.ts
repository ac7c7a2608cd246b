import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { SharedQueryCache } from './SharedQueryCache.ts';

const layout = parse('{ stats { total } }');
const other = parse('{ stats { cities } }');
const now = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let cache: SharedQueryCache;
const load = jest.fn(async () => ({ data: { total: load.mock.calls.length } }));
const total = async (document = layout, at = now) => (await cache.get(document, at, load)).data?.['total'];

beforeEach(() => {
  load.mockClear();
  cache = new SharedQueryCache();
  cache.resume();
});

describe('query results that pages share', () => {
  it('are loaded once for each operation, also by pages that are rendered at the same time', async () => {
    expect(await Promise.all([total(), total(), total(other)])).toEqual([1, 1, 2]);
    expect(await total(layout, later(59))).toBe(1);
  });

  it('are loaded again after a minute, a change of counts and an invalidation of all tags, not after others', async () => {
    expect(await total()).toBe(1);
    cache.invalidate(['business:1', 'lists']);
    expect(await total()).toBe(1);
    cache.invalidate(['business:1', 'counts']);
    expect(await total()).toBe(2);
    cache.invalidateAll();
    expect(await total()).toBe(3);
    expect(await total(layout, later(60))).toBe(4);
  });

  it('are not cached from a query that began before a change', async () => {
    const slow = cache.get(layout, now, async () => ({ data: { total: 0 } }));
    cache.invalidateAll();
    expect((await slow).data).toEqual({ total: 0 });
    expect(await total()).toBe(1);
  });

  it('are not cached after a failure', async () => {
    await expect(cache.get(layout, now, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.get(layout, now, async () => ({ errors: [{ message: 'away' }] }));
    expect(await total()).toBe(1);
  });

  it('are replaced by the fallback after a failure, and loaded again for the next page', async () => {
    const report = jest.fn();
    const read = jest.fn<() => Promise<{ boxes: number[] }>>(async () => ({ boxes: [1] }));
    read.mockRejectedValueOnce(new Error('away'));
    const boxes = () => cache.getOr({ boxes: [] }, now, read, report);
    expect([await boxes(), await boxes(), await boxes()]).toEqual([
      { boxes: [] },
      { boxes: [1] },
      { boxes: [1] },
    ]);
    expect(report.mock.calls).toEqual([[new Error('away')]]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not shared while changes cannot be received', async () => {
    cache.suspend();
    expect([await total(), await total()]).toEqual([1, 2]);
  });
});
