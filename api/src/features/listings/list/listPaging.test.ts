import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../../testing/execute.ts';
import { makeBusinesses } from '../../../testing/factories.ts';
import { list, useBusinessList } from './testing/useBusinessList.ts';

const { services, page } = useBusinessList();

describe('paging of businesses', () => {
  it('with contradictory arguments is refused', async () => {
    for (const odd of [
      { first: 0 },
      { first: -1 },
      { first: 101 },
      { offset: -1 },
      { offset: 0, after: 'x' },
      { filter: { search: 'a' }, offset: 10_001 },
      { first: 2 ** 40 },
      { first: 1.5 },
      { first: '5' },
    ]) {
      expect([odd, await refusalOf(services(), list, odd)]).toEqual([odd, 'BAD_INPUT']);
    }
    const { endCursor } = (await page({})).pageInfo;
    expect(endCursor).toBeNull();
    expect((await page({ offset: 2 ** 31 - 1 })).nodes).toEqual([]);
  });

  it('allows 1000 for stored operations, and no more', async () => {
    const inside = { isStoredOperation: true };
    expect(await refusalOf(services(), list, { first: 1000 }, inside)).toBeNull();
    expect(await refusalOf(services(), list, { first: 1001 }, inside)).toBe('BAD_INPUT');
  });

  it('accepts only cursors that the same order returned', async () => {
    await makeBusinesses(services().db, 3);
    const { endCursor } = (await page({ first: 1, sort: { field: 'NAME' } })).pageInfo;
    expect(await refusalOf(services(), list, { after: endCursor, sort: { field: 'RATING' } })).toBe(
      'BAD_INPUT',
    );
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const odd: [string, unknown][] = [
      ['NAME', ['NAME', 'a\0b', 1]],
      ['NAME', ['NAME', 'x', 2 ** 40]],
      ['NAME', ['NAME', 'x', 1.5]],
      ['NAME', ['NAME', null, 1]],
      ['NAME', ['NAME']],
      ['RATING', ['RATING', 'x', 1]],
      ['RATING', ['RATING', '', 1]],
      ['REVIEW_COUNT', ['REVIEW_COUNT', '99999999999', 1]],
      ['CREATED_AT', ['CREATED_AT', '1.5', 1]],
      ['RELEVANCE', ['SCORE', '1e999', 1]],
      ['RELEVANCE', ['SCORE', 'NaN', 1]],
      ['NAME', { NAME: 1 }],
      ['NAME', 'text'],
    ];
    for (const [field, parts] of odd) {
      const variables = { sort: { field }, after: forged(parts) };
      expect([parts, await refusalOf(services(), list, variables)]).toEqual([parts, 'BAD_INPUT']);
    }
    for (const after of ['', '%', 'x'.repeat(10_000)])
      expect(await refusalOf(services(), list, { after })).toBe('BAD_INPUT');
  });
});
