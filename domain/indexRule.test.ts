import { describe, expect, it } from '@jest/globals';
import type { PageFacts } from './indexRule.ts';
import { indexRule } from './indexRule.ts';

const list = { kind: 'list', path: '/category/cafe', page: 1, isChanged: false, isEmpty: false } as const;

describe('indexRule', () => {
  it.each<[string, PageFacts, boolean, string | null]>([
    ['a listing', { kind: 'business', slug: 'kahve-evi', isDemo: false }, true, '/business/kahve-evi'],
    ['a demo listing', { kind: 'business', slug: 'x', isDemo: true }, false, '/business/x'],
    ['a slug with odd characters', { kind: 'business', slug: 'a/b', isDemo: false }, true, '/business/a%2Fb'],
    ['a fixed page', { kind: 'fixed', path: '/about' }, true, '/about'],
    ['a missing page', { kind: 'missing' }, false, null],
    ['a plain list', list, true, '/category/cafe'],
    ['a later page', { ...list, page: 3 }, true, '/category/cafe?page=3'],
    ['an empty list', { ...list, isEmpty: true }, false, '/category/cafe'],
    ['a search', { ...list, isChanged: true }, false, '/category/cafe'],
    ['a later page of a search', { ...list, isChanged: true, page: 2 }, false, '/category/cafe'],
    ['a search by city', { ...list, path: '/businesses', sameAs: '/city/izmir' }, false, '/city/izmir'],
  ])('%s', (_name, facts, isIndexable, canonicalPath) => {
    const hasNoindex = !isIndexable && !('sameAs' in facts);
    expect(indexRule(facts, true)).toEqual({ isIndexable, hasNoindex, canonicalPath });
    expect(indexRule(facts, false)).toEqual({ isIndexable: false, hasNoindex: true, canonicalPath });
  });
});
