import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
import { createRoutes } from '../app/routes/createRoutes.ts';
import { adminPaths } from './adminPaths.ts';
import { paths } from './paths.ts';

describe('paths', () => {
  it.each(Object.entries(paths))('%s leads to a page of its own', (_name, path) => {
    const matches = matchRoutes(createRoutes(), path('some-slug')) ?? [];
    expect(matches.at(-1)?.route.path ?? 'index').not.toBe('*');
    expect(matches.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(adminPaths))('%s of the back office leads to a screen of its own', (_name, path) => {
    expect(matchRoutes(createRoutes(), path())?.at(-1)?.route.path ?? 'index').not.toBe('*');
  });

  it('keeps a slug in one path segment', () => {
    expect(paths.business('a/b?c')).toBe('/business/a%2Fb%3Fc');
  });
});
