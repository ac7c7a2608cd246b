import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { documentCache } from './documentCache.ts';

describe('the cache of parsed queries', () => {
  it('stores a limited number of characters, and evicts the oldest query', async () => {
    const cache = documentCache(1000);
    const query = (n: number) => `{ a${n}: ${'x'.repeat(290)} }`;
    for (let n = 0; n < 50; n += 1) await cache.set(`${n}`, parse(query(n)));
    const cached: number[] = [];
    for (let n = 0; n < 50; n += 1) if (await cache.get(`${n}`)) cached.push(n);
    expect(cached).toEqual([47, 48, 49]);
    await cache.set('long', parse(query(0).repeat(10)));
    expect(await cache.get('long')).toBeUndefined();
    await cache.delete('49');
    expect(await cache.get('49')).toBeUndefined();
  });
});
