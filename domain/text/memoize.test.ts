import { describe, expect, it, jest } from '@jest/globals';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('computes a text once, and a long text each time', () => {
    const length = jest.fn((text: string) => text.length);
    const known = memoize(length);
    expect([known('ab'), known('ab'), known('abc')]).toEqual([2, 2, 3]);
    expect(length).toHaveBeenCalledTimes(2);
    known('x'.repeat(101));
    known('x'.repeat(101));
    expect(length).toHaveBeenCalledTimes(4);
  });

  it('caches a limited number of answers', () => {
    const length = jest.fn((text: string) => text.length);
    const known = memoize(length, { maxEntries: 2 });
    for (const text of ['a', 'b', 'c', 'a']) known(text);
    expect(length).toHaveBeenCalledTimes(4);
  });
});
