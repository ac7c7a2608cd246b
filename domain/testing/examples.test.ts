import { afterEach, expect, it } from '@jest/globals';
import { examples } from './examples.ts';

const before = process.env.PROPERTY_SHARE;
afterEach(() => {
  if (before === undefined) delete process.env.PROPERTY_SHARE;
  else process.env.PROPERTY_SHARE = before;
});

it('a test tries the share of its examples that the environment names, and at least one', () => {
  process.env.PROPERTY_SHARE = '0.4';
  expect([1, 5, 100].map(examples)).toEqual([1, 2, 40]);
});

it('a test that runs alone tries all of its examples', () => {
  delete process.env.PROPERTY_SHARE;
  expect(examples(100)).toBe(100);
});
